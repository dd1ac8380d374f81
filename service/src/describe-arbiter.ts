import type { Config } from './config.ts';
import type { Service } from './start-service.ts';

/** Tells operators who will judge requests and, if there is no arbiter, what to do. */
export function describeArbiter(
  { arbitersSeen }: Pick<Service, 'arbitersSeen'>,
  { orionApiKey }: Pick<Config, 'orionApiKey'>,
): string {
  if (arbitersSeen > 0) return `${arbitersSeen} active`;
  if (orionApiKey !== null) return 'not connected yet; /health shows when it is';
  return [
    'NONE: no request is judged, and every request stays PENDING. To run one here, set ORION_API_KEY',
    '(openssl rand -hex 32) and restart; to run one elsewhere, see docs/guides/arbiters.md',
  ].join('\n              ');
}

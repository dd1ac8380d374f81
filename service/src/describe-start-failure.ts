import { describeListenFailure } from '@countersign/edge';
import type { Config } from './config.ts';
import { isDatabaseUnavailable } from './platform/db/database-unavailable.ts';

/** Explains why the service did not start, and what to do. */
export function describeStartFailure(error: unknown, config: Config): string {
  const ports = { PORT: config.port, METRICS_PORT: config.metricsPort };
  const listening = describeListenFailure(error, { host: config.host, hostVariable: 'HOST', ports });
  if (listening !== null) return listening;
  const { code, message, path } = error as NodeJS.ErrnoException;
  if (config.databaseUrl !== null && isDatabaseUnavailable(error)) {
    const { host } = new URL(config.databaseUrl);
    return `The database in DATABASE_URL at ${host} is unreachable${code ? ` (${code})` : ''}.`;
  }
  if (path?.startsWith(config.dataDirectory)) return `DATA_DIR cannot be used: ${message}`;
  return message || String(error);
}

import type { Config } from './config.ts';
import { isDatabaseUnavailable } from './platform/db/database-unavailable.ts';

/** Why the service did not start, in words that say what to do. */
export function describeStartFailure(error: unknown, config: Config): string {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Its port (${config.port} or METRICS_PORT) is taken: set PORT to another one.`;
  if (syscall === 'listen') return `It cannot listen on ${config.host}:${config.port} (${code}): check HOST and PORT.`;
  if (config.databaseUrl !== null && isDatabaseUnavailable(error)) {
    return `The database of DATABASE_URL cannot be reached${code ? ` (${code})` : ''}.`;
  }
  return message || String(error);
}

import type { Config } from './config.ts';
import { isDatabaseUnavailable } from './platform/db/database-unavailable.ts';

interface Failure extends NodeJS.ErrnoException {
  readonly hostname?: string;
  readonly port?: number;
}

/** Why the service did not start, in words that say what to do. */
export function describeStartFailure(error: unknown, config: Config): string {
  const { code, syscall, message, path, hostname, port } = error as Failure;
  if (code === 'EADDRINUSE') {
    const variable = port === config.metricsPort ? 'METRICS_PORT' : 'PORT';
    return `Port ${port} is taken: end what uses it, or set ${variable} to another one.`;
  }
  if (syscall === 'listen' || hostname === config.host) {
    return `It cannot listen on ${config.host}:${port ?? config.port} (${code}): check HOST and PORT.`;
  }
  if (config.databaseUrl !== null && isDatabaseUnavailable(error)) {
    const { host } = new URL(config.databaseUrl);
    return `The database of DATABASE_URL at ${host} cannot be reached${code ? ` (${code})` : ''}.`;
  }
  if (path?.startsWith(config.dataDirectory)) return `DATA_DIR cannot be used: ${message}`;
  return message || String(error);
}

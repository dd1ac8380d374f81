import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const SECRET_FIELDS = [
  'authorization',
  'x-api-key',
  'x-ethereum-signature',
  'accessToken',
  'refreshToken',
  'apiKey',
  'secret',
  'password',
  'signature',
  'nonce',
  'code_verifier',
  'connectionString',
];

/** Structured logs. What reaches them is chosen, not filtered; the redaction is the second fence. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]);
  const options = {
    level,
    base: { service: 'countersign' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: { paths, censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Drivers put statements, parameters and connection strings on their errors: keep what a reader of logs needs. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  // A failed statement's message repeats its parameters after the first line.
  const message = error.message.split('\n', 1)[0]?.slice(0, 500);
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
  const cause: unknown = error.cause === undefined ? undefined : describeError(error.cause);
  return {
    type: error.name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(cause !== undefined && { cause }),
  };
}

import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const secretFields: ReadonlySet<string> = new Set([
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
  'human_intent',
  'proposed_tx',
  'calldata',
]);

const STANDARD_OUTPUT = 1;
const BUSY_PAUSE_MS = 10;
const pause = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes lines to standard output. A line that cannot be written is dropped: on a full disk, pino's own stream ends the
 * process, or waits forever and blocks all requests.
 */
const standardOutput: DestinationStream = {
  write(line) {
    let rest = Buffer.from(line);
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(STANDARD_OUTPUT, rest));
      } catch (error) {
        // The pipe's reader is slow.
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
        Atomics.wait(pause, 0, 0, BUSY_PAUSE_MS);
      }
    }
  },
};

const CENSOR = '[redacted]';

type Fields = Record<string, unknown>;

/**
 * Hides secret fields at any depth. Most lines are flat and have none; those are not copied. pino's own redaction
 * searches every value for every path, a third of the allocations of a short request. Values formatted into a message
 * (`%j`) are not covered.
 */
function redact(fields: Fields, seen = new Set<object>()): Fields {
  const isLine = seen.size === 0;
  seen.add(fields);
  let copy: Fields | null = null;
  for (const [name, value] of Object.entries(fields)) {
    // `describeError` selects the fields of errors.
    if (name === 'err' && isLine) continue;
    const shown = secretFields.has(name) ? CENSOR : redactValue(value, seen);
    if (shown === value) continue;
    copy ??= { ...fields };
    copy[name] = shown;
  }
  return copy ?? fields;
}

/** Each object is shown once, because circular references would never end. */
function redactValue(value: unknown, seen: Set<object>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('toJSON' in value && typeof value.toJSON === 'function') return redactValue(value.toJSON(), seen);
  if (seen.has(value)) return CENSOR;
  if (!Array.isArray(value)) return redact(value as Fields, seen);
  seen.add(value);
  return value.map((each) => redactValue(each, seen));
}

/** Structured logs. Their content is chosen, not filtered; the redaction is the second line of defence. */
export function createLog(level: string, destination = standardOutput, name = 'countersign'): Log {
  const options = {
    level,
    base: { service: name },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: redact },
    serializers: { err: describeError },
  };
  return redactChildren(pino(options, destination));
}

/** Formatters do not see the bindings of a log and its children, and a child may have formatters of its own. */
function redactChildren(log: Log): Log {
  const { child, setBindings } = log;
  log.child = function (bindings, options) {
    const format = options?.formatters?.log;
    const formatters = {
      ...options?.formatters,
      ...(format && { log: (line: object) => redact(format(line) as Fields) }),
    };
    return child.call(this, redact(bindings), options && { ...options, formatters }) as never;
  };
  log.setBindings = function (bindings) {
    setBindings.call(this, redact(bindings));
  };
  return log;
}

/** Drivers attach statements, parameters and connection strings to their errors: keep what a reader of logs needs. */
function describeError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  // Some libraries report plain objects that resemble errors.
  const {
    name = 'object',
    message: text = '',
    code,
    stack: trace,
    cause: inner,
  } = error as Partial<NodeJS.ErrnoException>;
  // The message of a failed statement repeats its parameters after the first line.
  const message = String(text).split('\n', 1)[0]?.slice(0, 500);
  const stack = trace
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');
  const cause: unknown = inner === undefined ? undefined : describeError(inner);
  return {
    type: name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(cause !== undefined && { cause }),
  };
}

/** The base URL of request pages, known to a log and its children. */
const pages = Symbol('pages of requests');

type PageOf = (requestHash: string) => string;

/** A log whose lines about one request carry the link to its page. */
export function linkPages(log: Log, pageOf: PageOf): Log {
  const link = (line: { readonly requestHash?: unknown }) =>
    typeof line.requestHash === 'string' ? { ...line, page: pageOf(line.requestHash) } : line;
  return Object.assign(log.child({}, { formatters: { log: link } }), { [pages]: pageOf });
}

/** The bindings of a child log whose lines all concern one request. */
export function bindRequest(
  log: object,
  requestHash: string,
): { readonly requestHash: string; readonly page?: string } {
  const { [pages]: pageOf } = log as { [pages]?: PageOf };
  return { requestHash, ...(pageOf && { page: pageOf(requestHash) }) };
}

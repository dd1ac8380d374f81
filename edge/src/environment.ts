import { z } from 'zod';
import { readCredentials } from './credentials.ts';
import { parseKeyBytes } from './key-file.ts';

/** The types of environment variables, for the schema of each process. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);

/** The accepted spellings of yes and no. */
const switchWords: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['true', true],
  ['1', true],
  ['off', false],
  ['false', false],
  ['0', false],
]);
/** Longer than any accepted spelling: the value may be a misplaced secret and is not repeated. */
const MAX_SHOWN = 20;

export const onOff = z.string().transform((text, context) => {
  const known = switchWords.get(text.toLowerCase());
  if (known !== undefined) return known;
  const given = text.length > MAX_SHOWN ? `${text.length} characters` : JSON.stringify(text);
  context.addIssue({ code: 'custom', message: `must be on or off (also true or false, 1 or 0), not ${given}` });
  return z.NEVER;
});

/** Reads a switch that is in no program's schema. */
export const readSwitch = (env: Environment, name: string): boolean =>
  readEnvironment(z.object({ [name]: onOff.prefault('off') }), env, () => [])[name] ?? false;

export const port = wholeNumber(0, 65_535);

export const url = (protocols: RegExp, error: string) =>
  z.url({ protocol: protocols, error }).transform((text) => text.replace(/\/+$/, ''));

export const httpUrl = url(/^https?$/, 'must be a URL that starts with http:// or https://');

export const plainUrl = httpUrl.refine((text) => /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(text), {
  error: 'must be a URL without credentials, query or fragment',
});

/** More nodes of one chain than any operator runs. */
const MAX_NODES = 5;

/** JSON-RPC URLs by chain: one, or several that must all agree when facts are looked up. */
export const rpcUrls = z.string().transform((text, context) => {
  const message =
    'must be a JSON object that maps chain ids to URLs, such as {"1": "https://rpc.example", "8453": ["https://a.example", "https://b.example"]}';
  const urls = z.union([httpUrl.transform((only) => [only]), z.array(httpUrl).min(1).max(MAX_NODES)]);
  try {
    const byChain = z.record(z.string().regex(/^[1-9]\d{0,15}$/), urls).parse(JSON.parse(text));
    return new Map(Object.entries(byChain).map(([chainId, all]) => [Number(chainId), all as readonly string[]]));
  } catch {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
});

/** A secret chosen by a person, which must be hard to guess. */
export const fixedKey = z
  .string()
  .min(32, 'must have at least 32 characters')
  .max(256, 'must have at most 256 characters')
  .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces');

/** The key that encrypts a process's secrets at rest. */
export const masterKey = z.string().transform((text, context) => {
  try {
    return parseKeyBytes(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;
export const logLevel = z
  .enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })
  .default('info')
  .describe('Minimum log level.');

/** Placeholders from examples; a publicly reachable process must not start with one. */
export const isPlaceholder = (key: string) =>
  isRepetition(key) ||
  /(change|replace|set|insert).?(me|it|this|here)|placeholder|example|password|your.{0,20}key/i.test(key);

/** Whether the text is a repetition of a shorter unit. */
function isRepetition(key: string): boolean {
  const units = Array.from({ length: Math.floor(key.length / 2) }, (_, length) => key.slice(0, length + 1));
  return units.some((unit) => unit.repeat(Math.ceil(key.length / unit.length)).startsWith(key));
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The start must not continue; lists everything that is wrong in one message. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The environment is invalid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Reads and validates an environment and its credentials folder in one place. An empty variable counts as absent.
 * `findMore` checks rules between variables: it gets the raw and the parsed values and returns further faults.
 */
export function readEnvironment<T extends z.ZodObject>(
  schema: T,
  env: Environment,
  findMore: (given: Environment, found: readonly string[]) => string[],
): z.output<T> {
  const credentials = readCredentials(env, Object.keys(schema.shape));
  const all = { ...env, ...credentials.values };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  const issues = result.success ? [] : result.error.issues;
  const found = [...credentials.faults, ...issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)];
  const faults = [...found, ...findMore(given, found)];
  if (!result.success || faults.length > 0) {
    throw new ConfigError(faults);
  }
  return result.data;
}

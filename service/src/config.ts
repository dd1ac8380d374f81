import { isIP, isIPv6 } from 'node:net';
import { generalLimit, signInLimit } from '@countersign/protocol';
import { z } from 'zod';
import { parseMasterKey } from './platform/crypto/master-key.ts';

const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must lie between ${min} and ${max}`);
const port = integer(0, 65_535);
const perMinute = integer(1, 1_000_000);

const url = (protocols: RegExp, error: string) =>
  z.url({ protocol: protocols, error }).transform((text) => text.replace(/\/+$/, ''));
const rpcUrl = url(/^https?$/, 'must be a URL that begins with http:// or https://');
const publicUrl = rpcUrl.refine((text) => /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(text), {
  error: 'must be an address without credentials, query and fragment',
});

const fixedKey = z
  .string()
  .min(32, 'must have at least 32 characters')
  .max(256, 'must have at most 256 characters')
  .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces');

/** What stands in examples and is forgotten there; a service that others reach must not start with it. */
const isPlaceholder = (key: string) =>
  isRepetition(key) ||
  /(change|replace|set|insert).?(me|it|this|here)|placeholder|example|password|your.{0,20}key/i.test(key);

/** Whether some unit, at most half as long, fills the whole text by itself. */
function isRepetition(key: string): boolean {
  const units = Array.from({ length: Math.floor(key.length / 2) }, (_, length) => key.slice(0, length + 1));
  return units.some((unit) => unit.repeat(Math.ceil(key.length / unit.length)).startsWith(key));
}

const domain = z
  .string()
  .regex(
    /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/,
    'must be hosts such as app.example or localhost:5173, without a scheme',
  );

const isNetwork = (text: string) => {
  const [address = '', bits = '0', ...rest] = text.split('/');
  return (
    isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32)
  );
};
const trustProxy = z.string().transform((text, context) => {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({ code: 'custom', message: 'must be a number of proxies or a list of their addresses or networks' });
  return z.NEVER;
});

const masterKey = z.string().transform((text, context) => {
  try {
    return parseMasterKey(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

/** Everything the main service takes from its environment. `docs/reference/environment.md` is made from it. */
export const environment = z.object({
  PORT: port.prefault('3000').describe('Port of the API.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  DATA_DIR: z.string().min(1).default('./.data').describe('Where embedded mode keeps all state.'),
  BASE_URL: publicUrl.optional().describe('Public address of the API. Default: `http://localhost:{PORT}`.'),
  UI_URL: publicUrl.optional().describe('Public address of the web application. Default: `{BASE_URL}/app`.'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'must be a URL that begins with postgres://')
    .optional()
    .describe('A PostgreSQL server. Default: an embedded one.'),
  CHAIN_RPC_URL: rpcUrl
    .optional()
    .describe('JSON-RPC of the chain on which contract wallets are asked (ERC-1271, ERC-6492).'),
  MASTER_KEY: masterKey
    .optional()
    .describe(
      '32 bytes, hex or base64; encrypts secrets at rest. Required with DATABASE_URL; embedded mode makes one.',
    ),
  ADMIN_API_KEY: fixedKey.optional().describe('A fixed ADMIN key, labelled `agent`; at least 32 characters.'),
  ORION_API_KEY: fixedKey.optional().describe('A fixed ORION key, labelled `orion`; at least 32 characters.'),
  SIWE_DOMAINS: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(domain))
    .default([])
    .describe('More domains that sign-in messages may carry, separated by commas.'),
  REFRESH_GRACE_SECONDS: integer(0, 300)
    .prefault('0')
    .describe(
      'How long the refresh token just rotated still gets its unused successor, for clients whose processes race.',
    ),
  RATE_LIMIT_PER_MINUTE: perMinute
    .prefault(String(generalLimit.max))
    .describe('Requests per minute, client and route.'),
  SIGN_IN_LIMIT_PER_MINUTE: perMinute.prefault(String(signInLimit.max)).describe('The same for sign-in routes.'),
  METRICS_PORT: port
    .optional()
    .describe('Serves GET /metrics without a key on this port. Default: only with an ADMIN key.'),
  TRUST_PROXY: trustProxy
    .optional()
    .describe('Proxies in front: how many, or their addresses. Default: none is believed.'),
  LOG_LEVEL: z
    .enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` })
    .default('info')
    .describe('Least level that is logged.'),
});

export type Config = ReturnType<typeof readConfig>;

/** A start that must not happen, with everything that is wrong in one message. */
export class ConfigError extends Error {}

/** Reads and checks the environment in one place. An empty variable counts as absent. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = environment.safeParse(given);
  const faults = result.success ? [] : result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  if (given.DATABASE_URL && !given.MASTER_KEY) {
    faults.push('MASTER_KEY: is required with DATABASE_URL (32 random bytes, for example from: openssl rand -hex 32)');
  }
  for (const name of ['ADMIN_API_KEY', 'ORION_API_KEY']) {
    const isNamed = faults.some((fault) => fault.startsWith(name));
    if (given.DATABASE_URL && !isNamed && isPlaceholder(given[name] ?? 'absent')) {
      faults.push(`${name}: looks like a placeholder: use a random value`);
    }
  }
  if (given.ADMIN_API_KEY && given.ADMIN_API_KEY === given.ORION_API_KEY) {
    faults.push('ORION_API_KEY: must differ from ADMIN_API_KEY');
  }
  if (!result.success || faults.length > 0) {
    throw new ConfigError(`The environment is not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  const { data } = result;
  const baseUrl = data.BASE_URL ?? `http://localhost:${data.PORT}`;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDirectory: data.DATA_DIR,
    baseUrl,
    uiUrl: data.UI_URL ?? `${baseUrl}/app`,
    databaseUrl: data.DATABASE_URL ?? null,
    chainRpcUrl: data.CHAIN_RPC_URL ?? null,
    masterKey: data.MASTER_KEY ?? null,
    adminApiKey: data.ADMIN_API_KEY ?? null,
    orionApiKey: data.ORION_API_KEY ?? null,
    siweDomains: data.SIWE_DOMAINS,
    refreshGraceSeconds: data.REFRESH_GRACE_SECONDS,
    /** What the operator allows instead of the limits of these names. */
    limits: {
      [generalLimit.name]: data.RATE_LIMIT_PER_MINUTE,
      [signInLimit.name]: data.SIGN_IN_LIMIT_PER_MINUTE,
    },
    metricsPort: data.METRICS_PORT ?? null,
    trustProxy: data.TRUST_PROXY ?? (false as const),
    logLevel: data.LOG_LEVEL,
  };
}

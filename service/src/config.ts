import { isIP, isIPv6 } from 'node:net';
import {
  type Environment,
  fixedKey,
  httpUrl,
  isPlaceholder,
  logLevel,
  masterKey,
  plainUrl,
  port,
  readEnvironment,
  rpcUrls,
  url,
  wholeNumber,
} from '@countersign/edge';
import { generalLimit, isLoopback, signInLimit } from '@countersign/protocol';
import { z } from 'zod';

/** One is enough to change the key; connections, which tell each other what keys there are, have room for four. */
const masterKeys = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(masterKey).max(4, 'must be at most 4 keys'));

const privateKey = z
  .string()
  .regex(/^(?:0x)?[0-9a-fA-F]{64}$/, 'must be 32 bytes in hex')
  .transform((text) => Buffer.from(text.replace(/^0x/, ''), 'hex'));

const perMinute = wholeNumber(1, 1_000_000);

/** A minute to a month. */
const approvalSeconds = wholeNumber(60, 30 * 24 * 60 * 60);
const MEBIBYTE = 1024 * 1024;
/** One at least: the largest body that POST /transactions takes. */
const mebibytes = wholeNumber(1, 1_000_000).transform((count) => count * MEBIBYTE);

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

/** The secret goes there with every call. */
const walletProviderUrl = plainUrl.refine(
  (text) => text.startsWith('https:') || isLoopback(new URL(text).hostname),
  'must begin with https://, except on this machine',
);

const credential = z.string().regex(/^[\x21-\x7e]{1,256}$/, 'must be printable ASCII without spaces');

const agentQuorumFields = z.object({
  quorumId: z.string().regex(/^[\w-]{1,200}$/),
  displayName: z.string().trim().min(1).max(100),
  threshold: z.int().min(1).max(100).default(1),
  provider: z.enum(['local', 'provider']).optional(),
});
const agentQuorum = z.string().transform((text, context) => {
  try {
    return agentQuorumFields.parse(JSON.parse(text));
  } catch {
    const message = 'must be a JSON object such as {"quorumId": "abc123", "displayName": "Agent", "threshold": 1}';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
});

const custodyAssets = z.string().transform((text, context) => {
  const fault = 'must be a JSON object of chain ids and assets, such as {"1": {"assetId": "ETH", "decimals": 18}}';
  const asset = z.strictObject({
    assetId: z.string().regex(/^[\w$.-]{1,100}$/),
    decimals: z.int().min(0).max(36).default(18),
  });
  try {
    const assets = z.record(z.string().regex(/^[1-9]\d{0,15}$/), asset).parse(JSON.parse(text));
    return new Map(Object.entries(assets).map(([chainId, each]) => [Number(chainId), each]));
  } catch {
    context.addIssue({ code: 'custom', message: fault });
    return z.NEVER;
  }
});

/** The URL is the only place for a password that Kubo's interface needs behind a proxy. */
const ipfsApiUrl = httpUrl.refine((text) => {
  try {
    return decodeURIComponent(text) !== '' && !/[?#]/.test(text);
  } catch {
    return false;
  }
}, 'must be an address without query and fragment, with a password in URL encoding where it has one');

/** Everything the main service takes from its environment. `docs/reference/environment.md` is made from it. */
export const environment = z.object({
  PORT: port.prefault('3000').describe('Port of the API.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  DATA_DIR: z.string().min(1).default('./.data').describe('Where embedded mode keeps all state.'),
  BASE_URL: plainUrl.optional().describe('Public address of the API. Default: `http://localhost:{PORT}`.'),
  UI_URL: plainUrl.optional().describe('Public address of the web application. Default: `{BASE_URL}/app`.'),
  WEB_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The folder of the built web application (`npm run build:web`), which is served where UI_URL lies below BASE_URL. Default: that which `npm start` builds; without it, none is served.',
    ),
  DATABASE_URL: url(/^postgres(ql)?$/, 'must be a URL that begins with postgres://')
    .optional()
    .describe('A PostgreSQL server. Default: an embedded one.'),
  CHAIN_RPC_URL: httpUrl
    .optional()
    .describe(
      'JSON-RPC of the chain that requests, keys and verdicts are recorded on; contract wallets are asked there, too (ERC-1271, ERC-6492). Default: an embedded one, which `npm start` runs.',
    ),
  CONTRACTS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Where our contracts are on that chain: the file that `npm run contracts -- deploy` wrote. Without it nothing is recorded. Default: that of the embedded chain.',
    ),
  CHAIN_PRIVATE_KEY: privateKey
    .optional()
    .describe(
      'Signs and pays for our records, 32 bytes in hex. Required with CONTRACTS_FILE and DATABASE_URL; embedded mode makes one.',
    ),
  CHAIN_CONFIRMATIONS: wholeNumber(1, 1000)
    .prefault('3')
    .describe('How many blocks deep, its own included, a record must be. One on the embedded chain.'),
  CHAIN_RPC_URLS: rpcUrls
    .optional()
    .describe(
      'JSON-RPC of more chains, on which contract wallets are asked and executions looked up: `{"1": "https://…", "8453": ["https://…", "https://…"]}`. Of several only the first is asked here.',
    ),
  EXECUTION_CONFIRMATIONS: wholeNumber(1, 1000)
    .prefault('2')
    .describe('How many blocks deep, its own included, an executed transaction must be.'),
  AGENT_APPROVAL_SECONDS: approvalSeconds
    .prefault('3600')
    .describe('How long an approval lasts if the agent executes (execution type 2).'),
  APPROVAL_SECONDS: approvalSeconds.prefault('86400').describe('The same for the other execution types.'),
  IPFS_API_URL: ipfsApiUrl
    .optional()
    .describe('RPC of a Kubo node that keeps the sealed payloads. Default: they are kept in the database.'),
  VALIDATOR_URL: plainUrl
    .optional()
    .describe('Where the validator is. Default: our own, `http://127.0.0.1:{VALIDATOR_PORT}`.'),
  VALIDATOR_PORT: port
    .prefault('8000')
    .describe('Port of our own validator; with 0 only VALIDATOR_URL can say where it is.'),
  VALIDATOR_TOKEN: fixedKey.optional().describe('What the validator wants to be shown; at least 32 characters.'),
  MASTER_KEY: masterKey
    .optional()
    .describe(
      '32 bytes, hex or base64; encrypts secrets at rest. Required with DATABASE_URL; embedded mode makes one.',
    ),
  OTHER_MASTER_KEYS: masterKeys
    .default([])
    .describe(
      'Further master keys, separated by commas: they open what was sealed with them and seal nothing. Needed only while MASTER_KEY changes (docs/guides/keys-at-rest.md).',
    ),
  ADMIN_API_KEY: fixedKey.optional().describe('A fixed ADMIN key, labelled `agent`; at least 32 characters.'),
  ORION_API_KEY: fixedKey.optional().describe('A fixed ORION key, labelled `orion`; at least 32 characters.'),
  ORION_SERVICE_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The public file (service.json) that the set-up of our own verification service wrote. Default: none, but that which `npm start` sets up. Instances on one database need the same.',
    ),
  WALLET_PROVIDER_URL: walletProviderUrl
    .prefault('https://api.privy.io')
    .describe('API of the wallet provider that keeps quorums.'),
  WALLET_PROVIDER_APP_ID: credential
    .refine((text) => !text.includes(':'), 'must not contain a colon')
    .optional()
    .describe('App id at the wallet provider. Default: quorums are kept in the database.'),
  WALLET_PROVIDER_APP_SECRET: credential.optional().describe('App secret at the wallet provider.'),
  AGENT_QUORUM: agentQuorum
    .optional()
    .describe(
      'The agent quorum that users get with `navaAgent: true`: `{"quorumId": "…", "displayName": "…", "threshold": 1}`. Add `"provider": "provider"` or `"local"` if it is not kept by the configured provider.',
    ),
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
  REFRESH_GRACE_SECONDS: wholeNumber(0, 300)
    .prefault('0')
    .describe(
      'How long the refresh token just rotated still gets its unused successor, for clients whose processes race.',
    ),
  CLIENT_ID_DOCUMENTS: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('off')
    .describe(
      'Whether OAuth clients may be known by the https address of a document about them, which the service then fetches from the public internet.',
    ),
  ALLOW_UNSIGNED_VERDICTS: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .optional()
    .describe(
      'Whether a verdict counts that an ORION key posts without the signature of its verification service. Default: on in embedded mode, off with DATABASE_URL.',
    ),
  RATE_LIMIT_PER_MINUTE: perMinute
    .prefault(String(generalLimit.max))
    .describe('Requests per minute, client and route.'),
  SIGN_IN_LIMIT_PER_MINUTE: perMinute.prefault(String(signInLimit.max)).describe('The same for sign-in routes.'),
  TRANSACTION_MEBIBYTES_PER_DAY: mebibytes
    .prefault('64')
    .describe('MiB that may be submitted to POST /transactions for one user in 24 hours.'),
  TRANSACTION_MEBIBYTES_PER_DAY_PER_IP: mebibytes
    .prefault('1024')
    .describe('The same for one client address, over all of its users. Requests with an ADMIN key are not counted.'),
  PAYLOAD_RETENTION_DAYS: wholeNumber(0, 36_500)
    .prefault('365')
    .describe(
      'Days after which the sealed payload of a REJECTED, EXECUTED or FAILED transaction is deleted, here and in the content store. The record, its hashes and the audit log stay. 0: payloads are never deleted.',
    ),
  CUSTODY_BASE_URL: plainUrl
    .optional()
    .describe(
      'A private gateway or a simulator of the custody provider, in place of all of its environments and regions. `/v1` is added if it does not end so.',
    ),
  CUSTODY_ASSETS: custodyAssets
    .optional()
    .describe(
      'Native coins of more chains, as the custody provider calls them: `{"999": {"assetId": "COIN", "decimals": 18}}`. They come in addition to those known, or in their place.',
    ),
  METRICS_PORT: port
    .optional()
    .describe('Serves GET /metrics without a key on this port. Default: only with an ADMIN key.'),
  TRUST_PROXY: trustProxy
    .optional()
    .describe('Proxies in front: how many, or their addresses. Default: none is believed.'),
  LOG_LEVEL: logLevel,
});

export type Config = ReturnType<typeof readConfig>;

/** One node is enough for what has to happen anyway. */
const firstUrls = (byChain: ReadonlyMap<number, readonly string[]> = new Map()): ReadonlyMap<number, string> =>
  new Map([...byChain].flatMap(([chainId, [first]]) => (first === undefined ? [] : [[chainId, first]])));

/** Reads and checks the environment in one place. */
export function readConfig(env: Environment) {
  const data = readEnvironment(environment, env, findContradictions);
  const baseUrl = data.BASE_URL ?? `http://localhost:${data.PORT}`;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDirectory: data.DATA_DIR,
    baseUrl,
    uiUrl: data.UI_URL ?? `${baseUrl}/app`,
    webDirectory: data.WEB_DIR ?? null,
    databaseUrl: data.DATABASE_URL ?? null,
    chainRpcUrl: data.CHAIN_RPC_URL ?? null,
    chainRpcUrls: firstUrls(data.CHAIN_RPC_URLS),
    contractsFile: data.CONTRACTS_FILE ?? null,
    chainPrivateKey: data.CHAIN_PRIVATE_KEY ?? null,
    chainConfirmations: data.CHAIN_CONFIRMATIONS,
    executionConfirmations: data.EXECUTION_CONFIRMATIONS,
    approvalSeconds: { byAgent: data.AGENT_APPROVAL_SECONDS, other: data.APPROVAL_SECONDS },
    ipfsApiUrl: data.IPFS_API_URL ?? null,
    validatorUrl: data.VALIDATOR_URL ?? (data.VALIDATOR_PORT === 0 ? null : `http://127.0.0.1:${data.VALIDATOR_PORT}`),
    validatorToken: data.VALIDATOR_TOKEN ?? null,
    masterKey: data.MASTER_KEY ?? null,
    otherMasterKeys: data.OTHER_MASTER_KEYS,
    adminApiKey: data.ADMIN_API_KEY ?? null,
    orionApiKey: data.ORION_API_KEY ?? null,
    orionServiceFile: data.ORION_SERVICE_FILE ?? null,
    walletProvider: walletProviderOf(data),
    agentQuorum: data.AGENT_QUORUM ?? null,
    siweDomains: data.SIWE_DOMAINS,
    refreshGraceSeconds: data.REFRESH_GRACE_SECONDS,
    allowUnsignedVerdicts: (data.ALLOW_UNSIGNED_VERDICTS ?? (data.DATABASE_URL ? 'off' : 'on')) === 'on',
    clientIdDocuments: data.CLIENT_ID_DOCUMENTS === 'on',
    /** What the operator allows instead of the limits of these names. */
    limits: {
      [generalLimit.name]: data.RATE_LIMIT_PER_MINUTE,
      [signInLimit.name]: data.SIGN_IN_LIMIT_PER_MINUTE,
    },
    quotas: {
      userBytes: data.TRANSACTION_MEBIBYTES_PER_DAY,
      addressBytes: data.TRANSACTION_MEBIBYTES_PER_DAY_PER_IP,
    },
    payloadRetentionDays: data.PAYLOAD_RETENTION_DAYS || null,
    custodyBaseUrl: data.CUSTODY_BASE_URL ?? null,
    custodyAssets: data.CUSTODY_ASSETS ?? new Map<number, { assetId: string; decimals: number }>(),
    metricsPort: data.METRICS_PORT ?? null,
    trustProxy: data.TRUST_PROXY ?? (false as const),
    logLevel: data.LOG_LEVEL,
  };
}

/** Null: the local provider. */
function walletProviderOf(data: z.output<typeof environment>) {
  const { WALLET_PROVIDER_URL: url, WALLET_PROVIDER_APP_ID: appId, WALLET_PROVIDER_APP_SECRET: appSecret } = data;
  return appId && appSecret ? { url, appId, appSecret } : null;
}

function findContradictions(given: Environment, found: readonly string[]): string[] {
  const faults: string[] = [];
  if (given.DATABASE_URL && !given.MASTER_KEY) {
    faults.push('MASTER_KEY: is required with DATABASE_URL (32 random bytes, for example from: openssl rand -hex 32)');
  }
  if (given.OTHER_MASTER_KEYS && !given.MASTER_KEY) {
    faults.push('MASTER_KEY: is required with OTHER_MASTER_KEYS; embedded mode has: npm run keys -- change-master-key');
  }
  if (given.CONTRACTS_FILE && !given.CHAIN_RPC_URL) {
    faults.push('CHAIN_RPC_URL: is required with CONTRACTS_FILE, for the contracts are on that chain');
  }
  if (given.CONTRACTS_FILE && given.DATABASE_URL && !given.CHAIN_PRIVATE_KEY) {
    faults.push('CHAIN_PRIVATE_KEY: is required with CONTRACTS_FILE and DATABASE_URL: instances share one account');
  }
  const walletProvider = ['WALLET_PROVIDER_APP_ID', 'WALLET_PROVIDER_APP_SECRET'];
  if ([...walletProvider, 'WALLET_PROVIDER_URL'].some((name) => given[name])) {
    const absent = walletProvider.filter((name) => !given[name]);
    faults.push(...absent.map((name) => `${name}: is required with the other variables of the wallet provider`));
  }
  for (const name of ['ADMIN_API_KEY', 'ORION_API_KEY']) {
    const isNamed = found.some((fault) => fault.startsWith(name));
    if (given.DATABASE_URL && !isNamed && isPlaceholder(given[name] ?? 'absent')) {
      faults.push(`${name}: looks like a placeholder: use a random value`);
    }
  }
  if (given.ADMIN_API_KEY && given.ADMIN_API_KEY === given.ORION_API_KEY) {
    faults.push('ORION_API_KEY: must differ from ADMIN_API_KEY');
  }
  return faults;
}

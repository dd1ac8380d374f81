import { type Environment, plainUrl, url } from '@countersign/edge/environment';
import { isLoopback, type WalletConnectSettings } from '@countersign/protocol';
import { z } from 'zod';

/** The secret goes there with every call. */
const walletProviderUrl = plainUrl.refine(
  (text) => text.startsWith('https:') || isLoopback(new URL(text).hostname),
  'must start with https://, except on this machine',
);

/** Pages may only connect to its origin, so it must be one that browsers let in from a page that came over https. */
const relayUrl = url(/^wss?$/, 'must be a URL that starts with wss://')
  .refine((text) => /^wss?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(text), 'must have no credentials, query or fragment')
  .refine(
    (text) => text.startsWith('wss:') || isLoopback(new URL(text).hostname),
    'must start with wss://, except on this machine',
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

/** The provider of quorums, and WalletConnect. */
export const walletVariables = {
  WALLET_PROVIDER_URL: walletProviderUrl
    .prefault('https://api.privy.io')
    .describe('API URL of the wallet provider that keeps quorums.'),
  WALLET_PROVIDER_APP_ID: credential
    .refine((text) => !text.includes(':'), 'must not contain a colon')
    .optional()
    .describe('App id at the wallet provider. Default: quorums are kept in the database.'),
  WALLET_PROVIDER_APP_SECRET: credential.optional().describe('App secret at the wallet provider.'),
  AGENT_QUORUM: agentQuorum
    .optional()
    .describe(
      'The agent quorum for `navaAgent: true`: `{"quorumId": "…", "displayName": "…", "threshold": 1}`. Add `"provider": "provider"` or `"local"` if it is not kept by the configured provider. Default: in embedded mode a local quorum that the first start creates; with DATABASE_URL none.',
    ),
  WALLETCONNECT_PROJECT_ID: z
    .string()
    .regex(/^[0-9a-f]{32}$/i, 'must be the 32 hex characters of a WalletConnect project id')
    .optional()
    .describe(
      'Lets owners sign with a mobile wallet through WalletConnect (docs/guides/walletconnect.md). Default: WalletConnect is off, and pages connect to no other host.',
    ),
  WALLETCONNECT_RELAY_URL: relayUrl
    .prefault('wss://relay.walletconnect.org')
    .describe('The WalletConnect relay that pages connect to, if WALLETCONNECT_PROJECT_ID is set.'),
};

type Wallets = z.output<z.ZodObject<typeof walletVariables>>;

export const readWallets = (data: Wallets) => ({
  walletProvider: walletProviderOf(data),
  agentQuorum: data.AGENT_QUORUM ?? null,
  walletConnect: walletConnectOf(data),
});

/** Null: the local provider. */
function walletProviderOf(data: Wallets) {
  const { WALLET_PROVIDER_URL: url, WALLET_PROVIDER_APP_ID: appId, WALLET_PROVIDER_APP_SECRET: appSecret } = data;
  return appId && appSecret ? { url, appId, appSecret } : null;
}

/** Null: off. */
function walletConnectOf(data: Wallets): WalletConnectSettings | null {
  const { WALLETCONNECT_PROJECT_ID: projectId, WALLETCONNECT_RELAY_URL: relayUrl } = data;
  return projectId === undefined ? null : { projectId, relayUrl };
}

export function findWalletContradictions(given: Environment): string[] {
  const faults: string[] = [];
  const walletProvider = ['WALLET_PROVIDER_APP_ID', 'WALLET_PROVIDER_APP_SECRET'];
  if ([...walletProvider, 'WALLET_PROVIDER_URL'].some((name) => given[name])) {
    const absent = walletProvider.filter((name) => !given[name]);
    faults.push(...absent.map((name) => `${name}: is required with the other variables of the wallet provider`));
  }
  if (given.WALLETCONNECT_RELAY_URL && !given.WALLETCONNECT_PROJECT_ID) {
    faults.push('WALLETCONNECT_PROJECT_ID: is required with WALLETCONNECT_RELAY_URL');
  }
  return faults;
}

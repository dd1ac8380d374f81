import type { apiKeyRows } from '@countersign/protocol';
import type { Changes } from '../../platform/changes/changes.ts';
import type { SignatureVerifier } from '../../platform/crypto/verify-signature.ts';
import type { Database } from '../../platform/db/database.ts';
import { readCursor } from '../../platform/db/page.ts';
import { cutPage } from '../../platform/http/next-page.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { createUserKey, revokeUserKey } from './keys.ts';
import { findPgpKey, type PgpKey } from './pgp-store.ts';
import type { KeyRegistry } from './register-on-chain.ts';
import { registerPgpKey } from './register-pgp-key.ts';
import { type ApiKey, listApiKeys } from './store.ts';

const PROFILE_KEYS = 500;

interface Deps {
  readonly db: Database;
  readonly changes: Pick<Changes, 'publish'>;
  readonly verifier: SignatureVerifier;
  readonly registry: KeyRegistry;
  readonly baseUrl: string;
  readonly now: () => number;
}

export function apiKeyRoutes(deps: Deps): Handlers<typeof apiKeyRows> {
  const { db, baseUrl } = deps;
  return {
    createApiKey: async ({ principal, body }) => {
      const { key, secret } = await createUserKey(deps, principal, body);
      return { apiKey: showKey(key), secret };
    },
    listApiKeys: async ({ principal, query, setHeader }) => {
      const found = await listApiKeys(db, principal.userId, query.limit + 1, readCursor(query.cursor));
      return cutPage(found, query.limit, `${baseUrl}/user-api-keys`, setHeader).map(showKey);
    },
    registerPgpKey: async ({ principal, body }) => {
      const key = await registerPgpKey(deps, principal, body);
      return { user: showUser(principal), pgp: showPgp(key), chain: showChain(key) };
    },
    getProfile: async ({ principal }) => {
      const [key, apiKeys] = await Promise.all([
        findPgpKey(db, principal.userId),
        listApiKeys(db, principal.userId, PROFILE_KEYS, null),
      ]);
      return {
        user: showUser(principal),
        pgp: key && showPgp(key),
        apiKeys: apiKeys.map(showKey),
        chain: key ? showChain(key) : notOnChain,
      };
    },
    revokeApiKey: async ({ principal, params }) => showKey(await revokeUserKey(deps, principal, params.apiKeyId)),
  };
}

const showUser = ({ userId, address }: JwtPrincipal) => ({ id: userId, ethereumAddress: address });

const showKey = (key: ApiKey) => ({
  ...key,
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  createdAt: key.createdAt.toISOString(),
});

const showPgp = ({ fingerprint, algorithm, createdAt }: PgpKey) => ({
  fingerprint,
  algorithm,
  createdAt: createdAt.toISOString(),
});

const showChain = (key: PgpKey) =>
  ({
    status: key.chainBlockNumber === null ? 'pending' : 'registered',
    txHash: key.chainTxHash,
    chainId: key.chainId,
    contract: key.chainContract,
  }) as const;

const notOnChain = { status: 'none', txHash: null, chainId: null, contract: null } as const;

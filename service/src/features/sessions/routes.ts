import type { Address, sessionRows } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { SessionDeps } from './deps.ts';
import { refreshPair } from './refresh.ts';
import { createNonce, signIn } from './siwe.ts';
import { revokeAllFamilies, revokeFamily } from './store.ts';

export function sessionRoutes(deps: SessionDeps): Handlers<typeof sessionRows> {
  return {
    createSiweNonce: async ({ body }) => ({ nonce: await createNonce(deps, body.walletAddress) }),
    verifySiwe: async ({ body }) => {
      const { user, ...pair } = await signIn(deps, body.message, body.signature);
      return { ...pair, user: show(user.id, user.address) };
    },
    refreshTokens: ({ body }) => refreshPair(deps, body.refreshToken),
    logout: async ({ principal, body }) => {
      const claims = await deps.tokens.verifyRefresh(body.refreshToken);
      // The statement also matches the owner: another user's token ends nothing, and the caller does not learn whether
      // it is alive.
      const { userId } = principal;
      if (claims) await revokeFamily(deps.db, actorOf(principal), { familyId: claims.family, userId });
    },
    logoutAll: ({ principal }) =>
      revokeAllFamilies(deps.db, actorOf(principal), principal.userId).then(() => undefined),
    validateToken: ({ principal }) => ({ valid: true, user: show(principal.userId, principal.address) }),
    getJwks: async () => ({ keys: await deps.keys.published() }),
    getMe: ({ principal }) => show(principal.userId, principal.address),
  };
}

const show = (id: string, address: Address) => ({ id, ethereumAddress: address });

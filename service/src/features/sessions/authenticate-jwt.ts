import { ownScopes } from '@countersign/protocol';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { accountFrozen } from '../accounts/index.ts';
import type { SessionDeps } from './deps.ts';
import { sessionEnded, tokenRefused } from './errors.ts';
import { rememberTokens } from './remember-tokens.ts';
import { findLiveFamily } from './store.ts';

/** Verifies the access tokens of signed-in users. */
export function createJwtAuthenticator({ tokens, now }: Pick<SessionDeps, 'tokens' | 'now'>) {
  return rememberTokens(async (token): Promise<JwtPrincipal> => {
    const claims = await tokens.verifyAccess(token);
    if (!claims) throw tokenRefused();
    const { sub: userId, sid: sessionId, address } = claims;
    return { kind: 'jwt', userId, sessionId, address, scopes: ownScopes, expiresAtMs: claims.exp * 1000 };
  }, now);
}

/**
 * Looks up the session, which reads skip: an access token still reads for up to 15 minutes after a logout, but changes
 * nothing.
 */
export function createSessionConfirmer({ db }: Pick<SessionDeps, 'db'>) {
  return async ({ sessionId, userId }: JwtPrincipal, whileFrozen: boolean): Promise<void> => {
    const session = await findLiveFamily(db, { familyId: sessionId, userId });
    if (!session) throw sessionEnded();
    if (session.frozenAt && !whileFrozen) throw accountFrozen();
  };
}

import type { Database } from '../../platform/db/database.ts';
import type { OauthPrincipal } from '../../platform/http/principal.ts';
import { rememberTokens } from '../sessions/index.ts';
import { tokenRefused } from './errors.ts';
import { isGrantAlive } from './grant-store.ts';
import type { OauthTokens } from './tokens.ts';

/**
 * Verifies access tokens of clients. Each use looks the grant up, so that a revocation takes effect everywhere at once.
 */
export function createOauthAuthenticator(deps: { db: Database; tokens: OauthTokens; now: () => number }) {
  const read = rememberTokens(async (token): Promise<OauthPrincipal> => {
    const claims = await deps.tokens.verifyAccess(token);
    if (!claims) throw tokenRefused();
    const { sub: userId, address, grant: grantId, client_id: clientId, scope: scopes } = claims;
    return { kind: 'oauth', userId, address, grantId, clientId, scopes, expiresAtMs: claims.exp * 1000 };
  }, deps.now);

  return async (token: string): Promise<OauthPrincipal> => {
    const principal = await read(token);
    if (!(await isGrantAlive(deps.db, principal.grantId))) throw tokenRefused();
    return principal;
  };
}

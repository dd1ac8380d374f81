import { ownScopes } from '@countersign/protocol';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import type { SessionDeps } from './deps.ts';
import { tokenRefused } from './errors.ts';
import { rememberTokens } from './remember-tokens.ts';

/** Reads the access tokens of people who signed in. */
export function createJwtAuthenticator({ tokens, now }: Pick<SessionDeps, 'tokens' | 'now'>) {
  return rememberTokens(async (token): Promise<JwtPrincipal> => {
    const claims = await tokens.verifyAccess(token);
    if (!claims) throw tokenRefused();
    const { sub: userId, address } = claims;
    return { kind: 'jwt', userId, address, scopes: ownScopes, expiresAtMs: claims.exp * 1000 };
  }, now);
}

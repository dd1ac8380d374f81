import { ownScopes } from '@countersign/protocol';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import type { SessionDeps } from './deps.ts';
import { tokenRefused } from './errors.ts';

const CACHED_TOKENS = 10_000;
const CACHED_FOR_MS = 60_000;

interface Entry {
  readonly principal: JwtPrincipal;
  readonly untilMs: number;
}

/** Reads access tokens. A signature takes a hundred times longer to verify than to remember. */
export function createJwtAuthenticator({ tokens, now }: Pick<SessionDeps, 'tokens' | 'now'>) {
  const cache = new Map<string, Entry>();

  return async (token: string): Promise<JwtPrincipal> => {
    const cached = cache.get(token);
    if (cached && cached.untilMs > now()) return cached.principal;
    cache.delete(token);
    const claims = await tokens.verifyAccess(token);
    if (!claims) throw tokenRefused();
    const { sub: userId, address } = claims;
    const expiresAtMs = claims.exp * 1000;
    const principal: JwtPrincipal = { kind: 'jwt', userId, address, scopes: ownScopes, expiresAtMs };
    const [oldest] = cache.size >= CACHED_TOKENS ? cache.keys() : [];
    if (oldest) cache.delete(oldest);
    cache.set(token, { principal, untilMs: Math.min(expiresAtMs, now() + CACHED_FOR_MS) });
    return principal;
  };
}

import { randomUUID } from 'node:crypto';
import { lifetimes } from '@countersign/protocol';
import { type Actor, serviceActor } from '../../platform/audit/actor.ts';
import type { SessionDeps } from './deps.ts';
import { refreshRefused } from './errors.ts';
import { type Family, findFamilyInGrace, insertFamily, revokeFamily, rotateFamily } from './store.ts';
import type { TokenOwner } from './token-signer.ts';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Starts a family: the first pair after a sign-in, or for the operator of a service on their own machine. */
export async function issuePair(
  deps: Pick<SessionDeps, 'db' | 'tokens'>,
  owner: TokenOwner,
  actor?: Actor,
): Promise<TokenPair> {
  const family = { id: randomUUID(), ...owner, tokenId: randomUUID() };
  return signPair(deps, owner, await insertFamily(deps.db, family, lifetimes.refreshToken, actor));
}

/** Exchanges a refresh token. A token that was exchanged before is stolen or lost: its whole family ends. */
export async function refreshPair(deps: SessionDeps, refreshToken: string): Promise<TokenPair> {
  const claims = await deps.tokens.verifyRefresh(refreshToken);
  if (!claims) throw refreshRefused('refresh.invalid');
  const owner = { userId: claims.sub, address: claims.address };
  const rotation = { familyId: claims.family, tokenId: claims.jti, successorId: randomUUID() };
  const family =
    (await rotateFamily(deps.db, rotation, lifetimes.refreshToken)) ??
    (await findFamilyInGrace(deps.db, claims.family, claims.jti, deps.refreshGraceSeconds));
  if (family) return signPair(deps, owner, family);
  if (await revokeFamily(deps.db, serviceActor, { familyId: claims.family, userId: claims.sub })) {
    deps.metrics.refreshReuse.inc();
    deps.log.warn({ userId: claims.sub, family: claims.family }, 'rotated refresh token reused, token family revoked');
    throw refreshRefused('refresh.reused');
  }
  throw refreshRefused('refresh.revoked');
}

async function signPair(
  { tokens }: Pick<SessionDeps, 'tokens'>,
  owner: TokenOwner,
  family: Family,
): Promise<TokenPair> {
  const refresh = {
    id: family.currentTokenId,
    familyId: family.id,
    issuedAt: family.rotatedAt,
    expiresAt: family.expiresAt,
  };
  const [accessToken, refreshToken] = await Promise.all([
    tokens.signAccess(owner, family.id),
    tokens.signRefresh(owner, refresh),
  ]);
  return { accessToken, refreshToken };
}

import type { Address } from '@countersign/protocol';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, type SQL, sql } from '../../platform/db/drizzle.ts';
import { fromNow } from '../../platform/db/from-now.ts';
import { type Cursor, olderThan } from '../../platform/db/page.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { users } from '../accounts/index.ts';
import { oauthGrants } from './table.ts';

export type Grant = typeof oauthGrants.$inferSelect;
export type NewGrant = Pick<
  Grant,
  'id' | 'userId' | 'clientId' | 'clientName' | 'redirectUri' | 'redirectGiven' | 'scopes' | 'resource'
> &
  Pick<Grant, 'codeHash' | 'codeChallenge'>;

const isAlive = and(isNull(oauthGrants.revokedAt), gt(oauthGrants.expiresAt, sql`now()`));

export async function insertGrant(tx: Database, grant: NewGrant, codeLifetimeSeconds: number): Promise<void> {
  await tx.insert(oauthGrants).values({ ...grant, expiresAt: fromNow(codeLifetimeSeconds) });
}

/** The grant of this code, for exactly one caller, with its first refresh token. */
export async function useCode(
  db: Database,
  codeHash: Buffer,
  tokenId: string,
  lifetimeSeconds: number,
): Promise<(Grant & { readonly address: Address }) | null> {
  const [row] = await db
    .update(oauthGrants)
    .set({
      codeUsedAt: sql`now()`,
      currentTokenId: tokenId,
      rotatedAt: sql`now()`,
      expiresAt: fromNow(lifetimeSeconds),
    })
    .from(users)
    .where(
      and(
        eq(oauthGrants.codeHash, codeHash),
        isNull(oauthGrants.codeUsedAt),
        isAlive,
        eq(users.id, oauthGrants.userId),
      ),
    )
    .returning({ ...getTableColumns(oauthGrants), address: users.address });
  return row ?? null;
}

/** Replaces the refresh token, if it is the current one and the grant is alive. */
export async function rotateGrant(
  db: Database,
  rotation: { grantId: string; tokenId: string; successorId: string },
  lifetimeSeconds: number,
): Promise<Grant | null> {
  const [row] = await db
    .update(oauthGrants)
    .set({
      previousTokenId: oauthGrants.currentTokenId,
      currentTokenId: rotation.successorId,
      rotatedAt: sql`now()`,
      expiresAt: fromNow(lifetimeSeconds),
    })
    .where(and(eq(oauthGrants.id, rotation.grantId), eq(oauthGrants.currentTokenId, rotation.tokenId), isAlive))
    .returning();
  return row ?? null;
}

/** The live grant in which this refresh token was current until less than `graceSeconds` ago. */
export async function findGrantInGrace(
  db: Database,
  grantId: string,
  tokenId: string,
  graceSeconds: number,
): Promise<Grant | null> {
  // Times are rounded to milliseconds and clocks step back: a comparison alone could still find a grace period of zero.
  if (graceSeconds === 0) return null;
  const isInGrace = gt(oauthGrants.rotatedAt, fromNow(-graceSeconds));
  const [row] = await db
    .select()
    .from(oauthGrants)
    .where(and(eq(oauthGrants.id, grantId), eq(oauthGrants.previousTokenId, tokenId), isInGrace, isAlive));
  return row ?? null;
}

export const isGrantAlive = async (db: Database, id: string): Promise<boolean> => (await readLife(db)(id)) ?? false;

const readLife = readTogether(async (db, ids) => {
  const rows = await db
    .select({ id: oauthGrants.id })
    .from(oauthGrants)
    .where(and(sql`${oauthGrants.id} = ANY(${sql.param(ids)}::uuid[])`, isAlive));
  return new Map(rows.map(({ id }) => [id, true]));
});

/** Why a grant ended, for the audit log. */
export type RevocationReason = 'owner' | 'client' | 'code-reuse' | 'code-misuse' | 'refresh-reuse';

/** Ends a live grant: its code, its refresh token and all its access tokens. Null if there was none. */
export async function revokeGrant(
  db: Database,
  actor: Actor,
  which: { id: string; userId?: string } | { codeHash: Buffer },
  reason: RevocationReason,
): Promise<Grant | null> {
  return db.transaction(async (tx) => {
    const [grant] = await tx
      .update(oauthGrants)
      .set({ revokedAt: sql`now()` })
      .where(and(condition(which), isAlive))
      .returning();
    if (!grant) return null;
    const { id: grantId, userId, clientId } = grant;
    await recordAudit(tx, { actor, action: 'grant.revoke', userId, detail: { grantId, clientId, reason } });
    return grant;
  });
}

/** All grants of a user, as part of a freeze; including codes that were not exchanged yet. */
export async function revokeAllGrants(tx: Database, userId: string): Promise<Pick<Grant, 'id' | 'clientId'>[]> {
  return tx
    .update(oauthGrants)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(oauthGrants.userId, userId), isAlive))
    .returning({ id: oauthGrants.id, clientId: oauthGrants.clientId });
}

/** A used code belongs to a grant while that is alive; an unused one ends nothing. */
function condition(which: { id: string; userId?: string } | { codeHash: Buffer }): SQL | undefined {
  if ('codeHash' in which) return and(eq(oauthGrants.codeHash, which.codeHash), isNotNull(oauthGrants.codeUsedAt));
  return and(eq(oauthGrants.id, which.id), which.userId ? eq(oauthGrants.userId, which.userId) : undefined);
}

/** Those with tokens, newest first. */
export async function listLiveGrants(
  db: Database,
  userId: string,
  limit: number,
  cursor: Cursor | null,
): Promise<Grant[]> {
  const isOlder = cursor ? olderThan(oauthGrants, cursor) : undefined;
  return db
    .select()
    .from(oauthGrants)
    .where(and(eq(oauthGrants.userId, userId), isNotNull(oauthGrants.codeUsedAt), isAlive, isOlder))
    .orderBy(desc(oauthGrants.createdAt), desc(oauthGrants.id))
    .limit(limit);
}

/** The client's own name of itself; null without one. */
export async function findGrantName(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ name: oauthGrants.clientName }).from(oauthGrants).where(eq(oauthGrants.id, id));
  return row?.name ?? null;
}

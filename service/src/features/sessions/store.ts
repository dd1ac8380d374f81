import type { Address } from '@countersign/protocol';
import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { deleteExpiredRows } from '../../platform/db/delete-expired-rows.ts';
import { and, eq, gt, isNull, ne, sql } from '../../platform/db/drizzle.ts';
import { fromNow } from '../../platform/db/from-now.ts';
import { statement } from '../../platform/db/statement.ts';
import { users } from '../accounts/index.ts';
import { refreshFamilies, siweNonces, usedSignatures } from './table.ts';

export async function insertNonce(
  db: Database,
  nonce: string,
  address: Address,
  lifetimeSeconds: number,
): Promise<void> {
  await db.insert(siweNonces).values({ nonce, address, expiresAt: fromNow(lifetimeSeconds) });
}

/** True for exactly one caller, and only until this wallet's nonce expires. */
export async function consumeNonce(db: Database, nonce: string, address: Address): Promise<boolean> {
  return (await deleteNonce(db, { nonce, address })).length === 1;
}

const deleteNonce = statement('consume-nonce', (db) =>
  db
    .delete(siweNonces)
    .where(
      and(
        eq(siweNonces.nonce, sql.placeholder('nonce')),
        eq(siweNonces.address, sql.placeholder('address')),
        gt(siweNonces.expiresAt, sql`now()`),
      ),
    )
    .returning({ nonce: siweNonces.nonce }),
);

/** True for the first use of this digest. */
export async function claimSignature(db: Database, digest: string, keepSeconds: number): Promise<boolean> {
  const rows = await db
    .insert(usedSignatures)
    .values({ digest, expiresAt: fromNow(keepSeconds) })
    .onConflictDoNothing()
    .returning({ digest: usedSignatures.digest });
  return rows.length === 1;
}

export type Family = typeof refreshFamilies.$inferSelect;

export async function insertFamily(
  db: Database,
  { id, userId, address, tokenId }: { id: string; userId: string; address: Address; tokenId: string },
  lifetimeSeconds: number,
  actor: Actor = { kind: 'signature', userId, address },
): Promise<Family> {
  return db.transaction(async (tx) => {
    const [[row]] = await Promise.all([
      insertOne(tx, { id, userId, tokenId, lifetimeSeconds }),
      recordAudit(tx, { actor, action: 'session.create', userId, detail: { sessionId: id } }),
    ]);
    if (!row) throw new Error('an insert returned no row');
    return row;
  });
}

const insertOne = statement('insert-family', (db) =>
  db
    .insert(refreshFamilies)
    .values({
      id: sql.placeholder('id'),
      userId: sql.placeholder('userId'),
      currentTokenId: sql.placeholder('tokenId'),
      rotatedAt: sql`now()`,
      expiresAt: fromNow(sql.placeholder('lifetimeSeconds')),
    })
    .returning(),
);

/** Replaces the current token, if it is this one and the family is alive. */
export async function rotateFamily(
  db: Database,
  rotation: { familyId: string; tokenId: string; successorId: string },
  lifetimeSeconds: number,
): Promise<Family | null> {
  const [row] = await updateCurrent(db, { ...rotation, lifetimeSeconds });
  return row ?? null;
}

const updateCurrent = statement('rotate-family', (db) =>
  db
    .update(refreshFamilies)
    .set({
      previousTokenId: refreshFamilies.currentTokenId,
      currentTokenId: sql`${sql.placeholder('successorId')}`,
      rotatedAt: sql`now()`,
      expiresAt: fromNow(sql.placeholder('lifetimeSeconds')),
    })
    .where(
      and(
        eq(refreshFamilies.id, sql.placeholder('familyId')),
        eq(refreshFamilies.currentTokenId, sql.placeholder('tokenId')),
        isNull(refreshFamilies.revokedAt),
        gt(refreshFamilies.expiresAt, sql`now()`),
      ),
    )
    .returning(),
);

/** The live family in which this token was current until less than `graceSeconds` ago. */
export async function findFamilyInGrace(
  db: Database,
  familyId: string,
  tokenId: string,
  graceSeconds: number,
): Promise<Family | null> {
  // Times are rounded to milliseconds and clocks step back: a comparison alone could find a grace even with zero
  // seconds.
  if (graceSeconds === 0) return null;
  const [row] = await db
    .select()
    .from(refreshFamilies)
    .where(
      and(
        eq(refreshFamilies.id, familyId),
        eq(refreshFamilies.previousTokenId, tokenId),
        isNull(refreshFamilies.revokedAt),
        gt(refreshFamilies.rotatedAt, fromNow(-graceSeconds)),
      ),
    );
  return row ?? null;
}

/** Null if it has ended; otherwise when the user's account was frozen, if it is. */
export async function findLiveFamily(
  db: Database,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<{ frozenAt: Date | null } | null> {
  const [row] = await selectLiveFamily(db, { familyId, userId });
  return row ?? null;
}

const selectLiveFamily = statement('live-family', (db) =>
  db
    .select({ frozenAt: users.frozenAt })
    .from(refreshFamilies)
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .where(
      and(
        eq(refreshFamilies.id, sql.placeholder('familyId')),
        eq(refreshFamilies.userId, sql.placeholder('userId')),
        isNull(refreshFamilies.revokedAt),
      ),
    ),
);

/** True if the family was alive until now. The actor is the service itself after a reuse of a token. */
export async function revokeFamily(
  db: Database,
  actor: Actor,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ended = await endFamilies(tx, userId, eq(refreshFamilies.id, familyId));
    if (ended === 0) return false;
    await recordAudit(tx, { actor, action: 'session.revoke', userId, detail: { sessionId: familyId } });
    return true;
  });
}

export async function revokeAllFamilies(db: Database, actor: Actor, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const sessions = await endFamilies(tx, userId);
    if (sessions > 0) await recordAudit(tx, { actor, action: 'session.revoke-all', userId, detail: { sessions } });
  });
}

/** Ends all families of a user but one, as part of a freeze. Returns how many were alive. */
export const endOtherFamilies = (tx: Database, userId: string, kept: string | null): Promise<number> =>
  endFamilies(tx, userId, kept === null ? undefined : ne(refreshFamilies.id, kept));

/** Returns how many were alive until now. */
async function endFamilies(tx: Database, userId: string, which?: SQL): Promise<number> {
  const { rowCount } = await tx
    .update(refreshFamilies)
    .set({ revokedAt: sql`now()` })
    .where(and(which, eq(refreshFamilies.userId, userId), isNull(refreshFamilies.revokedAt)));
  return rowCount ?? 0;
}

export async function deleteExpired(db: Database): Promise<void> {
  for (const table of [siweNonces, usedSignatures, refreshFamilies]) {
    await deleteExpiredRows(db, table, table.expiresAt);
  }
}

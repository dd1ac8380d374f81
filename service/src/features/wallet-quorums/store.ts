import { randomUUID } from 'node:crypto';
import type { QuorumType } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, getTableColumns, ne, type SQL, sql } from '../../platform/db/drizzle.ts';
import { attachedQuorums, walletQuorums } from './table.ts';

export type WalletQuorum = typeof walletQuorums.$inferSelect;

/** Two requests with equal values are for the same quorum. */
export type QuorumIdentity = Pick<
  WalletQuorum,
  'userId' | 'type' | 'provider' | 'kind' | 'member' | 'displayName' | 'threshold'
>;

export async function findSameQuorum(db: Database, wanted: QuorumIdentity): Promise<WalletQuorum | null> {
  const [row] = await db
    .select()
    .from(walletQuorums)
    .where(
      and(
        eq(walletQuorums.userId, wanted.userId),
        eq(walletQuorums.type, wanted.type),
        eq(walletQuorums.provider, wanted.provider),
        eq(walletQuorums.kind, wanted.kind),
        eq(walletQuorums.member, wanted.member),
        eq(walletQuorums.displayName, wanted.displayName),
        eq(walletQuorums.threshold, wanted.threshold),
      ),
    );
  return row ?? null;
}

/** Null if another instance inserted the same one first. */
export async function insertQuorum(
  tx: Database,
  quorum: QuorumIdentity & Pick<WalletQuorum, 'quorumId' | 'message'>,
): Promise<WalletQuorum | null> {
  const [row] = await tx
    .insert(walletQuorums)
    .values({ id: randomUUID(), ...quorum })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function updateMessage(db: Database, id: string, message: string): Promise<void> {
  await db.update(walletQuorums).set({ message }).where(eq(walletQuorums.id, id));
}

export async function countQuorums(db: Database, userId: string): Promise<number> {
  return db.$count(walletQuorums, eq(walletQuorums.userId, userId));
}

/** If several rows have the id, the newest of this type, otherwise the newest. */
export async function findQuorum(
  db: Database,
  userId: string,
  quorumId: string,
  type: QuorumType,
): Promise<WalletQuorum | null> {
  const [row] = await db
    .select()
    .from(walletQuorums)
    .where(and(eq(walletQuorums.userId, userId), eq(walletQuorums.quorumId, quorumId)))
    .orderBy(desc(eq(walletQuorums.type, type)), desc(walletQuorums.createdAt))
    .limit(1);
  return row ?? null;
}

export async function findAttached(db: Database, userId: string, type: QuorumType): Promise<WalletQuorum | null> {
  const [row] = await db
    .select(getTableColumns(walletQuorums))
    .from(attachedQuorums)
    .innerJoin(walletQuorums, eq(walletQuorums.id, attachedQuorums.walletQuorumId))
    .where(isAttachment(userId, type));
  return row ?? null;
}

/** False if it was attached already. */
export async function attach(tx: Database, type: QuorumType, { userId, id }: WalletQuorum): Promise<boolean> {
  const attached = await tx
    .insert(attachedQuorums)
    .values({ userId, type, walletQuorumId: id })
    .onConflictDoUpdate({
      target: [attachedQuorums.userId, attachedQuorums.type],
      set: { walletQuorumId: id },
      setWhere: ne(attachedQuorums.walletQuorumId, id),
    })
    .returning({ type: attachedQuorums.type });
  return attached.length === 1;
}

/** The quorum that was attached, or null. */
export async function detach(tx: Database, userId: string, type: QuorumType): Promise<WalletQuorum | null> {
  const [row] = await tx
    .delete(attachedQuorums)
    .where(isAttachment(userId, type))
    .returning({ id: attachedQuorums.walletQuorumId });
  if (!row) return null;
  const [quorum] = await tx.select().from(walletQuorums).where(eq(walletQuorums.id, row.id));
  return quorum ?? null;
}

const isAttachment = (userId: string, type: QuorumType) =>
  and(eq(attachedQuorums.userId, userId), eq(attachedQuorums.type, type));

/**
 * Part of a larger statement: the provider of the attached quorum, the one for execution first; NULL if none is
 * attached.
 */
export const attachedProvider = (userId: SQL) => sql`(
  SELECT quorum.provider FROM ${attachedQuorums} attached
  JOIN ${walletQuorums} quorum ON quorum.id = attached.wallet_quorum_id
  WHERE attached.user_id = ${userId} ORDER BY attached.type = 'execution' DESC LIMIT 1)`;

import { randomUUID } from 'node:crypto';
import type { Address } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, isNull, ne, or, sql } from '../../platform/db/drizzle.ts';
import { type Cursor, olderThan } from '../../platform/db/page.ts';
import { users } from '../accounts/index.ts';
import { escrowAccounts } from './table.ts';

export type EscrowAccount = typeof escrowAccounts.$inferSelect;

/** Null where it is so already, or where another user has the account. Either way its row is locked. */
export async function upsertEscrowAccount(
  tx: Database,
  link: Pick<EscrowAccount, 'userId' | 'address' | 'chainId'>,
): Promise<EscrowAccount | null> {
  const { userId, chainId } = link;
  const [row] = await tx
    .insert(escrowAccounts)
    .values({ id: randomUUID(), ...link })
    .onConflictDoUpdate({
      target: escrowAccounts.address,
      set: { chainId },
      setWhere: sql`${escrowAccounts.userId} = ${userId} AND ${escrowAccounts.chainId} IS DISTINCT FROM excluded.chain_id`,
    })
    .returning();
  return row ?? null;
}

export async function findEscrowAccount(db: Database, userId: string, address: Address): Promise<EscrowAccount | null> {
  const [row] = await db.select().from(escrowAccounts).where(isOf(userId, address));
  return row ?? null;
}

export async function listEscrowAccounts(
  db: Database,
  userId: string,
  limit: number,
  cursor: Cursor | null,
): Promise<EscrowAccount[]> {
  return db
    .select()
    .from(escrowAccounts)
    .where(and(eq(escrowAccounts.userId, userId), cursor ? olderThan(escrowAccounts, cursor) : undefined))
    .orderBy(desc(escrowAccounts.createdAt), desc(escrowAccounts.id))
    .limit(limit);
}

/** False where the user has no such account. */
export async function deleteEscrowAccount(db: Database, userId: string, address: Address): Promise<boolean> {
  const rows = await db.delete(escrowAccounts).where(isOf(userId, address)).returning({ id: escrowAccounts.id });
  return rows.length === 1;
}

/** Whether somebody else signs in with this address. */
export async function isAnotherUser(db: Database, userId: string, address: Address): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.address, address), ne(users.id, userId)));
  return rows.length > 0;
}

/** The id of the user to whom the account is linked on this chain. The own addresses of users are not linked. */
export async function findEscrowOwner(db: Database, address: Address, chainId: number): Promise<string | null> {
  const [row] = await db
    .select({ userId: escrowAccounts.userId })
    .from(escrowAccounts)
    .where(
      and(eq(escrowAccounts.address, address), or(isNull(escrowAccounts.chainId), eq(escrowAccounts.chainId, chainId))),
    );
  return row?.userId ?? null;
}

const isOf = (userId: string, address: Address) =>
  and(eq(escrowAccounts.userId, userId), eq(escrowAccounts.address, address));

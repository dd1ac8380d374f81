import { randomUUID } from 'node:crypto';
import type { Address } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, isNull, ne, or, sql } from '../../platform/db/drizzle.ts';
import { type Cursor, olderThan } from '../../platform/db/page.ts';
import { users } from '../accounts/index.ts';
import { escrowAccounts } from './table.ts';

export type EscrowAccount = typeof escrowAccounts.$inferSelect;

/**
 * Locks the address: links of one address are made one after the other, because one for all chains and one for a single
 * chain must not coexist.
 */
export async function lockAddress(tx: Database, address: Address): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`escrow ${address}`}, 0))`);
}

export async function insertEscrowAccount(
  tx: Database,
  link: Pick<EscrowAccount, 'userId' | 'address' | 'chainId'>,
): Promise<EscrowAccount> {
  const [row] = await tx
    .insert(escrowAccounts)
    .values({ id: randomUUID(), ...link })
    .returning();
  if (!row) throw new Error('an insert returned no row');
  return row;
}

/** The links of any user that overlap this one; null is every chain. */
export async function findOverlaps(db: Database, address: Address, chainId: number | null): Promise<EscrowAccount[]> {
  const where = chainId === null ? undefined : holdsOn(chainId);
  return db
    .select()
    .from(escrowAccounts)
    .where(and(eq(escrowAccounts.address, address), where));
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

/** Which links may be ended: those of a user, and those of the account itself, on one chain or on all. */
export interface Ending {
  readonly address: Address;
  /** Only the link on this chain. */
  readonly chainId: number | undefined;
  readonly userId: string;
  /** If the account itself asks: the chain that it is on, or `all` for a key. */
  readonly account: number | 'all' | null;
}

/** Returns the links that ended. */
export async function deleteEscrowAccounts(db: Database, ending: Ending): Promise<EscrowAccount[]> {
  const { address, chainId, userId, account } = ending;
  const ofAccount = account === null ? sql`false` : account === 'all' ? sql`true` : eq(escrowAccounts.chainId, account);
  return db
    .delete(escrowAccounts)
    .where(
      and(
        eq(escrowAccounts.address, address),
        chainId === undefined ? undefined : eq(escrowAccounts.chainId, chainId),
        or(eq(escrowAccounts.userId, userId), ofAccount),
      ),
    )
    .returning();
}

/** Whether this is the address of another user. */
export async function isAnotherUser(db: Database, userId: string, address: Address): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.address, address), ne(users.id, userId)));
  return rows.length > 0;
}

/** The id of the user to whom the account is linked on this chain. Users' own addresses are not linked. */
export async function findEscrowOwner(db: Database, address: Address, chainId: number): Promise<string | null> {
  const [row] = await db
    .select({ userId: escrowAccounts.userId })
    .from(escrowAccounts)
    .where(and(eq(escrowAccounts.address, address), holdsOn(chainId)));
  return row?.userId ?? null;
}

const holdsOn = (chainId: number) => or(isNull(escrowAccounts.chainId), eq(escrowAccounts.chainId, chainId));

import { randomUUID } from 'node:crypto';
import type { Address, Hex } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, inArray, sql } from '../../platform/db/drizzle.ts';
import { type Cursor, olderThan } from '../../platform/db/page.ts';
import { users } from '../accounts/index.ts';
import { approvals, executions, requestRecords, settlements, teeProofs, transactions, verdicts } from './table.ts';

export type Transaction = typeof transactions.$inferSelect;
export type Approval = typeof approvals.$inferSelect;
export type Verdict = typeof verdicts.$inferSelect;
export type Execution = typeof executions.$inferSelect;
export type RequestRecord = typeof requestRecords.$inferSelect;
export type TeeProof = typeof teeProofs.$inferSelect;
export type Settlement = typeof settlements.$inferSelect;
type NewTransactionRow = Omit<typeof transactions.$inferInsert, 'status' | 'revision' | 'createdAt' | 'updatedAt'>;

/** A transaction with the address of its owner, who alone may decide on it. */
export interface OwnedTransaction extends Transaction {
  readonly ownerAddress: Address;
}

const callColumns = {
  callTo: transactions.callTo,
  callValue: transactions.callValue,
  callData: transactions.callData,
};
export type CallColumns = Pick<Transaction, keyof typeof callColumns>;

/** What a list shows: sealed payloads and contexts, five hundred at a time, would fill the memory for nothing. */
const listedColumns = {
  id: transactions.id,
  requestHash: transactions.requestHash,
  account: transactions.account,
  chainId: transactions.chainId,
  userPrompt: transactions.userPrompt,
  ...callColumns,
  execution: transactions.execution,
  status: transactions.status,
  revision: transactions.revision,
  createdAt: transactions.createdAt,
  updatedAt: transactions.updatedAt,
};
export type ListedTransaction = Pick<Transaction, keyof typeof listedColumns>;

/** What a poll or a decision needs to know, without the payload. */
const statusColumns = {
  id: transactions.id,
  requestHash: transactions.requestHash,
  userId: transactions.userId,
  serviceId: transactions.serviceId,
  account: transactions.account,
  chainId: transactions.chainId,
  execution: transactions.execution,
  status: transactions.status,
  revision: transactions.revision,
  createdAt: transactions.createdAt,
  updatedAt: transactions.updatedAt,
  ownerAddress: users.address,
  isJudged: sql<boolean>`EXISTS (SELECT FROM ${verdicts} WHERE ${verdicts.transactionId} = ${transactions.id})`,
};

export interface TransactionState
  extends Pick<
    OwnedTransaction,
    | 'id'
    | 'requestHash'
    | 'userId'
    | 'serviceId'
    | 'account'
    | 'chainId'
    | 'execution'
    | 'status'
    | 'revision'
    | 'createdAt'
    | 'updatedAt'
    | 'ownerAddress'
  > {
  /** Whether the arbiter has given its verdict. */
  readonly isJudged: boolean;
}

/** All of a transaction that ever changes. */
const changingColumns = {
  status: transactions.status,
  revision: transactions.revision,
  updatedAt: transactions.updatedAt,
};
type Changing = Pick<Transaction, keyof typeof changingColumns>;

/** Returns what the caller does not know already. */
export async function insertTransaction(
  tx: Database,
  row: NewTransactionRow,
): Promise<Changing & Pick<Transaction, 'createdAt'>> {
  const [made] = await tx
    .insert(transactions)
    .values(row)
    .returning({ ...changingColumns, createdAt: transactions.createdAt });
  if (!made) throw new Error('an insert returned no row');
  return made;
}

export async function findState(db: Database, requestHash: Hex): Promise<TransactionState | null> {
  const [row] = await db
    .select(statusColumns)
    .from(transactions)
    .innerJoin(users, eq(users.id, transactions.userId))
    .where(eq(transactions.requestHash, requestHash));
  return row ?? null;
}

export async function findTransaction(db: Database, requestHash: Hex): Promise<OwnedTransaction | null> {
  const [row] = await db
    .select({ transaction: transactions, ownerAddress: users.address })
    .from(transactions)
    .innerJoin(users, eq(users.id, transactions.userId))
    .where(eq(transactions.requestHash, requestHash));
  return row ? { ...row.transaction, ownerAddress: row.ownerAddress } : null;
}

/** From here until the end of the transaction nobody else decides on it. */
export async function lockTransaction(tx: Database, id: string): Promise<Changing> {
  const [row] = await tx.select(changingColumns).from(transactions).where(eq(transactions.id, id)).for('update');
  if (!row) throw new Error('a transaction is gone');
  return row;
}

export async function advanceTransaction(
  tx: Database,
  id: string,
  { revision }: Changing,
  status: Transaction['status'],
): Promise<Changing> {
  const [row] = await tx
    .update(transactions)
    .set({ status, revision: revision + 1, updatedAt: sql`now()` })
    .where(eq(transactions.id, id))
    .returning(changingColumns);
  if (!row) throw new Error('a transaction is gone');
  return row;
}

/** The call alone; its parts are null where it is sealed. */
export async function readCall(db: Database, id: string): Promise<CallColumns> {
  const [row] = await db.select(callColumns).from(transactions).where(eq(transactions.id, id));
  if (!row) throw new Error('a transaction is gone');
  return row;
}

/** The places of a page, newest first, with what is shown of each: a page of heavy ones ends early. */
export async function findPage(
  db: Database,
  userId: string,
  limit: number,
  cursor: Cursor | null,
): Promise<{ id: string; createdAt: Date; bytes: number }[]> {
  const analyses = db
    .select({ bytes: sql`sum(octet_length(${approvals.analysis}))` })
    .from(approvals)
    .where(eq(approvals.transactionId, transactions.id));
  const { userPrompt, callData } = transactions;
  const bytes = sql<number>`(coalesce(octet_length(${userPrompt}), 0) + coalesce(octet_length(${callData}), 0)
    + coalesce(${analyses}, 0))::int`;
  return db
    .select({ id: transactions.id, createdAt: transactions.createdAt, bytes })
    .from(transactions)
    .where(and(eq(transactions.userId, userId), cursor ? olderThan(transactions, cursor) : undefined))
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(limit);
}

export async function listTransactions(db: Database, ids: readonly string[]): Promise<ListedTransaction[]> {
  if (ids.length === 0) return [];
  return db
    .select(listedColumns)
    .from(transactions)
    .where(inArray(transactions.id, [...ids]))
    .orderBy(desc(transactions.createdAt), desc(transactions.id));
}

const BRIEF_CHARACTERS = 120;

/** A page of what a user asked for, newest first, just enough to choose from. */
export async function listBriefly(db: Database, userId: string, limit: number, cursor: Cursor | null) {
  const { id, requestHash, status, createdAt, updatedAt } = transactions;
  const description = sql<string | null>`left(${transactions.userPrompt}, ${BRIEF_CHARACTERS})`;
  return db
    .select({ id, requestHash, status, description, createdAt, updatedAt })
    .from(transactions)
    .where(and(eq(transactions.userId, userId), cursor ? olderThan(transactions, cursor) : undefined))
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(limit);
}

/** What the content store and the chain hold of these. */
export async function listRecords(db: Database, transactionIds: readonly string[]): Promise<RequestRecord[]> {
  if (transactionIds.length === 0) return [];
  return db
    .select()
    .from(requestRecords)
    .where(inArray(requestRecords.transactionId, [...transactionIds]));
}

/** What an arbiter tells of a verdict after it was given. */
export async function findMetadata(
  db: Database,
  transactionId: string,
): Promise<{ teeProof: TeeProof | null; settlement: Settlement | null }> {
  const [row] = await db
    .select({ teeProof: teeProofs, settlement: settlements })
    .from(transactions)
    .leftJoin(teeProofs, eq(teeProofs.transactionId, transactions.id))
    .leftJoin(settlements, eq(settlements.transactionId, transactions.id))
    .where(eq(transactions.id, transactionId));
  return row ?? { teeProof: null, settlement: null };
}

/** Newest first: the first of an approver is the one that counts. */
export async function listApprovals(db: Database, transactionIds: readonly string[]): Promise<Approval[]> {
  if (transactionIds.length === 0) return [];
  return db
    .select()
    .from(approvals)
    .where(inArray(approvals.transactionId, [...transactionIds]))
    .orderBy(desc(approvals.revision));
}

export async function insertApproval(
  tx: Database,
  row: Omit<typeof approvals.$inferInsert, 'id' | 'createdAt'>,
): Promise<Approval> {
  const [made] = await tx
    .insert(approvals)
    .values({ id: randomUUID(), ...row })
    .returning();
  if (!made) throw new Error('an insert returned no row');
  return made;
}

export async function insertVerdict(tx: Database, row: typeof verdicts.$inferInsert): Promise<void> {
  await tx.insert(verdicts).values(row);
}

export async function findVerdict(db: Database, transactionId: string): Promise<Verdict | null> {
  const [row] = await db.select().from(verdicts).where(eq(verdicts.transactionId, transactionId));
  return row ?? null;
}

/** What a later decision needs of a verdict, without the report. */
const rulingColumns = { ownerNeeded: verdicts.ownerNeeded, effects: verdicts.effects };
export type Ruling = Pick<Verdict, keyof typeof rulingColumns>;

export async function findRuling(db: Database, transactionId: string): Promise<Ruling | null> {
  const [row] = await db.select(rulingColumns).from(verdicts).where(eq(verdicts.transactionId, transactionId));
  return row ?? null;
}

/** Whether and why the owner must decide, too; null before the verdict. */
export async function findOwnerNeed(
  db: Database,
  transactionId: string,
): Promise<Pick<Verdict, 'ownerNeeded' | 'ownerNeededBecause'> | null> {
  const { ownerNeeded, ownerNeededBecause } = verdicts;
  const [row] = await db
    .select({ ownerNeeded, ownerNeededBecause })
    .from(verdicts)
    .where(eq(verdicts.transactionId, transactionId));
  return row ?? null;
}

export async function findExecution(db: Database, transactionId: string): Promise<Execution | null> {
  const [row] = await db.select().from(executions).where(eq(executions.transactionId, transactionId));
  return row ?? null;
}

/** False where the transaction on chain, or ours, is taken already. */
export async function insertExecution(tx: Database, row: typeof executions.$inferInsert): Promise<boolean> {
  const made = await tx.insert(executions).values(row).onConflictDoNothing().returning({ id: executions.txHash });
  return made.length === 1;
}

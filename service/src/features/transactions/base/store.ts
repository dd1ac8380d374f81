import type { Address, Hex } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { and, desc, eq, getTableColumns, sql } from '../../../platform/db/drizzle.ts';
import { type Cursor, olderThan } from '../../../platform/db/page.ts';
import { placeholdersFor, statement } from '../../../platform/db/statement.ts';
import { users } from '../../accounts/index.ts';
import { releases } from '../../releases/table.ts';
import { currentColumns, progressColumns, releaseColumns } from './current-columns.ts';
import { approvals, type executions, isOf, requestOwners, transactions, verdicts } from './table.ts';
import { withTerms } from './terms-store.ts';
import { requestRecords, type ShownRecord, shownOfRecord } from './verification/table.ts';

export type Transaction = typeof transactions.$inferSelect;
/** The key of a transaction and of all its rows in other tables. */
export type TransactionKey = Pick<Transaction, 'id' | 'userId'>;
export type Approval = typeof approvals.$inferSelect;
export type Verdict = typeof verdicts.$inferSelect;
export type Execution = typeof executions.$inferSelect;
export type Changing = Pick<Transaction, keyof typeof currentColumns>;
type NewTransactionRow = Omit<typeof transactions.$inferInsert, keyof Changing | 'createdAt'>;

/** The progress of a transaction to a decision and to its release. */
interface Progress {
  readonly isJudged: boolean;
  readonly sealedAt: Date | null;
  readonly release: Pick<typeof releases.$inferSelect, keyof typeof releaseColumns> | null;
}

/** A transaction with the address of its owner, the only user who may decide on it. */
export interface OwnedTransaction extends Transaction, Progress {
  readonly ownerAddress: Address;
}

const callColumns = {
  callTo: transactions.callTo,
  callValue: transactions.callValue,
  callData: transactions.callData,
};
export type CallColumns = Pick<Transaction, keyof typeof callColumns>;
export const actionColumns = { ...callColumns, action: transactions.action };
export type ActionColumns = Pick<Transaction, keyof typeof actionColumns>;

/** The columns of a list: sealed payloads and contexts, five hundred at a time, would only fill the memory. */
const listedColumns = {
  id: transactions.id,
  requestHash: transactions.requestHash,
  account: transactions.account,
  chainId: transactions.chainId,
  userPrompt: transactions.userPrompt,
  ...actionColumns,
  form: transactions.form,
  execution: transactions.execution,
  createdAt: transactions.createdAt,
  submitterKind: transactions.submitterKind,
  submitterId: transactions.submitterId,
  submitterName: transactions.submitterName,
  ...currentColumns,
  ...progressColumns,
  release: releaseColumns,
  summary: verdicts.summary,
  hasFailedChecks: sql<boolean>`coalesce(${verdicts.hasFailedChecks}, false)`,
};
export type ListedTransaction = Pick<
  Transaction & Progress & Pick<Verdict, 'summary' | 'hasFailedChecks'>,
  keyof typeof listedColumns
>;

/** The columns for polls and decisions, without the payload. */
const statusColumns = {
  id: transactions.id,
  requestHash: transactions.requestHash,
  userId: transactions.userId,
  serviceId: transactions.serviceId,
  account: transactions.account,
  chainId: transactions.chainId,
  form: transactions.form,
  execution: transactions.execution,
  createdAt: transactions.createdAt,
  ...currentColumns,
  ...progressColumns,
  release: releaseColumns,
  ownerAddress: users.address,
};
export type TransactionState = Pick<OwnedTransaction, keyof typeof statusColumns>;

/** Stores a transaction with its search terms; returns the columns that the database sets. */
export async function insertTransaction(
  tx: Database,
  row: NewTransactionRow,
  terms: readonly string[],
): Promise<Changing & Pick<Transaction, 'createdAt'>> {
  const [made] = await insertNew(tx, { ...row, terms });
  if (!made) throw new Error('an insert returned no row');
  return made;
}

const insertNew = statement('insert-transaction', (db) => {
  // The database sets the other columns of a new row.
  const { createdAt, updatedAt, payloadExpiredAt, status, statusReason, revision, ...rest } =
    getTableColumns(transactions);
  const { validUntil, claimedAt, executedLate, waitingSince, ...given } = rest;
  const { id, userId } = placeholdersFor(given);
  return db
    .with(withTerms(db, { id, userId, createdAt: sql`now()` }))
    .insert(transactions)
    .values(placeholdersFor(given))
    .returning({ ...currentColumns, createdAt });
});

/** Looks up the owner in the map within the same statement, so that it is known before a partition is chosen. */
export const hasHash = (requestHash: unknown) =>
  and(
    eq(transactions.requestHash, sql`${requestHash}`),
    eq(
      transactions.userId,
      sql`(SELECT ${requestOwners.userId} FROM ${requestOwners} WHERE ${requestOwners.requestHash} = ${requestHash})`,
    ),
  );

export async function findState(db: Database, requestHash: Hex): Promise<TransactionState | null> {
  const [row] = await selectState(db, { requestHash });
  return row ?? null;
}

const selectState = statement('transaction-state', (db) =>
  db
    .select(statusColumns)
    .from(transactions)
    .innerJoin(users, eq(users.id, transactions.userId))
    .leftJoin(releases, eq(releases.transactionId, transactions.id))
    .where(hasHash(sql.placeholder('requestHash'))),
);

export async function listStates(db: Database, requestHashes: readonly string[]): Promise<TransactionState[]> {
  const [only, ...others] = requestHashes;
  return others.length === 0
    ? selectState(db, { requestHash: only })
    : selectStates(db, { requestHashes: [...requestHashes] });
}

/** For many owners, and so many partitions: joined with the map, small tables would be read whole. */
const selectStates = statement('transaction-states', (db) =>
  db
    .select(statusColumns)
    .from(transactions)
    .innerJoin(users, eq(users.id, transactions.userId))
    .leftJoin(releases, eq(releases.transactionId, transactions.id))
    .where(sql`${transactions.requestHash} = ANY(${sql.placeholder('requestHashes')}::text[])`),
);

export async function findTransaction(db: Database, requestHash: Hex): Promise<OwnedTransaction | null> {
  const [row] = await db
    .select({
      ...getTableColumns(transactions),
      ...currentColumns,
      ...progressColumns,
      release: releaseColumns,
      ownerAddress: users.address,
    })
    .from(transactions)
    .innerJoin(users, eq(users.id, transactions.userId))
    .leftJoin(releases, eq(releases.transactionId, transactions.id))
    .where(hasHash(requestHash));
  return row ?? null;
}

/** For prepared statements. */
export const isGiven = and(
  eq(transactions.id, sql.placeholder('id')),
  eq(transactions.userId, sql.placeholder('userId')),
);

/** Only the action of the request; all null if it is sealed. */
export async function readAction(db: Database, { id, userId }: TransactionKey): Promise<ActionColumns> {
  const [row] = await selectAction(db, { id, userId });
  if (!row) throw new Error('a transaction is gone');
  return row;
}

const selectAction = statement('transaction-action', (db) =>
  db.select(actionColumns).from(transactions).where(isGiven),
);

const analyses = sql`(SELECT sum(octet_length(${approvals.analysis})) FROM ${approvals}
  WHERE ${approvals.transactionId} = ${transactions.id} AND ${approvals.ownerId} = ${transactions.userId})`;

/** The bytes that a list shows of a transaction: a page of large ones ends early. */
export const shownBytes = sql<number>`(coalesce(octet_length(${transactions.userPrompt}), 0)
  + coalesce(octet_length(${transactions.callData}), 0) + coalesce(octet_length(${transactions.action}::text), 0)
  + coalesce(${analyses}, 0))::int`;

/** The positions of a page, newest first. */
export async function findPage(
  db: Database,
  userId: string,
  limit: number,
  cursor: Cursor | null,
): Promise<{ id: string; createdAt: Date; bytes: number }[]> {
  return selectPage(db, {
    userId,
    limit,
    before: cursor?.createdAt.toISOString() ?? 'infinity',
    id: cursor?.id ?? firstId,
  });
}

/** For the first page: no transaction is created at infinity, so any id will do. */
const firstId = '00000000-0000-0000-0000-000000000000';

const selectPage = statement('transaction-page', (db) =>
  db
    .select({ id: transactions.id, createdAt: transactions.createdAt, bytes: shownBytes })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, sql.placeholder('userId')),
        sql`(${transactions.createdAt}, ${transactions.id})
          < (${sql.placeholder('before')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
      ),
    )
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(sql.placeholder('limit')),
);

/** Transactions of one owner, in no order, each with its record in the content store and on chain. */
export async function listTransactions(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<(ListedTransaction & { readonly record: ShownRecord | null })[]> {
  return ids.length === 0 ? [] : selectListed(db, { userId, ids: [...ids] });
}

/**
 * Joined with the ids, so that each is looked up by its key. With `id = ANY (…)`, PostgreSQL would scan all entries of
 * the owner in the index by owner and time, because it assumes an average owner.
 */
const selectListed = statement('listed-transactions', (db) =>
  db
    .select({ ...listedColumns, record: shownOfRecord })
    .from(transactions)
    .innerJoin(sql`unnest(${sql.placeholder('ids')}::uuid[]) AS given (id)`, sql`${transactions.id} = given.id`)
    .leftJoin(releases, eq(releases.transactionId, transactions.id))
    .leftJoin(verdicts, isOf(verdicts))
    .leftJoin(requestRecords, isOf(requestRecords))
    .where(eq(transactions.userId, sql.placeholder('userId'))),
);

const BRIEF_CHARACTERS = 120;

/** A page of a user's requests, newest first, with just enough to choose from. */
export async function listBriefly(db: Database, userId: string, limit: number, cursor: Cursor | null) {
  const { id, requestHash, createdAt } = transactions;
  const { status, updatedAt } = currentColumns;
  const description = sql<string | null>`left(${transactions.userPrompt}, ${BRIEF_CHARACTERS})`;
  return db
    .select({ id, requestHash, status, description, createdAt, updatedAt })
    .from(transactions)
    .where(and(eq(transactions.userId, userId), cursor ? olderThan(transactions, cursor) : undefined))
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(limit);
}

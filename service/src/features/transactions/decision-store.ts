import { type Hex, normaliseEffects } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, getTableColumns, isNotNull, sql } from '../../platform/db/drizzle.ts';
import { placeholdersFor, statement } from '../../platform/db/statement.ts';
import { currentColumns } from './current-columns.ts';
import {
  type Approval,
  type Changing,
  type Execution,
  isGiven,
  lockRow,
  type Transaction,
  type TransactionKey,
  type Verdict,
} from './store.ts';
import { approvals, executions, isOf, releases, transactions, verdicts } from './table.ts';

/** What a later decision needs of a verdict, without the report. */
const rulingColumns = {
  ownerNeeded: verdicts.ownerNeeded,
  effects: verdicts.effects,
  trusted: verdicts.trusted,
  useKey: verdicts.useKey,
};
export type Ruling = Pick<Verdict, keyof typeof rulingColumns>;

/** The same with all that has been decided so far. */
export async function lockDecisions(
  tx: Database,
  { id, userId }: TransactionKey,
): Promise<{ readonly before: Changing; readonly ruled: Ruling | null; readonly known: Approval[] }> {
  const [, [row], known] = await Promise.all([
    lockRow(tx, { id, userId }),
    selectDecided(tx, { id, userId }),
    listApprovals(tx, userId, [id]),
  ]);
  if (!row) throw new Error('a transaction is gone');
  const { ruling, ...before } = row;
  return { before, ruled: ruling && { ...ruling, effects: ruling.effects && normaliseEffects(ruling.effects) }, known };
}

const selectDecided = statement('decided-transaction', (db) =>
  db
    .select({ ...currentColumns, ruling: rulingColumns })
    .from(transactions)
    .leftJoin(verdicts, isOf(verdicts))
    .where(isGiven),
);

/** What a decision makes of a transaction. */
interface Decided {
  readonly status: Transaction['status'];
  /** Null: as it was. */
  readonly statusReason: Transaction['statusReason'];
  /** Null where it is not newly approved. */
  readonly validSeconds: number | null;
  /** Whether somebody else's turn begins with it. */
  readonly isWaitingAnew: boolean;
}

export async function decideOn(
  tx: Database,
  { id, userId }: TransactionKey,
  revision: number,
  decided: Decided,
): Promise<Changing> {
  const [row] = await updateDecided(tx, { id, userId, revision, ...decided });
  if (!row) throw new Error('a transaction is gone');
  return row;
}

const updateDecided = statement('decide-on-transaction', (db) => {
  const { statusReason, validUntil, waitingSince } = transactions;
  const seconds = sql`${sql.placeholder('validSeconds')}::float8`;
  return db
    .update(transactions)
    .set({
      status: sql`${sql.placeholder('status')}::text`,
      statusReason: sql`coalesce(${sql.placeholder('statusReason')}::text, ${statusReason})`,
      validUntil: sql`coalesce(now() + make_interval(secs => ${seconds}), ${validUntil})`,
      waitingSince: sql`CASE WHEN ${sql.placeholder('isWaitingAnew')}::boolean THEN now() ELSE ${waitingSince} END`,
      revision: sql`${sql.placeholder('revision')}::int`,
      updatedAt: sql`now()`,
    })
    .where(isGiven)
    .returning(currentColumns);
});

/** Of one owner, newest first: the first of an approver is the one that counts. */
export async function listApprovals(db: Database, userId: string, ids: readonly string[]): Promise<Approval[]> {
  return ids.length === 0 ? [] : selectApprovals(db, { userId, ids: [...ids] });
}

const selectApprovals = statement('approvals', (db) =>
  db
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.ownerId, sql.placeholder('userId')),
        sql`${approvals.transactionId} = ANY(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .orderBy(desc(approvals.revision)),
);

/** The same for transactions of any owners. */
export const listApprovalsOfAny = (db: Database, keys: readonly TransactionKey[]): Promise<Approval[]> =>
  selectApprovalsOfAny(db, { ids: keys.map(({ id }) => id), userIds: keys.map(({ userId }) => userId) });

const selectApprovalsOfAny = statement('approvals-of-any', (db) => {
  const given = sql`unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('userIds')}::uuid[]) AS given (id, user_id)`;
  return db
    .select(getTableColumns(approvals))
    .from(approvals)
    .innerJoin(given, sql`${approvals.transactionId} = given.id AND ${approvals.ownerId} = given.user_id`)
    .orderBy(desc(approvals.revision));
});

export async function insertApproval(
  tx: Database,
  row: Omit<typeof approvals.$inferInsert, 'createdAt'>,
): Promise<Approval> {
  const [made] = await insertOne(tx, row);
  if (!made) throw new Error('an insert returned no row');
  return made;
}

const insertOne = statement('insert-approval', (db) => {
  const { createdAt, ...columns } = getTableColumns(approvals);
  return db.insert(approvals).values(placeholdersFor(columns)).returning();
});

export async function insertVerdict(tx: Database, row: typeof verdicts.$inferInsert): Promise<void> {
  await insertOneVerdict(tx, row);
}

const insertOneVerdict = statement('insert-verdict', (db) =>
  db.insert(verdicts).values(placeholdersFor(getTableColumns(verdicts))),
);

export async function findVerdict(db: Database, { id, userId }: TransactionKey): Promise<Verdict | null> {
  const [row] = await db
    .select()
    .from(verdicts)
    .where(and(eq(verdicts.transactionId, id), eq(verdicts.ownerId, userId)));
  return row ?? null;
}

/** Whether and why the owner must decide, too; null before the verdict. */
export async function findOwnerNeed(
  db: Database,
  { id, userId }: TransactionKey,
): Promise<Pick<Verdict, 'ownerNeeded' | 'ownerNeededBecause'> | null> {
  const [row] = await selectOwnerNeed(db, { id, userId });
  return row ?? null;
}

const selectOwnerNeed = statement('owner-need', (db) =>
  db
    .select({ ownerNeeded: verdicts.ownerNeeded, ownerNeededBecause: verdicts.ownerNeededBecause })
    .from(verdicts)
    .where(and(eq(verdicts.transactionId, sql.placeholder('id')), eq(verdicts.ownerId, sql.placeholder('userId')))),
);

export async function findExecution(db: Database, transactionId: string): Promise<Execution | null> {
  const [row] = await db.select().from(executions).where(eq(executions.transactionId, transactionId));
  return row ?? null;
}

/** Whether a provider has sent it for another transaction of this user, and has not come to the end of that yet. */
export async function isSentForAnother(
  tx: Database,
  { userId, transactionId, chainId, txHash }: { userId: string; transactionId: string; chainId: number; txHash: Hex },
): Promise<boolean> {
  const isOpen = and(eq(releases.userId, userId), isNotNull(releases.nextAt));
  const isIt = and(eq(releases.chainId, chainId), eq(releases.txHash, txHash));
  const isAnother = sql`${releases.transactionId} IS DISTINCT FROM ${transactionId}`;
  return (await tx.$count(releases, and(isOpen, isIt, isAnother))) > 0;
}

/** False where the transaction on chain, or ours, is taken already. */
export async function insertExecution(tx: Database, row: typeof executions.$inferInsert): Promise<boolean> {
  const made = await tx.insert(executions).values(row).onConflictDoNothing().returning({ id: executions.txHash });
  return made.length === 1;
}

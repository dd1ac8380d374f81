import { type Address, type Hex, normaliseEffects, type Policy } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { and, desc, eq, getTableColumns, isNotNull, sql } from '../../../platform/db/drizzle.ts';
import { placeholdersFor, planOnce, statement } from '../../../platform/db/statement.ts';
import { lockAccount, policies } from '../../policy/index.ts';
import { releases } from '../../releases/table.ts';
import { defaultRepeatWithinHours, settings, trustedIds } from '../../settings/index.ts';
import { verificationServices } from '../../verification-services/index.ts';
import { currentColumns } from '../base/current-columns.ts';
import { lockRow } from '../base/status-store.ts';
import {
  type ActionColumns,
  type Approval,
  actionColumns,
  type Changing,
  type Execution,
  isGiven,
  type TransactionKey,
  type Verdict,
} from '../base/store.ts';
import { approvals, executions, isOf, transactions, verdicts } from '../base/table.ts';
import { withTerms } from '../base/terms-store.ts';
import type { TeeProof } from '../base/verification/read-records.ts';
import { teeProofs } from '../base/verification/table.ts';

/** The columns of a verdict that later decisions need, without the report. */
const rulingColumns = {
  ownerNeeded: verdicts.ownerNeeded,
  effects: verdicts.effects,
  trusted: verdicts.trusted,
  useKey: verdicts.useKey,
  instruction: verdicts.instruction,
};
export type Ruling = Pick<Verdict, keyof typeof rulingColumns>;

/** The data for checking a verdict. */
export interface VerdictGround extends ActionColumns {
  readonly userPrompt: string | null;
  /** For how long the owner wants to be asked about a repeated instruction. */
  readonly repeatWithinHours: number;
  /** The account that signs the verdicts of the service, even if its OpenPGP key is unavailable. */
  readonly serviceOwner: Address | null;
  /** Ids of the verification services that the owner trusts, even if the owner has no settings yet. */
  readonly trusted: readonly number[];
  readonly policy: Policy | null;
  /** The proof that the arbiter posted earlier, if any. */
  readonly teeProof: TeeProof | null;
  /** By the clock of the database, which all instances share. */
  readonly nowSeconds: number;
}

/** A transaction under its locks, before a decision. */
export interface Found {
  readonly before: Changing;
  readonly instructionId: string | null;
  /** All decisions so far, newest first. */
  readonly known: readonly Approval[];
  /** The verdict; null while deciding the verdict itself. */
  readonly ruled: Ruling | null;
  /** Null unless the decision is the verdict. */
  readonly ground: VerdictGround | null;
  /** Whether the owner has frozen the account: open requests are about to be rejected. */
  readonly isFrozen: boolean;
}

/**
 * From here until the end of the database transaction no other decision is made on it, and decisions of the same
 * account check and count the policy one after the other. The read starts under both locks.
 */
export async function lockForDecision(tx: Database, { id, userId }: TransactionKey): Promise<Found> {
  const [, , frozenAt, rows] = await Promise.all([
    planOnce(tx),
    lockRow(tx, { id, userId }),
    lockAccount(tx, userId),
    selectDecided(tx, { id, userId }),
  ]);
  const { row, known } = gather(rows);
  const { ruling, instructionId, ...before } = row;
  const ruled = ruling && { ...ruling, effects: ruling.effects && normaliseEffects(ruling.effects) };
  return { before, instructionId, known, ruled, ground: null, isFrozen: frozenAt !== null };
}

/** The same for a verdict. It runs only on the arbiters' connection pool, which keeps its plans anyway. */
export async function lockForVerdict(tx: Database, { id, userId }: TransactionKey): Promise<Found> {
  const [, frozenAt, rows] = await Promise.all([
    lockRow(tx, { id, userId }),
    lockAccount(tx, userId),
    selectGround(tx, { id, userId }),
  ]);
  const { row, known } = gather(rows);
  const { instructionId } = row;
  return { before: row, instructionId, known, ruled: null, ground: row, isFrozen: frozenAt !== null };
}

/** The rows contain the transaction once for each of its few decisions, or once without any. */
function gather<Row extends { readonly approval: Approval | null }>(rows: readonly Row[]) {
  const [first] = rows;
  if (!first) throw new Error('a transaction is gone');
  const { approval, ...row } = first;
  return { row, known: rows.flatMap((each) => each.approval ?? []) };
}

/** The newest decision of each approver counts. */
const newestFirst = desc(approvals.revision);

const selectDecided = statement('decided-transaction', (db) =>
  db
    .select({
      ...currentColumns,
      instructionId: transactions.instructionId,
      ruling: rulingColumns,
      approval: approvals,
    })
    .from(transactions)
    .leftJoin(verdicts, isOf(verdicts))
    .leftJoin(approvals, isOf(approvals))
    .where(isGiven)
    .orderBy(newestFirst),
);

const selectGround = statement('verdict-ground', (db) =>
  db
    .select({
      ...currentColumns,
      ...actionColumns,
      userPrompt: transactions.userPrompt,
      instructionId: transactions.instructionId,
      repeatWithinHours: sql<number>`coalesce(${settings.repeatWithinHours}, ${sql.raw(String(defaultRepeatWithinHours))})`,
      serviceOwner: verificationServices.owner,
      trusted: sql<number[]>`${sql.raw(trustedIds)}`,
      policy: policies.policy,
      teeProof: teeProofs,
      nowSeconds: sql<number>`extract(epoch FROM now())::float8`,
      approval: approvals,
    })
    .from(transactions)
    .leftJoin(verificationServices, eq(verificationServices.id, transactions.serviceId))
    .leftJoin(settings, eq(settings.userId, transactions.userId))
    .leftJoin(policies, eq(policies.userId, transactions.userId))
    .leftJoin(teeProofs, isOf(teeProofs))
    .leftJoin(approvals, isOf(approvals))
    .where(isGiven)
    .orderBy(newestFirst),
);

/** For one owner, newest first. */
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
    .orderBy(newestFirst),
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
    .orderBy(newestFirst);
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

/** Also stores the search terms of the verdict. */
export async function insertVerdict(
  tx: Database,
  row: typeof verdicts.$inferInsert,
  { createdAt, terms }: { readonly createdAt: Date; readonly terms: readonly string[] },
): Promise<void> {
  await insertOneVerdict(tx, { ...row, createdAt, terms });
}

const insertOneVerdict = statement('insert-verdict', (db) => {
  const given = placeholdersFor(getTableColumns(verdicts));
  const { transactionId: id, ownerId: userId } = given;
  return db
    .with(withTerms(db, { id, userId, createdAt: sql.placeholder('createdAt') }))
    .insert(verdicts)
    .values(given);
});

export async function findVerdict(db: Database, { id, userId }: TransactionKey): Promise<Verdict | null> {
  const [row] = await db
    .select()
    .from(verdicts)
    .where(and(eq(verdicts.transactionId, id), eq(verdicts.ownerId, userId)));
  return row ?? null;
}

/** Whether and why the owner must also decide; null before the verdict. */
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

/** Whether a provider sent this transaction on chain for another request of the user whose release is still open. */
export async function isSentForAnother(
  tx: Database,
  { userId, transactionId, chainId, txHash }: { userId: string; transactionId: string; chainId: number; txHash: Hex },
): Promise<boolean> {
  const isOpen = and(eq(releases.userId, userId), isNotNull(releases.nextAt));
  const isIt = and(eq(releases.chainId, chainId), eq(releases.txHash, txHash));
  const isAnother = sql`${releases.transactionId} IS DISTINCT FROM ${transactionId}`;
  return (await tx.$count(releases, and(isOpen, isIt, isAnother))) > 0;
}

/** False if the transaction on chain or the request already has an execution. */
export async function insertExecution(tx: Database, row: typeof executions.$inferInsert): Promise<boolean> {
  const made = await tx.insert(executions).values(row).onConflictDoNothing().returning({ id: executions.txHash });
  return made.length === 1;
}

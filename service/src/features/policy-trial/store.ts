import { type Decision, type Effect, normaliseEffects } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, isNotNull, ne, sql } from '../../platform/db/drizzle.ts';
import {
  type ActionColumns,
  approvals,
  currentColumns,
  isOf,
  type Transaction,
  transactions,
  verdicts,
} from '../transactions/index.ts';

const DESCRIPTION_CHARACTERS = 300;
/** Per transaction. Four hundred of them are in memory during a trial. */
const MAX_EFFECTS_BYTES = 32 * 1024;

/** A past transaction that its arbiter did not reject, with its effects. */
export interface PastTransaction
  extends ActionColumns,
    Pick<Transaction, 'id' | 'requestHash' | 'account' | 'chainId' | 'execution' | 'createdAt'>,
    Pick<Transaction, 'statusReason' | 'validUntil'> {
  readonly description: string | null;
  readonly decision: Decision;
  readonly trusted: boolean;
  readonly effects: readonly Effect[];
  readonly judgedAt: Date;
  /** When the owner last approved it; null if never. */
  readonly ownerApprovedAt: Date | null;
}

/** Newest first. */
export async function listJudged(db: Database, userId: string, limit: number): Promise<PastTransaction[]> {
  const { id, requestHash, account, chainId, execution, createdAt } = transactions;
  const { callTo, callValue, callData, action, userPrompt } = transactions;
  const ownerApprovedAt = sql<Date | null>`(SELECT max(each.created_at) FROM ${approvals} AS each
    WHERE each.transaction_id = ${id} AND each.owner_id = ${transactions.userId} AND each.type IN ('user', 'user_ui') AND each.decision = 'APPROVED')`;
  const isFit = and(isNotNull(verdicts.effects), sql`octet_length(${verdicts.effects}::text) <= ${MAX_EFFECTS_BYTES}`);
  const rows = await db
    .select({
      ...{ id, requestHash, account, chainId, execution, createdAt, callTo, callValue, callData, action },
      description: sql<string | null>`left(${userPrompt}, ${DESCRIPTION_CHARACTERS})`,
      statusReason: currentColumns.statusReason,
      validUntil: currentColumns.validUntil,
      decision: approvals.decision,
      trusted: verdicts.trusted,
      effects: verdicts.effects,
      judgedAt: approvals.createdAt,
      ownerApprovedAt: ownerApprovedAt.mapWith(approvals.createdAt),
    })
    .from(transactions)
    .innerJoin(verdicts, isOf(verdicts))
    .innerJoin(approvals, and(isOf(approvals), eq(approvals.type, 'orion')))
    .where(and(eq(transactions.userId, userId), ne(approvals.decision, 'REJECTED'), isFit))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return rows.map((row) => ({ ...row, effects: normaliseEffects(row.effects ?? []) }));
}

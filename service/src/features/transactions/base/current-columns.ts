import type { StatusReason, TransactionStatus } from '@countersign/protocol';
import { type SQL, sql } from '../../../platform/db/drizzle.ts';
import { releases } from '../../releases/table.ts';
import { transactions, verdicts } from './table.ts';
import { requestRecords } from './verification/table.ts';

/**
 * By the database clock at the start of the statement: since its transaction started, it may have waited for a lock.
 */
export const isExpired = sql`(${transactions.status} = 'APPROVED' AND ${transactions.claimedAt} IS NULL
  AND ${transactions.validUntil} <= statement_timestamp())`;

const { status, statusReason, revision, updatedAt } = transactions;
const onceExpired = (expired: SQL, otherwise: SQL) => sql`CASE WHEN ${isExpired} THEN ${expired} ELSE ${otherwise} END`;

/** The columns of an approval that has expired. */
export const expiredColumns = {
  status: sql<TransactionStatus>`'REJECTED'`,
  statusReason: sql<StatusReason>`'expired'`,
  revision: sql<number>`${revision} + 1`,
  updatedAt: sql<Date>`${transactions.validUntil}`,
};

/**
 * All columns of a transaction that change, with their current values. An approval expires exactly at `validUntil`:
 * readers see the same values that are stored later.
 */
export const currentColumns = {
  status: onceExpired(expiredColumns.status, sql`${status}`).mapWith(status),
  statusReason: onceExpired(expiredColumns.statusReason, sql`${statusReason}`) as SQL<StatusReason | null>,
  revision: onceExpired(expiredColumns.revision, sql`${revision}`).mapWith(revision),
  updatedAt: onceExpired(expiredColumns.updatedAt, sql`${updatedAt}`).mapWith(updatedAt),
  validUntil: transactions.validUntil,
  claimedAt: transactions.claimedAt,
  executedLate: transactions.executedLate,
  waitingSince: transactions.waitingSince,
};

/** The visible columns of a release; the query has to join the table. */
export const releaseColumns = {
  status: releases.status,
  channel: releases.channel,
  claimedAt: releases.claimedAt,
  reference: releases.reference,
  reason: releases.reason,
  txHash: releases.txHash,
};

/** The progress of a transaction to a decision. */
export const progressColumns = {
  /**
   * Whether the arbiter has given its verdict. Not EXISTS, because PostgreSQL may answer that by reading all verdicts.
   */
  isJudged: sql<boolean>`((SELECT ${verdicts.transactionId} FROM ${verdicts}
    WHERE ${verdicts.transactionId} = ${transactions.id} AND ${verdicts.ownerId} = ${transactions.userId}) IS NOT NULL)`,
  /** When it was stored in the content store; null if it is not there. */
  sealedAt: sql<Date | null>`(SELECT ${requestRecords.sealedAt} FROM ${requestRecords}
    WHERE ${requestRecords.transactionId} = ${transactions.id}
      AND ${requestRecords.ownerId} = ${transactions.userId})`.mapWith(requestRecords.sealedAt) as SQL<Date | null>,
};

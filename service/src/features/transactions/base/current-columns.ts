import type { StatusReason, TransactionStatus } from '@countersign/protocol';
import { type SQL, sql } from '../../../platform/db/drizzle.ts';
import { releases } from '../../releases/table.ts';
import { transactions, verdicts } from './table.ts';
import { requestRecords } from './verification/table.ts';

/** By the clock of the database, at the statement that asks: it may have waited for a lock since its transaction began. */
export const isExpired = sql`(${transactions.status} = 'APPROVED' AND ${transactions.claimedAt} IS NULL
  AND ${transactions.validUntil} <= statement_timestamp())`;

const { status, statusReason, revision, updatedAt } = transactions;
const onceExpired = (expired: SQL, otherwise: SQL) => sql`CASE WHEN ${isExpired} THEN ${expired} ELSE ${otherwise} END`;

/** What becomes of an approval whose time is over. */
export const expiredColumns = {
  status: sql<TransactionStatus>`'REJECTED'`,
  statusReason: sql<StatusReason>`'expired'`,
  revision: sql<number>`${revision} + 1`,
  updatedAt: sql<Date>`${transactions.validUntil}`,
};

/**
 * All of a transaction that ever changes, as it stands now. An approval ends the moment its time is over: whoever reads
 * sees that, to the letter as it will be written down later.
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

/** What readers see of the way out; the table is to be joined. */
export const releaseColumns = {
  status: releases.status,
  channel: releases.channel,
  claimedAt: releases.claimedAt,
  reference: releases.reference,
  reason: releases.reason,
  txHash: releases.txHash,
};

/** How far a transaction is on its way to a decision. */
export const progressColumns = {
  /** Whether the arbiter has given its verdict. Not EXISTS, which may be answered by reading all verdicts. */
  isJudged: sql<boolean>`((SELECT ${verdicts.transactionId} FROM ${verdicts}
    WHERE ${verdicts.transactionId} = ${transactions.id} AND ${verdicts.ownerId} = ${transactions.userId}) IS NOT NULL)`,
  /** When it came into the content store; null where it is not there. */
  sealedAt: sql<Date | null>`(SELECT ${requestRecords.sealedAt} FROM ${requestRecords}
    WHERE ${requestRecords.transactionId} = ${transactions.id}
      AND ${requestRecords.ownerId} = ${transactions.userId})`.mapWith(requestRecords.sealedAt) as SQL<Date | null>,
};

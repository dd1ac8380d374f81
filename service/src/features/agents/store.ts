import type { Address, Hex } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, inArray, ne, type SQL, sql } from '../../platform/db/drizzle.ts';
import { type Cursor, olderThan } from '../../platform/db/page.ts';
import { users } from '../accounts/index.ts';
import { settings } from '../settings/index.ts';
import {
  approvals,
  currentColumns,
  executions,
  isExpired,
  isOf,
  transactions,
  verdicts,
} from '../transactions/index.ts';
import type { Window } from './period.ts';
import { type Amounts, agentChanges, agentRollups } from './table.ts';

/** Every user counts as an agent: requests for an account come from some agent. */
export interface Agent {
  readonly id: string;
  readonly address: Address;
  readonly displayName: string | null;
  readonly memberSince: Date;
  readonly publicDetails: boolean;
  /** By the database's clock. */
  readonly now: Date;
}

export async function findAgent(db: Database, address: Address): Promise<Agent | null> {
  const [row] = await db
    .select({
      id: users.id,
      address: users.address,
      displayName: users.displayName,
      memberSince: users.createdAt,
      publicDetails: sql<boolean>`coalesce(${settings.publicDetails}, false)`,
      now: sql<Date>`statement_timestamp()`.mapWith(users.createdAt),
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(eq(users.address, address));
  return row ?? null;
}

/** Part of a window; parts with the same start are added up. */
export interface Part {
  readonly start: Date;
  readonly amounts: Amounts;
}

/**
 * The figures of a window in one snapshot: rollups, changes not folded yet, and expired approvals that are not recorded
 * yet.
 */
export async function readParts(db: Database, userId: string, { grain, start, end }: Window): Promise<Part[]> {
  const [from, to] = [start.toISOString(), end.toISOString()];
  const isWithin = (time: SQL) => sql`user_id = ${userId} AND ${time} >= ${from} AND ${time} < ${to}`;
  const { rows } = await db.execute<{ startMs: number; amounts: Amounts }>(sql`
    WITH changes AS (
      SELECT created_at, figure, amount FROM ${agentChanges} WHERE ${isWithin(sql`created_at`)}
      UNION ALL
      SELECT created_at, figure, amount
        FROM ${transactions}, (VALUES ('status:APPROVED', -1), ('status:REJECTED', 1)) AS moved (figure, amount)
        WHERE ${isExpired} AND ${isWithin(sql`created_at`)}
    ), summed AS (
      SELECT date_trunc(${grain}, created_at, 'UTC') AS start, figure, sum(amount) AS amount FROM changes GROUP BY 1, 2
    ), parts AS (
      SELECT start, amounts FROM ${agentRollups} WHERE grain = ${grain} AND ${isWithin(sql`start`)}
      UNION ALL
      SELECT start, jsonb_object_agg(figure, amount) FROM summed GROUP BY 1
    )
    SELECT extract(epoch FROM start)::float8 * 1000 AS "startMs", amounts FROM parts`);
  return rows.map(({ startMs, amounts }) => ({ start: new Date(startMs), amounts }));
}

/** When its public data last changed: the record itself also changes with private decisions and steps. */
const publicChangeAt = sql<Date>`CASE WHEN ${transactions.statusReason} = 'expired' THEN ${transactions.validUntil}
  WHEN ${currentColumns.status} IN ('PENDING', 'APPROVED') THEN ${transactions.waitingSince}
  ELSE ${currentColumns.updatedAt} END`.mapWith(transactions.updatedAt);

/** The public data of a transaction. */
const publicColumns = {
  id: transactions.id,
  requestHash: transactions.requestHash,
  status: currentColumns.status,
  statusReason: currentColumns.statusReason,
  serviceId: transactions.serviceId,
  form: transactions.form,
  createdAt: transactions.createdAt,
  updatedAt: publicChangeAt,
  decision: approvals.decision,
  decidedAt: approvals.createdAt,
  /** The size of its details, sealed or not. */
  bytes: sql<number>`${transactions.payloadBytes} + coalesce(octet_length(${approvals.analysis}), 0)`,
};

const isVerdict = and(isOf(approvals), eq(approvals.type, 'orion'));

const selectPublic = (db: Database) => db.select(publicColumns).from(transactions).leftJoin(approvals, isVerdict);

export type PublicTransaction = Awaited<ReturnType<typeof findPublicPage>>[number];

/** A page of an agent's requests, newest first. */
export async function findPublicPage(db: Database, userId: string, limit: number, cursor: Cursor | null) {
  return selectPublic(db)
    .where(and(eq(transactions.userId, userId), cursor ? olderThan(transactions, cursor) : undefined))
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(limit);
}

export async function findPublicTransaction(
  db: Database,
  userId: string,
  requestHash: Hex,
): Promise<PublicTransaction | null> {
  const [row] = await selectPublic(db).where(
    and(eq(transactions.userId, userId), eq(transactions.requestHash, requestHash)),
  );
  return row ?? null;
}

export type Details = Awaited<ReturnType<typeof listDetails>>[number];

/** Details that only an owner may publish. None of sealed ones, whatever their arbiter has posted in the open. */
export async function listDetails(db: Database, userId: string, ids: readonly string[]) {
  const { id, userPrompt, chainId, callTo, callValue, callData, action, contextLogs } = transactions;
  const { confidence, analysis } = approvals;
  const asked = { callTo, callValue, callData, action };
  return db
    .select({
      ...{ id, userPrompt, chainId, ...asked, contextLogs, confidence, analysis },
      protocol: verdicts.protocol,
      txHash: executions.txHash,
    })
    .from(transactions)
    .leftJoin(approvals, isVerdict)
    .leftJoin(verdicts, isOf(verdicts))
    .leftJoin(executions, eq(executions.transactionId, id))
    .where(and(eq(transactions.userId, userId), inArray(id, [...ids]), ne(transactions.form, 'sealed')));
}

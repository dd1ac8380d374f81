import type { Hex, orionMetadataRows, ParsedRequest } from '@countersign/protocol';
import { actorOf } from '../../../platform/audit/actor.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { and, eq, getTableColumns, sql } from '../../../platform/db/drizzle.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { readRequestHash } from '../base/access.ts';
import { transactionNotFound } from '../base/errors.ts';
import { hasHash, type TransactionKey } from '../base/store.ts';
import { approvals, transactions } from '../base/table.ts';
import {
  type CheckedSettlement,
  isVerified,
  type Settlement,
  type TeeProof,
} from '../base/verification/read-records.ts';
import { showSettlement, showTeeProof } from '../base/verification/show-records.ts';
import { requestRecords, settlements, teeProofs } from '../base/verification/table.ts';
import { endRequests } from './store.ts';
import { findVerdictHash, isBoundTo } from './tee-binding.ts';

type Rows = typeof orionMetadataRows;

/** The callers whose reports are accepted. */
type Teller = Extract<Principal, { kind: 'orion-key' | 'admin-key' }>;

/** Data that arbiters post about a verdict in addition to it. The history has every value, including the first. */
export function orionMetadataRoutes({ db }: { db: Database }): Handlers<Rows> {
  const change = <T extends TeeProof | Settlement>(
    principal: Teller,
    hash: string,
    action: string,
    work: (tx: Database, told: Told) => Promise<{ row: T; detail: Record<string, unknown> }>,
  ): Promise<T> => {
    const requestHash = readRequestHash(hash);
    const serviceId = principal.kind === 'orion-key' ? principal.serviceId : null;
    return db.transaction(async (tx) => {
      const { row, detail } = await work(tx, { requestHash, serviceId });
      const { transactionId, ownerId: userId } = row;
      await recordAudit(tx, { actor: actorOf(principal), action, userId, transactionId, detail });
      return row;
    });
  };

  return {
    updateTeeProof: async ({ principal, params, body }) =>
      showTeeProof(
        await change(principal, params.requestHash, 'orion-metadata.tee-proof', async (tx, told) => {
          const row = await replaceTeeProof(tx, told, body);
          // A proof without a quote contains no verdict.
          const verdictHash = row.quote === null ? null : await findVerdictHash(tx, keyOf(row));
          const bound = verdictHash && (await bindTeeProof(tx, row, verdictHash));
          return { row: bound ?? row, detail: { ...body, verifiedAt: bound?.verifiedAt?.toISOString() ?? null } };
        }),
      ),
    updateSettlement: async ({ principal, params, body }) =>
      showSettlement(
        await change(principal, params.requestHash, 'orion-metadata.settlement', async (tx, told) => {
          const row = await mergeSettlement(tx, told, body);
          const isOver = row.status === 'settled' || row.status === 'failed';
          if (isOver) await endRequests(tx, [row.transactionId], 'settlement');
          return { row, detail: { ...body, ...(body.settledAt && { settledAt: body.settledAt.toISOString() }) } };
        }),
      ),
  };
}

const keyOf = ({ transactionId: id, ownerId: userId }: TeeProof): TransactionKey => ({ id, userId });

/**
 * The request of a report, and the service of the arbiter that sent it; null: an operator, who may report on any
 * request.
 */
interface Told {
  readonly requestHash: Hex;
  readonly serviceId: number | null;
}

/** For the statement that stores the report: finds the request, if it is addressed to the arbiter, and its owner. */
const isToldOf = and(
  hasHash(sql.placeholder('requestHash')),
  sql`${transactions.serviceId} = coalesce(${sql.placeholder('serviceId')}::int, ${transactions.serviceId})`,
);
const keyColumns = { transactionId: transactions.id, ownerId: transactions.userId };
const given = (name: string) => sql`${sql.placeholder(name)}`.as(name);

/** A proof is replaced as a whole, because parts of two proofs are not a proof. */
export async function replaceTeeProof(
  tx: Database,
  told: Told,
  body: ParsedRequest<Rows['updateTeeProof']>['body'],
): Promise<TeeProof> {
  const [row] = await upsertTeeProof(tx, { ...told, ...body });
  if (!row) throw transactionNotFound();
  return row;
}

const upsertTeeProof = statement('put-tee-proof', (db) => {
  const { platform, quote, measurement, reportData, signer } = getTableColumns(teeProofs);
  const said = { platform, quote, measurement, reportData, signer };
  const replaced = Object.entries(said).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]);
  return db
    .insert(teeProofs)
    .select(
      db
        .select({
          ...keyColumns,
          platform: given('platform'),
          quote: given('quote'),
          measurement: given('measurement'),
          reportData: given('reportData'),
          signer: given('signer'),
          verifiedAt: sql`NULL::timestamptz`.as('verifiedAt'),
          updatedAt: sql`now()`.as('updatedAt'),
        })
        .from(transactions)
        .where(isToldOf),
    )
    .onConflictDoUpdate({
      target: [teeProofs.transactionId, teeProofs.ownerId],
      set: { ...Object.fromEntries(replaced), verifiedAt: null, updatedAt: sql`now()` },
    })
    .returning();
});

/** Stores the time at which a proof was verified against this verdict; null if it does not match, or was replaced. */
export async function bindTeeProof(tx: Database, proof: TeeProof, verdictHash: Hex): Promise<TeeProof | null> {
  const { transactionId, ownerId, platform, quote, reportData } = proof;
  if (quote === null || reportData === null || !isBoundTo({ platform, quote, reportData }, verdictHash)) return null;
  const isIt = and(eq(teeProofs.transactionId, transactionId), eq(teeProofs.ownerId, ownerId));
  const isUnchanged = and(
    eq(teeProofs.platform, platform),
    eq(teeProofs.quote, quote),
    eq(teeProofs.reportData, reportData),
  );
  const [row] = await tx.update(teeProofs).set({ verifiedAt: sql`now()` }).where(and(isIt, isUnchanged)).returning();
  return row ?? null;
}

/** Missing fields keep their values; but a settlement that is submitted again is in no block yet. */
export async function mergeSettlement(
  tx: Database,
  told: Told,
  body: ParsedRequest<Rows['updateSettlement']>['body'],
): Promise<CheckedSettlement> {
  const [row] = await upsertSettlement(tx, { ...told, ...body });
  if (!row) throw transactionNotFound();
  return row;
}

const upsertSettlement = statement('put-settlement', (db) => {
  const { txHash, chainId, blockNumber, settledAt } = settlements;
  const saidOrAsBefore = ({ name }: { name: string }) =>
    sql`coalesce(excluded.${sql.identifier(name)}, settlements.${sql.identifier(name)})`;
  const ofBlock = ({ name }: { name: string }) =>
    sql`CASE WHEN excluded.status = 'settled' THEN ${saidOrAsBefore({ name })} ELSE excluded.${sql.identifier(name)} END`;
  // Only in a prepared statement: planning it takes longer than the joins of `findMetadata`.
  const verified = sql<boolean>`coalesce(${sql`(SELECT ${isVerified} FROM ${requestRecords} JOIN ${approvals}
    ON ${approvals.transactionId} = ${requestRecords.transactionId}
      AND ${approvals.ownerId} = ${requestRecords.ownerId} AND ${approvals.type} = 'orion'
    WHERE ${requestRecords.transactionId} = ${settlements.transactionId}
      AND ${requestRecords.ownerId} = ${settlements.ownerId})`}, false)`;
  return db
    .insert(settlements)
    .select(
      db
        .select({
          ...keyColumns,
          status: given('status'),
          txHash: given('txHash'),
          chainId: given('chainId'),
          blockNumber: given('blockNumber'),
          settledAt: given('settledAt'),
          updatedAt: sql`now()`.as('updatedAt'),
        })
        .from(transactions)
        .where(isToldOf),
    )
    .onConflictDoUpdate({
      target: [settlements.transactionId, settlements.ownerId],
      set: {
        status: sql`excluded.status`,
        txHash: saidOrAsBefore(txHash),
        chainId: saidOrAsBefore(chainId),
        blockNumber: ofBlock(blockNumber),
        settledAt: ofBlock(settledAt),
        updatedAt: sql`now()`,
      },
    })
    .returning({ ...getTableColumns(settlements), verified });
});

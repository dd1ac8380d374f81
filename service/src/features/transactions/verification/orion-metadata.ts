import type { Hex, orionMetadataRows, ParsedRequest } from '@countersign/protocol';
import { actorOf } from '../../../platform/audit/actor.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { and, eq, getTableColumns, sql } from '../../../platform/db/drizzle.ts';
import { placeholdersFor, statement } from '../../../platform/db/statement.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { reaches, readRequestHash } from '../access.ts';
import { transactionNotFound } from '../errors.ts';
import { findState, type TransactionKey, type TransactionState } from '../store.ts';
import { type CheckedSettlement, isVerified, type TeeProof } from './read-records.ts';
import { showSettlement, showTeeProof } from './show-records.ts';
import { endRequests } from './store.ts';
import { settlements, teeProofs } from './table.ts';
import { findVerdictHash, isBoundTo } from './tee-binding.ts';

type Rows = typeof orionMetadataRows;

/** What arbiters tell of a verdict beside it. Every value is in the history, the first one included. */
export function orionMetadataRoutes({ db }: { db: Database }): Handlers<Rows> {
  const change = async <T>(
    principal: Principal,
    hash: string,
    action: string,
    work: (tx: Database, state: TransactionState) => Promise<{ row: T; detail: Record<string, unknown> }>,
  ): Promise<T> => {
    const state = await findState(db, readRequestHash(hash));
    if (!state || !reaches(principal, state)) throw transactionNotFound();
    return db.transaction(async (tx) => {
      const { row, detail } = await work(tx, state);
      const { id: transactionId, userId } = state;
      await recordAudit(tx, { actor: actorOf(principal), action, userId, transactionId, detail });
      return row;
    });
  };

  return {
    updateTeeProof: async ({ principal, params, body }) =>
      showTeeProof(
        await change(principal, params.requestHash, 'orion-metadata.tee-proof', async (tx, state) => {
          const row = await replaceTeeProof(tx, state, body);
          // One without a quote speaks of no verdict.
          const verdictHash = row.quote === null ? null : await findVerdictHash(tx, state);
          const bound = verdictHash && (await bindTeeProof(tx, row, verdictHash));
          return { row: bound ?? row, detail: { ...body, verifiedAt: bound?.verifiedAt?.toISOString() ?? null } };
        }),
      ),
    updateSettlement: async ({ principal, params, body }) =>
      showSettlement(
        await change(principal, params.requestHash, 'orion-metadata.settlement', async (tx, state) => {
          const row = await mergeSettlement(tx, state, body);
          if (row.status === 'settled' || row.status === 'failed') await endRequests(tx, [state.id], 'settlement');
          return { row, detail: { ...body, ...(body.settledAt && { settledAt: body.settledAt.toISOString() }) } };
        }),
      ),
  };
}

/** A proof is one whole: parts of another one would make neither. */
async function replaceTeeProof(
  tx: Database,
  { id: transactionId, userId: ownerId }: TransactionKey,
  body: ParsedRequest<Rows['updateTeeProof']>['body'],
) {
  const [row] = await upsertTeeProof(tx, { transactionId, ownerId, ...body });
  if (!row) throw new Error('an insert returned no row');
  return row;
}

const upsertTeeProof = statement('put-tee-proof', (db) => {
  const { transactionId, ownerId, platform, quote, measurement, reportData, signer } = getTableColumns(teeProofs);
  const said = { platform, quote, measurement, reportData, signer };
  const replaced = Object.entries(said).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]);
  return db
    .insert(teeProofs)
    .values(placeholdersFor({ transactionId, ownerId, ...said }))
    .onConflictDoUpdate({
      target: [teeProofs.transactionId, teeProofs.ownerId],
      set: { ...Object.fromEntries(replaced), verifiedAt: null, updatedAt: sql`now()` },
    })
    .returning();
});

/** Notes when a proof was found to speak of this verdict; null where it does not, or another has taken its place. */
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

/** What is not said stays as it was; but what is on its way anew is in no block yet. */
async function mergeSettlement(
  tx: Database,
  { id: transactionId, userId: ownerId }: TransactionKey,
  body: ParsedRequest<Rows['updateSettlement']>['body'],
): Promise<CheckedSettlement> {
  const [row] = await upsertSettlement(tx, { transactionId, ownerId, ...body });
  if (!row) throw new Error('an insert returned no row');
  return row;
}

const upsertSettlement = statement('put-settlement', (db) => {
  const { transactionId, ownerId, status, txHash, chainId, blockNumber, settledAt } = getTableColumns(settlements);
  const saidOrAsBefore = ({ name }: { name: string }) =>
    sql`coalesce(excluded.${sql.identifier(name)}, settlements.${sql.identifier(name)})`;
  const ofBlock = ({ name }: { name: string }) =>
    sql`CASE WHEN excluded.status = 'settled' THEN ${saidOrAsBefore({ name })} ELSE excluded.${sql.identifier(name)} END`;
  // Wrapped, for drizzle leaves the tables out of what is returned as it is.
  const verified = sql<boolean>`${isVerified}`;
  return db
    .insert(settlements)
    .values(placeholdersFor({ transactionId, ownerId, status, txHash, chainId, blockNumber, settledAt }))
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

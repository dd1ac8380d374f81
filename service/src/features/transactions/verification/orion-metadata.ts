import type { Hex, orionMetadataRows, ParsedRequest } from '@countersign/protocol';
import { actorOf } from '../../../platform/audit/actor.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Database } from '../../../platform/db/database.ts';
import { eq, sql } from '../../../platform/db/drizzle.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { reaches, readRequestHash } from '../access.ts';
import { transactionNotFound } from '../errors.ts';
import { findState, type TransactionState } from '../store.ts';
import { findMetadata, type TeeProof } from './read-records.ts';
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
        await change(principal, params.requestHash, 'orion-metadata.tee-proof', async (tx, { id }) => {
          const row = await replaceTeeProof(tx, id, body);
          const verdictHash = await findVerdictHash(tx, id);
          const bound = verdictHash && (await markBound(tx, row, verdictHash));
          return { row: bound ?? row, detail: { ...body, verifiedAt: bound?.verifiedAt?.toISOString() ?? null } };
        }),
      ),
    updateSettlement: async ({ principal, params, body }) =>
      showSettlement(
        await change(principal, params.requestHash, 'orion-metadata.settlement', async (tx, { id }) => {
          const row = await mergeSettlement(tx, id, body);
          if (row.status === 'settled' || row.status === 'failed') await endRequests(tx, [id], 'settlement');
          // Only what is settled can be there.
          const { settlement } = row.status === 'settled' ? await findMetadata(tx, id) : { settlement: null };
          const checked = { ...row, verified: settlement?.verified ?? false };
          return {
            row: checked,
            detail: { ...body, ...(body.settledAt && { settledAt: body.settledAt.toISOString() }) },
          };
        }),
      ),
  };
}

/** A proof is one whole: parts of another one would make neither. */
async function replaceTeeProof(
  tx: Database,
  transactionId: string,
  body: ParsedRequest<Rows['updateTeeProof']>['body'],
) {
  const { platform, quote = null, measurement = null, reportData = null, signer = null } = body;
  const proof = { platform, quote, measurement, reportData, signer, verifiedAt: null, updatedAt: sql`now()` };
  const [row] = await tx
    .insert(teeProofs)
    .values({ transactionId, ...proof })
    .onConflictDoUpdate({ target: teeProofs.transactionId, set: proof })
    .returning();
  if (!row) throw new Error('an insert returned no row');
  return row;
}

/** Notes when a proof was found to speak of this verdict; null where it does not, or there is none. */
export async function bindTeeProof(tx: Database, transactionId: string, verdictHash: Hex): Promise<TeeProof | null> {
  const [proof] = await selectTeeProof(tx, { transactionId });
  return proof ? markBound(tx, proof, verdictHash) : null;
}

const selectTeeProof = statement('tee-proof', (db) =>
  db
    .select()
    .from(teeProofs)
    .where(eq(teeProofs.transactionId, sql.placeholder('transactionId'))),
);

async function markBound(tx: Database, proof: TeeProof, verdictHash: Hex): Promise<TeeProof | null> {
  if (!isBoundTo(proof, verdictHash)) return null;
  const [row] = await tx
    .update(teeProofs)
    .set({ verifiedAt: sql`now()` })
    .where(eq(teeProofs.transactionId, proof.transactionId))
    .returning();
  return row ?? null;
}

/** What is not said stays as it was; but what is on its way anew is in no block yet. */
async function mergeSettlement(
  tx: Database,
  transactionId: string,
  body: ParsedRequest<Rows['updateSettlement']>['body'],
) {
  const { status, txHash, chainId, blockNumber, settledAt } = body;
  const given = {
    status,
    ...(status !== 'settled' && { blockNumber: null, settledAt: null }),
    ...(txHash && { txHash }),
    ...(chainId && { chainId }),
    ...(blockNumber !== undefined && { blockNumber }),
    ...(settledAt && { settledAt }),
  };
  const [row] = await tx
    .insert(settlements)
    .values({ transactionId, ...given })
    .onConflictDoUpdate({ target: settlements.transactionId, set: { ...given, updatedAt: sql`now()` } })
    .returning();
  if (!row) throw new Error('an insert returned no row');
  return row;
}

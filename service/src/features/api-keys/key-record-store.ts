import type { Address, Hex } from '@countersign/protocol';
import { inPortions } from '../../platform/chain/in-portions.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, asc, eq, isNotNull, isNull, lt, sql } from '../../platform/db/drizzle.ts';
import { users } from '../accounts/index.ts';
import { pgpKeys } from './table.ts';

const STALE_AFTER_SECONDS = 20;
const STALE_AT_A_TIME = 20;

/** A key signed by its account, for the registry on chain. */
export interface KeyToRegister {
  readonly id: string;
  readonly account: Address;
  readonly armored: string;
  readonly signature: Hex;
  readonly cid: string;
  readonly txHash: Hex | null;
  readonly submittedAt: Date | null;
}

const columns = {
  id: pgpKeys.id,
  account: users.address,
  armored: pgpKeys.armored,
  signature: pgpKeys.signature,
  cid: pgpKeys.cid,
  txHash: pgpKeys.chainTxHash,
  submittedAt: pgpKeys.chainSubmittedAt,
};

/** Null if it is registered, was replaced, or has no usable signature. */
export async function findKeyToRegister(db: Database, id: string): Promise<KeyToRegister | null> {
  const [row] = await db
    .select(columns)
    .from(pgpKeys)
    .innerJoin(users, eq(users.id, pgpKeys.userId))
    .where(and(eq(pgpKeys.id, id), isNull(pgpKeys.replacedAt), isNull(pgpKeys.chainBlockNumber)));
  return row?.signature && row.cid ? { ...row, signature: row.signature, cid: row.cid } : null;
}

/** Until the end of the transaction, on every instance. */
export async function lockKeyOwner(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`
    SELECT pg_advisory_xact_lock(hashtextextended('keys on chain of ' || user_id, 0)) FROM ${pgpKeys} WHERE id = ${id}`);
}

export async function listStaleKeys(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: pgpKeys.id })
    .from(pgpKeys)
    .where(
      and(
        isNull(pgpKeys.replacedAt),
        isNotNull(pgpKeys.chainTxHash),
        isNull(pgpKeys.chainBlockNumber),
        lt(pgpKeys.chainSubmittedAt, sql`now() - make_interval(secs => ${STALE_AFTER_SECONDS})`),
      ),
    )
    .orderBy(asc(pgpKeys.chainSubmittedAt))
    .limit(STALE_AT_A_TIME);
  return rows.map(({ id }) => id);
}

export async function noteKeySubmitted(db: Database, id: string, txHash: Hex): Promise<void> {
  await db
    .update(pgpKeys)
    .set({ chainTxHash: txHash, chainSubmittedAt: sql`now()` })
    .where(and(eq(pgpKeys.id, id), isNull(pgpKeys.chainBlockNumber)));
}

/** Retried after the others. */
export async function postponeKey(db: Database, id: string): Promise<void> {
  await db
    .update(pgpKeys)
    .set({ chainSubmittedAt: sql`now()` })
    .where(and(eq(pgpKeys.id, id), isNull(pgpKeys.chainBlockNumber)));
}

/** From any sender: the registry requires the account's signature. */
export async function confirmKey(
  tx: Database,
  account: Address,
  cid: string,
  { txHash, blockNumber }: { txHash: Hex; blockNumber: number },
): Promise<void> {
  const owner = tx.select({ id: users.id }).from(users).where(eq(users.address, account));
  await tx
    .update(pgpKeys)
    .set({ chainTxHash: txHash, chainBlockNumber: blockNumber })
    .where(and(eq(pgpKeys.userId, owner), eq(pgpKeys.cid, cid)));
}

/** After a reorg behind this block, its registrations count as sent and unconfirmed. */
export const forgetKeyBlocks = (tx: Database, afterBlock: number): Promise<void> =>
  inPortions(tx, pgpKeys.chainBlockNumber, afterBlock, (isForgotten) =>
    tx.update(pgpKeys).set({ chainBlockNumber: null, chainSubmittedAt: sql`now()` }).where(isForgotten),
  );

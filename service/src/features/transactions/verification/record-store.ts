import type { Address, Decision, Hex } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { and, asc, eq, isNotNull, isNull, lt, sql } from '../../../platform/db/drizzle.ts';
import { transactions } from '../table.ts';
import { requestRecords } from './table.ts';

/** A transaction is mined within seconds, or something is wrong with it. */
const STALE_AFTER_SECONDS = 20;
const STALE_AT_A_TIME = 20;

const columns = {
  transactionId: requestRecords.transactionId,
  requestHash: transactions.requestHash,
  serviceId: transactions.serviceId,
  cid: requestRecords.cid,
  sender: requestRecords.sender,
  txHash: requestRecords.txHash,
  submittedAt: requestRecords.submittedAt,
};

export interface RecordToSend {
  readonly transactionId: string;
  readonly requestHash: Hex;
  readonly serviceId: number;
  readonly cid: string;
  readonly sender: Address | null;
  readonly txHash: Hex | null;
}

export interface StaleRecord extends RecordToSend {
  readonly txHash: Hex;
  readonly submittedAt: Date;
}

/** Null where it is on chain already, or meant for contracts of another time. */
export async function findRecordToSend(db: Database, id: string, contract: Address): Promise<RecordToSend | null> {
  const [row] = await db
    .select(columns)
    .from(requestRecords)
    .innerJoin(transactions, eq(transactions.id, requestRecords.transactionId))
    .where(
      and(
        eq(requestRecords.transactionId, id),
        eq(requestRecords.contract, contract),
        isNull(requestRecords.blockNumber),
      ),
    );
  return row ?? null;
}

export async function listStaleRecords(db: Database, contract: Address): Promise<StaleRecord[]> {
  const rows = await db
    .select(columns)
    .from(requestRecords)
    .innerJoin(transactions, eq(transactions.id, requestRecords.transactionId))
    .where(
      and(
        eq(requestRecords.contract, contract),
        isNotNull(requestRecords.txHash),
        isNull(requestRecords.blockNumber),
        lt(requestRecords.submittedAt, sql`now() - make_interval(secs => ${STALE_AFTER_SECONDS})`),
      ),
    )
    .orderBy(asc(requestRecords.submittedAt))
    .limit(STALE_AT_A_TIME);
  return rows.flatMap(({ txHash, submittedAt, ...row }) =>
    txHash && submittedAt ? [{ ...row, txHash, submittedAt }] : [],
  );
}

export async function noteSender(db: Database, transactionId: string, sender: Address): Promise<void> {
  await db.update(requestRecords).set({ sender }).where(eq(requestRecords.transactionId, transactionId));
}

export async function noteSubmitted(db: Database, transactionId: string, txHash: Hex): Promise<void> {
  await db
    .update(requestRecords)
    .set({ txHash, submittedAt: sql`now()` })
    .where(and(eq(requestRecords.transactionId, transactionId), isNull(requestRecords.blockNumber)));
}

/** Tried again after the others. */
export async function postpone(db: Database, transactionId: string): Promise<void> {
  await db
    .update(requestRecords)
    .set({ submittedAt: sql`now()` })
    .where(and(eq(requestRecords.transactionId, transactionId), isNull(requestRecords.blockNumber)));
}

interface CreatedOnChain {
  readonly sender: string;
  readonly requestHash: Hex;
  readonly cid: string;
  readonly txHash: Hex;
  readonly blockNumber: number;
}

/** What strangers record under the same hash is under another sender. */
function isOurs(tx: Database, contract: Address, { sender, requestHash }: { sender: string; requestHash: Hex }) {
  const ours = tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(eq(transactions.requestHash, requestHash.toLowerCase() as Hex));
  return and(
    eq(requestRecords.transactionId, ours),
    eq(requestRecords.contract, contract),
    eq(requestRecords.sender, sender.toLowerCase() as Address),
  );
}

/** Takes over what the chain says of our own records, and gives those. */
export async function confirmRecords(
  tx: Database,
  contract: Address,
  created: readonly CreatedOnChain[],
): Promise<string[]> {
  const confirmed: string[] = [];
  for (const { sender, requestHash, cid, txHash, blockNumber } of created) {
    const [record] = await tx
      .update(requestRecords)
      .set({ txHash, blockNumber, submittedAt: sql`coalesce(submitted_at, now())` })
      .where(and(isOurs(tx, contract, { sender, requestHash }), eq(requestRecords.cid, cid)))
      .returning({ id: requestRecords.transactionId });
    if (record) confirmed.push(record.id);
  }
  return confirmed;
}

interface VerdictOnChain {
  readonly sender: string;
  readonly requestHash: Hex;
  readonly decision: Decision;
  readonly txHash: Hex;
  readonly blockNumber: number;
}

/** Takes over what the chain says of the verdicts on our own records. */
export async function confirmVerdicts(
  tx: Database,
  contract: Address,
  verdicts: readonly VerdictOnChain[],
): Promise<void> {
  for (const { sender, requestHash, decision, txHash, blockNumber } of verdicts) {
    await tx
      .update(requestRecords)
      .set({ verdictDecision: decision, verdictTxHash: txHash, verdictBlockNumber: blockNumber })
      .where(isOurs(tx, contract, { sender, requestHash }));
  }
}

const noVerdict = { verdictDecision: null, verdictTxHash: null, verdictBlockNumber: null };

/** The chain went another way: what was on it counts as sent, and not as confirmed. */
export async function forgetBlocks(tx: Database, contract: Address): Promise<void> {
  await tx
    .update(requestRecords)
    .set({ blockNumber: null, submittedAt: sql`now()`, ...noVerdict })
    .where(and(eq(requestRecords.contract, contract), isNotNull(requestRecords.blockNumber)));
}

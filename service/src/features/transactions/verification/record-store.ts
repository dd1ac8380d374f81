import type { Address, Decision, Hex } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { and, asc, eq, isNotNull, isNull, lt, sql } from '../../../platform/db/drizzle.ts';
import { plainStatement, statement } from '../../../platform/db/statement.ts';
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
  const [row] = await selectToSend(db, { id, contract });
  return row ?? null;
}

const selectToSend = statement('record-to-send', (db) =>
  db
    .select(columns)
    .from(requestRecords)
    .innerJoin(transactions, eq(transactions.id, requestRecords.transactionId))
    .where(
      and(
        eq(requestRecords.transactionId, sql.placeholder('id')),
        eq(requestRecords.contract, sql.placeholder('contract')),
        isNull(requestRecords.blockNumber),
      ),
    ),
);

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
  await updateSender(db, [transactionId, sender]);
}

const updateSender = plainStatement('note-sender', 'UPDATE request_records SET sender = $2 WHERE transaction_id = $1');

export async function noteSubmitted(db: Database, transactionId: string, txHash: Hex): Promise<void> {
  await updateSubmitted(db, [transactionId, txHash]);
}

const updateSubmitted = plainStatement(
  'note-submitted',
  'UPDATE request_records SET tx_hash = $2, submitted_at = now() WHERE transaction_id = $1 AND block_number IS NULL',
);

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

/** Joins what is on chain to our own records: what strangers record under the same hash is under another sender. */
const isOurs = `transactions.request_hash = lower(found.request_hash) AND record.transaction_id = transactions.id
  AND record.contract = $1 AND record.sender = lower(found.sender)`;

/** Takes over what the chain says of our own records, and gives those. */
export async function confirmRecords(
  tx: Database,
  contract: Address,
  created: readonly CreatedOnChain[],
): Promise<string[]> {
  if (created.length === 0) return [];
  const column = (name: keyof CreatedOnChain) => created.map((each) => each[name]);
  const values = [column('sender'), column('requestHash'), column('txHash'), column('blockNumber'), column('cid')];
  return (await updateConfirmed(tx, [contract, ...values])).map(({ id }) => id);
}

const updateConfirmed = plainStatement<{ id: string }>(
  'confirm-records',
  `UPDATE request_records AS record
  SET tx_hash = found.tx_hash, block_number = found.block_number, submitted_at = coalesce(record.submitted_at, now())
  FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[])
    AS found (sender, request_hash, tx_hash, block_number, cid), transactions
  WHERE ${isOurs} AND record.cid = found.cid RETURNING record.transaction_id AS id`,
);

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
  // The last one counts.
  const found = [
    ...new Map(verdicts.map((each) => [`${each.sender} ${each.requestHash}`.toLowerCase(), each])).values(),
  ];
  if (found.length === 0) return;
  const column = (name: keyof VerdictOnChain) => found.map((each) => each[name]);
  const values = [column('sender'), column('requestHash'), column('txHash'), column('blockNumber'), column('decision')];
  await updateVerdicts(tx, [contract, ...values]);
}

const updateVerdicts = plainStatement(
  'confirm-verdicts',
  `UPDATE request_records AS record SET verdict_decision = found.decision, verdict_tx_hash = found.tx_hash,
    verdict_block_number = found.block_number
  FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[])
    AS found (sender, request_hash, tx_hash, block_number, decision), transactions
  WHERE ${isOurs}`,
);

const noVerdict = { verdictDecision: null, verdictTxHash: null, verdictBlockNumber: null };

/** The chain went another way: what was on it counts as sent, and not as confirmed. */
export async function forgetBlocks(tx: Database, contract: Address): Promise<void> {
  await tx
    .update(requestRecords)
    .set({ blockNumber: null, submittedAt: sql`now()`, ...noVerdict })
    .where(and(eq(requestRecords.contract, contract), isNotNull(requestRecords.blockNumber)));
}

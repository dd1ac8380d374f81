import type { Address, Decision, Hex } from '@countersign/protocol';
import { inPortions } from '../../../platform/chain/in-portions.ts';
import type { Database } from '../../../platform/db/database.ts';
import { and, asc, eq, isNotNull, isNull, lt, sql } from '../../../platform/db/drizzle.ts';
import { plainStatement } from '../../../platform/db/statement.ts';
import type { TransactionKey } from '../base/store.ts';
import { isOf, transactions } from '../base/table.ts';
import { requestRecords } from '../base/verification/table.ts';

/** A transaction is normally mined within seconds. */
const STALE_AFTER_SECONDS = 20;
const STALE_AT_A_TIME = 20;

const columns = {
  id: requestRecords.transactionId,
  userId: requestRecords.ownerId,
  requestHash: transactions.requestHash,
  serviceId: transactions.serviceId,
  cid: requestRecords.cid,
  sender: requestRecords.sender,
  txHash: requestRecords.txHash,
  submittedAt: requestRecords.submittedAt,
};

export interface RecordToSend extends TransactionKey {
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

/**
 * A record to send, with this account stored as its sender unless it has one; null if it was already sent, is on chain,
 * or belongs to another contract. The sender is stored first, so that a record found on chain is known to be ours even
 * if this process dies.
 */
export async function takeRecordToSend(
  db: Database,
  { id, userId }: TransactionKey,
  { contract, sender }: { contract: Address; sender: Address },
): Promise<RecordToSend | null> {
  const [row] = await noteAndSelect(db, [id, userId, contract, sender]);
  return row ?? null;
}

const noteAndSelect = plainStatement<RecordToSend>(
  'take-record-to-send',
  `UPDATE request_records AS record SET sender = coalesce(record.sender, $4) FROM transactions
  WHERE transactions.id = $1 AND transactions.user_id = $2 AND record.transaction_id = $1 AND record.owner_id = $2
    AND record.contract = $3 AND record.tx_hash IS NULL AND record.block_number IS NULL
  RETURNING record.transaction_id AS id, record.owner_id AS "userId", transactions.request_hash AS "requestHash",
    transactions.service_id AS "serviceId", record.cid, record.sender, record.tx_hash AS "txHash"`,
);

export async function listStaleRecords(db: Database, contract: Address): Promise<StaleRecord[]> {
  const rows = await db
    .select(columns)
    .from(requestRecords)
    .innerJoin(transactions, isOf(requestRecords))
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

export async function noteSender(db: Database, { id, userId }: TransactionKey, sender: Address): Promise<void> {
  await updateSender(db, [id, userId, sender]);
}

const updateSender = plainStatement(
  'note-sender',
  'UPDATE request_records SET sender = $3 WHERE transaction_id = $1 AND owner_id = $2',
);

export async function noteSubmitted(db: Database, { id, userId }: TransactionKey, txHash: Hex): Promise<void> {
  await updateSubmitted(db, [id, userId, txHash]);
}

const updateSubmitted = plainStatement(
  'note-submitted',
  `UPDATE request_records SET tx_hash = $3, submitted_at = now()
  WHERE transaction_id = $1 AND owner_id = $2 AND block_number IS NULL`,
);

/** Moves it behind the others. */
export async function postpone(db: Database, { id, userId }: TransactionKey): Promise<void> {
  await db
    .update(requestRecords)
    .set({ submittedAt: sql`now()` })
    .where(
      and(eq(requestRecords.transactionId, id), eq(requestRecords.ownerId, userId), isNull(requestRecords.blockNumber)),
    );
}

interface CreatedOnChain {
  readonly sender: string;
  readonly requestHash: Hex;
  readonly cid: string;
  readonly txHash: Hex;
  readonly blockNumber: number;
}

/** Matches events to our own records: strangers' records under the same hash have another sender. */
const isOurs = `map.request_hash = lower(found.request_hash)
  AND transactions.user_id = map.user_id AND transactions.request_hash = map.request_hash
  AND record.owner_id = transactions.user_id AND record.transaction_id = transactions.id
  AND record.contract = $1 AND record.sender = lower(found.sender)`;

/** Stores the events of our own records, and returns their ids. */
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
    AS found (sender, request_hash, tx_hash, block_number, cid), request_owners AS map, transactions
  WHERE ${isOurs} AND record.cid = found.cid RETURNING record.transaction_id AS id`,
);

interface VerdictOnChain {
  readonly sender: string;
  readonly requestHash: Hex;
  readonly decision: Decision;
  readonly txHash: Hex;
  readonly blockNumber: number;
}

/** Stores the events of verdicts on our own records. */
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
    AS found (sender, request_hash, tx_hash, block_number, decision), request_owners AS map, transactions
  WHERE ${isOurs}`,
);

const notSeen = { verdictDecision: null, verdictTxHash: null, verdictBlockNumber: null };
const notConfirmed = { blockNumber: null, submittedAt: sql`now()`, ...notSeen };

/**
 * After a reorg of the blocks after this one: their records count as sent but unconfirmed. Passes on, in portions, the
 * requests whose record or verdict was forgotten.
 */
export async function forgetBlocks(
  tx: Database,
  contract: Address,
  afterBlock: number,
  onForgotten: (keys: readonly TransactionKey[]) => Promise<void>,
): Promise<void> {
  const { transactionId: id, ownerId: userId, blockNumber, verdictBlockNumber } = requestRecords;
  for (const [column, change] of [
    [blockNumber, notConfirmed],
    // A verdict is never before its record, but may be long after it.
    [verdictBlockNumber, notSeen],
  ] as const) {
    await inPortions(tx, column, afterBlock, async (isForgotten) => {
      const isOnChain = and(eq(requestRecords.contract, contract), isForgotten);
      await onForgotten(await tx.update(requestRecords).set(change).where(isOnChain).returning({ id, userId }));
    });
  }
}

import { randomUUID } from 'node:crypto';
import { enrolOwner, type Owner } from '@countersign/harness/requests/transactions';
import { useVerification } from '@countersign/harness/requests/verification';
import type { Hex } from '@countersign/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/drizzle.ts';
import { claimTransaction, decideOn, expireTransaction, lockTransaction } from './base/status-store.ts';
import {
  findState,
  findTransaction,
  insertTransaction,
  listTransactions,
  readAction,
  type Transaction,
  type TransactionKey,
} from './base/store.ts';
import { findMetadata, listRecords } from './base/verification/read-records.ts';
import {
  findOwnerNeed,
  findVerdict,
  insertApproval,
  insertVerdict,
  listApprovals,
  lockForDecision,
  lockForVerdict,
} from './decide/decision-store.ts';
import { listPage } from './read/list-page.ts';
import { leaseRequests } from './verification/lease-store.ts';
import { mergeSettlement, replaceTeeProof } from './verification/orion-metadata.ts';
import { noteSender, takeRecordToSend } from './verification/record-store.ts';
import { findUnsealed, insertRecord, offerRequest, turnToSettlement } from './verification/store.ts';
import { findVerdictHash } from './verification/tee-binding.ts';

const { database, service, submitOffered } = await useVerification();
// PostgreSQL scans a table of a few rows; from here on it plans as for a large one.
await database.pool.query(`DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I SET enable_seqscan = off', current_database());
  EXECUTE format('ALTER DATABASE %I SET enable_hashjoin = off', current_database());
  EXECUTE format('ALTER DATABASE %I SET enable_mergejoin = off', current_database());
END $$`);
const { db, pool } = openDatabase(database.url, () => {});
afterAll(() => pool.end());

let owner: Owner;
let key: TransactionKey;
let hash: Hex;

beforeAll(async () => {
  // Several owners, so that most partitions have rows.
  for (let n = 0; n < 6; n += 1) await submitOffered(await enrolOwner(service.call));
  await database.pool.query('DELETE FROM verification_requests');
  owner = await enrolOwner(service.call);
  hash = (await submitOffered(owner)) as Hex;
  const { rows } = await database.pool.query('SELECT id FROM transactions WHERE request_hash = $1', [hash]);
  key = { id: rows[0].id, userId: owner.userId };
});

const undone = new Error('undone');

/** Scans of each partition on this connection that are not yet in the cumulative statistics. */
const looks = async (tx: Database) =>
  (
    await tx.execute<{ parent: string; name: string; count: number }>(sql`
      SELECT inhparent::regclass::text AS parent, relname AS name, (seq_scan + coalesce(idx_scan, 0))::int AS count
      FROM pg_stat_xact_user_tables JOIN pg_inherits ON inhrelid = relid
        JOIN pg_partitioned_table ON partrelid = inhparent AND partstrat = 'h'`)
  ).rows;

/** The number of partitions of each table that the work reads, including triggers and foreign keys; rolled back. */
async function countPartitions(work: (tx: Database) => Promise<unknown>): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  const doing = db.transaction(async (tx) => {
    const before = new Map((await looks(tx)).map(({ name, count }) => [name, count]));
    await work(tx);
    for (const { parent, name, count } of await looks(tx)) {
      if (count > (before.get(name) ?? 0)) found[parent] = (found[parent] ?? 0) + 1;
    }
    throw undone;
  });
  await expect(doing).rejects.toBe(undone);
  return found;
}

const approval = () => ({
  id: randomUUID(),
  transactionId: key.id,
  ownerId: key.userId,
  decision: 'APPROVED' as const,
  type: 'orion' as const,
  confidence: 0.5,
  revision: 2,
});
const decided = { status: 'APPROVED', statusReason: null, validSeconds: 60, isWaitingAnew: true } as const;
const verdict = () => ({
  transactionId: key.id,
  ownerId: key.userId,
  report: { protocol: 'erc20' },
  ownerNeeded: true,
  trusted: true,
  hasFailedChecks: false,
});
const terms = ['word:a', 'word:b'];
const told = () => ({ requestHash: hash, serviceId: 1 });
const another = (found: Transaction) => ({ ...found, id: randomUUID(), requestHash: `0x${randomUUID()}` as Hex });

const works: Readonly<Record<string, (tx: Database) => Promise<unknown>>> = {
  'finding a request by its hash': (tx) => findState(tx, hash),
  'reading a whole request': (tx) => findTransaction(tx, hash),
  'creating a request': async (tx) =>
    insertTransaction(tx, another((await findTransaction(tx, hash)) as Transaction), terms),
  'locking it': (tx) => lockTransaction(tx, key),
  'locking it for a decision': (tx) => lockForDecision(tx, key),
  'locking it for a verdict': (tx) => lockForVerdict(tx, key),
  'deciding on it': (tx) => decideOn(tx, key, 2, decided),
  'claiming it': (tx) => claimTransaction(tx, key),
  'ending its approval': (tx) => expireTransaction(tx, key),
  'reading its action': (tx) => readAction(tx, key),
  'storing a decision': (tx) => insertApproval(tx, approval()),
  'storing a verdict': (tx) => insertVerdict(tx, verdict(), { createdAt: new Date(), terms }),
  'listing decisions': (tx) => listApprovals(tx, key.userId, [key.id]),
  'listing records': (tx) => listRecords(tx, key.userId, [key.id]),
  'listing transactions': (tx) => listTransactions(tx, key.userId, [key.id]),
  'reading a page': (tx) => listPage(tx, key.userId, { order: 'newest', limit: 10, cursor: null }),
  'reading a page with filters': (tx) =>
    listPage(tx, key.userId, { order: 'newest', limit: 10, cursor: null, status: ['PENDING'], q: 'eth' }),
  'reading a verdict': (tx) => findVerdict(tx, key),
  'reading whether the owner is needed': (tx) => findOwnerNeed(tx, key),
  'finding an unsealed request': (tx) => findUnsealed(tx, key),
  'storing a record': (tx) =>
    insertRecord(tx, { transactionId: key.id, ownerId: key.userId, cid: 'bafk', sealingKey: null }),
  'offering it': (tx) => offerRequest(tx, key),
  'leasing it': (tx) => leaseRequests(tx, 1, { max: 5, tasks: ['verdict'], leaseSeconds: 60 }),
  'turning it into a settlement task': (tx) => turnToSettlement(tx, key),
  'reading the reports of an arbiter': (tx) => findMetadata(tx, key),
  'storing a TEE proof': (tx) => replaceTeeProof(tx, told(), { platform: 'none' }),
  'storing a settlement': (tx) => mergeSettlement(tx, told(), { status: 'settled' }),
  'reading the signed verdict': (tx) => findVerdictHash(tx, key),
  'taking a record to send': (tx) => takeRecordToSend(tx, key, { contract: '0x1', sender: '0x2' }),
  'storing the sender of a record': (tx) => noteSender(tx, key, '0x1'),
};

describe('one partition of each table is enough for', () => {
  it.each(Object.entries(works))('%s', async (_, work) => {
    // The first executions get a plan for their values, later ones possibly a generic plan.
    for (let time = 0; time < 7; time += 1) {
      const found = await countPartitions(work);
      expect(Object.entries(found).filter(([, count]) => count > 1)).toEqual([]);
    }
  });

  it('these statements, unlike one that reads all partitions', async () => {
    const found = await countPartitions((tx) => tx.execute(sql`SELECT FROM transactions WHERE id = ${key.id}`));
    expect(found).toEqual({ transactions: 4 });
    expect(await countPartitions(works['finding a request by its hash'] as (typeof works)[string])).toMatchObject({
      request_owners: 1,
      transactions: 1,
    });
    expect(await countPartitions(works['deciding on it'] as (typeof works)[string])).toMatchObject({
      transactions: 1,
      transaction_terms: 1,
    });
  });
});

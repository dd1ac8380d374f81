import { enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { drizzle } from '../../../platform/db/drizzle.ts';
import { freezeTransactions } from '../base/status-store.ts';
import { hasOpen, listHandedOver, lockOpen } from './freeze-store.ts';

const { database, service } = await useTestService();
const { call } = service;
const FINISHED = 400;

let owner: Owner;
let client: pg.PoolClient;
let db: Database;
let statements: { text: string; values: unknown[] }[] = [];

beforeAll(async () => {
  owner = await enrolOwner(call);
  const [pending, approved, claimed] = [
    await submit(call, owner),
    await submit(call, owner),
    await submit(call, owner),
  ];
  for (const hash of [approved, claimed]) await judge(call, hash, 'APPROVED');
  const { pool } = database;
  await pool.query('UPDATE transactions SET claimed_at = now() WHERE request_hash = $1', [claimed]);
  await pool.query(
    `INSERT INTO transactions SELECT (jsonb_populate_record(request, jsonb_build_object('id', gen_random_uuid(),
       'request_hash', '0x' || encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 'status', 'EXECUTED'))).*
     FROM transactions AS request, generate_series(1, $2) WHERE request_hash = $1`,
    [pending, FINISHED],
  );
  client = await pool.connect();
  // PostgreSQL scans a table of a few hundred rows; this plans as for a large one.
  await client.query('BEGIN; SET LOCAL enable_seqscan = off');
  const logQuery = (text: string, values: unknown[]) => void statements.push({ text, values });
  db = drizzle(client as unknown as pg.Pool, { logger: { logQuery } });
});

afterAll(async () => {
  await client.query('ROLLBACK');
  client.release();
});

interface Node {
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

/** The most rows that a statement reads at one node of its plan, including filtered ones. */
function mostRead(node: Node): number {
  const read = ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1);
  return Math.max(read, ...(node.Plans ?? []).map(mostRead));
}

async function measure(work: () => Promise<unknown>): Promise<number[]> {
  statements = [];
  await client.query('SAVEPOINT before');
  await work();
  await client.query('ROLLBACK TO before');
  const most: number[] = [];
  for (const { text, values } of statements) {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    await client.query('ROLLBACK TO before');
    most.push(mostRead(rows[0]['QUERY PLAN'][0].Plan));
  }
  return most;
}

describe('for an owner with many requests, only the relevant rows are read', () => {
  it('when locking open requests', async () => {
    expect((await lockOpen(db, owner.userId)).map(({ status }) => status).sort()).toEqual(['APPROVED', 'PENDING']);
    expect(await measure(() => lockOpen(db, owner.userId))).toEqual([2]);
  });

  it('when checking whether any request is open', async () => {
    expect(await hasOpen(db, owner.userId)).toBe(true);
    expect(await measure(() => hasOpen(db, owner.userId))).toEqual([2]);
  });

  it('when rejecting open requests', async () => {
    const ids = (await lockOpen(db, owner.userId)).map(({ id }) => id);
    const given = { owner: owner.userId, frozenAt: new Date() };
    expect(await measure(() => freezeTransactions(db, given, ids))).toEqual([2]);
  });

  it('when listing requests handed over to custody', async () => {
    expect(await listHandedOver(db, owner.userId)).toHaveLength(1);
    expect(await measure(() => listHandedOver(db, owner.userId))).toEqual([2]);
  });
});

import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { type Effect, normaliseEffects } from '@countersign/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/drizzle.ts';
import { termsOfEffects, termsOfFields, termsOfSubmission } from '../base/terms.ts';
import { deleteFinished, type Finished, listFinished } from './archive-store.ts';

const database = await createTestDatabase();
const { db, pool } = openDatabase(database.url, () => {});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const owners = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
const [big = ''] = owners;
const limits = { before: new Date('2021-01-01'), payloadsExpire: false };
const OLD = 1_000;
const LATER = 6_000;
const TERMS_EACH = 9;

/** Inserts finished requests of an owner, a minute apart, each with the same number of terms. */
async function insertRequests(owner: string, count: number, from: string): Promise<void> {
  await pool.query(
    `WITH made AS (
       INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt,
         user_prompt, payload_bytes, execution, status, created_at, updated_at)
       SELECT gen_random_uuid(), '0x' || md5($1 || $3 || n), $1::uuid, '0x1', 10, (SELECT min(id) FROM verification_services),
         'open', '0x', '0x', 'pay ' || n || ' of these seven words', 0, 0, 'EXECUTED',
         $3::timestamptz + n * interval '1 minute', $3::timestamptz + n * interval '1 minute'
       FROM generate_series(1, $2::int) AS n RETURNING *)
     INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
     SELECT user_id, term, created_at, id FROM made,
       unnest(ARRAY['status:EXECUTED', 'chain:10', 'party:0x1'] || (SELECT array_agg('word:' || word)
         FROM regexp_split_to_table(user_prompt, ' ') AS word)) AS term`,
    [owner, count, from],
  );
}

beforeAll(async () => {
  for (const owner of owners) await pool.query('INSERT INTO users (id, address) VALUES ($1, $2)', [owner, owner]);
  // The triggers would do row by row what is done here for all rows at once.
  await pool.query('ALTER TABLE transactions DISABLE TRIGGER USER');
  await insertRequests(big, OLD, '2020-01-01');
  await insertRequests(big, LATER, '2024-01-01');
  await insertRequests(owners[2] ?? '', 50, '2020-01-01');
  await pool.query('ALTER TABLE transactions ENABLE TRIGGER USER');
  await pool.query('ANALYZE');
});

/** The number of rows of a table that a transaction read; the transaction is rolled back. */
async function countRead<T>(table: string, work: (tx: Database) => Promise<T>): Promise<{ read: number; result: T }> {
  const found: { read: number; result: T }[] = [];
  const undo = new Error('undone');
  const undone = db.transaction(async (tx) => {
    // Statistics may still include what the connection did before this transaction.
    const count = async () => {
      const { rows } = await tx.execute<{ read: number }>(sql`
        SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_xact_user_tables
        WHERE relname LIKE ${`${table}%`}`);
      return rows[0]?.read ?? Number.NaN;
    };
    const before = await count();
    const result = await work(tx);
    found.push({ read: (await count()) - before, result });
    throw undo;
  });
  await undone.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return found[0] as { read: number; result: T };
}

describe('finished requests', () => {
  it('are listed owner by owner, each once, without reading later requests', async () => {
    const { read, result } = await countRead('transactions', async (tx) => {
      const all: Finished[] = [];
      for (let after: Finished | null = null; ; after = all.at(-1) ?? null) {
        const page = await listFinished(tx, { ...limits, after, limit: 500 });
        all.push(...page);
        if (page.length === 0) return all;
      }
    });
    expect(result).toHaveLength(OLD + 50);
    expect(new Set(result.map(({ id }) => id)).size).toBe(OLD + 50);
    const order = result.map(({ userId, createdAt }) => `${userId} ${createdAt.toISOString()}`);
    expect(order).toEqual(order.toSorted());
    // The planner may read a page in order or sort it, because sorting so few rows is cheaper.
    expect(read).toBeLessThan(LATER / 2);
  });

  it('are deleted with their terms, without reading other terms of their owner', async () => {
    const leaving = await listFinished(db, { ...limits, after: null, limit: 20 });
    const ids = leaving.map(({ id }) => id);
    const countTerms = async (tx: Database) => {
      const among = sql`transaction_id = ANY(${sql.param(ids)}::uuid[])`;
      const { rows } = await tx.execute(sql`SELECT count(*) FILTER (WHERE ${among})::int AS theirs,
        count(*) FILTER (WHERE NOT ${among})::int AS others FROM transaction_terms`);
      return rows[0] as { theirs: number; others: number };
    };
    const before = await countTerms(db);
    expect(before.theirs).toBeGreaterThanOrEqual(20 * TERMS_EACH);
    const { read } = await countRead('transaction_terms', (tx) => deleteFinished(tx, leaving, limits));
    expect(read).toBe(before.theirs);
    const { result } = await countRead('transaction_terms', async (tx) => {
      expect(await deleteFinished(tx, leaving, limits)).toBe(true);
      return countTerms(tx);
    });
    expect(result).toEqual({ theirs: 0, others: before.others });
  });

  it('leave no term behind, whichever rule wrote it', async () => {
    const [owner = ''] = owners.slice(1);
    const [id, grantId] = [randomUUID(), randomUUID()];
    const address = (digit: string) => `0x${digit.repeat(40)}` as const;
    const account = address('a');
    const userPrompt = 'Pay Zoë a ﬁne amount, naïve_user.eth: 送金 to 0xC000';
    const fields = { escrowAddress: account, userPrompt, chainId: 10 };
    const calls = [{ to: address('b'), value: '0', data: '0x' as const }];
    const checksummed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const;
    const effects = [
      {
        kind: 'swap',
        gives: [{ amount: '1', asset: { kind: 'native' } }],
        gets: [{ amount: 'all', asset: { kind: 'token', address: checksummed } }],
        from: null,
        to: address('d'),
        spender: address('e'),
        fees: [{ to: address('f') }],
      },
    ] as unknown as Effect[];
    await pool.query(
      `INSERT INTO transactions (id, request_hash, user_id, account, chain_id, service_id, form, payload_hash, salt, user_prompt,
         action, submitter_kind, submitter_id, payload_bytes, execution, status, created_at, updated_at)
       VALUES ($1, '0x77', $2, $3, 10, (SELECT min(id) FROM verification_services), 'open', '0x', '0x', $4, $5, 'oauth', $6, 0, 0,
         'PENDING', '2020-01-01', '2020-01-01')`,
      [id, owner, account, userPrompt, JSON.stringify({ calls }), grantId],
    );
    await pool.query(
      'INSERT INTO verdicts (transaction_id, owner_id, effects, owner_needed) VALUES ($1, $2, $3, false)',
      [id, owner, JSON.stringify(effects)],
    );
    const client = { kind: 'oauth', grantId, clientId: 'https://agent.test/client.json' };
    const written = [
      ...termsOfSubmission(client as Parameters<typeof termsOfSubmission>[0], 10),
      ...termsOfFields({ ...fields, calls } as Parameters<typeof termsOfFields>[0]),
      ...termsOfEffects(normaliseEffects(effects)),
    ];
    // And by the rule of the migration that created the table, which keeps the ligature as a letter.
    await pool.query(
      `INSERT INTO transaction_terms (user_id, term, created_at, transaction_id)
       SELECT $1, term, '2020-01-01', $3 FROM (SELECT unnest($2::text[]) UNION SELECT 'word:' || left(word, 66)
         FROM regexp_split_to_table(regexp_replace(lower($4), '([぀-ヿ㐀-鿿])', ' \\1 ', 'g'), '[^[:alnum:]]+') AS word
         WHERE word <> '') AS written (term)`,
      [owner, written, id, userPrompt],
    );
    await pool.query("UPDATE transactions SET status = 'REJECTED', revision = 2 WHERE id = $1", [id]);
    const termsLeft = async () =>
      (await pool.query('SELECT term FROM transaction_terms WHERE transaction_id = $1', [id])).rows.map(
        ({ term }) => term,
      );
    expect(await termsLeft()).toEqual(expect.arrayContaining(['word:fine', 'word:ﬁne', `agent:${client.clientId}`]));
    const leaving = (await listFinished(db, { ...limits, after: null, limit: 10_000 })).filter(
      (each) => each.id === id,
    );
    expect(leaving).toHaveLength(1);
    expect(await db.transaction((tx) => deleteFinished(tx, leaving, limits))).toBe(true);
    expect(await termsLeft()).toEqual([]);
  });
});

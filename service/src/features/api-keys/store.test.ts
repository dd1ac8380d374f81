import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drizzle } from '../../platform/db/drizzle.ts';
import { listApiKeys } from './store.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

it('reads a page of keys straight from an index, however many there are', async () => {
  const userId = randomUUID();
  await database.pool.query("INSERT INTO users (id, address) VALUES ($1, '0x00')", [userId]);
  await database.pool.query(
    `INSERT INTO api_keys (id, user_id, name, type, label, scopes, hash, prefix, created_at)
     SELECT gen_random_uuid(), $1, 'k', 'user', 'user', '{}', sha256(n::text::bytea), '', now() - n * interval '1 s'
     FROM generate_series(1, 5000) AS n`,
    [userId],
  );
  await database.pool.query('ANALYZE api_keys');
  let statement = { text: '', values: [] as unknown[] };
  const logQuery = (text: string, values: unknown[]) => {
    statement = { text, values };
  };
  await listApiKeys(drizzle(database.pool, { logger: { logQuery } }), userId, 100, {
    createdAt: new Date(Date.now() - 1_000_000),
    id: randomUUID(),
  });
  const { rows } = await database.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${statement.text}`, statement.values);
  const plan = JSON.stringify(rows[0]['QUERY PLAN']);
  expect(plan).toContain('"api_keys_user_page"');
  expect(plan).not.toContain('"Sort"');
  expect(plan).not.toMatch(/"Actual Rows":\s*(5000|4000)/);
});

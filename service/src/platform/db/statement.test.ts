import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moment } from './columns.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { eq, integer, pgTable, sql, text } from './drizzle.ts';
import { plainStatement, planOnce, statement } from './statement.ts';

let database: TestDatabase;
let first: OpenDatabase;
let second: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  [first, second] = [openDatabase(database.url, () => {}), openDatabase(database.url, () => {})];
  await database.pool.query(`CREATE TABLE fruits (id int PRIMARY KEY, name text NOT NULL);
    CREATE TABLE tastings (fruit_id int, at timestamptz(3), note text)`);
});

afterAll(async () => {
  await Promise.all([first.pool.end(), second.pool.end()]);
  await database.drop();
});

const fruits = pgTable('fruits', { id: integer().primaryKey(), name: text().notNull() });

const tastings = pgTable('tastings', { fruitId: integer('fruit_id'), at: moment('at'), note: text() });

const insert = statement('insert-fruit', (db) =>
  db
    .insert(fruits)
    .values({ id: sql.placeholder('id'), name: sql.placeholder('name') })
    .returning(),
);
const find = statement('find-fruit', (db) =>
  db
    .select()
    .from(fruits)
    .where(eq(fruits.id, sql.placeholder('id'))),
);
const listTasted = statement('list-tasted', (db) =>
  db
    .select({
      name: fruits.name,
      length: sql<number>`length(${fruits.name})`,
      last: sql`${tastings.at}`.mapWith(tastings.at),
      tasting: tastings,
    })
    .from(fruits)
    .leftJoin(tastings, eq(tastings.fruitId, fruits.id))
    .orderBy(fruits.id),
);
const rename = statement('rename-fruit', (db) =>
  db
    .update(fruits)
    .set({ name: sql`${sql.placeholder('name')}` })
    .where(eq(fruits.id, sql.placeholder('id'))),
);
const count = statement('count-fruits', (db) => db.select({ count: sql<number>`count(*)::int` }).from(fruits));
const findPlainly = plainStatement<{ name: string }>('find-fruit-plainly', 'SELECT name FROM fruits WHERE id = $1');

describe('statement', () => {
  it('runs on any given database, with the values of each use', async () => {
    expect(await insert(first.db, { id: 1, name: 'apple' })).toEqual([{ id: 1, name: 'apple' }]);
    expect(await insert(second.db, { id: 2, name: 'pear' })).toEqual([{ id: 2, name: 'pear' }]);
    expect(await find(first.db, { id: 2 })).toEqual([{ id: 2, name: 'pear' }]);
    expect(await findPlainly(second.db, [1])).toEqual([{ name: 'apple' }]);
  });

  it('is part of the given transaction only', async () => {
    const failure = new Error('rolled back');
    const rolledBack = first.db.transaction(async (tx) => {
      await insert(tx, { id: 3, name: 'plum' });
      expect(await find(tx, { id: 3 })).toHaveLength(1);
      expect(await findPlainly(tx, [3])).toHaveLength(1);
      expect(await find(first.db, { id: 3 })).toEqual([]);
      expect(await findPlainly(first.db, [3])).toEqual([]);
      throw failure;
    });
    await expect(rolledBack).rejects.toBe(failure);
    expect(await find(first.db, { id: 3 })).toEqual([]);
  });

  it('reads joined rows like drizzle', async () => {
    const at = new Date('2026-01-02T03:04:05.678Z');
    await first.db.insert(tastings).values({ fruitId: 1, at, note: null });
    expect(await listTasted(first.db)).toEqual([
      { name: 'apple', length: 5, last: at, tasting: { fruitId: 1, at, note: null } },
      { name: 'pear', length: 4, last: null, tasting: null },
    ]);
  });

  it('returns the number of changed rows if it returns none', async () => {
    expect(await rename(first.db, { id: 1, name: 'apple' })).toMatchObject({ rowCount: 1 });
    expect(await rename(first.db, { id: 9, name: 'apple' })).toMatchObject({ rowCount: 0 });
  });

  it('is pipelined with concurrent statements, and fails with them', async () => {
    const rolledBack = first.db.transaction((tx) =>
      Promise.all([insert(tx, { id: 4, name: 'fig' }), tx.execute(sql`SELECT 1 / 0`), count(tx)]),
    );
    await expect(rolledBack).rejects.toMatchObject({ cause: { message: 'division by zero' } });
    // On the same connection, where it could not be planned.
    expect(await first.db.transaction((tx) => count(tx))).toEqual([{ count: 2 }]);
    const together = first.db.transaction((tx) => Promise.all([insert(tx, { id: 4, name: 'fig' }), count(tx)]));
    expect(await together).toEqual([[{ id: 4, name: 'fig' }], [{ count: 3 }]]);
  });

  it('is planned once for each connection', async () => {
    await first.db.transaction(async (tx) => {
      for (const id of [1, 2, 1]) await find(tx, { id });
      const { rows } = await tx.execute(sql`SELECT name FROM pg_prepared_statements WHERE name = 'find-fruit'`);
      expect(rows).toEqual([{ name: 'find-fruit' }]);
    });
  });
  it('keeps one generic plan only in transactions that request it', async () => {
    const modeOf = async (db: typeof first.db) => (await db.execute(sql`SHOW plan_cache_mode`)).rows;
    await first.db.transaction(async (tx) => {
      await Promise.all([planOnce(tx), find(tx, { id: 1 })]);
      const { rows } = await tx.execute(
        sql`SELECT generic_plans > 0 AS kept FROM pg_prepared_statements WHERE name = 'find-fruit'`,
      );
      expect(rows).toEqual([{ kept: true }]);
      expect(await modeOf(tx)).toEqual([{ plan_cache_mode: 'force_generic_plan' }]);
    });
    expect(await modeOf(first.db)).toEqual([{ plan_cache_mode: 'auto' }]);
  });
});

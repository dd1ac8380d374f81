import { createTestDatabase } from '@countersign/harness/database/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { inPortions } from './in-portions.ts';
import { chainCursors } from './table.ts';

it('processes all rows of later blocks in batches, and never splits a block', async () => {
  const database = await createTestDatabase();
  const { db, pool } = openDatabase(database.url, () => {});
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  const blocks = [1, 2, 3, 3, 3, 4, 5, 6, 7];
  await db.insert(chainCursors).values(blocks.map((blockNumber, index) => ({ id: `${index}`, blockNumber })));
  const portions: number[][] = [];
  await db.transaction((tx) =>
    inPortions(
      tx,
      chainCursors.blockNumber,
      1,
      async (condition) => {
        const rows = await tx.delete(chainCursors).where(condition).returning();
        portions.push(rows.map(({ blockNumber }) => blockNumber).sort());
      },
      2,
    ),
  );
  expect(portions).toEqual([[2, 3, 3, 3], [4, 5], [6, 7], []]);
  expect((await db.select().from(chainCursors)).map(({ blockNumber }) => blockNumber)).toEqual([1]);
});

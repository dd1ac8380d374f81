import { createTestDatabase } from '@countersign/harness/database/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { keepTurn } from './keep-turn.ts';

it("keeps a transaction alive beyond the server's idle timeout", async () => {
  const database = await createTestDatabase();
  const { db, pool } = openDatabase(database.url, () => {});
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  const isOver = async (limit: Date) =>
    (await database.pool.query('SELECT now() > $1 AS "isOver"', [limit])).rows[0].isOver;
  const done = db.transaction(async (tx) => {
    // Shortened from ten seconds.
    await tx.execute(sql`SELECT set_config('idle_in_transaction_session_timeout', '3000', true)`);
    const { rows } = await tx.execute<{ limit: Date }>(sql`SELECT now() + interval '4 seconds' AS limit`);
    await keepTurn(tx, () => expect.poll(() => isOver(new Date(rows[0]?.limit ?? 0))).toBe(true));
    return 'done';
  });
  await expect(done).resolves.toBe('done');
});

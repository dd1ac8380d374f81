import { createTestDatabase } from '@countersign/harness/database/test-database';
import { afterAll } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { serviceActor } from './actor.ts';
import { listAuditPartitions } from './partitions.ts';
import { auditLog } from './table.ts';

/** A database without a service, whose job would seal at its own time. */
export async function useAuditDatabase() {
  const database = await createTestDatabase();
  const opened = [openDatabase(database.url, () => {}), openDatabase(database.url, () => {})] as const;
  afterAll(async () => {
    for (const { pool } of opened) await pool.end();
    await database.drop();
  });
  return { database, db: opened[0].db, otherDb: opened[1].db };
}

/** Adds this many entries at once. */
export async function writeEntries(db: Database, count: number): Promise<void> {
  const entry = { actor: serviceActor, action: 'test.entry' };
  await db.insert(auditLog).values(Array.from({ length: count }, (_, turn) => ({ ...entry, detail: { turn } })));
}

/** What only the owner of the database can do: change the log, read the result, and roll back. */
export async function tampered<T>(db: Database, change: string, look: (tx: Database) => Promise<T>): Promise<T> {
  const outcome: T[] = [];
  const undo = new Error('undone');
  const work = db.transaction(async (tx) => {
    const { months, others } = await listAuditPartitions(tx);
    for (const table of ['audit_log', ...months.map(({ name }) => name), ...others])
      await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} DISABLE TRIGGER USER`);
    await tx.execute(sql.raw(change));
    outcome.push(await look(tx));
    throw undo;
  });
  await work.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return outcome[0] as T;
}

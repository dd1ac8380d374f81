import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';

/** Several times within the time after which the server ends a transaction that nobody goes on with. */
const SPEAK_EVERY_MS = 1_000;

/**
 * Does what a lock of this transaction is for, but that says nothing to the database itself, such as asking a node. However
 * long it takes, the server does not take the transaction for one whose process is gone, and the lock stays.
 */
export async function keepTurn<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  // Where it fails the connection is lost; the end of the transaction tells.
  const speak = () => void tx.execute(sql`SELECT 1`).catch(() => {});
  const timer = setInterval(speak, SPEAK_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

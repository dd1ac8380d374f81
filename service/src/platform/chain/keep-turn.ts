import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';

/** Several times within the server's timeout for idle transactions. */
const SPEAK_EVERY_MS = 1_000;

/**
 * Runs work that needs a lock of this transaction but sends nothing to the database, such as a request to a node.
 * However long it takes, the server does not end the transaction, and the lock stays.
 */
export async function keepTurn<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  // A failure means that the connection is lost; the end of the transaction reports it.
  const speak = () => void tx.execute(sql`SELECT 1`).catch(() => {});
  const timer = setInterval(speak, SPEAK_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

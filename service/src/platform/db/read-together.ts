import type { Database } from './database.ts';
import { inBatches } from './in-batches.ts';
import { prepareOnce } from './prepare-once.ts';

/**
 * A read that many ask for at once, by key: each statement reads every key that is waiting, once. It begins after it was
 * asked for, so that it sees whatever the caller has heard of.
 */
export const readTogether = <Value>(
  readMany: (db: Database, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): ((db: Database) => (key: string) => Promise<Value | null>) =>
  prepareOnce((db) =>
    inBatches(async (keys: readonly string[]) => {
      const found = await readMany(db, [...new Set(keys)]);
      return keys.map((key) => found.get(key) ?? null);
    }),
  );

import type { Database } from './database.ts';
import { inBatches } from './in-batches.ts';
import { prepareOnce } from './prepare-once.ts';

/**
 * Coalesces concurrent reads by key: each statement reads every waiting key once. It starts after the call, so that it
 * sees everything the caller may have heard of.
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

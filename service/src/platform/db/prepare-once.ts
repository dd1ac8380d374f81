import type { Database } from './database.ts';

/** Creates a value once for each database, at the first use. */
export function prepareOnce<Made extends object>(prepare: (db: Database) => Made): (db: Database) => Made {
  const prepared = new WeakMap<Database, Made>();
  return (db) => {
    const known = prepared.get(db);
    if (known !== undefined) return known;
    const made = prepare(db);
    prepared.set(db, made);
    return made;
  };
}

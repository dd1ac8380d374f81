import type { Database } from './database.ts';

/** One for each database, made when it is first asked for. */
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

import type { Database } from './database.ts';

/**
 * For statements of nearly every request: written out once for each database and, having a name, planned once for each
 * connection. Both cost more than such a statement itself.
 */
export function prepareOnce<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const prepared = new WeakMap<Database, Statement>();
  return (db) => {
    const known = prepared.get(db);
    if (known !== undefined) return known;
    const statement = prepare(db);
    prepared.set(db, statement);
    return statement;
  };
}

import type { Pool } from 'pg';

/**
 * Excludes what changes by itself: the seal of audit entries once a minute, which cannot change otherwise, and the last
 * use of keys.
 */
const rowOf: Record<string, string> = {
  audit_log: 'id::text',
  api_keys: "(to_jsonb(t) - 'last_used_at')::text",
};

/**
 * A digest of each table's rows, to show that nothing was stored or changed. Excludes the counts of limits, and the
 * public figures, which a job derives from other tables.
 */
export async function storedContent(pool: Pool): Promise<Record<string, string>> {
  let statement = statements.get(pool);
  if (!statement) {
    statement = writeStatement(pool);
    statements.set(pool, statement);
  }
  // The name makes it a prepared statement: it takes longer to plan than to run.
  const { rows } = await pool.query<{ name: string; digest: string }>({
    name: 'stored content',
    text: await statement,
  });
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** The tables of a database stay the same while it is tested. */
const statements = new WeakMap<Pool, Promise<string>>();

async function writeStatement(pool: Pool): Promise<string> {
  const tables = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT relispartition AND relname <> 'rate_limits' AND relname NOT LIKE 'agent\\_%'`,
  );
  const digests = tables.rows.map(({ name }) => {
    const row = rowOf[name] ?? 't::text';
    // A sum needs no order: sorting the rows as text took most of the time.
    return `SELECT '${name}' AS name, count(*) || ' ' || sum(hashtextextended(${row} COLLATE "C", 0)) AS digest FROM "${name}" AS t`;
  });
  return digests.join(' UNION ALL ');
}

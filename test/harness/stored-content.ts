import type { Pool } from 'pg';

/** A digest of each table's rows, to show that nothing was stored or changed. The counts of the limits may differ. */
export async function storedContent(pool: Pool): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'rate_limits'",
  );
  const digests = tables.rows.map(({ name }) => {
    // Rows of the audit log cannot change, but for the seal that a job puts on them once a minute.
    const row = name === 'audit_log' ? 'id::text' : 't::text';
    return `SELECT '${name}' AS name, count(*) || ' ' || md5(string_agg(${row}, ',' ORDER BY ${row})) AS digest FROM "${name}" AS t`;
  });
  const { rows } = await pool.query<{ name: string; digest: string }>(digests.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

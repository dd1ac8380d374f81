import type { Pool } from 'pg';

/** A digest of each table's rows, to show that nothing was stored or changed. The counts of the limits may differ. */
export async function storedContent(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'rate_limits'",
  );
  const digests: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await pool.query(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS digest FROM "${name}" AS t`,
    );
    digests[name] = found.rows[0].digest;
  }
  return digests;
}

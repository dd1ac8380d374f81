import { useDatabaseBefore } from '@countersign/harness/database/before-migration';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { listAuditPartitions } from './partitions.ts';
import { sealAuditLog } from './seal-audit-log.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

const database = useDatabaseBefore('audit-partitions');

const insert = (at: string, count: number) =>
  database.pool.query(
    `INSERT INTO audit_log (at, actor, action, detail)
     SELECT ${at}, '{"kind":"service"}', 'test.entry', '{}' FROM generate_series(1, ${count})`,
  );

it('keeps every row and seal of an old log in its first partition, and continues by month', async () => {
  const { db, pool } = openDatabase(String(database.pool.options.connectionString), () => {});
  try {
    await insert("now() - interval '100 days'", 1_200);
    await insert('now()', 5);
    const head = await sealAuditLog(db);
    await insert('now()', 2);
    const read = async () => (await database.pool.query('SELECT * FROM audit_log ORDER BY id')).rows;
    const before = await read();
    await database.migrate();
    expect(await read()).toEqual(before);
    expect(await verifyAuditLog(db, head)).toEqual({ isWhole: true, head, unsealed: 2 });

    await insert('now()', 1);
    await insert("date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '40 days'", 1);
    const { rows } = await database.pool.query<{ id: string; name: string }>(
      'SELECT id, tableoid::regclass::text AS name FROM audit_log ORDER BY id DESC LIMIT 2',
    );
    const { months, others } = await listAuditPartitions(db);
    expect(months.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^until-/),
      ...Array(3).fill(expect.stringMatching(/^\d{4}-\d\d$/)),
    ]);
    expect(others).toEqual(['audit_log_other']);
    expect(rows).toEqual([
      { id: String(before.length + 2), name: months[1]?.name },
      { id: String(before.length + 1), name: months[0]?.name },
    ]);
    const after = await sealAuditLog(db);
    expect(await verifyAuditLog(db, head)).toEqual({ isWhole: true, head: after, unsealed: 0 });

    for (const name of ['audit_log', ...months.map((month) => month.name), ...others]) {
      for (const change of [
        `TRUNCATE ${name}`,
        `INSERT INTO ${name} (id, at, actor, action, detail, seq, hash) OVERRIDING SYSTEM VALUE SELECT 1e9, now(), '{}', 'x', '{}', 1, 'x'`,
      ])
        await expect(database.pool.query(change)).rejects.toThrow('append-only');
    }
    await expect(database.pool.query(`DELETE FROM ${months[0]?.name}`)).rejects.toThrow('append-only');
  } finally {
    await pool.end();
  }
});

import { createTestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { type AuditPartition, listAuditPartitions, makeAuditPartitions } from './partitions.ts';

let db: Database;
let query: (statement: string) => Promise<unknown>;
let months: readonly AuditPartition[];
let readAsBackup: () => Promise<{ end(): Promise<unknown> }>;

beforeEach(async () => {
  const database = await createTestDatabase();
  const opened = openDatabase(database.url, () => {});
  onTestFinished(async () => {
    await opened.pool.end();
    await database.drop();
  });
  db = opened.db;
  query = (statement) => opened.pool.query(statement);
  readAsBackup = async () => {
    const client = await database.pool.connect();
    onTestFinished(() => client.release(true));
    await client.query('BEGIN; LOCK TABLE audit_log IN ACCESS SHARE MODE');
    return { end: () => client.query('COMMIT') };
  };
  await makeAuditPartitions(db);
  months = await listMonths();
});

const listMonths = async () => (await listAuditPartitions(db)).months;
const entryAt = (at: string) =>
  `INSERT INTO audit_log (at, actor, action, detail) VALUES (${at}, '{}', 'test.entry', '{}')`;
async function drop(month: AuditPartition | undefined): Promise<void> {
  await query(`ALTER TABLE audit_log DETACH PARTITION ${month?.name}`);
  await query(`DROP TABLE ${month?.name}`);
}

it(
  'postpones future months while a backup reads the log, and blocks no other transaction',
  proves('backup.concurrent'),
  async () => {
    const last = months.at(-1);
    await drop(last);
    const backup = await readAsBackup();
    let isOver = false;
    const making = makeAuditPartitions(db).finally(() => {
      isOver = true;
    });
    do await query(`BEGIN; SET LOCAL lock_timeout = '1s'; ${entryAt('now()')}; COMMIT`);
    while (!isOver);
    await making;
    expect(await listMonths()).toEqual(months.slice(0, -1));

    await backup.end();
    await makeAuditPartitions(db);
    expect(await listMonths()).toEqual(months);
    await query(entryAt(`'${last?.from?.toISOString()}'`));
    for (const change of [`TRUNCATE ${last?.name}`, `DELETE FROM ${last?.name}`])
      await expect(query(change)).rejects.toThrow('append-only');
  },
);

it('requires the present month', async () => {
  await drop(months[0]);
  const backup = await readAsBackup();
  await expect(makeAuditPartitions(db)).rejects.toMatchObject({ cause: { code: '55P03' } });
  await backup.end();
  await makeAuditPartitions(db);
  expect(await listMonths()).toEqual(months);
});

it('has the present month in the first partition of an old log', async () => {
  const [present, next] = months;
  await drop(present);
  const name = present?.name.replace('audit_log_', 'audit_log_until_');
  await query(
    `CREATE TABLE ${name} PARTITION OF audit_log FOR VALUES FROM (MINVALUE) TO ('${next?.from?.toISOString()}')`,
  );
  await readAsBackup();
  await makeAuditPartitions(db);
  expect((await listMonths()).map((month) => month.name)).toEqual([
    name,
    ...months.slice(1).map((month) => month.name),
  ]);
});

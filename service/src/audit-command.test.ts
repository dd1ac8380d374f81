import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { runProgram } from '@countersign/harness/servers/program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatHead, type Head } from './platform/audit/chain.ts';
import { sealAuditLog } from './platform/audit/seal-audit-log.ts';
import { openDatabase } from './platform/db/database.ts';

let database: TestDatabase;
let head: Head;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db, pool } = openDatabase(database.url, () => {});
  const write = "INSERT INTO audit_log (actor, action, detail) VALUES ('{}', 'test.entry', '{}')";
  for (let turn = 0; turn < 5; turn += 1) await pool.query(write);
  head = await sealAuditLog(db);
  await pool.query(write);
  await pool.end();
});

afterAll(() => database.drop());

async function verify(...args: string[]): Promise<{ code: unknown; output: string }> {
  const env = { DATABASE_URL: database.url, MASTER_KEY: randomBytes(32).toString('hex') };
  const program = runProgram('scripts/run/operate.ts', env, { args: ['audit-verify', ...args] });
  return { code: await program.exited, output: program.output() };
}

describe('npm run audit:verify', { timeout: 30_000 }, () => {
  it('exits with 0 for an intact log, and prints its rows and its head', async () => {
    const { code, output } = await verify();
    expect(code).toBe(0);
    expect(output).toContain(`The audit log is intact. Sealed rows: ${head.seq}; not sealed yet: 1. Head:`);
    expect(output.split('\n')).toContain(formatHead(head));
  });

  it('exits with 0 if the log still contains the noted head', async () => {
    expect(await verify('--expect', formatHead(head).toUpperCase())).toMatchObject({ code: 0 });
  });

  it('exits with 0 if nothing has been archived yet and the folder is empty', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'countersign-no-archive-'));
    expect(await verify('--archive', folder)).toMatchObject({ code: 0 });
    rmSync(folder, { recursive: true });
  });

  it('exits with 1 if the log lacks the noted head', async () => {
    const { code, output } = await verify('--expect', formatHead({ ...head, seq: head.seq + 1 }));
    expect(code).toBe(1);
    expect(output).toContain(`The audit log is broken at row ${head.seq + 1}: it is missing`);
  });

  it.each([
    ['an invalid head', ['--expect', '5:abc']],
    ['a head without a number', ['--expect', `:${'0'.repeat(64)}`]],
    ['an unknown option', ['--quiet']],
    ['an argument', ['5']],
  ])('prints its usage and exits with 2 for %s', async (_what, args) => {
    const { code, output } = await verify(...args);
    expect(code).toBe(2);
    expect(output).toContain('npm run audit:verify [-- --expect SEQ:HASH] [--archive DIR]');
  });

  it('prints its usage', async () => {
    const { code, output } = await verify('--help');
    expect({ code, isUsage: output.startsWith('Verifies that the audit log is intact') }).toEqual({
      code: 0,
      isUsage: true,
    });
  });

  it('exits with 1 if the log was changed, and names the row', async () => {
    const seq = head.seq - 1;
    await database.pool.query('ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only');
    const changed = await database.pool.query(
      `UPDATE audit_log SET detail = '{"x": 1}' WHERE seq = ${seq} RETURNING id`,
    );
    const { code, output } = await verify();
    expect(code).toBe(1);
    expect(output).toContain(
      `The audit log is broken at row ${seq} (id ${changed.rows[0].id}): its hash matches neither`,
    );
  });
});

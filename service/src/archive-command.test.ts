import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@countersign/edge';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { decide, enrolOwner, submit } from '@countersign/harness/requests/transactions';
import { runProgram } from '@countersign/harness/servers/program';
import { startTestService, testConfig } from '@countersign/harness/service/test-service';
import { verifyReceipt } from '@countersign/sdk';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runArchiveCommand } from './archive-command.ts';
import { runAuditCommand } from './audit-command.ts';
import { runBackupCommand } from './backup-command.ts';
import { archiveAuditLog } from './platform/audit/archive-audit-log.ts';
import { formatHead, type Head } from './platform/audit/chain.ts';
import { listAuditPartitions } from './platform/audit/partitions.ts';
import { sealAuditLog } from './platform/audit/seal-audit-log.ts';
import { verifyAuditLog } from './platform/audit/verify-audit-log.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { runRestoreCommand } from './restore-command.ts';

let database: TestDatabase;
let noted: Head;
const folder = mkdtempSync(join(tmpdir(), 'countersign-archive-'));

/** Its only past partition is May 2001; the template's rows are of the present month. */
beforeAll(async () => {
  database = await createTestDatabase('template1');
  const { db, pool } = openDatabase(database.url, () => {});
  await migrate(database.url);
  await pool.query("SELECT make_audit_partition('2001-05-01')");
  const write = (at: string) =>
    pool.query(
      `INSERT INTO audit_log (at, actor, action, detail) SELECT ${at}, '{}', 'test.entry', '{}' FROM generate_series(1, 5)`,
    );
  await write("'2001-05-20'");
  noted = await sealAuditLog(db);
  await write('now()');
  await pool.end();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function run(script: string, ...args: string[]): Promise<{ code: unknown; output: string }> {
  const env = { DATABASE_URL: database.url, MASTER_KEY: randomBytes(32).toString('hex') };
  const program = runProgram('scripts/run/operate.ts', env, { args: [script, ...args] });
  return { code: await program.exited, output: program.output() };
}

describe('a backup', () => {
  it('restores months that no service would create', async () => {
    const target = await createTestDatabase('template1');
    onTestFinished(() => target.drop());
    const path = join(folder, 'old.backup');
    const output = { answer: () => {}, remark: () => {} };
    const silent = createLog('fatal');
    const surroundings = { files: [], arbiterKey: '', version: '1.2.3' };
    await runBackupCommand([path], testConfig({ databaseUrl: database.url }), silent, output, surroundings);
    await runRestoreCommand([path], testConfig({ databaseUrl: target.url }), silent, output, { files: [] });
    const { db, pool } = openDatabase(target.url, () => {});
    onTestFinished(() => pool.end());
    expect((await listAuditPartitions(db)).months[0]?.label).toBe('2001-05');
    expect(await verifyAuditLog(db, noted)).toMatchObject({ isWhole: true });
    const options = { before: new Date('2002-01-01'), folder: join(folder, 'restored'), now: new Date() };
    expect(await archiveAuditLog(db, options)).toMatchObject([{ rows: 5 }]);
  });
});

describe('npm run archive', { timeout: 60_000 }, () => {
  it.each([
    ['no date', []],
    ['a date that does not exist', ['--before', '2026-02-30']],
    ['a time', ['--before', '2026-01-01T00:00:00Z']],
    ['an unknown option', ['--before', '2026-01-01', '--force']],
    ['a value that is not a hash', ['--show', '0x12']],
    ['a date and a hash', ['--before', '2026-01-01', '--show', `0x${'1'.repeat(64)}`]],
  ])('prints its usage and exits with 1 for %s', async (_what, args) => {
    const { code, output } = await run('archive', ...args);
    expect(code).toBe(1);
    expect(output).toContain('npm run archive -- --before 2026-01-01 [--requests] [--to DIR]');
  });

  it('shows an error for a missing folder, and creates none', async () => {
    const to = join(folder, 'none');
    const config = testConfig({ databaseUrl: database.url });
    const output = { answer: () => {}, remark: () => {} };
    const shown = runArchiveCommand(['--show', `0x${'1'.repeat(64)}`, '--to', to], config, createLog('fatal'), output);
    await expect(shown).rejects.toThrow(`no file in ${to} has the request`);
    expect(existsSync(to)).toBe(false);
  });

  it('writes nothing while another one is running', async () => {
    const other = await database.pool.connect();
    onTestFinished(() => other.release(true));
    await other.query("SELECT pg_advisory_lock(hashtextextended('archive', 0))");
    const to = join(folder, 'second');
    const config = testConfig({ databaseUrl: database.url });
    const output = { answer: () => {}, remark: () => {} };
    const second = runArchiveCommand(['--before=2002-01-01', '--to', to], config, createLog('fatal'), output);
    await expect(second).rejects.toThrow('Another npm run archive is at work on this database');
    expect(existsSync(to)).toBe(false);
  });

  it('archives, and both commands print the location', proves('audit.archive'), async () => {
    const to = join(folder, 'archive');
    const archived = await run('archive', '--before=2002-01-01', '--to', to);
    expect(archived).toEqual({ code: 0, output: expect.stringContaining('audit-2001-05.jsonl.gz: 5 rows') });
    const again = await run('archive', '--before=2002-01-01', '--to', to);
    expect(again).toEqual({ code: 0, output: expect.stringContaining('nothing was archived') });
    const rest = await run('audit-verify');
    expect(rest).toEqual({ code: 0, output: expect.stringContaining('Rows up to 5 were archived') });
    const whole = await run('audit-verify', '--archive', to, '--expect', formatHead(noted));
    expect(whole).toEqual({ code: 0, output: expect.stringContaining('The audit log is intact. Sealed rows: 11;') });
    const unknown = await run('audit-verify', '--expect', formatHead({ ...noted, seq: 3 }));
    expect(unknown).toEqual({ code: 2, output: expect.stringContaining('Row 3 was archived') });
    rmSync(join(to, 'audit-2001-05.jsonl.gz'));
    const damaged = await run('audit-verify', '--archive', to);
    expect(damaged).toEqual({ code: 1, output: expect.stringMatching(/The archive is damaged: .* is missing/) });
  });
});

describe('npm run archive -- --requests', () => {
  const to = join(folder, 'requests');

  it('issues no receipts without a configured URL', proves('receipts.archive'), async () => {
    const { code, output } = await run('archive', '--before=2002-01-01', '--requests', '--to', to);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/^BASE_URL: is required/) });
    expect(existsSync(to)).toBe(false);
  });

  it('prints the location of each request, and shows its receipt', proves('receipts.archive'), async () => {
    const own = await createTestDatabase();
    onTestFinished(() => own.drop());
    const service = await startTestService({ databaseUrl: own.url });
    onTestFinished(() => service.stop());
    const owner = await enrolOwner(service.call);
    const hash = await submit(service.call, owner);
    await decide(service.call, hash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
    await own.pool.query(
      "UPDATE transactions SET created_at = '2001-05-19', updated_at = '2001-05-20', payload_expired_at = '2001-08-20'",
    );
    await own.pool.query("UPDATE transaction_terms SET created_at = '2001-05-19'");
    // Longer than the service's statement timeout.
    await own.pool.query(`
      CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(5.5); RETURN NULL; END';
      CREATE TRIGGER long_delete AFTER DELETE ON transactions FOR EACH STATEMENT EXECUTE FUNCTION take_long()`);
    const archive = async (...args: string[]) => {
      const answers: string[] = [];
      const output = { answer: (line: string) => void answers.push(line), remark: () => {} };
      await runArchiveCommand([...args, '--to', to], testConfig({ databaseUrl: own.url }), createLog('fatal'), output);
      return answers.join('\n');
    };
    expect(await archive('--before=2002-01-01', '--requests')).toMatch(/\/requests-\S+-0001\.jsonl\.gz: 1 requests\n/);
    expect(await archive('--before=2002-01-01', '--requests')).toContain('No request was archived');
    const { keys } = (await service.call('GET /.well-known/jwks.json')).body as { keys: { kid: string; x: string }[] };
    const receipt = JSON.parse(await archive('--show', hash.toUpperCase().replace('0X', '0x')));
    expect(verifyReceipt(receipt, { keys: { keys } })).toMatchObject({
      valid: true,
      receipt: { request: { requestHash: hash }, state: { status: 'REJECTED' } },
    });
    await expect(archive('--show', `0x${'1'.repeat(64)}`)).rejects.toThrow('no file in');

    const verify = async () => {
      const answers: string[] = [];
      const output = { answer: (line: string) => void answers.push(line), remark: () => {} };
      const config = testConfig({ databaseUrl: own.url });
      return [await runAuditCommand(['--archive', to], config, createLog('fatal'), output), answers[0]];
    };
    expect(await verify()).toEqual([true, expect.stringContaining('intact')]);
    for (const name of readdirSync(to)) if (name.endsWith('.gz')) rmSync(join(to, name));
    expect(await verify()).toEqual([false, expect.stringMatching(/The archive is damaged: .* is missing/)]);
  });
});

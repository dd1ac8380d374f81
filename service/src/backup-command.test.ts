import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { createLog } from '@countersign/edge';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { startTestService, testConfig } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runArchiveCommand } from './archive-command.ts';
import { runBackupCommand } from './backup-command.ts';
import { archiveAuditLog } from './platform/audit/archive-audit-log.ts';
import { sealAuditLog } from './platform/audit/seal-audit-log.ts';
import { withCopyConnection } from './platform/backup/connect-for-copy.ts';
import type { Manifest, SectionHead } from './platform/backup/format.ts';
import { checkBackup, readSections } from './platform/backup/read-backup.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { sql } from './platform/db/drizzle.ts';
import { listAppliedMigrations, listMigrations, MIGRATIONS_LOCK, makeTables, migrate } from './platform/db/migrate.ts';
import { runRestoreCommand } from './restore-command.ts';

const { database, service } = await useTestService();
const { call } = service;
const folder = mkdtempSync(join(tmpdir(), 'countersign-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);

async function createEmptyDatabase(): Promise<TestDatabase> {
  const empty = await createTestDatabase('template1');
  onTestFinished(() => empty.drop());
  return empty;
}

/** The output of a command. */
async function hear(
  run: (output: { answer: (line: string) => void; remark: (line: string) => void }) => Promise<unknown>,
) {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const result = await run({ answer: say, remark: say });
  return { result, said: said.join('\n') };
}

const silent = createLog('fatal');
const backUp = (url: string, path: string, files: { name: string; path: string }[] = []) =>
  hear((output) =>
    runBackupCommand([path], testConfig({ databaseUrl: url }), silent, output, {
      files,
      arbiterKey: 'ORION_MASTER_KEY',
      version: '1.2.3',
    }),
  );
const restore = (url: string, path: string, files: { name: string; path: string }[] = [], env = {}) =>
  hear((output) => runRestoreCommand([path], testConfig({ databaseUrl: url, env }), silent, output, { files }));

const countTables = async ({ pool }: TestDatabase) =>
  (
    await pool.query(`SELECT count(*)::int AS count FROM pg_class WHERE relkind IN ('r', 'p')
      AND relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'drizzle', 'jobs'))`)
  ).rows[0].count;

/** The same backup with another manifest, or other rows of users: a valid file with other content. */
async function rewrite(path: string, change: (manifest: Manifest) => Manifest, edit = (text: string) => text) {
  const sections: (SectionHead & { readonly text: string })[] = [];
  const manifest = await readSections(path, async ({ content, ...head }) => {
    const lines: Buffer[] = [];
    for await (const line of content()) lines.push(line);
    const text = Buffer.concat(lines).toString();
    sections.push({ ...head, text: head.name === 'users' ? edit(text) : text });
  });
  async function* all() {
    for (const { text, ...head } of sections) yield { ...head, content: () => Readable.from([Buffer.from(text)]) };
  }
  const rewritten = `${path}.${randomBytes(4).toString('hex')}`;
  await writeBackup(rewritten, all(), async (sums) => ({ ...change(manifest), sections: [...sums] }));
  return rewritten;
}

let owner: Owner;
beforeAll(async () => {
  owner = await enrolOwner(call);
});

describe('npm run backup', () => {
  it('takes a snapshot of a running service, from which another one starts', {
    ...proves('backup.snapshot'),
    timeout: 120_000,
  }, async () => {
    const acknowledged: string[] = [];
    let isOver = false;
    const work = async () => {
      while (!isOver) {
        const requestHash = await submit(call, owner, acknowledged.length % 2 ? { contextLogs: { why: 'rent' } } : {});
        acknowledged.push(requestHash);
        if (acknowledged.length % 3 === 0) await judge(call, requestHash, 'UNDECIDED');
      }
    };
    const workers = [work(), work(), work()];
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);
    const gate = openDatabase(database.url, () => {});
    await sealAuditLog(gate.db);
    await gate.pool.end();
    const later = `SELECT data, start_after FROM jobs.job WHERE data->>'note' IS NOT NULL`;
    await database.pool.query(
      "INSERT INTO jobs.job (name, data, start_after) VALUES ('seal-request', $1, now() + interval '1 day')",
      [{ note: 'a \\ backslash,\ta tab\nand a line' }],
    );
    const before = [...acknowledged];
    const path = inFolder('under-writes.backup');
    const journal = { name: 'chain/journal.jsonl', path: inFolder('journal.jsonl') };
    writeFileSync(journal.path, randomBytes(200_000));
    const absent = { name: 'chain/genesis.json', path: inFolder('genesis.json') };
    const { said } = await backUp(database.url, path, [journal, absent]);
    const during = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(during);
    isOver = true;
    await Promise.all(workers);

    const manifest = await checkBackup(path);
    expect(manifest).toMatchObject({ version: '1.2.3', migrations: listMigrations(), keyIds: [expect.any(String)] });
    expect(manifest.sections.map(({ name }) => name)).toContain('audit_log');
    expect(manifest.sections.map(({ name }) => name)).not.toContain('rate_limits');
    expect(said).toMatch(/^Backed up to .*: \d+ rows from \d+ tables, \d+ pending jobs and 1 files, as of .*Z\.\n/);
    expect(said).toContain(`It does not contain the master key (${manifest.keyIds[0]})`);
    expect(said).toContain('Keep a copy of MASTER_KEY somewhere else');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    await expect(backUp(database.url, path)).rejects.toThrow('already exists');

    const target = await createEmptyDatabase();
    const copy = { ...journal, path: inFolder('restored/chain/journal.jsonl') };
    const restored = await restore(target.url, path, [copy]);
    expect(restored).toEqual({
      result: true,
      said: expect.stringMatching(/^Restored \d+ rows[\s\S]*The audit log is intact/),
    });
    expect(readFileSync(copy.path).equals(readFileSync(journal.path))).toBe(true);
    const ask = async (statement: string) => (await target.pool.query(statement)).rows;
    const stored = (await ask('SELECT request_hash AS hash FROM transactions')).map(({ hash }) => hash);
    expect(before.filter((hash) => !stored.includes(hash))).toEqual([]);
    // No request without its log entry, and none without its place in the queue, its verdict or its job.
    expect(
      await ask(`SELECT id FROM transactions t WHERE
        NOT EXISTS (SELECT FROM audit_log a WHERE a.transaction_id = t.id AND a.action = 'transaction.create')
        OR NOT EXISTS (SELECT FROM verdicts v WHERE v.transaction_id = t.id)
          AND NOT EXISTS (SELECT FROM verification_requests r WHERE r.transaction_id = t.id)
          AND NOT EXISTS (SELECT FROM jobs.job j WHERE j.name = 'seal-request' AND j.data->>'transactionId' = t.id::text)`),
    ).toEqual([]);
    expect(await ask(later)).toEqual((await database.pool.query(later)).rows);
    expect(await ask(later)).toHaveLength(1);
    expect(await ask("SELECT detail FROM audit_log WHERE action = 'database.restore'")).toEqual([
      { detail: { createdAt: manifest.createdAt, version: '1.2.3' } },
    ]);
    await expect(target.pool.query('DELETE FROM audit_log')).rejects.toThrow('append-only');

    const successor = await startTestService({ databaseUrl: target.url });
    onTestFinished(() => successor.stop());
    const known = await successor.call(`GET /transactions/${before[0]}`, { key: owner.key });
    expect([known.status, known.get('requestHash')]).toEqual([200, before[0]]);
    const next = await submit(successor.call, owner);
    expect(before).not.toContain(next);
    expect(await ask('SELECT count(*) - count(DISTINCT id) AS doubled FROM audit_log')).toEqual([{ doubled: '0' }]);
  });

  /** Waits until the only backup of this database waits for a lock. */
  const expectToWait = ({ pool }: TestDatabase) =>
    expect
      .poll(async () => {
        const { rows } = await pool.query(`SELECT wait_event_type AS waits FROM pg_stat_activity
          WHERE datname = current_database() AND application_name LIKE 'countersign copy %'`);
        return rows;
      })
      .toEqual([{ waits: 'Lock' }]);

  it('includes everything of an archive run that commits while it starts', proves('backup.snapshot'), async () => {
    const [source, target] = [await createTestDatabase(), await createEmptyDatabase()];
    onTestFinished(() => source.drop());
    const { db, pool } = openDatabase(source.url, () => {});
    onTestFinished(() => pool.end());
    await pool.query("SELECT make_audit_partition('2001-05-01')");
    for (const at of ["'2001-05-20'", 'now()']) {
      await pool.query(`INSERT INTO audit_log (at, actor, action, detail)
        SELECT ${at}, '{}', 'test.entry', '{}' FROM generate_series(1, 5)`);
      await sealAuditLog(db);
    }
    const [left, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    /** Waits before it commits the removal of the month. */
    const slow: Database = Object.assign(Object.create(db), {
      transaction: (work: (tx: Database) => Promise<unknown>) =>
        db.transaction(async (tx) => {
          const result = await work(tx);
          const { rows } = await tx.execute(sql`SELECT to_regclass('audit_log_2001_05') IS NULL AS gone`);
          if (rows[0]?.gone) {
            left.resolve();
            await committing.promise;
          }
          return result;
        }),
    });
    const month = { before: new Date('2002-01-01'), folder: inFolder('archive'), now: new Date() };
    const archiving = archiveAuditLog(slow, month);
    await Promise.race([left.promise, archiving]);
    const path = inFolder('during-archive.backup');
    const backingUp = backUp(source.url, path);
    await expectToWait(source);
    committing.resolve();
    expect(await archiving).toMatchObject([{ rows: 5 }]);
    await backingUp;
    expect(await restore(target.url, path)).toMatchObject({ result: true });
  });

  it("reports whether it contains the arbiter's identity", async () => {
    const identity = { name: 'orion/identity/service.json', path: inFolder('arbiter/identity/service.json') };
    const without = await backUp(database.url, inFolder('without-identity.backup'), [identity]);
    expect(without.said).toContain(
      `the arbiter's identity, without which no verdict counts: ${dirname(identity.path)}`,
    );
    expect(without.said).toContain('Set ORION_DATA_DIR');
    mkdirSync(dirname(identity.path), { recursive: true });
    writeFileSync(identity.path, '{}');
    const complete = await backUp(database.url, inFolder('with-identity.backup'), [identity]);
    expect(complete.said).toContain("The arbiter's keys need a different one: ORION_MASTER_KEY");
    expect(complete.said).not.toContain('ORION_DATA_DIR');
  });

  it(
    'waits for archive runs and migrations, and blocks the start of an archive run, but not of a service',
    proves('backup.concurrent'),
    async () => {
      const source = await createTestDatabase();
      onTestFinished(() => source.drop());
      await (await startTestService({ databaseUrl: source.url })).stop();
      const other = await source.pool.connect();
      onTestFinished(() => other.release(true));
      const path = inFolder('after-others.backup');

      await other.query(
        `SELECT pg_advisory_lock(hashtextextended('archive', 0)), pg_advisory_lock(${MIGRATIONS_LOCK})`,
      );
      const backingUp = backUp(source.url, path);
      await expectToWait(source);
      await other.query("SELECT pg_advisory_unlock(hashtextextended('archive', 0))");
      await expectToWait(source);
      // Its last read of the database, which no other client makes just now.
      await other.query('BEGIN; LOCK TABLE jobs.job IN ACCESS EXCLUSIVE MODE');
      await other.query(`SELECT pg_advisory_unlock(${MIGRATIONS_LOCK})`);
      await expectToWait(source);
      await migrate(source.url);
      const archiving = hear((output) =>
        runArchiveCommand(['--before=2002-01-01'], testConfig({ databaseUrl: source.url }), silent, output),
      );
      await expect(archiving).rejects.toThrow('or a backup');
      await other.query('ROLLBACK');
      expect((await backingUp).said).toMatch(
        /^Waiting for npm run archive to finish\.\nWaiting for a database migration to finish\.\nBacked up to/,
      );
    },
  );
});

describe('npm run restore', () => {
  it(
    'refuses a truncated or modified file, and a wrong key, before it changes anything',
    proves('backup.restore'),
    async () => {
      const path = inFolder('whole.backup');
      await backUp(database.url, path);
      const whole = readFileSync(path);
      const target = await createEmptyDatabase();
      const damaged = inFolder('damaged.backup');
      const refuse = async (bytes: Buffer, words: RegExp) => {
        writeFileSync(damaged, bytes);
        await expect(restore(target.url, damaged)).rejects.toThrow(words);
      };
      for (const length of [0, 10, 73, Math.floor(whole.length / 2), whole.length - 73, whole.length - 1]) {
        await refuse(whole.subarray(0, length), /checksum/);
      }
      for (const at of [
        0,
        5,
        9,
        Math.floor(whole.length / 3),
        whole.length - 80,
        whole.length - 40,
        whole.length - 1,
      ]) {
        const flipped = Buffer.from(whole);
        flipped.writeUInt8(flipped.readUInt8(at) ^ 0x20, at);
        await refuse(flipped, /checksum/);
      }
      const otherKey = { MASTER_KEY: randomBytes(32).toString('hex') };
      await expect(restore(target.url, path, [], otherKey)).rejects.toThrow(
        /MASTER_KEY: is the key \w+, not the master key of/,
      );
      await expect(restore(target.url, inFolder('nowhere'))).rejects.toThrow('nowhere: cannot be read (ENOENT)');
      expect(await countTables(target)).toBe(0);
      await expect(restore(database.url, path)).rejects.toThrow('is not empty, and a restore never deletes anything');
    },
  );

  it(
    'rolls everything back if rows differ from the manifest, and refuses newer versions',
    proves('backup.restore'),
    async () => {
      const path = inFolder('true.backup');
      const journal = { name: 'chain/journal.jsonl', path: inFolder('some-journal') };
      writeFileSync(journal.path, 'a line\n');
      await backUp(database.url, path, [journal]);
      const target = await createEmptyDatabase();
      const place = { ...journal, path: inFolder('placed-journal') };

      const future = { hash: 'f'.repeat(64), createdAt: 9e12 };
      const newer = await rewrite(path, (manifest) => ({ ...manifest, migrations: [...manifest.migrations, future] }));
      await expect(restore(target.url, newer)).rejects.toThrow('made by a newer version of Countersign (1.2.3)');
      // The file is intact, and the database accepts the rows: only reading them back reveals the difference.
      const unlike = await rewrite(
        path,
        (manifest) => manifest,
        (text) => text.replace(/\+00\t/, '+00:00\t'),
      );
      await expect(restore(target.url, unlike, [place])).rejects.toThrow(
        'does not match the backup; nothing was restored',
      );
      await expect(restore(target.url, path, [])).rejects.toThrow('a file that this version does not know');
      writeFileSync(place.path, 'another line\n');
      await expect(restore(target.url, path, [place])).rejects.toThrow('already exists and differs from the backup');
      expect(readdirSync(folder).filter((name) => name.includes('placed-journal'))).toEqual(['placed-journal']);
      expect(await countTables(target)).toBe(0);
      // The same file in its place is not an obstacle.
      expect(await restore(target.url, path, [journal])).toMatchObject({ result: true });
    },
  );

  it('upgrades a backup of an older version', proves('backup.restore'), async () => {
    const [older, target] = [await createEmptyDatabase(), await createEmptyDatabase()];
    const migrations = listMigrations();
    await withCopyConnection(older.url, (client) => makeTables(client, migrations.length - 1));
    await older.pool.query(
      "INSERT INTO users (id, address) VALUES (gen_random_uuid(), '0xd8da6bf26964af9d7eed9e03e53415d37aa96045')",
    );
    const path = inFolder('older.backup');
    await backUp(older.url, path);
    expect((await checkBackup(path)).migrations).toHaveLength(migrations.length - 1);
    expect(await restore(target.url, path)).toMatchObject({ result: true });
    expect(await withCopyConnection(target.url, listAppliedMigrations)).toEqual(migrations);
    expect((await target.pool.query('SELECT address FROM users')).rowCount).toBe(1);
  });

  it.each([[[]], [['one', 'two']], [['--force']]])('prints its usage for %j', async (args) => {
    const config = testConfig({ databaseUrl: database.url });
    await expect(hear((output) => runRestoreCommand(args, config, silent, output, { files: [] }))).rejects.toThrow(
      'exactly one file is required',
    );
  });
});

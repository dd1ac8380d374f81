import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { proves } from '@countersign/harness/proves';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ArchiveDamaged, ArchiveRefused } from '../archive-file.ts';
import { sql } from '../db/drizzle.ts';
import { archiveAuditLog } from './archive-audit-log.ts';
import { openArchive } from './archive-files.ts';
import { tampered, useAuditDatabase } from './audit.fixture.ts';
import type { Head } from './chain.ts';
import { listAuditPartitions, makeAuditPartitions } from './partitions.ts';
import { readSealedHistory } from './read-history.ts';
import { sealAuditLog } from './seal-audit-log.ts';
import { ArchiveNeeded, verifyAuditLog } from './verify-audit-log.ts';

const { database, db } = await useAuditDatabase();
const now = new Date();
const transactionId = crypto.randomUUID();

/** The start of the month this many months ago. */
const monthsAgo = (count: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count));

/** This many sealed entries in the middle of that month. */
async function write(monthsBack: number, count: number): Promise<Head> {
  const at = new Date(+monthsAgo(monthsBack) + 12 * 86_400_000);
  await database.pool.query('SELECT make_audit_partition($1)', [at]);
  await database.pool.query(
    `INSERT INTO audit_log (at, actor, action, transaction_id, detail)
     SELECT $1, '{"kind":"service"}', 'test.entry', $2, jsonb_build_object('n', n, 'text', E'line\\u2028and\\nline')
     FROM generate_series(1, $3::int) n`,
    [at, transactionId, count],
  );
  return sealAuditLog(db);
}

const folder = mkdtempSync(join(tmpdir(), 'countersign-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (monthsBack: number) => `audit-${monthsAgo(monthsBack).toISOString().slice(0, 7)}`;

/** A modified copy of the archive, and the result of its verification. */
async function verifyChanged(change: (copy: string) => void) {
  const copy = mkdtempSync(join(tmpdir(), 'countersign-archive-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(folder, copy, { recursive: true });
  change(copy);
  return verifyAuditLog(db, undefined, () => openArchive(copy));
}

async function withoutTriggers(work: () => Promise<unknown>): Promise<void> {
  const { months, others } = await listAuditPartitions(db);
  const set = async (state: string) => {
    for (const name of ['audit_log', ...months.map((month) => month.name), ...others])
      await database.pool.query(`ALTER TABLE ${name} ${state} TRIGGER USER`);
  };
  await set('DISABLE');
  await work();
  await set('ENABLE');
}

const noted: Head[] = [];
let head: Head;

beforeAll(async () => {
  // The rows that the service wrote at its start are of the present month, and would precede all archived ones.
  await withoutTriggers(() => database.pool.query('TRUNCATE audit_log'));
  noted.push(await write(3, 1_500));
  // A row of the next month is sealed before the last of this one, as after a long transaction.
  await write(2, 1);
  noted.push(await write(3, 2));
  noted.push(await write(2, 700));
  noted.push(await write(1, 50));
  head = await write(0, 20);
});

describe('archiving the audit log', () => {
  it('creates the partitions of the coming months, and only once', async () => {
    await makeAuditPartitions(db);
    await makeAuditPartitions(db);
    const { months, others } = await listAuditPartitions(db);
    expect(months.map(({ from }) => +(from ?? 0))).toEqual([3, 2, 1, 0, -1, -2, -3].map((back) => +monthsAgo(back)));
    expect(others).toEqual(['audit_log_other']);
  });

  it('accepts every row, even outside all months', async () => {
    const old = "INSERT INTO audit_log (at, actor, action, detail) VALUES ('1999-12-31', '{}', 'test.old', '{}')";
    const found = await tampered(db, old, (tx) =>
      tx.execute(sql`SELECT tableoid::regclass::text AS name FROM audit_log WHERE action = 'test.old'`),
    );
    expect(found.rows).toEqual([{ name: 'audit_log_other' }]);
  });

  it('leaves the log alone if no whole month is old enough', async () => {
    const before = new Date(+monthsAgo(2) - 1);
    expect(await archiveAuditLog(db, { before, folder, now })).toEqual([]);
    expect(await verifyAuditLog(db)).toEqual({ isWhole: true, head, unsealed: 0 });
  });

  it('refuses to archive a broken log', async () => {
    const change = "UPDATE audit_log SET detail = '{}' WHERE seq = 700";
    const refused = await tampered(db, change, (tx) =>
      archiveAuditLog(tx, { before: monthsAgo(2), folder: join(folder, 'broken'), now }).catch((error) => error),
    );
    expect(refused).toBeInstanceOf(ArchiveRefused);
    expect(refused.message).toContain('broken at row 700');
  });

  it('leaves the log intact if it fails after the files were written', proves('audit.archive'), async () => {
    const backup = await database.pool.connect();
    onTestFinished(() => backup.release(true));
    const { months } = await listAuditPartitions(db);
    await backup.query(`BEGIN; LOCK TABLE ${months[0]?.name} IN ACCESS SHARE MODE`);
    await expect(archiveAuditLog(db, { before: monthsAgo(2), folder, now })).rejects.toThrow();
    expect(readdirSync(folder)).toContain(`${fileOf(3)}.json`);
    const archive = () => openArchive(folder);
    expect(await verifyAuditLog(db, undefined, archive)).toEqual({ isWhole: true, head, unsealed: 0 });
    expect(await verifyAuditLog(db, head, archive)).toMatchObject({ isWhole: true });
    await backup.query('ROLLBACK');
    // Rows that are also in a file are verified too.
    for (const change of ["detail = '{}'", "hash = sha256('x')", "detail = '{}', hash = sha256('x')"]) {
      const statement = `UPDATE audit_log SET ${change} WHERE seq = 700`;
      const result = await tampered(db, statement, (tx) => verifyAuditLog(tx, undefined, archive));
      expect(result).toMatchObject({ isWhole: false, firstBreak: { seq: 700, what: 'order' } });
    }
    const twice = `INSERT INTO audit_log (at, actor, action, transaction_id, detail, seq, hash)
      SELECT at, actor, action, transaction_id, detail, seq, hash FROM audit_log WHERE seq = 700`;
    const doubled = await tampered(db, twice, (tx) => verifyAuditLog(tx, undefined, archive));
    expect(doubled).toMatchObject({ isWhole: false, firstBreak: { seq: 700, what: 'order' } });
  });

  it('moves whole months into files, and verifies the rest from where they end', proves('audit.archive'), async () => {
    const files = await archiveAuditLog(db, { before: monthsAgo(2), folder, now });
    expect(files).toMatchObject([{ file: `${fileOf(3)}.jsonl.gz`, rows: 1_502, firstSeq: 1, lastSeq: 1_503 }]);
    const { months } = await listAuditPartitions(db);
    expect(+(months[0]?.from ?? 0)).toBe(+monthsAgo(2));
    head = await sealAuditLog(db);
    expect(await verifyAuditLog(db)).toEqual({ isWhole: true, head, unsealed: 0, archivedTo: 1_500 });
    expect(await verifyAuditLog(db, noted[2])).toMatchObject({ isWhole: true });
  });

  it('continues from an earlier archive', async () => {
    await write(0, 3);
    const files = await archiveAuditLog(db, { before: monthsAgo(1), folder, now });
    expect(files).toMatchObject([{ file: `${fileOf(2)}.jsonl.gz`, rows: 701, firstSeq: 1_501, lastSeq: 2_203 }]);
    head = await write(0, 4);
    expect(await verifyAuditLog(db)).toEqual({ isWhole: true, head, unsealed: 0, archivedTo: 2_203 });
    expect(readdirSync(folder).sort()).toEqual(
      [fileOf(2), fileOf(3)].flatMap((name) => [`${name}.json`, `${name}.jsonl.gz`]).sort(),
    );
  });

  it('does not archive the present month, whatever the date', async () => {
    const later = new Date(+now + 400 * 86_400_000);
    const files = await tampered(db, 'SELECT 1', (tx) =>
      archiveAuditLog(tx, { before: later, folder: join(folder, 'later'), now }),
    );
    rmSync(join(folder, 'later'), { recursive: true });
    expect(files.map(({ file }) => file)).toEqual([`${fileOf(1)}.jsonl.gz`]);
  });

  it('verifies the whole chain with the archive, and any head that was ever noted', async () => {
    const archive = () => openArchive(folder);
    expect(await verifyAuditLog(db, undefined, archive)).toEqual({ isWhole: true, head, unsealed: 0 });
    for (const each of noted) expect(await verifyAuditLog(db, each, archive)).toMatchObject({ isWhole: true });
    const other = { seq: 1_000, hash: Buffer.alloc(32) };
    const rewritten = { isWhole: false, firstBreak: { seq: 1_000, what: 'rewritten' } };
    expect(await verifyAuditLog(db, other, archive)).toMatchObject(rewritten);
    await expect(verifyAuditLog(db, noted[0])).rejects.toThrow(ArchiveNeeded);
  });

  it('chains the first row after the archive to the archived hash', async () => {
    const [first] = await readSealedHistory(db, transactionId);
    expect(first).toMatchObject({ seq: 2_204, previousHash: noted[2]?.hash.toString('hex') });
  });
});

describe('a modified archive', () => {
  const withManifest = (copy: string, name: string, change: (lines: string[]) => string[]) => {
    const path = join(copy, `${name}.jsonl.gz`);
    const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
    const bytes = gzipSync(`${change(lines).join('\n')}\n`);
    writeFileSync(path, bytes);
    const beside = join(copy, `${name}.json`);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    writeFileSync(beside, JSON.stringify({ ...JSON.parse(readFileSync(beside, 'utf8')), sha256 }));
  };

  it.each<[string, (copy: string) => void, string]>([
    [
      'a byte of a file differs',
      (copy) => flipByte(join(copy, `${fileOf(3)}.jsonl.gz`)),
      'does not match its manifest',
    ],
    ['a file is missing', (copy) => rmSync(join(copy, `${fileOf(3)}.jsonl.gz`)), 'is missing'],
    [
      'two files are swapped',
      (copy) => {
        const [one, other] = [join(copy, `${fileOf(3)}.jsonl.gz`), join(copy, `${fileOf(2)}.jsonl.gz`)];
        renameSync(one, `${one}.x`);
        renameSync(other, one);
        renameSync(`${one}.x`, other);
      },
      'does not match its manifest',
    ],
    ['a manifest is invalid', (copy) => writeFileSync(join(copy, `${fileOf(3)}.json`), '{}'), 'is not the manifest'],
    ['nothing is left', (copy) => rmSync(copy, { recursive: true }) ?? mkdirSync(copy), 'contains no archive'],
  ])('is damaged if %s', proves('audit.archive'), async (_what, change, message) => {
    const failure = verifyChanged(change);
    await expect(failure).rejects.toThrow(ArchiveDamaged);
    await expect(failure).rejects.toThrow(message);
  });

  it('breaks the chain if a month is missing with its manifest', async () => {
    const result = await verifyChanged((copy) => {
      for (const end of ['.json', '.jsonl.gz']) rmSync(join(copy, `${fileOf(2)}${end}`));
    });
    expect(result).toMatchObject({ isWhole: false, firstBreak: { seq: 1_501, what: 'missing' } });
  });

  it.each<[string, (lines: string[]) => string[], object]>([
    [
      'another detail',
      (lines) => lines.with(99, (lines[99] ?? '').replace('"n":100', '"n":101')),
      { seq: 100, what: 'content' },
    ],
    ['a missing row', (lines) => lines.toSpliced(99, 1), { seq: 100, what: 'missing' }],
    ['a duplicate row', (lines) => lines.toSpliced(99, 0, lines[99] ?? ''), { seq: 100, what: 'order' }],
  ])('breaks the chain if a file has %s and its manifest matches', async (_what, change, firstBreak) => {
    const result = await verifyChanged((copy) => withManifest(copy, fileOf(3), change));
    expect(result).toMatchObject({ isWhole: false, firstBreak });
  });
});

describe('a log that is verified while months are archived', () => {
  it('is intact: archived rows are looked up again', async () => {
    const before = await openArchive(folder);
    let opened = 0;
    const open = async () => {
      opened += 1;
      if (opened > 1) return openArchive(folder);
      await archiveAuditLog(db, { before: monthsAgo(0), folder, now });
      return before;
    };
    expect(await verifyAuditLog(db, undefined, open)).toMatchObject({ isWhole: true });
    expect(opened).toBe(2);
  });
});

function flipByte(path: string): void {
  const bytes = readFileSync(path);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

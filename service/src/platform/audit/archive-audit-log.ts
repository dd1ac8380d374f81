import { ArchiveRefused } from '../archive-file.ts';
import type { Database } from '../db/database.ts';
import { and, eq, lt, sql } from '../db/drizzle.ts';
import { serviceActor } from './actor.ts';
import { type ArchiveManifest, writeArchive } from './archive-files.ts';
import { emptyHead, type Head } from './chain.ts';
import { ARCHIVE_ACTION, type Checkpoint, readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { type AuditPartition, listAuditPartitions } from './partitions.ts';
import { recordAudit } from './record-audit.ts';
import { lockSealing, sealAuditLog, sealWithin } from './seal-audit-log.ts';
import { readSealedRows } from './sealed-rows.ts';
import { auditLog } from './table.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

/** Late rows are few; this many mean that rows of another month are in the wrong partition. */
const MAX_CARRIED = 1_000;
const WAIT_FOR_LOCKS = '3s';

/** A month with the file that now has its rows. */
type Written = AuditPartition & ArchiveManifest;

/**
 * Moves the months that ended before a moment into files. They leave the database when the files are on disk, together
 * with the entry that marks where the chain continues; until then nothing has changed.
 */
export async function archiveAuditLog(
  db: Database,
  { before, folder, now }: { before: Date; folder: string; now: Date },
): Promise<readonly ArchiveManifest[]> {
  const thisMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const { months } = await listAuditPartitions(db);
  const leaving = months.filter(({ to }) => to <= before && to <= thisMonth);
  if (leaving.length === 0) return [];
  await sealAuditLog(db);
  const verified = await verifyAuditLog(db);
  if (!verified.isWhole) {
    const { seq, reason } = verified.firstBreak;
    throw new ArchiveRefused(`The audit log is broken at row ${seq}: ${reason}. Nothing of the log was archived.`);
  }
  const written: Written[] = [];
  for (const month of leaving) {
    const rows = readSealedRows(db, isIn(month));
    written.push({ ...month, ...(await writeArchive(folder, month.label, rows)) });
  }
  await db.transaction((tx) => leave(tx, written));
  return written.map(({ file, sha256, rows, firstSeq, lastSeq }) => ({ file, sha256, rows, firstSeq, lastSeq }));
}

const tableOf = ({ name }: { name: string }) => sql.identifier(name);

/** By its time, so that only this partition is read; rows of the same time in the default one stay there. */
const isIn = ({ name, from, to }: AuditPartition) =>
  and(
    lt(auditLog.at, to),
    from ? sql`${auditLog.at} >= ${from}` : undefined,
    sql`${auditLog}.tableoid = ${name}::regclass`,
  );

async function leave(tx: Database, months: readonly Written[]): Promise<void> {
  await tx.execute(sql`SET LOCAL lock_timeout = ${sql.raw(`'${WAIT_FOR_LOCKS}'`)}`);
  await lockSealing(tx);
  for (const month of months) {
    await tx.execute(sql`LOCK TABLE ${tableOf(month)} IN ACCESS EXCLUSIVE MODE`);
    const { last, unsealed } = await readEnd(tx, month);
    // A row added after the file was written would have a later number than all in it, or none yet.
    if (unsealed || last !== month.lastSeq) {
      throw new ArchiveRefused(
        `Rows were added to ${month.label} meanwhile. Nothing of the log was archived; try again.`,
      );
    }
  }
  const checkpoint = await findCheckpoint(tx, months);
  const files = months.map(({ file, sha256, rows }) => ({ file, sha256, rows }));
  await recordAudit(tx, {
    actor: serviceActor,
    action: ARCHIVE_ACTION,
    detail: { ...writeCheckpoint(checkpoint), files },
  });
  // While the leaving rows are still here: the chain continues from the last of them.
  await sealWithin(tx);
  for (const month of months) {
    await tx.execute(sql`ALTER TABLE ${auditLog} DETACH PARTITION ${tableOf(month)}`);
    await tx.execute(sql`DROP TABLE ${tableOf(month)}`);
  }
}

async function readEnd(tx: Database, month: AuditPartition): Promise<{ last: number; unsealed: boolean }> {
  const { rows } = await tx.execute<{ last: string | null; unsealed: boolean }>(sql`
    SELECT (SELECT max(seq) FROM ${tableOf(month)}) AS last,
      EXISTS (SELECT FROM ${tableOf(month)} WHERE seq IS NULL) AS unsealed`);
  return { last: Number(rows[0]?.last ?? 0), unsealed: rows[0]?.unsealed ?? true };
}

/** Where the chain starts after these months are removed. */
async function findCheckpoint(tx: Database, months: readonly Written[]): Promise<Checkpoint> {
  const former = (await readCheckpoint(tx)) ?? { head: emptyHead, carried: [] };
  const all = await listAuditPartitions(tx);
  const staying = [...all.months.map(({ name }) => name), ...all.others].filter(
    (name) => !months.some((month) => month.name === name),
  );
  const firsts: number[] = [];
  for (const name of staying) {
    const { rows } = await tx.execute<{ first: string | null }>(
      sql`SELECT min(seq) AS first FROM ${sql.identifier(name)}`,
    );
    if (rows[0]?.first) firsts.push(Number(rows[0].first));
  }
  const last = Math.max(former.head.seq, ...months.map(({ lastSeq }) => lastSeq));
  const first = firsts.length > 0 ? Math.min(...firsts) : last + 1;
  const carried = former.carried.filter(({ seq }) => seq > first);
  for (const month of months) {
    const { rows } = await tx.execute<{ seq: string; hash: Buffer }>(
      sql`SELECT seq, hash FROM ${tableOf(month)} WHERE seq > ${first} ORDER BY seq LIMIT ${MAX_CARRIED + 1}`,
    );
    carried.push(...rows.map(({ seq, hash }) => ({ seq: Number(seq), hash })));
  }
  if (carried.length > MAX_CARRIED) {
    throw new ArchiveRefused(
      `Row ${first} stays and is older than most of what would leave. Nothing of the log was archived.`,
    );
  }
  return { head: await findHead(tx, first - 1, former), carried: carried.sort((one, other) => one.seq - other.seq) };
}

async function findHead(tx: Database, seq: number, former: Checkpoint): Promise<Head> {
  const known = [emptyHead, former.head, ...former.carried].find((each) => each.seq === seq);
  if (known) return known;
  const [row] = await tx.select({ hash: auditLog.hash }).from(auditLog).where(eq(auditLog.seq, seq)).limit(1);
  if (!row?.hash) throw new ArchiveRefused(`Row ${seq} is missing. Nothing of the log was archived.`);
  return { seq, hash: row.hash };
}

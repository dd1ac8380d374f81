import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { isLockTimeout } from '../db/lock-timeout.ts';

/** Months created in advance: their creation may be delayed this long, by a stopped service or by backups. */
const MONTHS_AHEAD = 3;

/** A part of the log that can be archived: a month, or everything up to the first partitioning. */
export interface AuditPartition {
  /** The name of its table. */
  readonly name: string;
  /** For people and files, such as `2026-08`. */
  readonly label: string;
  /** Null if it contains everything before its end. */
  readonly from: Date | null;
  /** The first moment outside it. */
  readonly to: Date;
}

/** Creates missing partitions of the present and the next months. */
export async function makeAuditPartitions(db: Database): Promise<void> {
  const makeUntil = (last: number) =>
    db.execute(sql`
      SELECT make_audit_partition((now() AT TIME ZONE 'UTC' + make_interval(months => ahead))::date)
      FROM generate_series(0, ${last}::int) AS ahead`);
  try {
    await makeUntil(MONTHS_AHEAD);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    // Another process reads the whole log, such as a backup. Future months can wait for another call, the present one
    // cannot.
    await makeUntil(0);
  }
}

/** All partitions by name; the default one, which has no months, is in `others`. */
export async function listAuditPartitions(
  db: Database,
): Promise<{ months: readonly AuditPartition[]; others: readonly string[] }> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'audit_log'::regclass`);
  const names = rows.map(({ name }) => name);
  const months = names.flatMap((name) => readName(name) ?? []).sort((one, other) => +one.to - +other.to);
  return { months, others: names.filter((name) => readName(name) === null) };
}

function readName(name: string): AuditPartition | null {
  const [, until, year, month] = /^audit_log_(until_)?(\d{4})_(\d{2})$/.exec(name) ?? [];
  if (!year || !month) return null;
  const start = (offset: number) => new Date(Date.UTC(Number(year), Number(month) - 1 + offset));
  const label = `${until ? 'until-' : ''}${year}-${month}`;
  return { name, label, from: until ? null : start(0), to: start(1) };
}

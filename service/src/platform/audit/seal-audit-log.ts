import type { Log } from '@countersign/edge';
import type { Database } from '../db/database.ts';
import { asc, desc, isNotNull, isNull, sql } from '../db/drizzle.ts';
import { chainRow, contentColumns, emptyHead, type Head } from './chain.ts';
import { auditLog } from './table.ts';

const SEALER_LOCK = 7_281_990_002;
const ROWS_AT_ONCE = 1_000;
const LOG_HEAD_EVERY_MS = 60 * 60 * 1000;

/** The job: seals, and regularly logs the head where the database's owner cannot change it. */
export function createAuditSealer({ db, log, now }: { db: Database; log: Log; now: () => number }) {
  let loggedAtMs = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    const { seq, hash } = await sealAuditLog(db);
    if (seq === 0 || now() - loggedAtMs < LOG_HEAD_EVERY_MS) return;
    loggedAtMs = now();
    log.info({ seq, hash: hash.toString('hex') }, 'head of the audit log');
  };
}

/**
 * Numbers and chains every committed row, and returns the head. Writers never wait for it: a row that commits late has
 * a smaller id than rows sealed before it, and simply gets a later number.
 */
export async function sealAuditLog(db: Database): Promise<Head> {
  for (;;) {
    const { head, sealed } = await db.transaction(sealBatch);
    if (sealed < ROWS_AT_ONCE) return head;
  }
}

/** The same within a transaction, up to whose end no other process can seal. */
export async function sealWithin(tx: Database): Promise<Head> {
  for (;;) {
    const { head, sealed } = await sealBatch(tx);
    if (sealed < ROWS_AT_ONCE) return head;
  }
}

/**
 * Until the end of the transaction. As a separate statement: the next one sees what the previous sealer has committed.
 */
export const lockSealing = (tx: Database) => tx.execute(sql`SELECT pg_advisory_xact_lock(${SEALER_LOCK})`);

async function sealBatch(tx: Database): Promise<{ head: Head; sealed: number }> {
  await lockSealing(tx);
  const rows = await tx
    .select(contentColumns)
    .from(auditLog)
    .where(isNull(auditLog.seq))
    .orderBy(asc(auditLog.id))
    .limit(ROWS_AT_ONCE);
  let head = await readHead(tx);
  const heads = rows.map((row) => {
    head = chainRow(head, row);
    return head;
  });
  if (heads.length > 0) await storeHeads(tx, rows, heads);
  return { head, sealed: heads.length };
}

async function readHead(tx: Database): Promise<Head> {
  const [row] = await tx
    .select({ seq: sql<number>`${auditLog.seq}`.mapWith(auditLog.seq), hash: sql<Buffer>`${auditLog.hash}` })
    .from(auditLog)
    .where(isNotNull(auditLog.seq))
    .orderBy(desc(auditLog.seq))
    .limit(1);
  return row ?? emptyHead;
}

async function storeHeads(tx: Database, rows: readonly { id: number }[], heads: readonly Head[]): Promise<void> {
  const ids = sql.param(rows.map(({ id }) => id));
  const seqs = sql.param(heads.map(({ seq }) => seq));
  const hashes = sql.param(heads.map(({ hash }) => hash));
  await tx.execute(sql`
    UPDATE ${auditLog} SET seq = sealed.seq, hash = sealed.hash
    FROM unnest(${ids}::bigint[], ${seqs}::bigint[], ${hashes}::bytea[]) AS sealed (id, seq, hash)
    WHERE audit_log.id = sealed.id`);
}

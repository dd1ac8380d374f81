import { isDeepStrictEqual } from 'node:util';
import { ArchiveDamaged } from '../archive-file.ts';
import type { Database } from '../db/database.ts';
import { isNull } from '../db/drizzle.ts';
import type { Archive } from './archive-files.ts';
import { chainRow, emptyHead, type Head } from './chain.ts';
import { type Checkpoint, readCheckpoint } from './checkpoint.ts';
import { mergeRows, readSealedRows, type SealedRow } from './sealed-rows.ts';
import { auditLog } from './table.ts';

interface Break {
  readonly seq: number;
  /** Null if there is no such row. */
  readonly id: number | null;
  readonly what: 'content' | 'missing' | 'order' | 'rewritten';
  /** For people. */
  readonly reason: string;
}

export type Verification =
  | {
      readonly isWhole: true;
      readonly head: Head;
      readonly unsealed: number;
      /** The last archived row, if the archive was not given; absent if there is none. */
      readonly archivedTo?: number;
    }
  | { readonly isWhole: false; readonly firstBreak: Break };

/** A head that only the archive can confirm. */
export class ArchiveNeeded extends Error {}

type Rows = () => AsyncIterable<SealedRow>;

const atFirst: Checkpoint = { head: emptyHead, carried: [] };

/**
 * Verifies the chain, one page in memory at a time: from its first row if nothing was archived or the archive is given,
 * otherwise from the checkpoint. An earlier noted head reveals what the chain cannot.
 */
export async function verifyAuditLog(
  db: Database,
  expected: Head = emptyHead,
  openArchive: (() => Promise<Archive>) | null = null,
): Promise<Verification> {
  const checkpoint = await readCheckpoint(db);
  const result = await walkChain(db, checkpoint, expected, (await openArchive?.()) ?? null);
  if (result.isWhole) return result;
  // Rows archived meanwhile were neither in their old place nor in the new one.
  const later = await readCheckpoint(db);
  if (isDeepStrictEqual(later, checkpoint)) return result;
  return walkChain(db, later, expected, (await openArchive?.()) ?? null);
}

async function walkChain(
  db: Database,
  checkpoint: Checkpoint | null,
  expected: Head,
  archive: Archive | null,
): Promise<Verification> {
  // Before the first month is archived, an empty folder is valid.
  if (archive?.length === 0 && checkpoint) throw new ArchiveDamaged('the folder contains no archive of the audit log');
  const start = (archive ? null : checkpoint) ?? atFirst;
  const rows: Rows = () =>
    mergeRows(
      (archive ?? []).map((read) => read()),
      readSealedRows(db),
    );
  const carried = new Map(start.carried.map((each) => [each.seq, each]));
  if (expected.seq > 0 && (expected.seq < start.head.seq || carried.has(expected.seq))) {
    throw new ArchiveNeeded(`Row ${expected.seq} was archived: give the folder of the archive, too (--archive DIR)`);
  }
  let { head } = start;
  const broken = (firstBreak: Break): Verification => ({ isWhole: false, firstBreak });
  const isOther = () => head.seq === expected.seq && !head.hash.equals(expected.hash);
  if (isOther()) {
    const reason =
      head.seq === 0 ? 'no log starts with this hash' : 'its hash differs from the expected one: the log was rewritten';
    return broken({ seq: head.seq, id: null, what: 'rewritten', reason });
  }
  for await (const row of rows()) {
    // Archived rows between those that are here: the next row confirms their hashes.
    for (let next = carried.get(head.seq + 1); next; next = carried.get(head.seq + 1)) head = next;
    const next = chainRow(head, row.content);
    if (row.seq !== next.seq || !row.hash?.equals(next.hash)) return broken(await explainBreak(rows, head, row));
    head = next;
    if (isOther()) {
      const reason = 'its hash differs from the expected one: the log was rewritten up to here';
      return broken({ seq: head.seq, id: row.content.id, what: 'rewritten', reason });
    }
  }
  if (head.seq < expected.seq) {
    const reason = `it is missing: the log was truncated before it, though it once reached ${expected.seq}`;
    return broken({ seq: head.seq + 1, id: null, what: 'missing', reason });
  }
  const unsealed = await db.$count(auditLog, isNull(auditLog.seq));
  return { isWhole: true, head, unsealed, ...(start.head.seq > 0 && { archivedTo: start.head.seq }) };
}

/** The row after this head is not the one that was sealed there. Finds out what happened to that one. */
async function explainBreak(rows: Rows, head: Head, found: SealedRow): Promise<Break> {
  const seq = head.seq + 1;
  const { id } = found.content;
  if (found.seq < seq) {
    return { seq: found.seq, id, what: 'order', reason: 'its number is not greater than that of the previous row' };
  }
  const own = await findOwnRow(rows, head, found);
  if (own) {
    const reason = `the row sealed here is id ${own.content.id}, which now has the number ${own.seq}`;
    return { seq, id: found.seq === seq ? id : null, what: 'order', reason };
  }
  if (found.seq > seq) {
    return { seq, id: null, what: 'missing', reason: `it is missing: the next row is ${found.seq} (id ${id})` };
  }
  const reason = 'its hash matches neither its content nor the previous hash: it was changed after sealing, or forged';
  return { seq, id, what: 'content', reason };
}

/** The row sealed after this head, wherever it is now, by its present or recorded previous hash. */
async function findOwnRow(rows: Rows, head: Head, found: SealedRow): Promise<SealedRow | null> {
  for await (const row of rows()) {
    const { hash } = chainRow(head, row.content);
    if (row.hash?.equals(hash) || found.hash?.equals(hash)) return row;
  }
  return null;
}

import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { and, desc, eq, isNotNull } from '../db/drizzle.ts';
import { formatHead, type Head, parseHead } from './chain.ts';
import { auditLog } from './table.ts';

export const ARCHIVE_ACTION = 'audit.archive';

/**
 * Where the log starts after older rows were archived. It is an entry of the log itself, and so part of the chain:
 * changing it breaks a seal.
 */
export interface Checkpoint {
  /** All rows up to this one were archived. */
  readonly head: Head;
  /** Later rows that were archived too: rows that commit late have later numbers than their month suggests. */
  readonly carried: readonly Head[];
}

const head = z.string().transform((text, context) => {
  const read = parseHead(text);
  if (!read) context.addIssue('not a head');
  return read ?? z.NEVER;
});
const detail = z.object({ head, carried: z.array(head) });

/** As the detail of an entry. */
export const writeCheckpoint = ({ head, carried }: Checkpoint) => ({
  head: formatHead(head),
  carried: carried.map(formatHead),
});

/** The newest; null if nothing was archived, or if the entry is invalid. */
export async function readCheckpoint(db: Database): Promise<Checkpoint | null> {
  const [row] = await db
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.action, ARCHIVE_ACTION), isNotNull(auditLog.seq)))
    .orderBy(desc(auditLog.seq))
    .limit(1);
  return detail.safeParse(row?.detail).data ?? null;
}

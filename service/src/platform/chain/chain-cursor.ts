import type { Hex } from '@countersign/protocol';
import type { Database } from '../db/database.ts';
import { and, eq, sql } from '../db/drizzle.ts';
import { chainCursors, type ReadBlock } from './table.ts';

export type Cursor = typeof chainCursors.$inferSelect;
/** The target of a cursor; without a hash, before the first block. */
export type Place = Pick<Cursor, 'blockNumber' | 'blockHash'>;

/** The current cursor; `start` if there is none. */
export async function findCursor(db: Database, start: Place & Pick<Cursor, 'id'>): Promise<Cursor> {
  const select = () => db.select().from(chainCursors).where(eq(chainCursors.id, start.id));
  const [cursor] = await select();
  if (cursor) return cursor;
  await db.insert(chainCursors).values(start).onConflictDoNothing();
  const [made] = await select();
  if (!made) throw new Error('the chain cursor is gone');
  return made;
}

/**
 * Moves the cursor and does the work, both or neither; returns false without effect if another instance has moved it.
 */
export const moveCursor = (
  db: Database,
  from: Cursor,
  to: Place,
  work: (tx: Database) => Promise<void>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const moved = await tx
      .update(chainCursors)
      .set({ ...to, earlierBlocks: blocksBefore(to.blockNumber, from) })
      .where(
        and(
          eq(chainCursors.id, from.id),
          eq(chainCursors.blockNumber, from.blockNumber),
          sql`${chainCursors.blockHash} IS NOT DISTINCT FROM ${from.blockHash}`,
        ),
      )
      .returning({ id: chainCursors.id });
    if (moved.length > 0) await work(tx);
    return moved.length > 0;
  });

/** All blocks with known hashes, newest first. */
const knownBlocks = ({ blockNumber, blockHash, earlierBlocks }: Cursor): readonly ReadBlock[] =>
  blockHash === null ? [] : [{ number: blockNumber, hash: blockHash }, ...earlierBlocks];

const blocksBefore = (blockNumber: number, cursor: Cursor): readonly ReadBlock[] =>
  thinOut(
    knownBlocks(cursor).filter(({ number }) => number < blockNumber),
    blockNumber,
  );

/**
 * Keeps the first and the last, and fewer of the older ones in between: a gap is at most as long as its distance from
 * the cursor. Going back behind a block thus goes at most about twice as far, and some fifty blocks suffice for any
 * chain.
 */
export function thinOut(newestFirst: readonly ReadBlock[], cursor: number): ReadBlock[] {
  const kept: ReadBlock[] = [];
  for (const [index, block] of newestFirst.entries()) {
    const [newer, older] = [kept.at(-1), newestFirst[index + 1]];
    const isNeedless = newer && older && newer.number - older.number <= cursor - newer.number;
    if (!isNeedless) kept.push(block);
  }
  return kept;
}

interface Comparison {
  /** A node that lacks a block is behind; one with another block in its place is on another branch. */
  readonly standing: 'same' | 'behind' | 'reorg';
  /** The newest of the read blocks that the node has too; null if it has none. */
  readonly last: ReadBlock | null;
}

/** Compares the read blocks with those of the node. */
export async function compareWithChain(
  cursor: Cursor,
  hashOf: (blockNumber: number) => Promise<Hex | null>,
): Promise<Comparison> {
  let standing: Comparison['standing'] = 'same';
  for (const block of knownBlocks(cursor)) {
    const hash = await hashOf(block.number);
    if (hash === block.hash) return { standing, last: block };
    if (hash !== null) standing = 'reorg';
    else if (standing === 'same') standing = 'behind';
  }
  return { standing, last: null };
}

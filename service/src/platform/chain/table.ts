import type { Hex } from '@countersign/protocol';
import { bigint, jsonb, pgTable, text } from '../db/drizzle.ts';

/** A block up to which events were read. */
export interface ReadBlock {
  readonly number: number;
  readonly hash: Hex;
}

/** How far the events of the contracts were read, with block hashes, so that a reorg is detected. */
export const chainCursors = pgTable('chain_cursors', {
  /** Chain and contracts: for others, reading starts from the beginning. */
  id: text().primaryKey(),
  blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
  /** Null before the first block. */
  blockHash: text('block_hash').$type<Hex>(),
  /** Earlier positions, newest first: to find where a reorg began. */
  earlierBlocks: jsonb('earlier_blocks').$type<readonly ReadBlock[]>().notNull().default([]),
});

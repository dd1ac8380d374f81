import type { Hex } from '@countersign/protocol';
import { bigint, jsonb, pgTable, text } from '../db/drizzle.ts';

/** A block up to which the events were read. */
export interface ReadBlock {
  readonly number: number;
  readonly hash: Hex;
}

/** How far the events of the contracts were read, and of which block, so that a chain that went another way is noticed. */
export const chainCursors = pgTable('chain_cursors', {
  /** Chain and contracts: others are read from the beginning. */
  id: text().primaryKey(),
  blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
  /** Null before the first block that was read. */
  blockHash: text('block_hash').$type<Hex>(),
  /** Where the cursor was before, the newest first: so it is found from where on the chain went another way. */
  earlierBlocks: jsonb('earlier_blocks').$type<readonly ReadBlock[]>().notNull().default([]),
});

import { bytes, moment } from '../db/columns.ts';
import { integer, pgTable, text } from '../db/drizzle.ts';

/** The blocks that we have put in the content store: ciphertexts and public keys. */
export const contentBlocks = pgTable('content_blocks', {
  cid: text().primaryKey(),
  /** Null where a node outside keeps them. */
  bytes: bytes(),
  size: integer().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Blocks whose request was archived: they are removed afterwards, unless somebody else uses them. */
export const abandonedBlocks = pgTable('abandoned_blocks', {
  cid: text().primaryKey(),
});

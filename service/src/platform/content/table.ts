import { bytes, moment } from '../db/columns.ts';
import { integer, pgTable, text } from '../db/drizzle.ts';

/** The blocks that we have stored: ciphertexts and public keys. */
export const contentBlocks = pgTable('content_blocks', {
  cid: text().primaryKey(),
  /** Null if an external node stores them. */
  bytes: bytes(),
  size: integer().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Blocks of archived requests: removed later, unless they have another user. */
export const abandonedBlocks = pgTable('abandoned_blocks', {
  cid: text().primaryKey(),
});

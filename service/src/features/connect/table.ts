import { bytes, moment } from '../../platform/db/columns.ts';
import { index, pgTable, sql, text, uuid } from '../../platform/db/drizzle.ts';
import { users } from '../accounts/index.ts';

/** Pending until approved or declined, ready until its key is handed out, and expired after its time. */
export const connectionCodes = pgTable(
  'connection_codes',
  {
    /** SHA-256 of the code, which only its agent knows. */
    codeHash: bytes('code_hash').primaryKey(),
    askedFromIp: text('asked_from_ip').notNull(),
    askedFromAgent: text('asked_from_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    declinedAt: moment('declined_at'),
    approvedBy: uuid('approved_by').references(() => users.id),
    keyId: uuid('key_id'),
    /** The key's secret, encrypted under the code; deleted once it is handed out. */
    sealedKey: bytes('sealed_key'),
    consumedAt: moment('consumed_at'),
  },
  (table) => [
    index('connection_codes_expires_at').on(table.expiresAt),
    index('connection_codes_waiting').on(table.expiresAt).where(sql`sealed_key IS NOT NULL`),
  ],
);

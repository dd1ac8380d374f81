import { moment } from '../../platform/db/columns.ts';
import { index, integer, pgTable, text } from '../../platform/db/drizzle.ts';

/** How many confirmation mails a recipient got, or a client network requested, in its window, across all users. */
export const mailQuotas = pgTable(
  'mail_quotas',
  {
    /** `recipient {SHA-256 of the address in lower case}` or `network {address}`. */
    subject: text().primaryKey(),
    mails: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('mail_quotas_ends_at').on(table.endsAt)],
);

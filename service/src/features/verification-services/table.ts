import type { Address } from '@countersign/protocol';
import { moment } from '../../platform/db/columns.ts';
import { boolean, index, integer, pgTable, text } from '../../platform/db/drizzle.ts';

export const verificationServices = pgTable(
  'verification_services',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** Lower case, as all addresses. */
    inbox: text().$type<Address>().notNull().unique(),
    owner: text().$type<Address>().notNull(),
    pgpPublicKey: text('pgp_public_key').notNull(),
    pgpFingerprint: text('pgp_fingerprint').notNull().unique(),
    /** Key ids of the key and its subkeys, in lower-case hex: what an encrypted message says about its recipient. */
    pgpKeyIds: text('pgp_key_ids').array().notNull(),
    active: boolean().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    txHash: text('tx_hash'),
  },
  (table) => [index('verification_services_page').on(table.createdAt, table.id)],
);

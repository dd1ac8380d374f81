import type { Address, Hex } from '@countersign/protocol';
import { moment } from '../../platform/db/columns.ts';
import { boolean, index, integer, pgTable, sql, text } from '../../platform/db/drizzle.ts';

export const verificationServices = pgTable(
  'verification_services',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    /** Lower case, as all addresses. */
    inbox: text().$type<Address>().notNull(),
    owner: text().$type<Address>().notNull(),
    /** keccak256 and CID of the key, as in the registry on chain. */
    pgpKeyHash: text('pgp_key_hash').$type<Hex>(),
    pgpKeyCid: text('pgp_key_cid'),
    /** Null if the registered key was not found yet, or is unusable. */
    pgpPublicKey: text('pgp_public_key'),
    pgpFingerprint: text('pgp_fingerprint'),
    /** Key ids of the key and its subkeys, in lower-case hex: encrypted messages name their recipients by them. */
    pgpKeyIds: text('pgp_key_ids').array().notNull(),
    active: boolean().notNull(),
    /** The operator's: requests go to it unless they name another, so that no other service reads them. */
    own: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The transaction of the registration on chain; null without one. */
    txHash: text('tx_hash').$type<Hex>(),
  },
  (table) => [
    index('verification_services_page').on(table.createdAt, table.id),
    // Naming an inbox or a key proves no ownership: several services may, and the first counts.
    index('verification_services_inbox').on(table.inbox, table.id),
    index('verification_services_fingerprint').on(table.pgpFingerprint, table.id),
    // Every request looks up our own among any number of registered services.
    index('verification_services_own').on(table.id).where(sql`own`),
  ],
);

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
    /** keccak256 and CID of the key, as the registry on chain has them. */
    pgpKeyHash: text('pgp_key_hash').$type<Hex>(),
    pgpKeyCid: text('pgp_key_cid'),
    /** Null where the key that the registry names was not found yet, or is none that can be used. */
    pgpPublicKey: text('pgp_public_key'),
    pgpFingerprint: text('pgp_fingerprint'),
    /** Key ids of the key and its subkeys, in lower-case hex: what an encrypted message says about its recipient. */
    pgpKeyIds: text('pgp_key_ids').array().notNull(),
    active: boolean().notNull(),
    /** The operator's: requests go to it unless they name another, for nobody else is to read them. */
    own: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Of the registration on chain; null where there is none. */
    txHash: text('tx_hash').$type<Hex>(),
  },
  (table) => [
    index('verification_services_page').on(table.createdAt, table.id),
    // Nobody owns an inbox or a key by naming it: several may, and the first counts.
    index('verification_services_inbox').on(table.inbox, table.id),
    index('verification_services_fingerprint').on(table.pgpFingerprint, table.id),
    // Anybody may register services, and ours is asked for with every request.
    index('verification_services_own').on(table.id).where(sql`own`),
  ],
);

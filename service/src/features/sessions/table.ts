import { moment } from '../../platform/db/columns.ts';
import { index, jsonb, pgTable, text, uuid } from '../../platform/db/drizzle.ts';
import { users } from '../accounts/index.ts';

/** Each is used once: using it deletes the row. */
export const siweNonces = pgTable(
  'siwe_nonces',
  {
    nonce: text().primaryKey(),
    address: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('siwe_nonces_expires_at').on(table.expiresAt)],
);

/**
 * One row per sign-in, however often its refresh token rotates: only the current token works, and any other genuine
 * token of the family is a reuse.
 */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    currentTokenId: uuid('current_token_id').notNull(),
    previousTokenId: uuid('previous_token_id'),
    /** When the current token was issued. */
    rotatedAt: moment('rotated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('refresh_families_user_id').on(table.userId),
    index('refresh_families_expires_at').on(table.expiresAt),
  ],
);

/** Signed texts of single requests, stored until they are too old to be accepted. */
export const usedSignatures = pgTable(
  'used_signatures',
  { digest: text().primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('used_signatures_expires_at').on(table.expiresAt)],
);

export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  publicJwk: jsonb('public_jwk').$type<{ kty: string; crv: string; x: string }>().notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  /** Published at once, used from this time on, so that no client sees a token whose key is not published yet. */
  signsFrom: moment('signs_from').notNull(),
});

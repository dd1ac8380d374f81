import type { CustodyEnvironment, CustodyRegion, CustodyType } from '@countersign/protocol';
import { moment } from '../../platform/db/columns.ts';
import { boolean, pgTable, text, unique, uuid } from '../../platform/db/drizzle.ts';
import { users } from '../accounts/index.ts';

/** One for each user and type. A row without a signing request only records that a key is, or was, being generated. */
export const custodyIntegrations = pgTable(
  'custody_integrations',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    type: text().$type<CustodyType>().notNull(),
    /** The claim of the process that generates a key, and its end; after a crash it expires. */
    generationId: uuid('generation_id'),
    generatingUntil: moment('generating_until'),
    /** The generation of the key; key, request and time are set together. */
    keyId: uuid('key_id'),
    csr: text(),
    sealedPrivateKey: text('sealed_private_key'),
    createdAt: moment('created_at'),
    /** The credentials are set together, when the integration is activated. */
    sealedApiKey: text('sealed_api_key'),
    apiKeyHint: text('api_key_hint'),
    vaultAccountId: text('vault_account_id'),
    environment: text().$type<CustodyEnvironment>(),
    region: text().$type<CustodyRegion>(),
    activatedAt: moment('activated_at'),
    /** The result of the last validation. */
    validatedAt: moment('validated_at'),
    isValid: boolean('is_valid'),
    invalidReason: text('invalid_reason'),
  },
  (table) => [unique('custody_integrations_user_type').on(table.userId, table.type)],
);

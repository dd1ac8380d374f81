import type { ClientAuthMethod, GrantType, Scope } from '@countersign/protocol';
import { bytes, moment } from '../../platform/db/columns.ts';
import { boolean, index, jsonb, pgTable, text, uuid } from '../../platform/db/drizzle.ts';
import { users } from '../accounts/index.ts';

export const oauthClients = pgTable(
  'oauth_clients',
  {
    clientId: text('client_id').primaryKey(),
    /** SHA-256; null for a public client. */
    secretHash: bytes('secret_hash'),
    name: text(),
    redirectUris: jsonb('redirect_uris').$type<readonly string[]>().notNull(),
    grantTypes: jsonb('grant_types').$type<readonly GrantType[]>().notNull(),
    authMethod: text('auth_method').$type<ClientAuthMethod>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Early, until its first grant: anyone can register, and most clients are never used. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('oauth_clients_expires_at').on(table.expiresAt)],
);

/** A client's request to a user: from GET /oauth/authorize to the decision. */
export const oauthSessions = pgTable(
  'oauth_sessions',
  {
    id: uuid().primaryKey(),
    /** The id of a registered client, or the URL of its document. */
    clientId: text('client_id').notNull(),
    clientName: text('client_name'),
    redirectUri: text('redirect_uri').notNull(),
    /** Whether the request contained it: then the exchange of the code must contain it too. */
    redirectGiven: boolean('redirect_given').notNull(),
    state: text(),
    codeChallenge: text('code_challenge').notNull(),
    scopes: jsonb().$type<readonly Scope[]>().notNull(),
    resource: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    decision: text().$type<'approved' | 'denied'>(),
  },
  (table) => [index('oauth_sessions_expires_at').on(table.expiresAt)],
);

/**
 * A user's grant to a client: one row from the approval with its code, through all refresh tokens, of which only the
 * current one works, to the end. Any misuse of its code or tokens ends it as a whole.
 */
export const oauthGrants = pgTable(
  'oauth_grants',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    clientId: text('client_id').notNull(),
    clientName: text('client_name'),
    redirectUri: text('redirect_uri').notNull(),
    redirectGiven: boolean('redirect_given').notNull(),
    scopes: jsonb().$type<readonly Scope[]>().notNull(),
    resource: text().notNull(),
    /** SHA-256. */
    codeHash: bytes('code_hash').notNull().unique(),
    codeChallenge: text('code_challenge').notNull(),
    codeUsedAt: moment('code_used_at'),
    currentTokenId: uuid('current_token_id'),
    previousTokenId: uuid('previous_token_id'),
    /** When the current refresh token was issued. */
    rotatedAt: moment('rotated_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Of the code, and once that is used, of the current refresh token. */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('oauth_grants_user').on(table.userId, table.createdAt, table.id),
    index('oauth_grants_expires_at').on(table.expiresAt),
  ],
);

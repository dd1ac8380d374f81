import { moment } from '../../platform/db/columns.ts';
import { bigint, index, jsonb, pgTable, text, uuid } from '../../platform/db/drizzle.ts';

/** A session of the protocol that has them. Any instance can serve it: its whole state is here. */
export const mcpSessions = pgTable(
  'mcp_sessions',
  {
    id: uuid().primaryKey(),
    /** The owner: `grant:` or `key:` and its id. */
    principal: text().notNull(),
    protocolVersion: text('protocol_version').notNull(),
    /** The minimum level of notifications; null by default. */
    logLevel: text('log_level'),
    /** URIs of the subscribed resources. */
    subscriptions: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Changes up to this position are older than the session. */
    startsAfter: bigint('starts_after', { mode: 'number' }).notNull(),
    /** Its newest stream: each message goes to one stream only, and earlier ones end. */
    streamId: uuid('stream_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mcp_sessions_principal').on(table.principal, table.createdAt),
    index('mcp_sessions_expires_at').on(table.expiresAt),
  ],
);

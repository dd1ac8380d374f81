import { moment } from '../../platform/db/columns.ts';
import { bigint, index, jsonb, pgTable, text, uuid } from '../../platform/db/drizzle.ts';

/** A session of a client of the era that has them. Any instance can serve it: nothing of it is kept elsewhere. */
export const mcpSessions = pgTable(
  'mcp_sessions',
  {
    id: uuid().primaryKey(),
    /** Whose it is: `grant:` or `key:` and its id. */
    principal: text().notNull(),
    protocolVersion: text('protocol_version').notNull(),
    /** The least that the client wants to be told; null where it did not say. */
    logLevel: text('log_level'),
    /** URIs of resources whose changes the client wants to hear of. */
    subscriptions: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Changes up to this position were before its time. */
    startsAfter: bigint('starts_after', { mode: 'number' }).notNull(),
    /** Its newest stream: each message goes to one stream only, and those before it end. */
    streamId: uuid('stream_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mcp_sessions_principal').on(table.principal, table.createdAt),
    index('mcp_sessions_expires_at').on(table.expiresAt),
  ],
);

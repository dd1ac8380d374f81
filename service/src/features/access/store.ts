import type { Scope } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/drizzle.ts';
import type { Cursor } from '../../platform/db/page.ts';
import { apiKeys } from '../api-keys/index.ts';
import { oauthGrants } from '../oauth/index.ts';

export interface WayIn {
  readonly id: string;
  readonly kind: 'api-key' | 'connection' | 'oauth';
  readonly name: string | null;
  /** Of an OAuth client, like the next. */
  readonly clientId: string | null;
  readonly redirectUri: string | null;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly active: boolean;
  /** The sort key: the last use or, if there was none, the creation. */
  readonly latestAt: Date;
}

type Times = 'createdAt' | 'lastUsedAt' | 'expiresAt' | 'latestAt';

/** For a hand-written statement the driver returns times as text. */
type Row = Omit<WayIn, Times> &
  Record<'createdAt' | 'latestAt', string> &
  Record<'lastUsedAt' | 'expiresAt', string | null>;

/** The keys and grants of a user, by last use. A grant counts from the exchange of its code on. */
export async function listWaysIn(db: Database, userId: string, limit: number, cursor: Cursor | null): Promise<WayIn[]> {
  const isOlder = cursor
    ? sql`("latestAt", id) < (${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`
    : sql`true`;
  const { rows } = await db.execute<Row>(sql`
    SELECT * FROM (
      SELECT id, CASE label WHEN 'agent' THEN 'connection' ELSE 'api-key' END AS kind, name, NULL AS "clientId",
        NULL AS "redirectUri", to_jsonb(scopes) AS scopes, created_at AS "createdAt", last_used_at AS "lastUsedAt",
        expires_at AS "expiresAt", active AND (expires_at IS NULL OR expires_at > now()) AS active,
        coalesce(last_used_at, created_at) AS "latestAt"
      FROM ${apiKeys} WHERE user_id = ${userId}
      UNION ALL
      SELECT id, 'oauth', client_name, client_id, redirect_uri, scopes, created_at, rotated_at, expires_at,
        revoked_at IS NULL AND expires_at > now(), coalesce(rotated_at, created_at)
      FROM ${oauthGrants} WHERE user_id = ${userId} AND code_used_at IS NOT NULL
    ) AS ways WHERE ${isOlder} ORDER BY "latestAt" DESC, id DESC LIMIT ${limit}`);
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    lastUsedAt: row.lastUsedAt === null ? null : new Date(row.lastUsedAt),
    expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt),
    latestAt: new Date(row.latestAt),
  }));
}

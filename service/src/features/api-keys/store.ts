import { randomUUID } from 'node:crypto';
import type { Address, KeyType } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, isNull, ne, not, sql } from '../../platform/db/drizzle.ts';
import { type Cursor, olderThan } from '../../platform/db/page.ts';
import { users } from '../accounts/index.ts';
import { apiKeys } from './table.ts';

export type ApiKey = typeof apiKeys.$inferSelect;
export type NewApiKey = Omit<typeof apiKeys.$inferInsert, 'id' | 'active' | 'lastUsedAt' | 'createdAt'>;

export async function insertApiKey(db: Database, key: NewApiKey): Promise<ApiKey> {
  const [row] = await db
    .insert(apiKeys)
    .values({ id: randomUUID(), ...key })
    .returning();
  if (!row) throw new Error('an insert returned no row');
  return row;
}

/** The key that may be used now, with its owner's address. */
export async function findUsableKey(
  db: Database,
  hash: Buffer,
): Promise<{ key: ApiKey; address: Address | null } | null> {
  const [row] = await db
    .select({ key: apiKeys, address: users.address })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(eq(apiKeys.hash, hash), apiKeys.active, sql`(${apiKeys.expiresAt} IS NULL OR ${apiKeys.expiresAt} > now())`),
    );
  return row ?? null;
}

export async function listApiKeys(
  db: Database,
  userId: string,
  limit: number,
  cursor: Cursor | null,
): Promise<ApiKey[]> {
  return db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), cursor ? olderThan(apiKeys, cursor) : undefined))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(limit);
}

export async function deactivateKey(db: Database, id: string, userId: string): Promise<ApiKey | null> {
  const [row] = await db
    .update(apiKeys)
    .set({ active: false })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning();
  return row ?? null;
}

export async function noteKeysUsed(db: Database, ids: readonly string[], at: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: at })
    .where(sql`${apiKeys.id} = ANY(${sql.param([...ids])}::uuid[])`);
}

/** Makes this the one bootstrap key of its type; without one, none is left. False where it is another key's secret. */
export async function replaceBootstrapKey(db: Database, type: KeyType, key: NewApiKey | null): Promise<boolean> {
  return db.transaction(async (tx) => {
    const others = and(apiKeys.bootstrap, eq(apiKeys.type, type), key ? ne(apiKeys.hash, key.hash) : undefined);
    await tx.update(apiKeys).set({ active: false }).where(others);
    if (!key) return true;
    const rows = await tx
      .insert(apiKeys)
      .values({ id: randomUUID(), ...key })
      .onConflictDoUpdate({
        target: apiKeys.hash,
        set: { active: true },
        setWhere: sql`${apiKeys.bootstrap} AND ${apiKeys.type} = ${type}`,
      })
      .returning({ id: apiKeys.id });
    return rows.length === 1;
  });
}

export async function listServerKeys(db: Database): Promise<ApiKey[]> {
  return db.select().from(apiKeys).where(isNull(apiKeys.userId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** False where no active server key has this id. A key of the environment would be back with the next start. */
export async function revokeServerKey(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(apiKeys)
    .set({ active: false })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.userId), apiKeys.active, not(apiKeys.bootstrap)))
    .returning({ id: apiKeys.id });
  return rows.length === 1;
}

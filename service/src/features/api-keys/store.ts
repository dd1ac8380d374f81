import { randomUUID } from 'node:crypto';
import type { Address, KeyType } from '@countersign/protocol';
import { type Actor, serviceActor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, desc, eq, inArray, isNull, ne, not, type SQL, sql } from '../../platform/db/drizzle.ts';
import { type Cursor, olderThan } from '../../platform/db/page.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { statement } from '../../platform/db/statement.ts';
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

/** The valid key with its owner's address. */
export const findUsableKey = (db: Database, hash: Buffer): Promise<{ key: ApiKey; address: Address | null } | null> =>
  readUsableKey(db)(hash.toString('hex'));

const readUsableKey = readTogether(async (db, hashes) => {
  const rows = await usableKeys(db, { hashes: hashes.map((hash) => Buffer.from(hash, 'hex')) });
  return new Map(rows.map((row) => [row.key.hash.toString('hex'), row]));
});

const usableKeys = statement('usable-keys', (db) =>
  db
    .select({ key: apiKeys, address: users.address })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        sql`${apiKeys.hash} = ANY(${sql.placeholder('hashes')}::bytea[])`,
        apiKeys.active,
        // A freeze may still be revoking it.
        isNull(users.frozenAt),
        sql`(${apiKeys.expiresAt} IS NULL OR ${apiKeys.expiresAt} > now())`,
      ),
    ),
);

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

export async function findOwnKey(db: Database, id: string, userId: string): Promise<ApiKey | null> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)));
  return row ?? null;
}

/** Null if this user has no active key with this id. */
export async function deactivateKey(db: Database, id: string, userId: string): Promise<ApiKey | null> {
  const [row] = await db
    .update(apiKeys)
    .set({ active: false })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), apiKeys.active))
    .returning();
  return row ?? null;
}

/** Makes the key permanent. False if it was revoked meanwhile. */
export async function liftExpiry(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(apiKeys)
    .set({ expiresAt: null })
    .where(and(eq(apiKeys.id, id), apiKeys.active))
    .returning({ id: apiKeys.id });
  return rows.length === 1;
}

/** In a fixed order, like all statements that change several keys, so that none can deadlock. */
const lockKeys = (db: Database, which: SQL | undefined) =>
  db.select({ id: apiKeys.id }).from(apiKeys).where(which).orderBy(apiKeys.id).for('no key update').$dynamic();

export async function noteKeysUsed(db: Database, ids: readonly string[], at: Date): Promise<void> {
  const used = lockKeys(db, sql`${apiKeys.id} = ANY(${sql.param([...ids])}::uuid[])`);
  await db.update(apiKeys).set({ lastUsedAt: at }).where(inArray(apiKeys.id, used));
}

/** Few enough to be revoked well within the statement timeout: the number of a user's keys is unbounded. */
const REVOKED_AT_ONCE = 1_000;

/**
 * The next batch of a user's keys, as part of a freeze. The ids of those that were active until now; none once all are
 * revoked.
 */
export async function deactivateSomeKeys(tx: Database, userId: string): Promise<string[]> {
  const active = lockKeys(tx, and(eq(apiKeys.userId, userId), apiKeys.active)).limit(REVOKED_AT_ONCE);
  const rows = await tx
    .update(apiKeys)
    .set({ active: false })
    .where(inArray(apiKeys.id, active))
    .returning({ id: apiKeys.id });
  return rows.map(({ id }) => id);
}

/** Makes this the only bootstrap key of its type; without one, none is left. False if another key has this secret. */
export async function replaceBootstrapKey(db: Database, type: KeyType, key: NewApiKey | null): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOther = key ? ne(apiKeys.hash, key.hash) : undefined;
    const others = and(apiKeys.bootstrap, eq(apiKeys.type, type), apiKeys.active, isOther);
    const revoked = await tx.update(apiKeys).set({ active: false }).where(others).returning({ keyId: apiKeys.id });
    for (const detail of revoked) await recordAudit(tx, { actor: serviceActor, action: 'key.revoke', detail });
    if (!key) return true;
    const [known] = await tx.select().from(apiKeys).where(eq(apiKeys.hash, key.hash)).for('update');
    const id = randomUUID();
    const [installed] = await tx
      .insert(apiKeys)
      .values({ id, ...key })
      .onConflictDoUpdate({
        target: apiKeys.hash,
        set: { active: true, serviceId: key.serviceId ?? null },
        setWhere: sql`${apiKeys.bootstrap} AND ${apiKeys.type} = ${type}`,
      })
      .returning();
    if (!installed) return false;
    if (installed.id === id) await recordKeyCreated(tx, serviceActor, installed);
    else if (known?.active === false) {
      await recordAudit(tx, { actor: serviceActor, action: 'key.restore', detail: { keyId: installed.id } });
    }
    return true;
  });
}

export async function recordKeyCreated(tx: Database, actor: Actor, key: ApiKey): Promise<void> {
  const { id: keyId, userId, type, label, serviceId, bootstrap, expiresAt } = key;
  const detail = { keyId, type, label, serviceId, bootstrap, expiresAt };
  await recordAudit(tx, { actor, action: 'key.create', userId, detail });
}

export async function listServerKeys(db: Database): Promise<ApiKey[]> {
  return db.select().from(apiKeys).where(isNull(apiKeys.userId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** False if no active server key has this id. A key from the environment would return at the next start. */
export async function revokeServerKey(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(apiKeys)
      .set({ active: false })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.userId), apiKeys.active, not(apiKeys.bootstrap)))
      .returning({ keyId: apiKeys.id });
    if (!revoked) return false;
    await recordAudit(tx, { actor: serviceActor, action: 'key.revoke', detail: revoked });
    return true;
  });
}

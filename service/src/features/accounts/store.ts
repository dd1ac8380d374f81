import { randomUUID } from 'node:crypto';
import type { Address } from '@countersign/protocol';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/drizzle.ts';
import { users } from './table.ts';

export type User = typeof users.$inferSelect;

/** Null where the address exists already. */
export async function insertUser(
  db: Database,
  actor: Actor,
  { address, displayName }: { address: Address; displayName: string | null },
): Promise<User | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ id: randomUUID(), address, displayName })
      .onConflictDoNothing({ target: users.address })
      .returning();
    if (!user) return null;
    await recordAudit(tx, { actor, action: 'user.create', userId: user.id, detail: { address } });
    return user;
  });
}

export async function findUser(db: Database, address: Address): Promise<User | null> {
  const rows = await db.select().from(users).where(eq(users.address, address));
  return rows[0] ?? null;
}

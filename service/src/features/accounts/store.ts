import { randomUUID } from 'node:crypto';
import type { Address } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/drizzle.ts';
import { users } from './table.ts';

export type User = typeof users.$inferSelect;

/** Null where the address exists already. */
export async function insertUser(db: Database, address: Address, displayName: string | null): Promise<User | null> {
  const rows = await db
    .insert(users)
    .values({ id: randomUUID(), address, displayName })
    .onConflictDoNothing({ target: users.address })
    .returning();
  return rows[0] ?? null;
}

export async function findUser(db: Database, address: Address): Promise<User | null> {
  const rows = await db.select().from(users).where(eq(users.address, address));
  return rows[0] ?? null;
}

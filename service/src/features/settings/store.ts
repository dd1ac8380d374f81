import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq, sql } from '../../platform/db/drizzle.ts';
import { settings } from './table.ts';

export type Settings = typeof settings.$inferSelect;

/** What is absent stays as it is. */
export interface SettingsChange {
  readonly executionType?: Settings['executionType'] | undefined;
  readonly publicDetails?: boolean | undefined;
}

/** Settings exist from the first read. Where another first request is quicker, its row is the one. */
export async function readSettings(db: Database, userId: string): Promise<Settings> {
  const [row] = await db.select().from(settings).where(eq(settings.userId, userId));
  if (row) return row;
  await db.insert(settings).values({ id: randomUUID(), userId }).onConflictDoNothing({ target: settings.userId });
  return readSettings(db, userId);
}

/** Makes the row or changes it, in one statement, so that two first requests at once agree. */
export async function upsertSettings(
  db: Database,
  actor: Actor,
  userId: string,
  { executionType, publicDetails }: SettingsChange,
): Promise<Settings> {
  const change = { executionType, publicDetails };
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(settings)
      .values({ id: randomUUID(), userId, ...change })
      .onConflictDoUpdate({ target: settings.userId, set: { ...change, updatedAt: sql`now()` } })
      .returning();
    if (!row) throw new Error('an upsert returned no row');
    await recordAudit(tx, { actor, action: 'settings.update', userId, detail: change });
    return row;
  });
}

import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, getTableColumns, ne, or, type SQL, sql } from '../../platform/db/drizzle.ts';
import { statement } from '../../platform/db/statement.ts';
import { users } from '../accounts/index.ts';
import { hasFirstLimit } from '../policy/index.ts';
import { settings } from './table.ts';
import { trustedIds } from './trusted-services.ts';
import { walletProvider } from './wallet-provider.ts';

/** In the form of the answer. */
const columns = {
  ...getTableColumns(settings),
  walletProvider,
  hasFirstLimit: hasFirstLimit(sql`settings.user_id`),
  trustedServices: sql<number[]>`${sql.raw(trustedIds)}`,
  frozenAt: sql<Date | null>`(SELECT owner.frozen_at FROM ${users} owner WHERE owner.id = settings.user_id)`.mapWith(
    users.frozenAt,
  ) as SQL<Date | null>,
};

export type Settings = Awaited<ReturnType<typeof selectSettings>>[number];

const selectSettings = statement('settings', (db) =>
  db
    .select(columns)
    .from(settings)
    .where(eq(settings.userId, sql.placeholder('userId'))),
);

/** Absent fields stay unchanged. */
export interface SettingsChange {
  readonly executionType?: Settings['executionType'] | undefined;
  readonly publicDetails?: boolean | undefined;
  readonly trustedServices?: number[] | undefined;
  readonly repeatWithinHours?: number | undefined;
}

/** Settings are created by the first read. If a concurrent first request wins, its row counts. */
export async function readSettings(db: Database, userId: string): Promise<Settings> {
  const [row] = await selectSettings(db, { userId });
  if (row) return row;
  await db.insert(settings).values({ id: randomUUID(), userId }).onConflictDoNothing({ target: settings.userId });
  return readSettings(db, userId);
}

/** Changes the row only if something differs: otherwise nothing is audited. */
export async function updateSettings(
  db: Database,
  actor: Actor,
  userId: string,
  { executionType, publicDetails, trustedServices, repeatWithinHours }: SettingsChange,
): Promise<Settings> {
  const change = { executionType, publicDetails, trustedServices, repeatWithinHours };
  return db.transaction(async (tx) => {
    const before = await readSettings(tx, userId);
    const [row] = await tx
      .update(settings)
      .set({ ...change, updatedAt: sql`now()` })
      .where(and(eq(settings.id, before.id), differs(change)))
      .returning(columns);
    if (!row) return readSettings(tx, userId);
    await recordAudit(tx, { actor, action: 'settings.update', userId, detail: change });
    return row;
  });
}

const differs = ({ executionType, publicDetails, trustedServices, repeatWithinHours }: SettingsChange) =>
  or(
    repeatWithinHours === undefined ? undefined : ne(settings.repeatWithinHours, repeatWithinHours),
    executionType === undefined ? undefined : ne(settings.executionType, executionType),
    publicDetails === undefined ? undefined : ne(settings.publicDetails, publicDetails),
    trustedServices === undefined
      ? undefined
      : sql`${settings.trustedServices} IS DISTINCT FROM ${sql.param(trustedServices)}::integer[]`,
  );

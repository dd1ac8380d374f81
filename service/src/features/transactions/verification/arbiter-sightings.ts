import type { Database } from '../../../platform/db/database.ts';
import { deleteExpiredRows } from '../../../platform/db/delete-expired-rows.ts';
import { sql } from '../../../platform/db/drizzle.ts';
import { arbiterSightings } from './table.ts';

/** So exactly is it known who is there; every question of every worker would else be a write. */
const NOTED_EVERY_SECONDS = 5;
/** A worker has another name after each start. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

/** Notes that a worker asks for requests to judge, or has just been given some. */
export async function noteArbiter(
  db: Database,
  { serviceId, workerId, hasLeased }: { serviceId: number; workerId: string; hasLeased: boolean },
): Promise<void> {
  const table = arbiterSightings;
  const leasedAt = hasLeased ? sql`now()` : null;
  const isOld = (column: typeof table.seenAt | typeof table.leasedAt) =>
    sql`coalesce(${column} < now() - make_interval(secs => ${NOTED_EVERY_SECONDS}), true)`;
  await db
    .insert(table)
    .values({ serviceId, workerId, leasedAt })
    .onConflictDoUpdate({
      target: [table.serviceId, table.workerId],
      set: { seenAt: sql`now()`, leasedAt: sql`coalesce(excluded.leased_at, ${table.leasedAt})` },
      setWhere: hasLeased ? isOld(table.leasedAt) : isOld(table.seenAt),
    });
}

export async function deleteOldSightings(db: Database): Promise<void> {
  await deleteExpiredRows(db, arbiterSightings, arbiterSightings.seenAt, KEPT_SECONDS);
}

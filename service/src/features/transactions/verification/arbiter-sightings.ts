import type { Database } from '../../../platform/db/database.ts';
import { deleteExpiredRows } from '../../../platform/db/delete-expired-rows.ts';
import { plainStatement } from '../../../platform/db/statement.ts';
import { arbiterSightings } from '../base/verification/table.ts';

/** The precision of sightings: otherwise every poll of every worker would be a write. */
const NOTED_EVERY_SECONDS = 5;
/** A worker has a new id after each start. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

/** Records that a worker asks for requests to judge, or that it just got some. */
export async function noteArbiter(
  db: Database,
  { serviceId, workerId, hasLeased }: { serviceId: number; workerId: string; hasLeased: boolean },
): Promise<void> {
  await upsertSighting(db, [serviceId, workerId, hasLeased]);
}

const upsertSighting = plainStatement(
  'note-arbiter',
  `INSERT INTO arbiter_sightings AS old (service_id, worker_id, leased_at)
  VALUES ($1, $2, CASE WHEN $3::boolean THEN now() END)
  ON CONFLICT (service_id, worker_id) DO UPDATE
  SET seen_at = now(), leased_at = coalesce(excluded.leased_at, old.leased_at)
  WHERE coalesce(CASE WHEN $3::boolean THEN old.leased_at ELSE old.seen_at END
    < now() - interval '${NOTED_EVERY_SECONDS} seconds', true)`,
);

export async function deleteOldSightings(db: Database): Promise<void> {
  await deleteExpiredRows(db, arbiterSightings, arbiterSightings.seenAt, KEPT_SECONDS);
}

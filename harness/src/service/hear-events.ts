import { notificationEvents } from '@countersign/protocol';
import type { Pool } from 'pg';

/** Subscribes this owner to every event by mail; a service without a mail server never sends them. */
export async function hearEvents(pool: Pool, userId: string): Promise<void> {
  await pool.query(
    `INSERT INTO notification_channels (id, user_id, kind, name, events, active, shown_target)
     VALUES (gen_random_uuid(), $1, 'email', 'E-mail', $2, true, 'owner@example.com')`,
    [userId, notificationEvents],
  );
}

/** The events of a transaction that its owner is notified of, in order. */
export async function listEvents(pool: Pool, requestHash: string): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT replace(event, 'transaction.', '') AS event FROM notification_deliveries WHERE request_hash = $1
     ORDER BY revision, array_position($2::text[], event)`,
    [requestHash, notificationEvents],
  );
  return rows.map(({ event }) => event);
}

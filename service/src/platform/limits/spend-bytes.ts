import { lifetimes, Problem } from '@countersign/protocol';
import type { Database } from '../db/database.ts';
import { deleteExpiredRows } from '../db/delete-expired-rows.ts';
import { plainStatement } from '../db/statement.ts';
import { rateLimitHeaders } from './enforce-limits.ts';
import { byteQuotas } from './table.ts';

/** Bytes about to be stored. */
export interface Charge {
  /** Charged to: `user {id}` or `network {address}`. */
  readonly subject: string;
  readonly bytes: number;
  /** Per window. */
  readonly max: number;
  /** The field that contains them, for the message. */
  readonly field: string;
}

/** Until when (ms) these are known to be refused: repeated attempts should not cause writes. */
const refusedUntil = new Map<string, number>();
const MAX_REFUSED = 10_000;

/**
 * Refuses parties whose quota is known to be exceeded, before anything is written. Only `spendBytes` is authoritative
 * under concurrency.
 */
export async function refuseOverQuota(db: Database, charges: readonly Charge[]): Promise<void> {
  if (!charges.some(({ subject }) => (refusedUntil.get(subject) ?? 0) > performance.now())) return;
  const windows = await findWindows(db, charges);
  for (const charge of charges) {
    const window = windows.get(charge.subject);
    if (window && window.used + charge.bytes > charge.max) throw overQuota(charge, window);
  }
}

/**
 * Counts bytes as part of the transaction that stores them, so that a rollback is not counted. Row locks serialise
 * concurrent charges, so that they stay within the quotas together: call it last, because others wait for the commit.
 * In the order of the charges, which has to be the same everywhere.
 */
export async function spendBytes(tx: Database, charges: readonly Charge[]): Promise<void> {
  const spent = await spendEach(tx, [
    charges.map(({ subject }) => subject),
    charges.map(({ bytes }) => bytes),
    charges.map(({ max }) => max),
    lifetimes.byteQuota,
  ]);
  const refused = charges.find((charge) => !spent.some(({ subject }) => subject === charge.subject));
  if (!refused) return;
  const window = (await findWindows(tx, [refused])).get(refused.subject);
  if (!window) throw new Error('a quota is gone');
  if (refusedUntil.size >= MAX_REFUSED) refusedUntil.clear();
  refusedUntil.set(refused.subject, performance.now() + window.endsInSeconds * 1000);
  throw overQuota(refused, window);
}

const used = 'CASE WHEN old.ends_at <= now() THEN 0 ELSE old.bytes END';

const spendEach = plainStatement<{ subject: string }>(
  'spend-bytes',
  `INSERT INTO byte_quotas AS old (subject, bytes, ends_at)
  SELECT subject, bytes, now() + make_interval(secs => $4)
  FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS new (subject, bytes, place) ORDER BY place
  ON CONFLICT (subject) DO UPDATE SET
    bytes = ${used} + excluded.bytes,
    ends_at = CASE WHEN old.ends_at <= now() THEN excluded.ends_at ELSE old.ends_at END
  WHERE ${used} + excluded.bytes <= ($3::bigint[])[array_position($1::text[], excluded.subject)]
  RETURNING subject`,
);

interface Window {
  readonly used: number;
  readonly endsInSeconds: number;
  readonly endsAtUnix: number;
}

async function findWindows(db: Database, charges: readonly Charge[]): Promise<ReadonlyMap<string, Window>> {
  const rows = await selectWindows(db, [charges.map(({ subject }) => subject)]);
  return new Map(rows.map(({ subject, ...window }) => [subject, window]));
}

const selectWindows = plainStatement<Window & { subject: string }>(
  'byte-quotas',
  `SELECT subject, (${used})::float8 AS used,
    greatest(1, ceil(extract(epoch FROM ends_at - now())))::float8 AS "endsInSeconds",
    ceil(extract(epoch FROM ends_at))::float8 AS "endsAtUnix"
  FROM byte_quotas AS old WHERE subject = ANY($1::text[])`,
);

function overQuota({ subject, bytes, max, field }: Charge, { used, endsInSeconds, endsAtUnix }: Window): Problem {
  const remaining = Math.max(0, max - used);
  const whose = subject.startsWith('user ') ? 'a user' : 'a client IP';
  return new Problem(
    429,
    'limit.bytes',
    `${field}: ${bytes} bytes exceed the ${remaining} left of the ${max} that ${whose} may submit in 24 hours; retry in ${endsInSeconds} s`,
    {
      headers: {
        ...rateLimitHeaders({ max, remaining, resetUnixSeconds: endsAtUnix }),
        'retry-after': String(endsInSeconds),
      },
    },
  );
}

export async function deleteOldQuotas(db: Database): Promise<void> {
  await deleteExpiredRows(db, byteQuotas, byteQuotas.endsAt);
}

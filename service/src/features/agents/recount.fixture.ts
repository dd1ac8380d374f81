import type { Pool } from 'pg';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Row {
  readonly form: string;
  readonly status: string;
  readonly ended: boolean;
  readonly created_at: Date;
  readonly decision: string | null;
  readonly confidence: number | null;
  readonly judged_at: Date | null;
  readonly protocol: unknown;
}

/** The source of all figures, as it is in the tables now, without any rollup. */
async function readRows(pool: Pool, userId: string, now: Date): Promise<Row[]> {
  const { rows } = await pool.query(
    `SELECT t.form, t.status, t.status = 'APPROVED' AND t.claimed_at IS NULL AND t.valid_until <= $2 AS ended, t.created_at, a.decision,
       a.confidence, a.created_at AS judged_at, CASE WHEN s.own THEN v.report -> 'protocol' END AS protocol
     FROM transactions t JOIN verification_services s ON s.id = t.service_id
       LEFT JOIN approvals a ON a.transaction_id = t.id AND a.type = 'orion' LEFT JOIN verdicts v ON v.transaction_id = t.id
     WHERE t.user_id = $1`,
    [userId, now],
  );
  return rows;
}

const round4 = (value: number) => Math.round(value * 10_000) / 10_000;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function statsOf(rows: readonly Row[]) {
  const statuses = rows.map(({ status, ended }) => (ended ? 'REJECTED' : status));
  const count = (status: string) => statuses.filter((each) => each === status).length;
  const confidences = rows.flatMap(({ form, confidence }) =>
    form === 'sealed' || confidence === null ? [] : [Math.round(confidence * 10_000)],
  );
  const decided = rows.length - count('PENDING');
  return {
    total: rows.length,
    pending: count('PENDING'),
    approved: count('APPROVED'),
    rejected: count('REJECTED'),
    executed: count('EXECUTED'),
    failed: count('FAILED'),
    approvalRate: decided === 0 ? null : round4((count('APPROVED') + count('EXECUTED') + count('FAILED')) / decided),
    averageConfidence: confidences.length === 0 ? null : Math.round(mean(confidences)) / 10_000,
  };
}

function verdictsOf(rows: readonly Row[]) {
  const count = (decision: string) => rows.filter((row) => row.decision === decision).length;
  return { approved: count('APPROVED'), rejected: count('REJECTED'), undecided: count('UNDECIDED') };
}

function protocolsOf(rows: readonly Row[]) {
  const counts = new Map<string, number>();
  for (const { form, protocol } of rows) {
    if (form === 'sealed' || typeof protocol !== 'string' || !/^[a-z0-9][a-z0-9-]{0,63}$/.test(protocol)) continue;
    counts.set(protocol, (counts.get(protocol) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return byCount.slice(0, 10).map(([protocol, total]) => ({ protocol, total }));
}

/** The exact one, which the service estimates. */
function medianMs(rows: readonly Row[]): number | null {
  const times = rows.flatMap(({ created_at, judged_at }) =>
    judged_at ? [judged_at.getTime() - created_at.getTime()] : [],
  );
  return times.sort((a, b) => a - b)[Math.ceil(times.length / 2) - 1] ?? null;
}

function partsOf(period: string, memberSince: Date, now: Date): { start: Date; end: Date }[] {
  if (period === 'all') {
    const parts: { start: Date; end: Date }[] = [];
    const month = (n: number) => new Date(Date.UTC(memberSince.getUTCFullYear(), memberSince.getUTCMonth() + n));
    for (let n = 0; month(n) <= now; n++) parts.push({ start: month(n), end: month(n + 1) });
    return parts;
  }
  const [count, length] = period === '24h' ? [24, HOUR] : [period === '7d' ? 7 : 30, DAY];
  const end = Math.floor(now.getTime() / length) * length + length;
  return Array.from({ length: count }, (_, n) => {
    const start = end - (count - n) * length;
    return { start: new Date(start), end: new Date(start + length) };
  });
}

/**
 * The metrics of an agent who publishes details, counted one by one; except the median, which the service estimates.
 */
export async function recountMetrics(
  pool: Pool,
  { userId, memberSince }: { userId: string; memberSince: Date },
  period: string,
  now: Date,
) {
  const parts = partsOf(period, memberSince, now);
  const all = await readRows(pool, userId, now);
  const within = (start: Date | undefined, end: Date | undefined) =>
    all.filter(({ created_at: at }) => start !== undefined && end !== undefined && at >= start && at < end);
  const rows = within(parts[0]?.start, parts.at(-1)?.end);
  const series = parts.map(({ start, end }) => {
    const own = within(start, end);
    return { start: start.toISOString(), end: end.toISOString(), total: own.length, ...verdictsOf(own) };
  });
  const metrics = {
    period,
    totals: statsOf(rows),
    verdicts: verdictsOf(rows),
    series,
    topProtocols: protocolsOf(rows),
  };
  return { metrics, medianMs: medianMs(rows) };
}

import type { Database } from '../../../platform/db/database.ts';
import { type SQL, sql } from '../../../platform/db/drizzle.ts';
import type { Cursor } from '../../../platform/db/page.ts';
import { shownBytes } from '../base/store.ts';
import { transactions, transactionTerms } from '../base/table.ts';
import type { FilterGroup, Source } from './filter-groups.ts';

/**
 * The maximum number of candidates of a page. A filter with fewer matches is read completely; if every filter has more
 * and they hardly overlap, the page is short and its link continues at the end of the search.
 */
const MAX_EXAMINED = 2_000;

/** A position in a list: sorted by rank, then the newest first. */
export type Place = Cursor & { readonly rank: number };
export type Match = Place & { readonly bytes: number };

interface Where {
  readonly userId: string;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** The position before the first match. */
  readonly after: Place | null;
}

/**
 * Matches of all groups in the order of the list, and the position at which the search stopped early; null if it did
 * not.
 */
export async function findMatches(
  db: Database,
  where: Where,
  groups: readonly [FilterGroup, ...FilterGroup[]],
  limit: number,
  isRanked: boolean,
): Promise<{ readonly matches: Match[]; readonly stoppedAt: Place | null }> {
  const [first, ...others] = groups;
  if (first.isExact && others.length === 0) {
    const matches = await readMatches(db, where.userId, candidatesOf(where, first, limit), groups, limit);
    return { matches, stoppedAt: null };
  }
  const reaches = await measureGroups(db, where, isRanked ? [first] : groups);
  const [rarest] = reaches.toSorted((one, other) => one.count - other.count);
  const driver = rarest && groups[rarest.group];
  if (!rarest || !driver || reaches.length < (isRanked ? 1 : groups.length)) return { matches: [], stoppedAt: null };
  const end = rarest.count < MAX_EXAMINED ? null : rarest.end;
  const matches = await readMatches(db, where.userId, candidatesOf({ ...where, end }, driver, null), groups, limit);
  return { matches, stoppedAt: matches.length < limit ? end : null };
}

/**
 * The number of candidates of each group, up to the maximum, and the last of them. Groups without candidates are left
 * out.
 */
async function measureGroups(db: Database, where: Where, groups: readonly FilterGroup[]) {
  const measured = groups.map(
    (group, index) => sql`(
      SELECT ${index}::int AS "group", row_number() OVER (ORDER BY rank, created_at DESC, id DESC)::int AS count,
        rank, created_at, id
      FROM (${candidatesOf(where, group, MAX_EXAMINED)}) AS candidates ORDER BY count DESC LIMIT 1)`,
  );
  const { rows } = await db.execute<PlaceRow & { group: number; count: number }>(sql.join(measured, sql` UNION ALL `));
  return rows.map((row) => ({ group: row.group, count: row.count, end: placeOf(row) }));
}

type PlaceRow = { rank: number; created_at: string; id: string };
const placeOf = ({ rank, created_at, id }: PlaceRow): Place => ({ rank, createdAt: new Date(created_at), id });

/** The candidates that match, with one lookup in `transactions` for each, up to `limit`. */
async function readMatches(
  db: Database,
  userId: string,
  candidates: SQL,
  groups: readonly FilterGroup[],
  limit: number,
): Promise<Match[]> {
  const checks = sql.join(
    groups.map(({ check }) => check),
    sql` AND `,
  );
  // OFFSET 0 prevents the planner from joining with a scan of the whole table.
  const { rows } = await db.execute<PlaceRow & { bytes: number }>(sql`
    SELECT candidates.rank, candidates.created_at, candidates.id, shown.bytes
    FROM (${candidates}) AS candidates CROSS JOIN LATERAL (
      SELECT ${shownBytes} AS bytes FROM ${transactions} WHERE ${transactions.userId} = ${userId}
        AND ${transactions.id} = candidates.id AND ${checks} OFFSET 0
    ) AS shown
    ORDER BY candidates.rank, candidates.created_at DESC, candidates.id DESC LIMIT ${limit}`);
  return rows.map((row) => ({ ...placeOf(row), bytes: row.bytes }));
}

/** Candidates of a group in the order of the list, up to and including the end if there is one. */
function candidatesOf(where: Where & { readonly end?: Place | null }, group: FilterGroup, limit: number | null): SQL {
  const { after, end = null } = where;
  const reachable = group.sources.filter((source) => {
    const rank = rankOf(source);
    return rank >= (after?.rank ?? 0) && rank <= (end?.rank ?? rank);
  });
  // No source is left: an empty statement.
  if (reachable.length === 0)
    return sql`SELECT 0 AS rank, NULL::timestamptz AS created_at, NULL::uuid AS id WHERE false`;
  const cut = limit === null ? sql`` : sql`LIMIT ${limit}`;
  const parts = reachable.map((source) => sql`(${rowsOf(source, where)} ORDER BY created_at DESC, id DESC ${cut})`);
  if (parts.length === 1) return sql.join(parts);
  return sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY rank, created_at DESC, id DESC ${cut}`;
}

const rankOf = (source: Source) => ('term' in source ? source.rank : 0);

function rowsOf(source: Source, { userId, since, until, after, end }: Where & { readonly end?: Place | null }): SQL {
  const rank = rankOf(source);
  const within = (id: SQL) => sql`${since ? sql`AND created_at >= ${since.toISOString()}::timestamptz` : sql``}
    ${until ? sql`AND created_at < ${until.toISOString()}::timestamptz` : sql``}
    ${after?.rank === rank ? sql`AND (created_at, ${id}) < ${tupleOf(after)}` : sql``}
    ${end?.rank === rank ? sql`AND (created_at, ${id}) >= ${tupleOf(end)}` : sql``}`;
  if ('rows' in source) {
    return sql`SELECT ${rank}::int AS rank, created_at, id FROM ${transactions}
      WHERE user_id = ${userId} AND ${source.rows} ${within(sql`id`)}`;
  }
  return sql`SELECT ${rank}::int AS rank, created_at, transaction_id AS id FROM ${transactionTerms}
    WHERE user_id = ${userId} AND term = ${source.term} ${within(sql`transaction_id`)}`;
}

const tupleOf = ({ createdAt, id }: Place) => sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;

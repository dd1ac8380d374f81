import type { TransactionFilters } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import type { Cursor } from '../../../platform/db/page.ts';
import { findPage } from '../base/store.ts';
import { countFitting } from './count-fitting.ts';
import { everything, groupsOf } from './filter-groups.ts';
import { findMatches } from './find-matches.ts';

interface Query extends TransactionFilters {
  readonly order: 'newest' | 'attention';
  readonly limit: number;
  readonly cursor: Cursor | null;
}

/** The ids of a page in its order, and the cursor of the next page; null if there is none. */
export async function listPage(
  db: Database,
  userId: string,
  query: Query,
): Promise<{ readonly ids: string[]; readonly next: Cursor | null }> {
  const { found, stoppedAt } = await find(db, userId, query, query.limit + 1);
  const page = found.slice(0, Math.min(query.limit, countFitting(found)));
  const next = page.length < found.length ? (page.at(-1) ?? null) : stoppedAt;
  return { ids: page.map(({ id }) => id), next };
}

/** Without filters, no search is needed. */
async function find(db: Database, userId: string, query: Query, limit: number) {
  const { since, until, cursor } = query;
  const isRanked = query.order === 'attention';
  const [first, ...others] = groupsOf(query, isRanked);
  if (!first && !since && !until) return { found: await findPage(db, userId, limit, cursor), stoppedAt: null };
  const where = { userId, since, until, after: cursor && { rank: 0, ...cursor } };
  const { matches, stoppedAt } = await findMatches(db, where, [first ?? everything, ...others], limit, isRanked);
  return { found: matches, stoppedAt };
}

/** The URL of a list with its filters. */
export function urlWithFilters(
  url: string,
  { limit: _, cursor: __, order, ...filters }: Omit<Query, 'cursor'> & { readonly cursor?: string | undefined },
): string {
  const given = Object.entries({ ...filters, ...(order === 'newest' ? {} : { order }) });
  const texts = given.flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)]]));
  const query = new URLSearchParams(texts);
  return query.size === 0 ? url : `${url}?${query}`;
}

const textOf = (value: string | number | Date | readonly string[]) =>
  value instanceof Date ? value.toISOString() : String(value);

import type { TransactionFilters } from '@countersign/protocol';
import { type SQL, sql } from '../../../platform/db/drizzle.ts';
import { currentColumns, isExpired, progressColumns } from '../base/current-columns.ts';
import { transactions, transactionTerms } from '../base/table.ts';
import { term } from '../base/terms.ts';
import { readSearch } from './read-search.ts';

/**
 * The sources of a filter's matches in the order of lists: terms, each with its rank, or conditions on `transactions`.
 */
export type Source = { readonly term: string; readonly rank: number } | { readonly rows: SQL };

/** One filter: the sources of its candidates, and the condition that a row of `transactions` has to meet. */
export interface FilterGroup {
  readonly sources: readonly Source[];
  readonly check: SQL;
  /** Whether all candidates of the sources match. */
  readonly isExact: boolean;
}

const unranked = (terms: readonly string[]): Source[] => terms.map((each) => ({ term: each, rank: 0 }));

const hasTerm = (terms: readonly string[]) => sql`EXISTS (
  SELECT FROM ${transactionTerms} AS term WHERE term.user_id = ${transactions.userId}
    AND term.term = ANY(${sql.param([...terms])}::text[])
    AND term.created_at = ${transactions.createdAt} AND term.transaction_id = ${transactions.id})`;

const byTerms = (terms: readonly string[], sources = unranked(terms)): FilterGroup => ({
  sources,
  check: hasTerm(terms),
  isExact: true,
});

/** The given filters, except for the times. All of them must match. */
export function groupsOf(filters: TransactionFilters, isRanked: boolean): FilterGroup[] {
  const { status, waitingFor, decision, agent, chainId, asset, q } = filters;
  return [
    ...(waitingFor ? [byWaiting(waitingFor, isRanked)] : []),
    ...(status ? [byStatus(status)] : []),
    ...(decision ? [byTerms(decision.map(term.decision))] : []),
    ...(agent === undefined ? [] : [byTerms([term.agent(agent)])]),
    ...(chainId === undefined ? [] : [byTerms([term.chain(chainId)])]),
    ...(asset === undefined ? [] : [byTerms([term.asset(asset)])]),
    ...(q === undefined ? [] : bySearch(q)),
  ];
}

/** Expired approvals count as rejected even before the expiry is stored. */
function byStatus(statuses: NonNullable<TransactionFilters['status']>): FilterGroup {
  const [hasApproved, hasRejected] = [statuses.includes('APPROVED'), statuses.includes('REJECTED')];
  const ended: Source[] = hasRejected && !hasApproved ? [{ rows: isExpired }] : [];
  return {
    sources: [...unranked(statuses.map(term.status)), ...ended],
    check: sql`${currentColumns.status} = ANY(${sql.param([...statuses])}::text[])`,
    isExact: hasRejected || !hasApproved,
  };
}

function byWaiting(waits: NonNullable<TransactionFilters['waitingFor']>, isRanked: boolean): FilterGroup {
  const owner = term.waitingForOwner.map((each, rank) => ({ term: each, rank: isRanked ? rank : 0 }));
  const isWith = sql`(${transactions.form} = 'open' OR ${progressColumns.sealedAt} IS NOT NULL)`;
  const verdict = hasTerm([term.waitingForVerdict]);
  const ways = {
    owner: { sources: owner, check: hasTerm(term.waitingForOwner) },
    execution: {
      sources: unranked([term.waitingForExecution]),
      check: sql`(${hasTerm([term.waitingForExecution])} AND NOT ${isExpired})`,
    },
    arbiter: { sources: unranked([term.waitingForVerdict]), check: sql`(${verdict} AND ${isWith})` },
    sealing: { sources: unranked([term.waitingForVerdict]), check: sql`(${verdict} AND NOT ${isWith})` },
  };
  const asked = waits.map((each) => ways[each]);
  // Waiting for the arbiter and for sealing have the same source.
  const sources = new Map(asked.flatMap(({ sources }) => sources).map((source) => [JSON.stringify(source), source]));
  return {
    sources: [...sources.values()],
    check: sql`(${sql.join(
      asked.map(({ check }) => check),
      sql` OR `,
    )})`,
    isExact: waits.every((each) => each === 'owner'),
  };
}

/** For filters by time only. */
export const everything: FilterGroup = { sources: [{ rows: sql`true` }], check: sql`true`, isExact: true };

function bySearch(q: string): FilterGroup[] {
  const search = readSearch(q);
  if ('address' in search) return [byTerms([term.party(search.address)])];
  if ('words' in search) return search.words.map((word) => byTerms([term.word(word)]));
  // Compared bytewise, in the order of the index; no hash has a digit after f.
  const rows = sql`(${transactions.requestHash} ~>=~ ${search.prefix} AND ${transactions.requestHash} ~<~ ${`${search.prefix}g`})`;
  return [{ sources: [{ rows }], check: rows, isExact: true }];
}

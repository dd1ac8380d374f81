import { maxCounted } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { and, eq, type SQL, sql } from '../../../platform/db/drizzle.ts';
import { planOnce, statement } from '../../../platform/db/statement.ts';
import { isOf, transactions, transactionTerms, verdicts } from './table.ts';
import { possibleTerms, term } from './terms.ts';

/** Stores the given `terms` of a transaction within the statement that stores the row with these terms. */
export const withTerms = (db: Database, { id, userId, createdAt }: Record<'id' | 'userId' | 'createdAt', unknown>) =>
  db.$with('terms', {}).as(sql`
    INSERT INTO ${transactionTerms} (user_id, term, created_at, transaction_id)
    SELECT ${userId}::uuid, term, ${createdAt}::timestamptz, ${id}::uuid
    FROM unnest(${sql.placeholder('terms')}::text[]) AS term ON CONFLICT DO NOTHING`);

/** Counts the requests that wait for the owner, up to one more than is shown. */
export async function countWaiting(db: Database, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM (
      SELECT FROM ${transactionTerms}
      WHERE user_id = ${userId} AND term = ANY(${sql.param([...term.waitingForOwner])}::text[])
      LIMIT ${maxCounted + 1}
    ) AS waiting`);
  return rows[0]?.count ?? 0;
}

const REQUESTS_AT_ONCE = 100;

/**
 * Deletes the search terms of requests that are about to be deleted. They are deleted by their whole keys, and a
 * setting makes the trigger skip its own search among all terms of the owners until the transaction ends.
 */
export async function dropTerms(tx: Database, ids: readonly string[]): Promise<void> {
  await planOnce(tx);
  const agents = new Map<string, string[]>();
  for (let from = 0; from < ids.length; from += REQUESTS_AT_ONCE) {
    const requests = await selectMentioning(tx, { ids: ids.slice(from, from + REQUESTS_AT_ONCE) });
    for (const { id, userId, createdAt, formerWords, submitterKind, submitterId, ...rest } of requests) {
      const isOauth = submitterKind === 'oauth';
      if (isOauth && !agents.has(userId)) agents.set(userId, await listAgentTerms(tx, userId));
      const ofAgents = isOauth ? (agents.get(userId) ?? []) : submitterId === null ? [] : [term.agent(submitterId)];
      const terms = [...possibleTerms(rest), ...formerWords.map(term.word), ...ofAgents];
      await deleteTerms(tx, { userId, createdAt, id, terms });
    }
  }
  await tx.execute(sql`SELECT set_config('countersign.terms_are_dropped', 'on', true)`);
}

/**
 * The words of requests from before the table of terms, by the rule of its migration, which kept at most 500 of them.
 */
const formerWords = sql<string[]>`ARRAY(
  SELECT DISTINCT left(word, 66) FROM regexp_split_to_table(
    regexp_replace(lower(${transactions.userPrompt}), '([぀-ヿ㐀-鿿])', ' \\1 ', 'g'), '[^[:alnum:]]+') AS word
  WHERE word <> '')`;

const selectMentioning = statement('terms-of-requests', (db) =>
  db
    .select({
      id: transactions.id,
      userId: transactions.userId,
      createdAt: transactions.createdAt,
      chainId: transactions.chainId,
      account: transactions.account,
      callTo: transactions.callTo,
      action: transactions.action,
      userPrompt: transactions.userPrompt,
      submitterKind: transactions.submitterKind,
      submitterId: transactions.submitterId,
      effects: verdicts.effects,
      formerWords,
    })
    .from(transactions)
    .leftJoin(verdicts, isOf(verdicts))
    .where(sql`${transactions.id} = ANY(${sql.placeholder('ids')}::uuid[])`),
);

/** By the primary key, a range of one entry for each term. */
const deleteTerms = statement('delete-terms', (db) =>
  db
    .delete(transactionTerms)
    .where(
      and(
        eq(transactionTerms.userId, sql.placeholder('userId')),
        sql`${transactionTerms.term} = ANY(${sql.placeholder('terms')}::text[])`,
        eq(transactionTerms.createdAt, sql.placeholder('createdAt')),
        eq(transactionTerms.transactionId, sql.placeholder('id')),
      ),
    ),
);

/**
 * All agent terms of an owner. A request of an OAuth client knows only its grant, which may have ended long ago. They
 * have a common prefix and sort first, so this reads one index entry for each.
 */
async function listAgentTerms(tx: Database, userId: string): Promise<string[]> {
  const next = (after: SQL) => sql`(SELECT min(term) FROM ${transactionTerms} WHERE user_id = ${userId} ${after})`;
  const { rows } = await tx.execute<{ term: string }>(sql`
    WITH RECURSIVE agent AS (
      SELECT ${next(sql``)} AS term
      UNION ALL
      SELECT ${next(sql`AND term > agent.term`)} FROM agent WHERE agent.term LIKE 'agent:%'
    )
    SELECT term FROM agent WHERE term LIKE 'agent:%'`);
  return rows.map((row) => row.term);
}

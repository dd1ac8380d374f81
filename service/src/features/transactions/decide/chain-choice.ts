import { defaultChainId, networks, type Policy } from '@countersign/protocol';
import type { Database } from '../../../platform/db/database.ts';
import { and, eq, sql } from '../../../platform/db/drizzle.ts';
import { statement } from '../../../platform/db/statement.ts';
import { nameChain } from '../../policy/index.ts';
import { transactionTerms } from '../base/table.ts';
import { term } from '../base/terms.ts';
import { readChainIsNamed } from './read-report.ts';

interface Chosen {
  readonly userId: string;
  readonly chainId: number;
  readonly report: Record<string, unknown> | string | null;
  readonly policy: Policy | null;
}

/**
 * Why the owner must confirm the chain: no words name it, so the agent chose it, and the same words could mean another
 * chain that the owner uses. Not needed for the default chain, or for a chain with a limit in the policy.
 */
export async function whyChainDoubted(
  tx: Database,
  { userId, chainId, report, policy }: Chosen,
): Promise<string | null> {
  if (chainId === defaultChainId || readChainIsNamed(report) !== false) return null;
  if (policy?.limits.some((limit) => limit.chainId === chainId)) return null;
  // By exact terms instead of a range, because their order depends on the database's collation.
  const others = networks.filter(({ id }) => id !== chainId).map(({ id }) => term.chain(id));
  const [used] = await selectUsed(tx, { userId, others });
  return used
    ? `The words name no chain, and you have used several: ${nameChain(chainId)} is the agent's choice.`
    : null;
}

const selectUsed = statement('other-chains-used', (db) =>
  db
    .select({ used: transactionTerms.term })
    .from(transactionTerms)
    .where(
      and(
        eq(transactionTerms.userId, sql.placeholder('userId')),
        sql`${transactionTerms.term} = ANY(${sql.placeholder('others')}::text[])`,
      ),
    )
    .limit(1),
);

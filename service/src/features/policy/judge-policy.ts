import type { Address, Effect, Policy } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { type Judged, judgeEffects } from './judge-effects.ts';
import { sumOutflows } from './outflows.ts';
import { insertSpends, sumSpends } from './store.ts';

interface JudgedTransaction {
  readonly userId: string;
  readonly transactionId: string;
  readonly account: Address;
  readonly chainId: number;
  readonly calls: Judged['calls'];
  /** As posted by the arbiter; null if they are unknown. */
  readonly effects: readonly Effect[] | null;
}

/**
 * Why the owner of a transaction is needed, as a sentence; null if the agent may continue, also without a policy. The
 * policy is read under `lockAccount` and judged in the database transaction that also records the spends: otherwise two
 * transactions together could exceed a limit.
 */
export async function judgePolicy(
  tx: Database,
  policy: Policy | null,
  judged: JudgedTransaction,
): Promise<string | null> {
  const { userId, transactionId, chainId } = judged;
  if (policy === null) return null;
  const assets = [...sumEffects(judged).keys()];
  const spent = await sumSpends(tx, { userId, chainId, assets, except: transactionId });
  return judgeEffects({ ...judged, policy, spent });
}

/**
 * Counts an approved transaction, approved by anyone: the owner's own spends use up the day's limit too. After
 * `releasedAt` it no longer counts, unless `keepSpends` was called before.
 */
export async function recordSpends(
  tx: Database,
  judged: Omit<JudgedTransaction, 'calls'>,
  releasedAt: Date | null,
): Promise<void> {
  const { userId, transactionId, chainId } = judged;
  const sums = [...sumEffects(judged)];
  await insertSpends(
    tx,
    sums.map(([asset, amount]) => ({ transactionId, userId, chainId, asset, amount: String(amount), releasedAt })),
  );
}

/** Base units of each asset that leave the account. */
export function sumEffects({ effects, account }: Pick<JudgedTransaction, 'effects' | 'account'>): Map<string, bigint> {
  const own = (effects ?? []).filter(({ from }) => from === null || from === account);
  return sumOutflows(own, account);
}

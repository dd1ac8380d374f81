import type { Policy } from '@countersign/protocol';
import { judgeEffects, sumEffects } from '../policy/index.ts';
import { actionOf, isForPolicy, judgedBy, whyOwnerNeeded } from '../transactions/index.ts';
import type { PastTransaction } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An approved transaction's share of the day's limits. */
interface Counted {
  readonly chainId: number;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly sums: ReadonlyMap<string, bigint>;
}

/**
 * Why the owner would have been asked about each of these, by its id, under this policy; null if the owner would not.
 * Automatic approvals count from their verdict on; others count if and when the owner did approve them.
 */
export function replayHistory(
  history: readonly PastTransaction[],
  policy: Policy | null,
): ReadonlyMap<string, string | null> {
  const counted: Counted[] = [];
  const inOrder = history.toSorted((one, other) => one.judgedAt.getTime() - other.judgedAt.getTime());
  return new Map(
    inOrder.map((past) => {
      const because = whyOwnerNeeded(past, policy && judgeByPolicy(policy, past, counted));
      // The owner may still have approved what was rejected.
      const approvedAt = because === null ? past.judgedAt : past.validUntil && past.ownerApprovedAt;
      if (approvedAt) counted.push(count(past, Math.max(approvedAt.getTime(), past.judgedAt.getTime())));
      return [past.id, because];
    }),
  );
}

function judgeByPolicy(policy: Policy, past: PastTransaction, counted: readonly Counted[]): string | null {
  if (!isForPolicy(past)) return null;
  const { account, chainId, judgedAt } = past;
  const spent = sumSpent(counted, chainId, judgedAt.getTime());
  return judgeEffects({ policy, account, chainId, spent, ...judgedBy(actionOf(past), past.effects) });
}

function count({ account, chainId, effects, statusReason, validUntil }: PastTransaction, fromMs: number): Counted {
  // An approval that expired unused has returned its share.
  const endMs = statusReason === 'expired' && validUntil ? validUntil.getTime() : Number.POSITIVE_INFINITY;
  return { chainId, fromMs, untilMs: Math.min(fromMs + DAY_MS, endMs), sums: sumEffects({ account, effects }) };
}

function sumSpent(counted: readonly Counted[], chainId: number, atMs: number): Map<string, bigint> {
  const spent = new Map<string, bigint>();
  for (const each of counted) {
    if (each.chainId !== chainId || each.fromMs > atMs || each.untilMs <= atMs) continue;
    for (const [asset, amount] of each.sums) spent.set(asset, (spent.get(asset) ?? 0n) + amount);
  }
  return spent;
}

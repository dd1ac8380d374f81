import { saidUnits } from '../compare/amount.ts';
import { acceptsAsset } from '../compare/asset.ts';
import type { Effect } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';

/** The confidence of a rejection that is based only on an unreadable call: below every arbiter's threshold. */
export const UNREAD_CONFIDENCE = 0.6;
/** No words can settle the effect of such a call. */
export const UNREAD_FIX = 'Use a known contract and function, or let the owner decide.';

/**
 * Unrequested unreadable effects that the words may mean: a call of an unknown function while a step is left, or on the
 * call that carries out one, with no more coins than the words give. Any other unrequested effect is a contradiction.
 */
export function findUnread(facts: Facts): ReadonlySet<Effect> {
  const { pairs, unmet, extra } = facts.alignment;
  const isOpen = unmet.length > 0 || facts.intent.steps.length === 0;
  const carried = new Set(pairs.map(({ effect }) => effect.call));
  const unread = extra.filter(({ kind, call }) => kind === 'unknown' && (isOpen || carried.has(call)));
  const calls = new Set(unread.map(({ call }) => call));
  const coins = extra.filter((effect) => effect.kind === 'send' && calls.has(effect.call) && givesCoins(facts, effect));
  return new Set([...unread, ...coins]);
}

/** Whether the words give coins, and at least this amount. */
function givesCoins(facts: Facts, { gives: [given] }: Effect): boolean {
  if (given?.asset.kind !== 'native' || typeof given.amount !== 'bigint') return false;
  let sum = 0n;
  for (const { gives } of facts.intent.steps) {
    if (!gives?.asset || acceptsAsset(facts, gives.asset.value, given.asset) !== 'yes') continue;
    const units = saidUnits(facts, gives, given.asset);
    if (units === null) return true;
    sum += units;
  }
  return given.amount <= sum;
}

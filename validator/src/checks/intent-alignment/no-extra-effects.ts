import { describeEffect } from '../../align/describe-effect.ts';
import { addressesInText } from '../../decode/named-addresses.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { decimalsOf, showSome } from '../../show/show.ts';
import { mayBeComputed } from '../computed.ts';
import { isDescribed, sureIf } from '../evidence.ts';
import { findFurther } from '../further.ts';
import { type Finding, fail, type Node, pass } from '../node.ts';
import { findStrayValue } from '../stray-value.ts';
import { findUnread, UNREAD_CONFIDENCE, UNREAD_FIX } from '../unread.ts';

const MAX_TOLD = 5;

/** The places of effects, in words: the message, the authorizations, or the calls by position. */
function where(calls: readonly string[]): string {
  const places = [...new Set(calls)].slice(0, MAX_TOLD);
  if (places.length === 1 && places[0] === '0') return 'that part';
  return places.map((call) => (/^\d/.test(call) ? `call ${call}` : call.replace('.', ' '))).join(', ');
}

/**
 * Whether the words may ask for an effect that no step was read for: they name everybody and every amount in it, and no
 * step that asks for something else explains them. The fields of a descriptor may be anything.
 */
function isSpokenOf(facts: Facts, effect: Effect): boolean {
  if (isDescribed(effect)) return true;
  const { alignment, intent, request } = facts;
  if (alignment.unmet.length > 0 && effect.kind !== 'own') return false;
  const named = addressesInText(intent.text);
  const parties = [effect.to, effect.spender, effect.loses].filter((address) => typeof address === 'string');
  if (parties.some((address) => address !== request.sender && !named.includes(address))) return false;
  const amounts = effect.gives.map(({ asset, amount }) => ({ amount, decimals: decimalsOf(facts, asset) }));
  if (effect.threshold !== undefined) amounts.push({ amount: effect.threshold, decimals: 0 });
  const isTaken = effect.kind !== 'own' && alignment.pairs.some((pair) => pair.effect.kind === effect.kind);
  return (
    !isTaken &&
    amounts.every(
      ({ amount, decimals }) =>
        typeof amount === 'bigint' && decimals !== null && mayBeComputed(intent.text, amount, decimals),
    )
  );
}

function findExtra(facts: Facts, unread: ReadonlySet<Effect>, further: ReadonlySet<Effect>): Finding {
  // `value_matching` reports coins on a call that does not use them.
  const stray = new Set(findStrayValue(facts));
  const extra = facts.alignment.extra.filter((effect) => !stray.has(effect));
  if (extra.length === 0) return pass('Every effect of the transaction belongs to what the intent asks for.');
  const told = extra.map((effect) => describeEffect(facts, effect));
  const seen = showSome(told, MAX_TOLD, '; ');
  const details = { extra: told.slice(0, MAX_TOLD), count: extra.length };
  if (extra.every((effect) => unread.has(effect) || further.has(effect))) {
    const text = `It is unclear whether the intent asks for this: ${seen}.`;
    const fix = extra.some((effect) => unread.has(effect))
      ? UNREAD_FIX
      : 'Send each in its own request, or let the owner decide.';
    return fail(text, fix, details, UNREAD_CONFIDENCE);
  }
  return fail(
    `The intent does not ask for this: ${seen}.`,
    `Leave out ${where(extra.map(({ call }) => call))}; only the owner can ask for more.`,
    details,
    sureIf(!extra.every((effect) => unread.has(effect) || further.has(effect) || isSpokenOf(facts, effect))),
  );
}

export const noExtraEffects: Node = {
  id: 'intent_alignment.no_extra_effects',
  name: 'Nothing else',
  severity: 'critical',
  needs: ['effects'],
  stops: 'Anything that the transaction does beyond the intent, and anything in it that cannot be read.',
  rejectsOn:
    'An effect on somebody or of an amount that the words do not have, or that another step explains; nothing is rejected if there is a doubt.',
  letsThrough: 'Approvals, wraps and unwraps that only enable what is asked for, now or in the next transaction.',
  skips: 'If the transaction has no effect.',
  check(facts) {
    const { serving, extra } = facts.alignment;
    const unread = findUnread(facts);
    const further = findFurther(facts);
    const open = new Set([...unread, ...further]);
    const settled = [...serving.map(({ effect }) => effect), ...extra.filter((effect) => !open.has(effect))];
    const finding = findExtra(facts, unread, further);
    return { ...finding, settled, open: [...open], marks: [{ effects: extra, text: finding.reasoning }] };
  },
};

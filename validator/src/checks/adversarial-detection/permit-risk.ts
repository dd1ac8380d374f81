import { isRevocation } from '../../compare/spender.ts';
import { addressesInText } from '../../decode/named-addresses.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import { speaksOfTime } from '../../reader/languages/phrases/lengths-of-time.ts';
import { showAddress } from '../../show/show.ts';
import { cannotTell, type Finding, fail, type Node, notApplicable, pass } from '../node.ts';
import { servedBy, stepsOf } from './asked-for.ts';
import { asksForUnlimited, isAsGoodAsUnlimited, showRight } from './unlimited.ts';

/** The lifetime that wallets give a Permit2 allowance, plus time between signing and sending. */
const longestSeconds = 31 * 86_400;

/** A requested permit may last longer, but without a stated time years are not meant. */
const longestAskedSeconds = 90 * 86_400;

/**
 * The end of a right: a signature in a call is used at once, but a Permit2 allowance and a signature that is not sent
 * remain.
 */
const endOf = ({ expiration, call, deadline }: Effect): bigint | undefined =>
  expiration ?? (call === 'order' ? deadline : undefined);

const lastsBeyond = ({ request }: Facts, permit: Effect, seconds: number): boolean => {
  const end = endOf(permit);
  return end !== undefined && end > BigInt(request.nowUnix + seconds);
};

const duration = /(\d{1,4}) ?(minutes?|mins?|hours?|hrs?|days?|weeks?)\b/gi;
const secondsOf = { m: 60, h: 3600, d: 86_400, w: 604_800 } as const;

/** The longest time in weeks or less that a text names; null if it names none. */
function saidSeconds(text: string): number | null {
  const all = matchesIn(text, duration).map(([, count, unit = '']) => {
    const letter = unit.charAt(0).toLowerCase() as keyof typeof secondsOf;
    return Number(count) * secondsOf[letter];
  });
  return all.length === 0 ? null : Math.max(...all);
}

/**
 * How far a requested permit outlasts its purpose. If the words state a shorter time, it contradicts them; if they
 * state none, the owner is asked, because programs that sign for a single use often set no end. Null: it does not.
 */
function outlasts(facts: Facts, permit: Effect): 'said' | 'unsaid' | null {
  const { text, constraints } = facts.intent;
  // Another check compares a stated time with the permit.
  if (constraints.deadline !== null || speaksOfTime.test(text)) return null;
  if (!lastsBeyond(facts, permit, longestAskedSeconds)) return null;
  const said = saidSeconds(text);
  return said !== null && lastsBeyond(facts, permit, 2 * said) ? 'said' : 'unsaid';
}

/** A Permit2 allowance is the same right, whether it is signed or given by a call; its expiration identifies it. */
const isPermit = ({ kind, expiration }: Effect): boolean => kind === 'permit' || expiration !== undefined;

/** Whether the spender is known: from a book, the words, or the call that the permit serves. */
const isKnownSpender = ({ data, request, decoded, intent }: Facts, { spender }: Effect): boolean => {
  if (!spender) return false;
  if (data.contracts.at(request.chainId, spender) || addressesInText(intent.text).includes(spender)) return true;
  for (const { to, role } of walkCalls(decoded.calls)) if (to === spender && role !== null) return true;
  return false;
};

/** Why an unrequested permit that only serves another effect is dangerous; null: it is not. */
function riskOf(facts: Facts, permit: Effect): string | null {
  if (!isKnownSpender(facts, permit)) return 'to an unknown address';
  return lastsBeyond(facts, permit, longestSeconds) ? 'for more than a month' : null;
}

const forLong = 'for more than three months or forever, which the intent does not say';

export const permitRisk: Node = {
  id: 'adversarial_detection.permit_risk',
  name: 'Permit',
  severity: 'critical',
  needs: ['effects'],
  stops:
    'Permit2 signatures and allowances that let someone take assets and that the intent neither asks for nor needs.',
  rejectsOn: 'A signed right in the bytes that the words do not ask for.',
  letsThrough: 'Permits that the intent asks for, and short-lived permits of the right amount for a known contract.',
  skips:
    'If no permit is signed or used and Permit2 grants no allowance; if a requested permit never expires and the intent names no expiry.',
  check(facts) {
    const permits = facts.decoded.effects.filter((effect) => isPermit(effect) && !isRevocation(effect));
    if (permits.length === 0) return notApplicable('No permit is signed or used.');
    const steps = stepsOf(facts.alignment);
    const served = servedBy(facts.alignment);
    const preparing = new Set(facts.alignment.preparing.map(({ effect }) => effect));
    let doubt: Finding | null = null;
    for (const permit of permits) {
      const step = steps.get(permit);
      const right = permit.gives.find((quantity) => isAsGoodAsUnlimited(facts, quantity));
      const serves = served.has(permit) || preparing.has(permit);
      const spender = permit.spender ? showAddress(facts, permit.spender) : 'somebody';
      const what = permit.gives.map((quantity) => showRight(facts, quantity)).join(', ');
      const isUnlimited = right !== undefined && !asksForUnlimited(facts, step, right);
      const lasts = step ? outlasts(facts, permit) : null;
      if (lasts === 'unsaid' && !isUnlimited) {
        doubt ??= cannotTell(
          `A permit lets ${spender} take ${what}, ${forLong}. To settle it, say until when it may be used.`,
          { call: permit.call, spender: permit.spender },
        );
        continue;
      }
      const unasked = serves ? riskOf(facts, permit) : 'which the intent does not ask for';
      const risk = isUnlimited ? 'without limit' : step ? lasts && forLong : unasked;
      if (risk === null) continue;
      return fail(
        `A permit lets ${spender} take ${what}, ${risk}.`,
        serves
          ? 'Permit only what the rest of the transaction takes, to the contract that takes it, for at most a few hours.'
          : 'Do not sign it, unless the owner names spender, amount and expiry of the permit.',
        { call: permit.call, spender: permit.spender, risk },
      );
    }
    if (doubt) return doubt;
    return pass(
      permits.length === 1
        ? 'The permit is requested, or a requested step needs it.'
        : `All ${permits.length} permits are requested, or requested steps need them.`,
    );
  },
};

import { isRevocation } from '../../align/spender.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import type { Effect } from '../../effect.ts';
import type { Facts } from '../../facts.ts';
import { showAddress } from '../../show.ts';
import { fail, type Node, notApplicable, pass } from '../node.ts';
import { servedBy, stepsOf } from './asked-for.ts';
import { asksForUnlimited, isAsGoodAsUnlimited, showRight } from './unlimited.ts';

/** As long as wallets let an allowance of Permit2 last, and a little for the time between signing and sending. */
const longestSeconds = 31 * 86_400;

/** What is asked for may last longer, but nobody who does not say so means years. */
const longestAskedSeconds = 90 * 86_400;
const speaksOfTime =
  /\b(?:forever|permanent(?:ly)?|indefinite(?:ly)?|perpetual(?:ly)?|years?|months?|(?:never|not|no|without)(?: an?)? (?:expir\w{0,6}|deadline|end|time limit))\b/i;

/** When a right ends: in a call a signature is used up at once; an allowance of Permit2 goes on, and so does what is only signed. */
const endOf = ({ expiration, call, deadline }: Effect): bigint | undefined =>
  expiration ?? (call === 'order' ? deadline : undefined);

const lastsBeyond = ({ request }: Facts, permit: Effect, seconds: number): boolean => {
  const end = endOf(permit);
  return end !== undefined && end > BigInt(request.nowUnix + seconds);
};

/** What makes a permit dangerous that was asked for; null: nothing. */
function riskOfAsked(facts: Facts, permit: Effect): string | null {
  // A time that the intent names is held against the permit by another check.
  const isSaid = facts.intent.constraints.deadline !== null || speaksOfTime.test(facts.intent.text);
  return !isSaid && lastsBeyond(facts, permit, longestAskedSeconds)
    ? 'for more than three months or for ever, which the intent does not say'
    : null;
}

/** An allowance of Permit2 is the same right, whether it is signed or given by a call: what says how long it lasts. */
const isPermit = ({ kind, expiration }: Effect): boolean => kind === 'permit' || expiration !== undefined;

/** Where the spender is known from: a book, or the call that it serves is made to it. */
const isKnownSpender = ({ data, request, decoded }: Facts, { spender }: Effect): boolean => {
  if (!spender) return false;
  if (data.contracts.at(request.chainId, spender)) return true;
  for (const { to, role } of walkCalls(decoded.calls)) if (to === spender && role !== null) return true;
  return false;
};

/** What makes a permit dangerous that nobody asked for and that only serves something else; null: nothing. */
function riskOf(facts: Facts, permit: Effect): string | null {
  if (!isKnownSpender(facts, permit)) return 'to somebody who is in no address book';
  return lastsBeyond(facts, permit, longestSeconds) ? 'for more than a month' : null;
}

export const permitRisk: Node = {
  id: 'adversarial_detection.permit_risk',
  name: 'Permit',
  severity: 'critical',
  needs: ['effects'],
  stops:
    'Signatures and allowances of Permit2 that let somebody take assets and that the intent neither asks for nor needs.',
  letsThrough:
    'Permits that the intent asks for, and those of the right amount that serve a known contract for a short time.',
  skips: 'Where no permit is signed or used, and Permit2 gives no allowance.',
  check(facts) {
    const permits = facts.decoded.effects.filter((effect) => isPermit(effect) && !isRevocation(effect));
    if (permits.length === 0) return notApplicable('No permit is signed or used.');
    const steps = stepsOf(facts.alignment);
    const served = servedBy(facts.alignment);
    const preparing = new Set(facts.alignment.preparing.map(({ effect }) => effect));
    for (const permit of permits) {
      const step = steps.get(permit);
      const right = permit.gives.find((quantity) => isAsGoodAsUnlimited(facts, quantity));
      const serves = served.has(permit) || preparing.has(permit);
      const risk =
        (right && !asksForUnlimited(facts, step, right) ? 'without limit' : null) ??
        (step ? riskOfAsked(facts, permit) : serves ? riskOf(facts, permit) : 'which the intent does not ask for');
      if (risk === null) continue;
      const spender = permit.spender ? showAddress(facts, permit.spender) : 'somebody';
      const what = permit.gives.map((quantity) => showRight(facts, quantity)).join(', ');
      return fail(
        `A permit lets ${spender} take ${what}, ${risk}.`,
        serves
          ? 'Permit just what the rest of the transaction takes, to the contract that takes it, for at most a few hours.'
          : 'Do not sign it, unless the owner names spender, amount and end of the permit.',
        { call: permit.call, spender: permit.spender, risk },
      );
    }
    return pass(
      permits.length === 1
        ? 'The permit is asked for, or serves what is.'
        : `All ${permits.length} permits are asked for, or serve what is.`,
    );
  },
};

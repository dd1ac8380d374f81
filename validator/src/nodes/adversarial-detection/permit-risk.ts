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
  // In a call the signature is used up at once; an allowance of Permit2 goes on, and so does a signature that is not sent.
  const end = permit.expiration ?? (permit.call === 'order' ? permit.deadline : undefined);
  const last = BigInt(facts.request.nowUnix + longestSeconds);
  return end !== undefined && end > last ? 'for more than a month' : null;
}

export const permitRisk: Node = {
  id: 'adversarial_detection.permit_risk',
  name: 'Permit',
  severity: 'critical',
  needs: ['effects'],
  stops: 'Signatures that let somebody take assets and that the intent neither asks for nor needs.',
  letsThrough:
    'Permits that the intent asks for, and those of the right amount that serve a known contract for a short time.',
  check(facts) {
    const permits = facts.decoded.effects.filter((effect) => effect.kind === 'permit' && !isRevocation(effect));
    if (permits.length === 0) return notApplicable('No permit is signed or used.');
    const steps = stepsOf(facts.alignment);
    const served = servedBy(facts.alignment);
    for (const permit of permits) {
      const step = steps.get(permit);
      const right = permit.gives.find((quantity) => isAsGoodAsUnlimited(facts, quantity));
      const serves = served.get(permit);
      const risk =
        (right && !asksForUnlimited(facts, step, right) ? 'without limit' : null) ??
        (step ? null : serves ? riskOf(facts, permit) : 'which the intent does not ask for');
      if (risk === null) continue;
      const spender = permit.spender ? showAddress(facts, permit.spender) : 'somebody';
      const what = permit.gives.map((quantity) => showRight(facts, quantity)).join(', ');
      return fail(
        `A permit lets ${spender} take ${what}, ${risk}.`,
        serves
          ? 'Permit just what the rest of the transaction takes, to the contract that takes it, for at most a few hours.'
          : 'Do not sign it, or name spender and amount of the permit in the intent.',
        { call: permit.call, spender: permit.spender, risk },
      );
    }
    return pass(`${permits.length} permit(s) are asked for, or serve what is.`);
  },
};

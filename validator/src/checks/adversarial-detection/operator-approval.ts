import { isRevocation, rightKinds } from '../../compare/spender.ts';
import { addressesInText } from '../../decode/named-addresses.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Step } from '../../reader/intent.ts';
import { speaksOfOperators } from '../../reader/languages/phrases/rights.ts';
import { showAddress, showAsset } from '../../show/show.ts';
import { fail, type Node, notApplicable, pass, UNSURE } from '../node.ts';
import { servedBy, stepsOf } from './asked-for.ts';

/** Words that request rights over one item or an amount do not request rights over all. */
function asksForAll({ action, gives }: Step): boolean {
  if (action.value === 'operator') return true;
  const asset = gives?.asset?.value;
  const isOneItem = asset?.kind === 'nft' && asset.id !== null;
  return !isOneItem && !gives?.amount;
}

/** Next to an action that uses tokens, `approve` requests the right that it needs: over an amount, not over all. */
function isForUse({ alignment, intent }: Facts, { spender }: Effect): boolean {
  const isUsed = alignment.pairs.some(({ effect }) => !rightKinds.has(effect.kind));
  const isNamed = spender !== undefined && addressesInText(intent.text).includes(spender);
  return isUsed && !isNamed && !speaksOfOperators.test(intent.text);
}

export const operatorApproval: Node = {
  id: 'adversarial_detection.operator_approval',
  name: 'Operator approval',
  severity: 'critical',
  needs: ['effects'],
  stops: 'Rights over a whole collection or account for someone whom the intent does not make an operator.',
  rejectsOn: 'A right over a whole collection or account in the bytes; it asks if the words speak of all of it.',
  letsThrough: '“Set 0x… as operator”, revoked rights, rights that a known contract needs for the requested step.',
  skips: 'If nobody becomes an operator.',
  check(facts) {
    const rights = facts.decoded.effects.filter((effect) => effect.kind === 'operator' && !isRevocation(effect));
    if (rights.length === 0) return notApplicable('Nobody becomes an operator.');
    const steps = stepsOf(facts.alignment);
    const served = servedBy(facts.alignment);
    for (const right of rights) {
      const step = steps.get(right);
      const isNeeded =
        served.has(right) && right.spender && facts.data.contracts.at(facts.request.chainId, right.spender) !== null;
      const isUnsure = step !== undefined && asksForAll(step);
      if (isNeeded || (isUnsure && !isForUse(facts, right))) continue;
      const operator = right.spender ? showAddress(facts, right.spender) : 'somebody';
      const what = right.gives.map(({ asset }) => showAsset(facts, asset)).join(', ') || 'everything in the account';
      return fail(
        `${operator} becomes an operator and may move ${what}${right.detail ? ` (${right.detail})` : ''}, but the intent asks ${step ? 'only for a right over part of it' : 'for no such right'}.`,
        step
          ? 'Approve only the item or amount that the intent names.'
          : 'Remove the call, unless the owner says who should become an operator.',
        { call: right.call, operator: right.spender },
        isUnsure ? UNSURE : 1,
      );
    }
    return pass('The intent asks for every operator right, or its steps need them.');
  },
};

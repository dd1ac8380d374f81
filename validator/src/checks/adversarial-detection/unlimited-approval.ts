import { isSameAsset } from '../../compare/asset.ts';
import { isRevocation } from '../../compare/spender.ts';
import { showAddress, showQuantity } from '../../show/show.ts';
import { fail, type Node, notApplicable, pass } from '../node.ts';
import { servedBy, stepsOf } from './asked-for.ts';
import { asksForUnlimited, isAsGoodAsUnlimited, showRight } from './unlimited.ts';

export const unlimitedApproval: Node = {
  id: 'adversarial_detection.unlimited_approval',
  name: 'Unlimited approval',
  severity: 'critical',
  needs: ['effects'],
  stops: 'An allowance that is unlimited, or exceeds any supply, and that the words do not ask for.',
  rejectsOn: 'An unlimited right in the bytes, and no unlimited one in the words.',
  letsThrough: '“Approve unlimited USDC for …”, and any allowance no larger than its use.',
  skips: 'If nothing is approved.',
  check(facts) {
    const approvals = facts.decoded.effects.filter((effect) => effect.kind === 'approve' && !isRevocation(effect));
    if (approvals.length === 0) return notApplicable('Nothing is approved.');
    const steps = stepsOf(facts.alignment);
    const served = servedBy(facts.alignment);
    for (const approval of approvals) {
      const right = approval.gives.find((quantity) => isAsGoodAsUnlimited(facts, quantity));
      if (!right || asksForUnlimited(facts, steps.get(approval), right)) continue;
      const used = served.get(approval)?.gives.find(({ asset }) => isSameAsset(asset, right.asset));
      const isNeeded =
        typeof used?.amount === 'bigint' && typeof right.amount === 'bigint' && right.amount <= used.amount;
      if (isNeeded) continue;
      const spender = approval.spender ? showAddress(facts, approval.spender) : 'the spender';
      const needs = used ? `; its use takes ${showQuantity(facts, used)}` : '';
      return fail(
        `${spender} may take ${showRight(facts, right)}, which is practically unlimited${needs}. The intent does not ask for that.`,
        typeof used?.amount === 'bigint'
          ? `Approve ${used.amount}, unless the owner says that it should be unlimited.`
          : 'Approve the amount that is needed, unless the owner says that it should be unlimited.',
        { call: approval.call, amount: right.amount, spender: approval.spender },
      );
    }
    const isAsked = approvals.some((approval) => approval.gives.some((right) => isAsGoodAsUnlimited(facts, right)));
    return pass(isAsked ? 'The intent explicitly asks for the large allowance.' : 'Every allowance has a limit.');
  },
};

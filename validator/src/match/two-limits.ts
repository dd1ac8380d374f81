import type { Said } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { doubt, type Matching } from './matching.ts';

/** An amount for a right that, as the words are read, also has no limit. */
export function findTwoLimits({ text, amounts }: Matching): Doubt[] {
  const open = amounts.filter(
    ({ claim, said }) => claim.effect.spender !== undefined && said.mention.amount?.value.kind === 'unlimited',
  );
  if (open.length === 0) return [];
  const isOfRight = ({ action }: Said): boolean => {
    const sense = text.actions[action]?.sense;
    return sense === 'approve' || sense === 'permit';
  };
  return text.said
    .filter((said) => said.mention.amount?.value.kind === 'number' && said.mention.bound !== 'min' && isOfRight(said))
    .filter((said) => !amounts.some((each) => each.said === said && each.claim.effect.spender === undefined))
    .map((said) => doubt(text, 'amount', said, 'describes a right that has no limit'));
}

import { unwanted } from '../reader/languages/phrases/open-rights.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { doubt, type Matching } from './matching.ts';

const AROUND = 48;
/** Where another thought begins: `unlimited, so I never have to sign again`, `I never want to sign again so make it unlimited`. */
const PART =
  /[.,;:!?\n。，、；！？]|(?<!\p{L})(?:so|because|since|to|and|but|please|para|porque|damit|weil|um|und|pour|car|чтобы|için|biar|supaya|agar)(?!\p{L})/iu;

/** Whether somebody speaks of rights without limit only to want none: `im done with open ended approvals`. */
export function isUnwantedRight(text: string, { start, end, mention }: Said): boolean {
  if (mention.amount?.value.kind !== 'unlimited') return false;
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split(PART)
      .at(-1) ?? '';
  const behind = text.slice(end, end + AROUND).split(PART)[0] ?? '';
  return unwanted.test(before) || unwanted.test(behind);
}

/** An amount that is said for a right which the words, as they are read, also leave without a limit. */
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

import { otherOrder, otherPayers } from '../reader/languages/phrases/other-payers.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { doubt, type Matching } from './matching.ts';

/** Words that name another payer, or that reverse several payments in a remark. */
export function findOtherPayers({ text, targets, facts }: Matching): Doubt[] {
  const paid = targets.filter(
    ({ kind, from }) => kind === 'send' && (from ?? facts.request.sender) === facts.request.sender,
  );
  const asked = (pattern: RegExp, says: string): Doubt[] => {
    const found = pattern.exec(text.text);
    const span = found && { start: found.index, end: found.index + found[0].length };
    const isDiscarded =
      span && text.modality.discarded.some(({ start, end }) => start <= span.start && span.end <= end);
    return span && !isDiscarded ? [doubt(text, 'pairing', span, says)] : [];
  };
  return [
    ...(paid.length > 0 ? asked(otherPayers, 'may be somebody else who pays') : []),
    ...(paid.length > 1 ? asked(otherOrder, 'may change which payments are meant') : []),
  ];
}

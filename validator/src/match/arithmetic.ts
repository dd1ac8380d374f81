import { anyOf } from '../patterns/any-of.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import { arithmetic } from '../reader/languages/phrases/arithmetic.ts';
import { priceBehind } from '../reader/languages/phrases/derivations.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import type { Span } from '../reader/text/span.ts';
import { doubt, type Matching, within } from './matching.ts';

const says = {
  'per-unit': 'is a price per unit, but the total was not computed',
  deduction: 'subtracts something, but the remainder was not computed',
  repetition: 'asks for a multiple, but it was not computed',
  share: 'asks for a share, but it was not computed',
} as const;

const anyArithmetic = anyOf(arithmetic.map(({ pattern }) => pattern));

/** Words that compute another number from the one they name; the matcher does not calculate. */
export function findArithmetic(matching: Matching): Doubt[] {
  const { text, targets, amounts, derivedFrom } = matching;
  const [first] = text.asked;
  const places = [first, ...amounts.map(({ said }) => said)].flatMap((each) => each?.start ?? []);
  const from = text.actions.length > 0 && first ? sentenceStart(text.text, Math.min(...places)) : 0;
  const isTrade = targets.some(({ kind }) => kind === 'swap');
  const each = text.pieces.filter(
    (piece) =>
      (piece.is === 'role' && piece.role === 'per') ||
      (isTrade && piece.is === 'cue' && piece.cue === 'each' && piece.start >= from),
  );
  const counts = each.filter(
    (piece) =>
      !isSource(text.text, piece) &&
      !text.modality.discarded.some((span) => within(piece, span)) &&
      !/^all/i.test(text.text.slice(piece.start, piece.end)),
  );
  // The price of one and the share of a whole are computed; nothing is deducted.
  const isDerived = derivedFrom.size > 0;
  const perUnit = (isDerived ? [] : [...counts, ...unitPrices(matching)]).map((span) =>
    doubt(text, 'amount', span, says['per-unit']),
  );
  if (!anyArithmetic.test(text.text)) return perUnit;
  return perUnit.concat(
    arithmetic.flatMap(({ kind, pattern }) =>
      (isDerived && (kind === 'per-unit' || kind === 'share') ? [] : matchesIn(text.text, pattern)).flatMap(
        ({ index, 0: { length } }): Doubt[] => {
          const span = { start: index, end: index + length };
          const isElsewhere = index < from || text.modality.discarded.some((each) => within(span, each));
          return isElsewhere || ((kind === 'repetition' || kind === 'share') && targets.length > 1)
            ? []
            : [doubt(text, 'amount', span, says[kind])];
        },
      ),
    ),
  );
}

/** `Per the minutes, …`: the source of an instruction. */
/** `7 shirts at 4.5 USDC each`: the price of one of several, although one effect is to be the whole. */
function unitPrices({ text, targets, amounts }: Matching): Span[] {
  if (targets.length > 1) return [];
  const isSeveral = ({ mention: { amount } }: Said): boolean =>
    amount?.value.kind === 'number' && !(amount.value.value.digits === 1n && amount.value.value.scale === 0);
  return amounts.flatMap(({ said }) =>
    priceBehind.test(text.text.slice(said.end)) && text.said.some((other) => other.at !== said.at && isSeveral(other))
      ? [{ start: said.start, end: said.end }]
      : [],
  );
}

const isSource = (text: string, { start, end }: Span): boolean =>
  /(?:^|[.:\n]\s{0,2}|\bas )$/i.test(text.slice(Math.max(0, start - 4), start)) &&
  /^\s(?:the|our|my|your)\s/i.test(text.slice(end, end + 6));

const sentenceStart = (text: string, at: number): number =>
  Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('\n', at), text.lastIndexOf('。', at)) + 1;

import type { Doubt } from '../doubt.ts';
import { arithmetic } from '../languages/arithmetic.ts';
import { doubt, type Matching, within } from './matching.ts';

const says = {
  'per-unit': 'is a price per unit, and the total was not computed',
  deduction: 'takes something off, and the remainder was not computed',
  repetition: 'asks for a multiple, which was not computed',
} as const;

/** Where the words make another number of the one they say; nobody here reckons. */
export function findArithmetic({ text, targets }: Matching): Doubt[] {
  const [first] = text.asked;
  const from = text.actions.length > 0 && first ? sentenceStart(text.text, first.start) : 0;
  const isTrade = targets.some(({ kind }) => kind === 'swap');
  const each = text.pieces.filter(
    (piece) => (piece.is === 'role' && piece.role === 'per') || (isTrade && piece.is === 'cue' && piece.cue === 'each'),
  );
  const counts = each.filter(
    (piece) =>
      !text.modality.discarded.some((span) => within(piece, span)) &&
      !/^all/i.test(text.text.slice(piece.start, piece.end)),
  );
  const perUnit = counts.map((piece) => doubt(text, 'amount', piece, says['per-unit']));
  return perUnit.concat(
    arithmetic.flatMap(({ kind, pattern }) =>
      [...text.text.matchAll(pattern)].flatMap(({ index, 0: { length } }): Doubt[] => {
        const span = { start: index, end: index + length };
        const isElsewhere = index < from || text.modality.discarded.some((each) => within(span, each));
        return isElsewhere || (kind === 'repetition' && targets.length > 1)
          ? []
          : [doubt(text, 'amount', span, says[kind])];
      }),
    ),
  );
}

const sentenceStart = (text: string, at: number): number =>
  Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('\n', at), text.lastIndexOf('。', at)) + 1;

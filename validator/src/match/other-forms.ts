import type { Piece } from '../reader/mentions/piece.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { doubt, type Matching } from './matching.ts';

/** A coin that no number counts. */
const isCoin = (piece: Piece): boolean =>
  piece.is === 'mention' && piece.asset?.value.kind === 'symbol' && piece.amount === null;

/** The end of a number that counts no coin, or only a coin guessed from an unknown word. */
const endOfNumber = (piece: Piece): number | null =>
  piece.is === 'mention' && piece.amount?.value.kind === 'number' && !piece.party && (piece.asset?.confidence ?? 0) < 1
    ? piece.amount.end
    : null;

/** `580 staked USDC`: a word between a number and its coin makes it another coin. */
export const findOtherForms = ({ text: { text, pieces } }: Matching): Doubt[] =>
  pieces.flatMap((piece): Doubt[] => {
    const from = endOfNumber(piece);
    const coin = from === null ? undefined : pieces.find((other) => other.start > from && isCoin(other));
    if (from === null || !coin) return [];
    const [, space = '', word = ''] = /^([ \t]+)(\p{L}+)[ \t]+$/u.exec(text.slice(from, coin.start)) ?? [];
    const start = from + space.length;
    const isKnown = pieces.some((each) => each.start === start && each.is !== 'word' && each.is !== 'verb');
    return word === '' || isKnown
      ? []
      : [doubt({ text }, 'asset', { start, end: start + word.length }, 'may make another coin of it')];
  });

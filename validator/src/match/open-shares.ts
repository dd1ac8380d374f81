import type { AmountMention } from '../reader/intent.ts';
import type { Piece } from '../reader/mentions/piece.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import type { Span } from '../reader/text/span.ts';
import { readTurns } from '../reader/text/turns.ts';
import { doubt, type Matching, within } from './matching.ts';

type Fraction = Extract<AmountMention, { kind: 'fraction' }>;

export const isPart = (amount: AmountMention | undefined): amount is Fraction =>
  amount?.kind === 'fraction' && amount.numerator < amount.denominator;

/** `before quarter end`, `11/2026`: a part of a year, or a month of a year. */
const isOfCalendar = (words: string): boolean => /^(?:quarter|\d{1,2}\s?\/\s?(?:19|20)\d\d)$/i.test(words.trim());

/** The amounts in the words are fractions of another amount: they may also mention the remainder. */
const isRestOfPart = ({ amounts }: Matching, { start }: Span): boolean =>
  amounts.some(({ said }) => said.mention.isPart && said.end <= start);

/** The end of a line or a sentence. */
const lineOrSentenceEnd = /\n|\p{Sentence_Terminal}\s/u;

/** `a quarter, 0.25 USDC`: the fraction that moves. */
const isInDigits = ({ amounts, text: { text } }: Matching, { numerator, denominator }: Fraction, span: Span): boolean =>
  amounts.some(({ said: { mention, start, end } }) => {
    const between = text.slice(Math.min(end, span.end), Math.max(start, span.start));
    if (lineOrSentenceEnd.test(between)) return false;
    const value = mention.amount?.value;
    const isNumber = value?.kind === 'number' && value.unit === 'token';
    return isNumber && value.value.digits * denominator === numerator * 10n ** BigInt(value.value.scale);
  });

/** `that's my half of the rent`, `for half of the rent`: the purpose of the payment in this sentence. */
function isOfThing({ text: { pieces }, amounts }: Matching, { at, role, sentence }: Said): boolean {
  const next = pieces.slice(at + 1).find(({ is }) => is !== 'filler' && is !== 'my' && is !== 'role');
  const isLed = role === 'for' || pieces[at - 1]?.is === 'my';
  return isLed && next?.is === 'word' && amounts.some(({ said }) => said.sentence === sentence);
}

/** Whether a fraction that matches no amount of the transaction is one of something else. */
export function isPartOfAnother(matching: Matching, said: Said): boolean {
  const { start, end, mention } = said;
  const value = mention.amount?.value;
  if (!isPart(value)) return false;
  // Of votes, a fraction is the weight of each; it is compared as a term.
  const { targets } = matching;
  if (targets.length > 0 && targets.every(({ kind }) => kind === 'vote')) return true;
  const words = matching.text.text.slice(mention.amount?.start ?? start, mention.amount?.end ?? end);
  return (
    isOfCalendar(words) ||
    isRestOfPart(matching, said) ||
    isInDigits(matching, value, said) ||
    isOfThing(matching, said)
  );
}

/** The last words of another party, which no owner answers. */
function lastWordsOf({ text, pieces }: Matching['text']): readonly Piece[] {
  const turn = readTurns(text).at(-1);
  return turn?.speaker === 'other' ? pieces.filter((piece) => within(piece, turn.said)) : [];
}

/**
 * A fraction that needs no calculation: in a sentence of another language than that of the text, or in the last words
 * of another party.
 */
export const findOutsideParts = ({ text }: Matching): Doubt[] =>
  [...text.foreign, ...lastWordsOf(text)].flatMap((piece): Doubt[] => {
    const value = piece.is === 'mention' ? piece.amount?.value : undefined;
    if (!isPart(value) || isOfCalendar(text.text.slice(piece.start, piece.end))) return [];
    return [doubt(text, 'amount', piece, 'is not explained by the transaction')];
  });

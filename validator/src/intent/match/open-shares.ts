import type { Doubt } from '../doubt.ts';
import type { AmountMention } from '../intent.ts';
import type { Piece } from '../mentions/piece.ts';
import type { Said } from '../mentions/said.ts';
import type { Span } from '../text/span.ts';
import { doubt, type Matching, within } from './matching.ts';

type Fraction = Extract<AmountMention, { kind: 'fraction' }>;

export const isPart = (amount: AmountMention | undefined): amount is Fraction =>
  amount?.kind === 'fraction' && amount.numerator < amount.denominator;

/** `before quarter end`, `11/2026`: a part of a year, or a month of one. */
const isOfCalendar = (words: string): boolean => /^(?:quarter|\d{1,2}\s?\/\s?(?:19|20)\d\d)$/i.test(words.trim());

/** Languages in which the thing stands before its part: what follows there says nothing of it. */
const partLast: ReadonlySet<string> = new Set(['zh', 'ja', 'ko', 'hi', 'ur', 'bn', 'tr']);

/** `my half of the rent`: of something that is neither an amount nor a coin. */
function isOfThing({ text: { pieces }, facts }: Matching, at: number): boolean {
  if (partLast.has(facts.intent.language)) return false;
  const rest = pieces.slice(at + 1);
  const isLed = ({ is }: Piece): boolean => is === 'filler' || is === 'my';
  const [first] = rest;
  const joins = first?.is === 'role' && first.role === 'of' ? 1 : 0;
  const next = rest.findIndex((piece, index) => index >= joins && !isLed(piece));
  return next > 0 && rest[next]?.is === 'word';
}

/** A part of what an instruction is about stands in a clause with its verb; one that only tells of a bill does not. */
const isOrdered = ({ text }: Matching, span: Span): boolean => {
  const clause = text.modality.clauses.find((each) => within(span, each));
  return clause === undefined || text.asked.some((action) => within(action, clause) && action.start < span.start);
};

/** The words of an amount that moves are a part of another: of what is left over they may speak, too. */
const isRestOfPart = ({ amounts }: Matching, { start }: Span): boolean =>
  amounts.some(({ said }) => said.mention.isPart && said.end <= start);

/** `a quarter, 0.25 USDC`: the part of one that moves. */
const isInDigits = ({ amounts }: Matching, { numerator, denominator }: Fraction): boolean =>
  amounts.some(({ said: { mention } }) => {
    const value = mention.amount?.value;
    const isNumber = value?.kind === 'number' && value.unit === 'token';
    return isNumber && value.value.digits * denominator === numerator * 10n ** BigInt(value.value.scale);
  });

/** Whether a part that no amount of the transaction comes to is one of something else. */
export function isPartOfAnother(matching: Matching, { at, start, end, role, mention }: Said): boolean {
  const value = mention.amount?.value;
  if (!isPart(value)) return false;
  // Of votes, a part is the weight of each; it is compared as a term.
  const { targets } = matching;
  if (targets.length > 0 && targets.every(({ kind }) => kind === 'vote')) return true;
  const words = matching.text.text.slice(mention.amount?.start ?? start, mention.amount?.end ?? end);
  if (isOfCalendar(words) || isRestOfPart(matching, { start, end }) || isInDigits(matching, value)) return true;
  return isOfThing(matching, at) && (role === 'for' || !isOrdered(matching, { start, end }));
}

const isSamePart = (one: AmountMention | undefined, other: Fraction): boolean =>
  one?.kind === 'fraction' && one.numerator * other.denominator === other.numerator * one.denominator;

/** A part in a sentence of another language than that of the text: nothing there is reckoned. */
export const findForeignParts = ({ text, amounts }: Matching): Doubt[] =>
  text.foreign.flatMap((piece): Doubt[] => {
    const value = piece.is === 'mention' ? piece.amount?.value : undefined;
    if (!isPart(value) || isOfCalendar(text.text.slice(piece.start, piece.end))) return [];
    const isSaid = amounts.some(({ said }) => isSamePart(said.mention.amount?.value, value));
    return isSaid ? [] : [doubt(text, 'amount', piece, 'is not explained by the transaction')];
  });

import { latinLanguages, scriptLanguages } from '../reader/languages/index.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { decimal } from '../reader/text/decimal.ts';
import { fold } from '../reader/text/fold.ts';
import { isSameAmount } from './background-numbers.ts';
import { doubt, type Matching } from './matching.ts';

/** Shorter words, and these, are everyday words of other languages. */
const MIN_LETTERS = 4;
const everyday: ReadonlySet<string> = new Set([
  'once',
  'cent',
  'cents',
  'mille',
  'sept',
  'neuf',
  'nove',
  'lima',
  'zero',
  'elli',
  'quince',
]);

/** The values of single number words, by the first language that has them. */
const counts = new Map<string, bigint>();
for (const { book } of [...latinLanguages, ...scriptLanguages.map(([, language]) => language)])
  for (const [key, { value }] of book.next ?? [])
    if ((value?.is === 'count' || value?.is === 'scale') && !counts.has(key)) counts.set(key, value.value);

/** The value of a word in any language: `treinta`. */
function countOf(word: string): bigint | null {
  const key = fold(word);
  return key.length < MIN_LETTERS || everyday.has(key) ? null : (counts.get(key) ?? null);
}

/**
 * A number in the words of another language, after the amounts of the instruction, may correct them: `ay no, treinta
 * nomás`.
 */
export function findForeignNumbers({ text, amounts }: Matching): Doubt[] {
  const said = amounts.filter((each) => each.said.mention.amount);
  const first = Math.min(...said.map((each) => each.said.end));
  const isSaid = (count: bigint) =>
    said.some((each) =>
      isSameAmount(each.said.mention.amount?.value, { kind: 'number', value: decimal(count), unit: 'token' }),
    );
  const unknown = text.pieces.filter(({ is, start }) => is === 'word' && start >= first);
  return unknown.flatMap((piece) => {
    const words = text.text.slice(piece.start, piece.end);
    // A name begins with a capital letter.
    const count = /^\p{Lu}/u.test(words) ? null : countOf(words);
    return count === null || isSaid(count) ? [] : [doubt(text, 'amount', piece, 'is not explained by the transaction')];
  });
}

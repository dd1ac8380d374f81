import { matchesIn } from '../../patterns/matches-in.ts';
import { unspaced } from './characters.ts';
import { readSentences } from './clauses.ts';
import type { Span } from './span.ts';
import type { Turn } from './turns.ts';

/** A dash, a bar or an arrow, a new line, or a colon: each parts what stands beside it. */
const parting = /\s[-–|/]{1,3}\s|\s?[—→]+\s?|\n|[:：](?=\s|$)/gu;
const word = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}'’\u200c\u200d]*|\p{Extended_Pictographic}/gu;
/** No arrows, and no signs of rights and brands. */
const picture = /(?![\u2190-\u21ff©®™])\p{Extended_Pictographic}/gu;
/** A sign of such a script, or the mark of a long vowel. */
const sign = new RegExp(`${unspaced.source}|\\u30fc`, 'gu');

/** `Amount: …`, `Ann → …`: so few words lead to what they name; more of them say something by themselves. */
const MAX_LABEL = 2;

export const picturesIn = (text: string): string[] => text.match(picture) ?? [];

export const wordsIn = (text: string): string[] => text.match(word) ?? [];

/** How many words there are; where no space parts them, two signs count as one. */
export const countWords = (text: string): number =>
  wordsIn(text).reduce((sum, each) => sum + (each.match(sign)?.length ?? 2) / 2, 0);

/** Words, and pairs of signs where no space parts words. */
export const unitsIn = (text: string): string[] =>
  wordsIn(text.toLowerCase().replaceAll('’', "'")).flatMap((each) => {
    if (!each.match(sign)) return [each];
    return each.length < 3 ? [each] : Array.from({ length: each.length - 1 }, (_, at) => each.slice(at, at + 2));
  });

/** What stands by itself in a text: a sentence, a line, or what a dash parts from the rest of its sentence. They cover the text. */
export function remarksOf(text: string, turns: readonly Turn[]): Span[] {
  const sentences = readSentences(
    text,
    turns.flatMap((turn) => [turn, turn.said]),
  );
  return sentences.flatMap(({ start, end }) => {
    const starts = [start];
    for (const { 0: mark, index } of matchesIn(text.slice(start, end), parting)) {
      const isLabel = /[:：→]/.test(mark) && countWords(text.slice(starts.at(-1), start + index)) <= MAX_LABEL;
      const next = start + index + mark.length;
      if (!isLabel && next < end) starts.push(next);
    }
    return starts.map((from, at) => ({ start: from, end: starts[at + 1] ?? end }));
  });
}

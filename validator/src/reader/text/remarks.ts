import { matchesIn } from '../../patterns/matches-in.ts';
import { unspaced } from './characters.ts';
import { readSentences } from './clauses.ts';
import type { Span } from './span.ts';
import type { Turn } from './turns.ts';

/** A dash, a bar or an arrow, a new line, or a colon: each separates its neighbours. */
const parting = /\s[-–|/]{1,3}\s|\s?[—→]+\s?|\n|[:：](?=\s|$)/gu;
const word = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}'’\u200c\u200d]*|\p{Extended_Pictographic}/gu;
/** No arrows, and no ©, ® and ™. */
const picture = /(?![\u2190-\u21ff©®™])\p{Extended_Pictographic}/gu;
/** A character of a script without spaces, or the long vowel mark. */
const sign = new RegExp(`${unspaced.source}|\\u30fc`, 'gu');

/** `Amount: …`, `Ann → …`: a label has at most this many words; more words are a remark of their own. */
const MAX_LABEL = 2;

export const picturesIn = (text: string): string[] => text.match(picture) ?? [];

export const wordsIn = (text: string): string[] => text.match(word) ?? [];

/** The number of words; in scripts without spaces, two characters count as one. */
export const countWords = (text: string): number =>
  wordsIn(text).reduce((sum, each) => sum + (each.match(sign)?.length ?? 2) / 2, 0);

/** Words, and pairs of characters in scripts without spaces. */
export const unitsIn = (text: string): string[] =>
  wordsIn(text.toLowerCase().replaceAll('’', "'")).flatMap((each) => {
    if (!each.match(sign)) return [each];
    return each.length < 3 ? [each] : Array.from({ length: each.length - 1 }, (_, at) => each.slice(at, at + 2));
  });

/**
 * The independent parts of a text: a sentence, a line, or the part after a dash in its sentence. They cover the text.
 */
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

import { describe, expect, it } from 'vitest';
import type { CueKind } from '../languages/cue.ts';
import type { CueBook } from '../languages/cue-book.ts';
import { readWords } from '../text/words.ts';
import { lexicons } from './languages.ts';

const kinds: readonly CueKind[] = [
  'negation',
  'condition',
  'question',
  'report',
  'schedule',
  'wish',
  'alternative',
  'past',
  'hold',
  'cancelled',
  'hypothesis',
];

const rowsOf = ({ ahead, behind, beside, around, opening, first, closing }: CueBook) =>
  [ahead, behind, beside, around, opening, first, closing].flatMap((rows) => Object.entries(rows ?? {}));

describe.each(lexicons.map((lexicon) => ({ code: lexicon.book.code, lexicon })))('cues of $code', ({ lexicon }) => {
  it('have words for every kind that words can express', () => {
    const told = new Set(rowsOf(lexicon.book).map(([kind]) => kind));
    expect(kinds.filter((kind) => !told.has(kind))).toEqual([]);
  });

  it('have words that request, bound, confirm and refuse', () => {
    const { requests, plain, fresh, bounds, gains, comparisons, yes, no } = lexicon.book;
    expect([requests, plain, fresh, bounds, gains, comparisons, yes, no].filter((list) => !list)).toEqual([]);
  });

  it('find each of its phrases as a whole', () => {
    const phrases = rowsOf(lexicon.book).flatMap(([, list]) => list.split('|'));
    const lost = phrases.filter((phrase) => {
      if (/[#@~]/.test(phrase)) return false;
      const words = readWords(phrase);
      const found = [lexicon.cues, lexicon.openings, lexicon.closings].map(
        (book) => book.find(words, 0, words.length, () => false)?.length,
      );
      return !found.includes(words.length);
    });
    expect(lost).toEqual([]);
  });
});

describe('cues', () => {
  it('exist for fifteen languages', () => {
    expect(lexicons.map(({ book }) => book.code).sort()).toEqual(
      'ar bn de en es fr hi id ja ko pt ru tr ur zh'.split(' '),
    );
  });
});

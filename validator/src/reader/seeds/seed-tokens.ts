import { findPhrase } from '../languages/phrase-book.ts';
import type { Vocabulary } from '../mentions/vocabulary.ts';
import { fold } from '../text/fold.ts';
import type { Span } from '../text/span.ts';
import { type SeedBook, type SeedMeaning, strip, write } from './seed-words.ts';

/** A part of a text in a seed language; `english` is how an English text would have it. */
export interface SeedToken extends Span {
  readonly meaning:
    | SeedMeaning
    | { readonly is: 'address' | 'coin' | 'chain' | 'protocol' | 'mark' | 'arrow' | 'percent' | 'unknown' };
  readonly english: string;
}

interface Run extends Span {
  readonly raw: string;
  readonly key: string;
  readonly is: 'address' | 'number' | 'word' | 'mark' | 'arrow' | 'percent' | 'other';
}

const patterns = [
  /0x[\da-f]{40}(?:[\da-f]{24})?(?![\da-z])|[a-z\d-]{3,40}\.eth(?![a-z\d])/u,
  /\p{Nd}[\p{Nd}.,]*(?<![.,])(?![\p{Script=Latin}\d])/u,
  /(?:(?!ʼ)\p{L}\p{M}*|\p{Nd}|\u200c)+(?:\.e(?![a-z\d]))?/u,
  /->|=>|→/u,
  /%/u,
  /[,.!;:()?\n،؛؟-]/u,
  /\S/u,
];
const kinds = ['address', 'number', 'word', 'arrow', 'percent', 'mark', 'other'] as const;
const runPattern = new RegExp(patterns.map(({ source }) => `(${source})`).join('|'), 'giu');

/** Letters of another script next to Latin ones are words of their own: prefixes and endings of names. */
const scripts =
  /(?:\p{Script=Latin}|\p{Nd}|\p{Script=Common})+(?:\p{M})*|(?:(?!\p{Script=Latin})[\p{L}\p{M}\u200c])+/gu;

const joins = /^['’ʼ־-]$/u;

const MAX_LENGTH = 800;
const MAX_RUNS = 120;

function cut({ raw, start }: Pick<Run, 'raw' | 'start'>, { seed, written, plain }: SeedBook): Run[] {
  const words: Run[] = [];
  for (const { 0: part, index } of raw.matchAll(scripts)) {
    const at = start + index;
    for (const word of seed.unspaced
      ? cutUnspaced(part, (each) => written.has(write(each)) || plain.has(each))
      : [part]) {
      const from = words.findLast((each) => each.start >= at)?.end ?? at;
      words.push({ raw: word, key: fold(word), is: 'word', start: from, end: from + word.length });
    }
  }
  return words;
}

const MAX_WORD = 24;

/** The words of a run without spaces, the longest first; the whole run if they do not cover it. */
function cutUnspaced(run: string, isWord: (word: string) => boolean): string[] {
  const dead = new Set<number>();
  const from = (at: number): string[] | null => {
    if (at === run.length) return [];
    if (dead.has(at)) return null;
    for (let length = Math.min(MAX_WORD, run.length - at); length > 0; length--) {
      const word = run.slice(at, at + length);
      if (!isWord(word)) continue;
      const rest = from(at + length);
      if (rest) return [word, ...rest];
    }
    dead.add(at);
    return null;
  };
  return from(0) ?? [run];
}

function runsOf(text: string, book: SeedBook): Run[] {
  const runs: Run[] = [];
  for (const match of text.matchAll(runPattern)) {
    const at = kinds.findIndex((_, index) => match[index + 1] !== undefined);
    const is = kinds[at] ?? 'other';
    const [raw] = match;
    const run = { raw, key: fold(raw), is, start: match.index, end: match.index + raw.length };
    if (is === 'word') runs.push(...cut(run, book));
    // An apostrophe or a hyphen in a word parts it: `l'eth`, `i-stake`.
    else if (joins.test(raw) && /\p{L}/u.test(text[match.index - 1] ?? '') && /[\p{L}\d]/u.test(text[run.end] ?? ''))
      continue;
    else runs.push(run);
    if (runs.length > MAX_RUNS) break;
  }
  return runs;
}

/** A number with a point and Western digits, null if its mark may be either. */
function readFigure(raw: string, writesDecimalComma: boolean): string | null {
  const digits = raw.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 48;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((digit.codePointAt(0) ?? zero) - zero);
  });
  // Digits of a block with more than ten are ornaments.
  if ([...digits].length !== [...raw].length) return null;
  if (/^\d+(?:\.\d{1,2})?$|^0\.\d+$|^\d+\.\d{4,}$/.test(digits)) return digits;
  if (/^\d+,\d{1,2}$|^0,\d+$|^\d+,\d{4,}$/.test(digits)) return digits.replace(',', '.');
  if (/^\d{1,3}(?:[.,]\d{3}){2,}$/.test(digits) && new Set(digits.match(/[.,]/g)).size === 1)
    return digits.replace(/[.,]/g, '');
  return !writesDecimalComma && /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : null;
}

/** The longest phrase of a seed at a place: as written, or without any accents. */
function phraseAt(runs: readonly Run[], at: number, { written, plain, longest }: SeedBook) {
  for (let length = Math.min(longest, runs.length - at); length > 0; length--) {
    const part = runs.slice(at, at + length);
    if (!part.every(({ is }) => is === 'word')) continue;
    const typed = write(part.map(({ raw }) => raw).join(' '));
    const meaning = typed === strip(typed) ? plain.get(typed) : written.get(typed);
    if (meaning) return { meaning, length };
  }
  return null;
}

const isCounted = (token: SeedToken | undefined): boolean =>
  token?.meaning.is === 'number' || token?.meaning.is === 'share' || token?.meaning.is === 'arrow';
/** Where a word is the ticker that it is written like: `100 dai`, `DAI`. */
const isWrittenAsTicker = ({ raw }: Run, before: SeedToken | undefined): boolean =>
  isCounted(before) || (raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase());
const isLead = (token: SeedToken | undefined): boolean =>
  token?.meaning.is === 'role' || token?.meaning.is === 'verb' || token?.meaning.is === 'approval';

/** The parts of a text; a word that neither the seed nor a list of names has is `unknown`. */
export function seedTokens(text: string, book: SeedBook, { names, symbolOf }: Vocabulary): SeedToken[] {
  if (text.length > MAX_LENGTH) return [];
  const runs = runsOf(text, book);
  const tokens: SeedToken[] = [];
  const push = (length: number, at: number, english: string | null, meaning: SeedToken['meaning']) => {
    const [start, end] = [runs[at]?.start ?? 0, runs[at + length - 1]?.end ?? 0];
    tokens.push({ start, end, english: english ?? text.slice(start, end), meaning });
    return length;
  };
  const read = (run: Run, at: number): number => {
    if (run.is === 'address') return push(1, at, null, { is: 'address' });
    if (run.is === 'number') {
      const figure = readFigure(run.raw, book.seed.writesDecimalComma === true);
      return push(1, at, figure, figure === null ? { is: 'unknown' } : { is: 'number', english: figure });
    }
    if (run.is === 'other') return push(1, at, null, { is: 'unknown' });
    if (run.is !== 'word') return push(1, at, null, { is: run.is });
    const phrase = phraseAt(runs, at, book);
    const name = findPhrase(names, runs, at);
    if (name && name.length > (phrase?.length ?? 0) && (name.value.is === 'chain' || name.value.is === 'protocol'))
      return push(name.length, at, null, { is: name.value.is });
    const mayBeTicker = phrase && phrase.length === 1 && phrase.meaning.is !== 'stop' && phrase.meaning.is !== 'number';
    if (phrase && !(mayBeTicker && isWrittenAsTicker(run, tokens.at(-1)) && symbolOf(run.raw) !== null)) {
      const { meaning } = phrase;
      return push(phrase.length, at, 'english' in meaning ? meaning.english : '', meaning);
    }
    // A ticker in small letters may be any word, except behind a number or in front of one that takes a coin.
    const before = tokens.at(-1);
    const isTicker = run.raw !== run.raw.toLowerCase() || isCounted(before) || (isLead(before) && run.raw.length > 2);
    return push(1, at, null, { is: isTicker && symbolOf(run.raw) !== null ? 'coin' : 'unknown' });
  };
  for (let at = 0; at < runs.length; ) {
    const run = runs[at];
    if (!run) break;
    at += read(run, at);
  }
  return tokens;
}

import { proclitics } from '../languages/phrases/letters.ts';

/** A piece of a run of letters. */
interface Cut {
  /** In UTF-16 units. */
  readonly length: number;
  /** Whether it is attached to the word before it, and looked up as an ending. */
  readonly isEnding: boolean;
}

/**
 * `isAttached`: whether the run is attached to a name, a symbol or an address, as in `USDC를`; `isCounted`: to a number,
 * as in `30분`.
 */
export type CutWords = (run: string, isAttached: boolean, isCounted?: boolean) => readonly Cut[];

const word = (length: number): Cut => ({ length, isEnding: false });
const ending = (length: number): Cut => ({ length, isEnding: true });

const longestOf = (words: ReadonlySet<string>): number => Math.max(0, ...Array.from(words, ({ length }) => length));

/** Length of the longest word at a position, 0 if there is none. */
function longestAt(words: ReadonlySet<string>, longest: number, run: string, at: number, shortest = 1): number {
  for (let length = Math.min(longest, run.length - at); length >= shortest; length--)
    if (words.has(run.slice(at, at + length))) return length;
  return 0;
}

/**
 * For scripts without spaces. Greedy: the longest known word at each position; the text between is one unknown word.
 */
export function cutAnywhere(words: ReadonlySet<string>): CutWords {
  const longest = longestOf(words);
  return (run) => {
    const cuts: Cut[] = [];
    let unknown = 0;
    for (let at = 0; at < run.length; ) {
      const length = longestAt(words, longest, run, at);
      if (length === 0) {
        unknown++;
        at++;
        continue;
      }
      if (unknown > 0) cuts.push(word(unknown));
      cuts.push(word(length));
      unknown = 0;
      at += length;
    }
    if (unknown > 0) cuts.push(word(unknown));
    return cuts;
  };
}

/** The most particles in a row: `에서만은`. */
const MAX_ENDINGS = 3;

/**
 * For words with attached particles. A word of one syllable is part of many others, and counts only at the start of a
 * word; a particle counts only if only particles follow it. `만` is ten thousand after a numeral, and `only` after any
 * other word.
 */
export function cutParticles(
  words: ReadonlySet<string>,
  endings: ReadonlySet<string>,
  numerals: ReadonlySet<string>,
): CutWords {
  const longest = longestOf(words);
  const longestEnding = longestOf(endings);

  const endingsFrom = (run: string, from: number): Cut[] | null => {
    if (run.length - from > MAX_ENDINGS * longestEnding) return null;
    const cuts: Cut[] = [];
    let at = from;
    while (at < run.length && cuts.length < MAX_ENDINGS) {
      const length = longestAt(endings, longestEnding, run, at);
      if (length === 0) return null;
      cuts.push(ending(length));
      at += length;
    }
    return at === run.length && cuts.length > 0 ? cuts : null;
  };

  /** Whether a word or an ending begins at a position. */
  const isKnown = (run: string, at: number): boolean =>
    at === run.length || longestAt(words, longest, run, at) > 0 || endingsFrom(run, at) !== null;

  return (run, isAttached, isCounted = false) => {
    const attached = isAttached ? endingsFrom(run, 0) : null;
    if (attached) return attached;
    const cuts: Cut[] = [];
    let unknown = 0;
    let last = '';
    const push = (...more: readonly Cut[]) => {
      if (unknown > 0) cuts.push(word(unknown));
      unknown = 0;
      cuts.push(...more);
    };
    for (let at = 0; at < run.length; ) {
      const length = longestAt(words, longest, run, at, unknown > 0 ? 2 : 1);
      const isWordFirst = at === 0 || numerals.has(last);
      const rest = length < run.length - at || !isWordFirst ? endingsFrom(run, at) : null;
      // `만들어`: a syllable at the start of an unknown word is not a word by itself
      if (at === 0 && length === 1 && !isCounted && !rest && !isKnown(run, 1)) {
        unknown++;
        at++;
        continue;
      }
      if (rest && (at > 0 || (rest[0]?.length ?? 0) > length)) {
        push(...rest);
        return cuts;
      }
      last = run.slice(at, at + length);
      if (length === 0) unknown++;
      else push(word(length));
      at += Math.max(1, length);
    }
    push();
    return cuts;
  };
}

const MAX_PROCLITICS = 3;
/** The remainder of a word must be a word by itself, and not another particle. */
const MIN_STEM = 3;

/** Separates particles from a word that is known without them: `والرسوم` is `و`, `ال` and `رسوم`. */
export function cutProclitics(isWord: (word: string) => boolean): CutWords {
  const stemOf = (run: string, depth: number): Cut[] | null => {
    if (isWord(run)) return [word(run.length)];
    if (depth === MAX_PROCLITICS) return null;
    for (const proclitic of proclitics) {
      if (!run.startsWith(proclitic) || run.length - proclitic.length < MIN_STEM) continue;
      const stem = stemOf(run.slice(proclitic.length), depth + 1);
      if (stem) return [word(proclitic.length), ...stem];
    }
    return null;
  };
  return (run) => stemOf(run, 0) ?? [word(run.length)];
}

import type { Cue } from '../languages/cue.ts';
import { byLanguage } from '../languages/index.ts';
import { slips } from '../languages/phrases/slips.ts';
import type { Unsettled } from '../languages/rows.ts';
import { holds, indexAt, meets, type Span } from '../text/span.ts';
import { findKeptBack, findWhiles } from './kept-back.ts';
import { findAfterthoughts, findLabels } from './labels.ts';
import { languagesOf } from './licence.ts';
import type { Reading } from './read-text.ts';

const unsettled = byLanguage((books) => books.unsettled);
const ordering = byLanguage(({ instructing }) => instructing.ordering);
const signing = byLanguage(({ instructing }) => instructing.signing);

const MAX_ORDERS = 4;

/**
 * The words of the languages that a clause may be in: its own, that of the instruction, and those that have the verb of
 * the instruction, because the language of a short remark is often unclear.
 */
function booksOf({ spoken, sentences, words }: Reading, clause: Span, ordered: readonly Span[]): readonly Unsettled[] {
  const instructions = ordered.slice(0, MAX_ORDERS);
  const own = [clause, ...instructions]
    .map(({ start }) => spoken[indexAt(sentences, start)])
    .flatMap((languages) => [languages?.main, ...(languages?.tied ?? [])].map((lexicon) => lexicon?.book.code ?? ''));
  const instructing = instructions.flatMap(({ start }) =>
    languagesOf(spoken[indexAt(sentences, start)], words[indexAt(words, start)]?.key ?? ''),
  );
  return [...new Set([...own, ...instructing])].flatMap((code) => unsettled[code] ?? []);
}

/** The text with the phrases blanked out that are harmless in any of its languages: related ones share words. */
const blank = (part: string, books: readonly Unsettled[]): string =>
  books.reduce(
    (rest, { harmless }) => (harmless ? rest.replace(harmless, (phrase) => ' '.repeat(phrase.length)) : rest),
    part,
  );

/** In lower case, with the Turkish dotted capital as one character. */
const lower = (text: string): string => text.toLowerCase().replaceAll('i\u0307', 'i').normalize('NFC');

/**
 * Consecutive clauses about deciding, waiting, saying, another time or a withdrawal, apart from phrases that are known
 * to be harmless. A phrase may also cross the border of two clauses.
 */
function unsettledIn(text: string, run: readonly Span[], words: RegExp | null, books: readonly Unsettled[]): Span[] {
  const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
  const whole = blank(lower(text.slice(start, end)), books);
  // Lower case may change the length in a few scripts, and then positions do not match.
  const isSame = whole.length === end - start;
  const found = run.flatMap((clause) => {
    const part = isSame
      ? whole.slice(clause.start - start, clause.end - start)
      : lower(text.slice(clause.start, clause.end));
    const hit = words?.exec(blank(part, books));
    if (!hit) return [];
    const at = clause.start + hit.index;
    return part.length === clause.end - clause.start ? [{ start: at, end: at + hit[0].length }] : [clause];
  });
  if (found.length > 0 || run.length < 2) return found;
  const hit = words?.exec(whole);
  if (!hit) return [];
  return isSame ? [{ start: start + hit.index, end: start + hit.index + hit[0].length }] : [{ start, end }];
}

const TAIL = 24;
const MAX_SIGNED = 80;

/** No verb of the text has an instructing form, in a language whose endings show the form. */
function findUnformed(reading: Reading, ordered: readonly Span[]): Cue[] {
  const [first] = ordered;
  const isFormed = ({ start }: Span): boolean => {
    const code = reading.spoken[indexAt(reading.sentences, start)]?.main.book.code ?? '';
    const form = ordering[code];
    const rest = reading.text.slice(start, start + MAX_SIGNED).normalize('NFC');
    return form === undefined || form.test(rest.slice(0, TAIL)) || signing[code]?.test(rest) === true;
  };
  if (!first || ordered.some(isFormed)) return [];
  return [{ kind: 'unsettled', ...first, reach: first }];
}

/** A word of correction, in any language, unless only the same values follow it. */
function findSlip(text: string, clause: Span): Cue[] {
  const found = slips.exec(text.slice(clause.start, clause.end));
  if (!found) return [];
  const start = clause.start + found.index;
  const span = { start, end: start + found[0].length };
  const [before, behind] = [text.slice(0, span.start), text.slice(span.end)];
  const values = behind.match(/0x[\da-f]+|\d[\d.,]*/gi) ?? [];
  const isSaidAgain = values.length > 0 && values.every((value) => before.includes(value.replace(/[.,]$/, '')));
  return isSaidAgain ? [] : [{ kind: 'unsettled', ...span, reach: span }];
}

/** Consecutive clauses of one sentence that instruct nothing. */
function runsOf({ sentences, clauses }: Reading, isSilent: (clause: Span) => boolean): Span[][] {
  const runs: Span[][] = [];
  let [sentence, isOpen] = [-1, false];
  for (const clause of clauses) {
    const own = indexAt(sentences, clause.start);
    const isHeard = !isSilent(clause);
    if (isHeard && isOpen && own === sentence) runs.at(-1)?.push(clause);
    else if (isHeard) runs.push([clause]);
    [sentence, isOpen] = [own, isHeard];
  }
  return runs;
}

/**
 * The end of the last instruction that names its object: `… until I am back and give my okay` has a verb, too, and only
 * holds it back. In a conversation, the last word may be `yes, send it`.
 */
function endOfInstruction({ text, clauses, turns }: Reading, ordered: readonly Span[]): number {
  const isFull = (action: Span): boolean => {
    const { start, end } = clauses[indexAt(clauses, action.start)] ?? action;
    return turns.length > 0 || /\p{Nd}/u.test(text.slice(start, end));
  };
  const whiles = findWhiles(text);
  const full = ordered.filter((action) => isFull(action) && !whiles.some((span) => meets(span, action)));
  return Math.max(0, ...(full.length > 0 ? full : ordered.slice(0, 1)).map(({ end }) => end));
}

/**
 * A clause next to the instruction has to be harmless: a greeting, a limit, a reason. If it may affect whether the
 * instruction stands, in words that no cue matches, it leaves the instruction open: the owner knows the meaning.
 */
export function findUnsettled(reading: Reading, ordered: readonly Span[], discarded: readonly Span[]): Cue[] {
  const { text, clauses, turns } = reading;
  const others = turns.filter(({ speaker }) => speaker !== 'owner');
  const last = endOfInstruction(reading, ordered);
  const isSilent = (clause: Span): boolean =>
    discarded.some((span) => holds(span, clause)) ||
    others.some((turn) => meets(turn, clause)) ||
    ordered.some((action) => action.end <= last && meets(clause, action));
  // `… and give the contract an approval`: a second instruction does not question the first.
  const isInstructed = (span: Span): boolean => {
    const clause = clauses[indexAt(clauses, span.start)] ?? span;
    return ordered.some((action) => holds(clause, action) && action.start <= span.start);
  };
  if (reading.isRecord) return [];
  const unclear = runsOf(reading, isSilent).flatMap((run): Cue[] => {
    const start = run[0]?.start ?? 0;
    const books = booksOf(reading, run[0] ?? { start, end: start }, ordered);
    for (const { before, after } of books) {
      const found = unsettledIn(text, run, start < last ? before : after, books);
      const kept = found.filter((span) => !discarded.some((each) => holds(each, span)) && !isInstructed(span));
      if (kept.length > 0) return kept.map((span) => ({ kind: 'unsettled', ...span, reach: span }));
    }
    return start < last
      ? []
      : run.flatMap((clause) => findSlip(text, clause)).filter((cue) => !discarded.some((each) => meets(each, cue)));
  });
  return [
    ...unclear,
    ...findKeptBack(reading, ordered, last).filter((cue) => !discarded.some((each) => meets(each, cue))),
    ...findLabels(reading, ordered, discarded),
    ...findAfterthoughts(reading, ordered, discarded),
    ...findUnformed(reading, ordered),
  ];
}

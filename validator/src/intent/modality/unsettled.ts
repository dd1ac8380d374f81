import { holds, indexAt, meets, type Span } from '../text/span.ts';
import type { Cue } from './cue.ts';
import { findKeptBack, findWhiles } from './kept-back.ts';
import { findAfterthoughts, findLabels } from './labels.ts';
import { languagesOf } from './licence.ts';
import type { Reading } from './reading.ts';
import { ordering, signing, slips, type Unsettled, unsettled } from './unsettled-words.ts';

const MAX_ORDERS = 4;

/**
 * The words of the languages that a clause may be in: its own, and those that have the verb of the instruction, as a short remark often does not tell
 * its language.
 */
function booksOf({ spoken, sentences, words }: Reading, clause: Span, ordered: readonly Span[]): readonly Unsettled[] {
  const languages = spoken[indexAt(sentences, clause.start)];
  const own = [languages?.main, ...(languages?.tied ?? [])].map((lexicon) => lexicon?.book.code ?? '');
  const instructing = ordered
    .slice(0, MAX_ORDERS)
    .flatMap(({ start }) => languagesOf(spoken[indexAt(sentences, start)], words[indexAt(words, start)]?.key ?? ''));
  return [...new Set([...own, ...instructing])].flatMap((code) => unsettled[code] ?? []);
}

/** Where a clause speaks of deciding, waiting, saying, another time or taking back, apart from phrases that are known to be harmless. */
function unsettledIn(part: string, words: RegExp | null, harmless: RegExp | null): Span | null {
  const rest = harmless ? part.replace(harmless, (phrase) => ' '.repeat(phrase.length)) : part;
  const found = words?.exec(rest);
  if (!found) return null;
  return { start: found.index, end: found.index + found[0].length };
}

const TAIL = 24;
const MAX_SIGNED = 80;

/** Where no verb of the text has a form that instructs, in a language whose endings tell. */
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

/** A word that takes back what was said, in whatever language, unless only the same values follow it. */
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

/**
 * Where the last instruction ends that says what it is about: `… until I am back and give my okay` has a verb, too, and yet only holds it back. In a talk,
 * the last word may be `yes, send it`.
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
 * A clause beside the instruction has to be harmless: a greeting, a limit, a reason. One that bears on whether the instruction stands, in words that no cue
 * reads, leaves it open: the owner knows what was meant.
 */
export function findUnsettled(reading: Reading, ordered: readonly Span[], discarded: readonly Span[]): Cue[] {
  const { text, clauses, turns } = reading;
  const others = turns.filter(({ speaker }) => speaker !== 'owner');
  const last = endOfInstruction(reading, ordered);
  const isSilent = (clause: Span): boolean =>
    discarded.some((span) => holds(span, clause)) ||
    others.some((turn) => meets(turn, clause)) ||
    ordered.some((action) => action.end <= last && meets(clause, action));
  if (reading.isRecord) return [];
  const unclear = clauses.flatMap((clause): Cue[] => {
    if (isSilent(clause)) return [];
    const part = text.slice(clause.start, clause.end).toLowerCase().normalize('NFC');
    // Lower case may change the length in a few scripts, and a place is then not found again.
    const isSame = part.length === clause.end - clause.start;
    for (const book of booksOf(reading, clause, ordered)) {
      const found = unsettledIn(part, clause.start < last ? book.before : book.after, book.harmless);
      if (!found) continue;
      const span = isSame ? { start: clause.start + found.start, end: clause.start + found.end } : clause;
      // `… and give the contract an approval`: what is instructed there is no word on whether to.
      if (
        discarded.some((each) => holds(each, span)) ||
        ordered.some((each) => holds(clause, each) && each.start <= span.start)
      )
        continue;
      return [{ kind: 'unsettled', ...span, reach: span }];
    }
    return clause.start < last
      ? []
      : findSlip(text, clause).filter((cue) => !discarded.some((each) => meets(each, cue)));
  });
  return [
    ...unclear,
    ...findKeptBack(reading, ordered, last).filter((cue) => !discarded.some((each) => meets(each, cue))),
    ...findLabels(reading, ordered, discarded),
    ...findAfterthoughts(reading, ordered, discarded),
    ...findUnformed(reading, ordered),
  ];
}

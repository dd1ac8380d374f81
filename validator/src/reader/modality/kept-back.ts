import { compilePattern } from '../../patterns/compile-pattern.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import type { Cue } from '../languages/cue.ts';
import { askedWhiles, contrastWords, shelvedOrders, states } from '../languages/phrases/kept-back.ts';
import { holds, indexAt, meets, type Span } from '../text/span.ts';
import type { Reading } from './read-text.ts';

const wholeWords = (rows: readonly string[], flags: string): RegExp =>
  compilePattern(`(?<![\\p{L}\\d])(?:${rows.join('|').replaceAll(' ', '\\s{1,3}')})(?![\\p{L}\\d])`, flags);

const whiles = wholeWords(askedWhiles, 'giu');

/** Requests for time (`give me a while`): such a verb instructs nothing. */
export const findWhiles = (text: string): Span[] =>
  matchesIn(text, whiles).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

interface Contrast {
  /** The opening words of a remark that restricts the words before it. */
  readonly opens: RegExp;
  /** Topics of a remark that leave the instruction as it is: bounds, places, courtesies, secrecy. */
  readonly spares: RegExp;
}

const contrast = (opens: string, spares: readonly string[]): Contrast => ({
  opens: compilePattern(`^\\W{0,4}(?:${opens.replaceAll(' ', '\\s{1,3}')})(?=[\\s,:])`, 'iu'),
  spares: wholeWords(spares, 'iu'),
});

const contrasts: Readonly<Record<string, Contrast>> = Object.fromEntries(
  Object.entries(contrastWords).map(([code, { opens, spares }]) => [code, contrast(opens, spares)]),
);

const shelved = wholeWords(shelvedOrders, 'iu');

const cueAt = (span: Span): Cue => ({ kind: 'unsettled', ...span, reach: span });

/**
 * A remark after the instruction, on its own or directly after a comma, that opens with a contrast and is not known to
 * be harmless.
 */
function findContrasts({ text, sentences, clauses, spoken }: Reading, ordered: readonly Span[], last: number): Cue[] {
  const instructing = spoken[indexAt(sentences, ordered[0]?.start ?? 0)]?.main.book.code ?? '';
  return clauses.flatMap((clause, index): Cue[] => {
    const at = indexAt(sentences, clause.start);
    const sentence = sentences[at] ?? clause;
    const before = clauses[index - 1];
    const isAdded = clause.start <= sentence.start || (before && ordered.some((action) => holds(before, action)));
    const own = contrasts[spoken[at]?.main.book.code ?? ''];
    const words = own?.opens.test(text.slice(clause.start, clause.end)) ? own : contrasts[instructing];
    if (clause.start < last || !isAdded || !words) return [];
    const [opening] = words.opens.exec(text.slice(clause.start, clause.end)) ?? [];
    const rest = { start: clause.start + (opening?.length ?? 0), end: sentence.end };
    if (!opening || ordered.some((action) => meets(rest, action))) return [];
    const said = text.slice(rest.start, rest.end);
    return /\p{Nd}/u.test(said) || words.spares.test(said) ? [] : [cueAt({ start: clause.start, end: rest.start })];
  });
}

/**
 * The owner keeps control of the instruction: asks for time, restricts it, reports its progress, or only wants it
 * filled in.
 */
export function findKeptBack(reading: Reading, ordered: readonly Span[], last: number): Cue[] {
  const { text, turns } = reading;
  const found = (pattern: RegExp): Span[] => {
    const match = pattern.exec(text);
    return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
  };
  const isOthers = (span: Span): boolean => turns.some((turn) => turn.speaker !== 'owner' && meets(turn, span));
  return [
    ...findWhiles(text)
      .filter(({ start }) => start >= last && last > 0)
      .map(cueAt),
    ...(ordered.length > 0 ? [...found(states), ...found(shelved)].map(cueAt) : []),
    ...findContrasts(reading, ordered, last),
  ].filter((cue) => !isOthers(cue));
}

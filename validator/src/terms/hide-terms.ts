import type { Effect, Term } from '../effects/effect.ts';
import { compilePattern } from '../patterns/compile-pattern.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import { opensEnd } from '../reader/languages/phrases/lengths-of-time.ts';
import type { Wording } from '../reader/modality/denials.ts';
import { plainDigits } from '../reader/text/characters.ts';
import type { Span } from '../reader/text/span.ts';
import { literally } from './literally.ts';
import { nounOf } from './said-numbers.ts';
import { saidPeriods, saidRates } from './said-periods.ts';
import { findHex, isSaidTime, saidDates, saidDurations } from './said-terms.ts';
import { venueSpans } from './said-venue.ts';

const joint = /^\s{0,2}(?:,|and|&|,\s?and|y|et|und|e)\s{0,2}$/i;

/** `1,234` and `1234` are the same number. */
const digitsOf = (value: bigint): string => {
  const plain = String(value);
  const grouped = plain.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return grouped === plain ? plain : `(?:${plain}|${grouped})`;
};

/** Follows a number that counts an asset: a sign, or a word with a capital letter. */
const unitAfter = /^[^\S\n]{0,2}(?:[%$€]|[\p{Ll}\d]*\p{Lu})/u;

function numberSpans(text: string, value: bigint): Span[] {
  const pattern = compilePattern(`(?<![\\w.,])#?\\s?${digitsOf(value)}(?!\\w|[.,]\\d)`, 'g');
  return matchesIn(plainDigits(text), pattern)
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter(({ end }) => !unitAfter.test(text.slice(end, end + 12)));
}

function durationSpans(text: string, seconds: bigint): Span[] {
  return saidDurations(text)
    .filter(({ least, most }) => Number(seconds) >= least && Number(seconds) <= most)
    .map(({ start, text: { length } }) => {
      const lead = /(?:\bfor|\bby)\s+$/i.exec(text.slice(Math.max(0, start - 6), start))?.[0].length ?? 0;
      return { start: start - lead, end: start + length };
    });
}

const endsClause = /^\s*(?:[.,;!?)]|$|(?:and|then|with|please|thanks)\b)/i;
const putsOff = /(?:\b(?:not|never|nothing|wait|hold|off)|n['’]t)\s+$/i;

const dateSpans = (text: string, unix: bigint, nowUnix: number): Span[] =>
  saidDates(text, nowUnix).filter(
    ({ start, end, atUnix }) =>
      isSaidTime(unix, atUnix, atUnix) &&
      opensEnd.test(text.slice(start, start + 12)) &&
      endsClause.test(text.slice(end, end + 12)) &&
      !putsOff.test(text.slice(Math.max(0, start - 12), start)),
  );

/** `for at least 2 LP tokens`: an amount of an unlisted asset, after the listed ones. */
function amountSpans(text: string, words: readonly string[]): Span[] {
  return words.flatMap((value) => {
    // Other text, such as the reason for a vote, may start with a digit and contain anything.
    if (!/^\d+(?:\.\d+)?$/.test(value)) return [];
    const pattern = compilePattern(
      `\\s(?:for|getting|receiving)\\s{1,2}(?:at least\\s{1,2})?${literally(value)}(?!\\w)`,
      'giu',
    );
    return matchesIn(text, pattern).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  });
}

/** `nonce 12`: the noun belongs to its number. */
function withNoun(text: string, { what }: Term, { start, end }: Span): Span {
  const before = text.slice(Math.max(0, start - 40), start);
  const lead = compilePattern(
    `(?<!\\p{L})${literally(nounOf(what))}s?\\s{1,2}(?:(?:id|no\\.?|number|nr\\.?|at)\\s{1,2})?$`,
    'iu',
  ).exec(before);
  return { start: start - (lead?.[0].length ?? 0), end };
}

/** The context for reading the words of a term. */
interface TermSetting {
  readonly nowUnix: number;
  readonly parties?: ReadonlySet<string>;
}

/** Where the text states a term. */
export function termSpans(wording: Wording, term: Term, { nowUnix, parties = new Set() }: TermSetting): Span[] {
  const { text } = wording;
  switch (term.is) {
    case 'number':
      return numberSpans(text, term.value).map((span) => withNoun(text, term, span));
    case 'hex':
      // An address that is also paid or trusted, and an owned or upgraded contract, must stay readable as that.
      return parties.has(term.value) || term.what === 'contract' ? [] : findHex(text, term.value);
    case 'pair':
      return findHex(text, term.id);
    case 'text':
      return amountSpans(text, [term.value, ...(term.alike ?? [])]);
    case 'venue':
      return [...venueSpans(wording, term)];
    case 'duration':
      return durationSpans(text, term.seconds);
    case 'period':
      return saidPeriods(text).filter(
        ({ least, most }) => Number(term.seconds) >= least && Number(term.seconds) <= most,
      );
    case 'rate':
      return saidRates(text).flatMap(({ number, period }) => [number, period]);
    case 'time':
      return dateSpans(text, term.unix, nowUnix);
    default:
      return [];
  }
}

/**
 * In the order of the text; adjoining spans are merged, and so are `48213 and 48214`, because the `and` joins no steps.
 */
function merge(text: string, spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && (span.start <= last.end || joint.test(text.slice(last.end, span.start)))) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else {
      merged.push(span);
    }
  }
  return merged;
}

/** Equal for equal terms: many effects may share one. */
export const keyOf = (term: Term): string => Object.values(term).map(String).join('\n');

/**
 * The text without the terms of the effects, each blanked out in place: the reader knows amounts, assets and parties,
 * and would read the number of a position as an amount. `term_matching` reads the whole text.
 */
export function hideTerms(wording: Wording, effects: readonly Effect[], nowUnix: number): string {
  const { text } = wording;
  const terms = effects.flatMap((effect) => effect.terms ?? []);
  if (terms.length === 0) return text;
  const parties = new Set(
    effects.flatMap(({ from, to, spender }) => [from, to, spender].filter((each) => each != null)),
  );
  const distinct = new Map(terms.map((term) => [keyOf(term), term]));
  const spans = merge(
    text,
    [...distinct.values()].flatMap((term) => termSpans(wording, term, { nowUnix, parties })),
  );
  const parts = spans.map(
    ({ start, end }, index) => text.slice(spans[index - 1]?.end ?? 0, start) + ' '.repeat(end - start),
  );
  return parts.join('') + text.slice(spans.at(-1)?.end ?? 0);
}

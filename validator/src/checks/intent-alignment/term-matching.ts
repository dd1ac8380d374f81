import type { Effect, Term } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { notNoun } from '../../reader/languages/phrases/labels.ts';
import { Wording } from '../../reader/modality/denials.ts';
import type { Span } from '../../reader/text/span.ts';
import { showCount } from '../../show/show.ts';
import { keyOf } from '../../terms/hide-terms.ts';
import { findOtherPair } from '../../terms/other-pair.ts';
import { isNameSaid } from '../../terms/said-names.ts';
import { nounOf, numbersBeside, type SaidNumber, saidNumbers } from '../../terms/said-numbers.ts';
import { isRate, type SaidPeriod, type SaidRate, saidPeriods, saidRates } from '../../terms/said-periods.ts';
import { saidRoles } from '../../terms/said-roles.ts';
import { findHex, isSaidTime, saidDates, saidDurations } from '../../terms/said-terms.ts';
import { isVenueSaid } from '../../terms/said-venue.ts';
import type { Mark, Node } from '../node.ts';
import { type Comparison, settle, spansOf } from './settle.ts';

const DAY = 86_400;

/** Unix seconds as `2029-01-04`, if they are a date at all. */
const showDay = (unix: bigint): string =>
  unix < 253_402_300_800n ? new Date(Number(unix) * 1000).toISOString().slice(0, 10) : `${unix}`;

/** `90 seconds`, `3 days (259,200 seconds)`. */
function showDuration(seconds: bigint): string {
  const exact = showCount(seconds, 'second');
  const days = Math.round((Number(seconds) / DAY) * 10) / 10;
  return seconds < DAY ? exact : `${days} ${days === 1 ? 'day' : 'days'} (${exact})`;
}

/** Shows up to a word (32 bytes) whole; longer bytes are cut. */
const showHex = (value: string): string =>
  value.length > 66 ? `${value.slice(0, 34)}… (${showCount(value.length / 2 - 1, 'byte')})` : value;

const showDecimal = (base: bigint): string => `${Number(base) / 1e18}`;

const show = (term: Term): string => {
  if (term.is === 'hex') return showHex(term.value);
  if (term.is === 'duration') return showDuration(term.seconds);
  if (term.is === 'period') return term.seconds === 0n ? 'once' : `every ${showDuration(term.seconds)}`;
  if (term.is === 'rate') return `${showDecimal(term.perSecond * 86_400n)} per day`;
  if (term.is === 'time') return `${showDay(term.unix)} (${term.unix})`;
  return term.is === 'text' && !/^(?:true|false|[\d.]+ ?%?)$/.test(term.value) ? `"${term.value}"` : `${term.value}`;
};

/** `the lock end`; a name that is not a noun, such as some labels of descriptors, is quoted. */
const nameTerm = (what: string): string => (notNoun.test(what) ? `"${what}"` : `the ${what}`);

const setting = (term: Term): string =>
  term.is === 'venue' ? `calls ${nameTerm(term.what)} ${show(term)}` : `sets ${nameTerm(term.what)} to ${show(term)}`;

const same = (term: Term): Comparison => ({
  is: 'same',
  text: `The intent states ${nameTerm(term.what)}: ${show(term)}.`,
});

const markOf = (effect: Effect, { what }: Term): Mark => ({ effects: [effect], claim: 'term', term: what });

const unsaid = (effect: Effect, term: Term): Comparison => ({
  is: 'unknown',
  mark: markOf(effect, term),
  text: `The transaction ${setting(term)}, which the intent does not state: add it to the intent, or let the owner confirm it.`,
});

const different = (effect: Effect, term: Term, said: string, spans: readonly Span[] = []): Comparison => ({
  is: 'different',
  mark: { ...markOf(effect, term), spans, said },
  text: `The intent says ${said}, but the transaction ${setting(term)}.`,
  fix: `Set ${nameTerm(term.what)} to what the intent says: ${said}.`,
});

/** The numbers in the words, and those in the terms of the effects, by noun. */
interface Numbers {
  readonly said: readonly SaidNumber[];
  readonly besides: ReadonlyMap<string, readonly SaidNumber[]>;
  readonly bound: ReadonlyMap<string, ReadonlySet<bigint>>;
}

function readNumbers(facts: Facts): Numbers {
  const terms = facts.decoded.effects.flatMap(({ terms: all = [] }) => all.filter((term) => term.is === 'number'));
  const said = terms.length === 0 ? [] : saidNumbers(facts);
  const bound = Map.groupBy(terms, ({ what }) => nounOf(what));
  return {
    said,
    besides: new Map([...bound.keys()].map((noun) => [noun, numbersBeside(facts.intent.text, noun, said)])),
    bound: new Map([...bound].map(([noun, all]) => [noun, new Set(all.map(({ value }) => value))])),
  };
}

/**
 * If numbers stand next to the noun, only they count; a number elsewhere may mean anything, and only raises a doubt. It
 * does not even count if the words contain other numbers that match no effect: `on proposal 7, as on proposal 6`.
 */
function compareNumber(effect: Effect, term: Term & { is: 'number' }, { said, besides, bound }: Numbers): Comparison {
  const noun = nounOf(term.what);
  if (said.some(({ value, isDenied }) => isDenied && value === term.value)) return unsaid(effect, term);
  const isTerm = ({ value }: SaidNumber) => value === term.value;
  const beside = (besides.get(noun) ?? []).filter(({ isDenied }) => !isDenied);
  const [first] = beside;
  if (first) {
    if (beside.some(isTerm)) {
      return beside.every(({ value }) => bound.get(noun)?.has(value)) ? same(term) : unsaid(effect, term);
    }
    return said.some(isTerm) ? unsaid(effect, term) : different(effect, term, `${noun} ${first.value}`, spansOf(first));
  }
  const others = new Set([...besides.values()].flat());
  const loose = said.filter((each) => !others.has(each));
  const isOnly = loose.every(({ value }) => [...bound.values()].some((values) => values.has(value)));
  return isOnly && loose.some(isTerm) ? same(term) : unsaid(effect, term);
}

function compareDuration(facts: Facts, effect: Effect, term: Term & { is: 'duration' }): Comparison {
  const seconds = Number(term.seconds);
  const said = saidDurations(facts.intent.text);
  if (said.some(({ least, most }) => seconds >= least && seconds <= most)) return same(term);
  const [first] = said;
  const spans = first ? [{ start: first.start, end: first.start + first.text.length }] : [];
  return first ? different(effect, term, first.text, spans) : unsaid(effect, term);
}

/** Every period next to an amount that could be this limit must be its own. */
function comparePeriod(facts: Facts, effect: Effect, term: Term & { is: 'period' }): Comparison {
  const said = saidPeriods(facts.intent.text);
  if (term.seconds === 0n && said.length === 0) return same(term);
  const isSame = ({ least, most }: SaidPeriod) => Number(term.seconds) >= least && Number(term.seconds) <= most;
  if (said.length > 0 && said.every(isSame)) return same(term);
  const [first] = said;
  if (!first || said.some(isSame)) return unsaid(effect, term);
  return different(effect, term, facts.intent.text.slice(first.start, first.end).trim(), [first]);
}

/** Super tokens have 18 decimals. */
const BASE = 1e18;

/** Every rate of the words must be the one of the transaction, in its token. */
function compareRate(facts: Facts, effect: Effect, term: Term & { is: 'rate' }): Comparison {
  const symbol = facts.data.tokens.at(facts.request.chainId, term.token)?.symbol.toLowerCase();
  const said = saidRates(facts.intent.text);
  const isOurs = (rate: SaidRate) => rate.symbol === null || rate.symbol === symbol || symbol === undefined;
  const fits = (rate: SaidRate) => isRate(rate, Number(term.perSecond) / BASE);
  if (said.length > 0 && said.every((rate) => fits(rate))) return same(term);
  const [first] = said.filter(isOurs);
  if (!first || said.some(fits)) return unsaid(effect, term);
  return different(effect, term, facts.intent.text.slice(first.number.start, first.period.end), [first.number]);
}

function compareTime(facts: Facts, effect: Effect, term: Term & { is: 'time' }): Comparison {
  const { nowUnix } = facts.request;
  const durations = saidDurations(facts.intent.text);
  if (durations.some(({ least, most }) => isSaidTime(term.unix, nowUnix + least, nowUnix + most))) return same(term);
  const dates = saidDates(facts.intent.text, nowUnix);
  if (dates.some(({ atUnix }) => isSaidTime(term.unix, atUnix, atUnix))) return same(term);
  const [date] = dates;
  const [duration] = durations;
  if (duration) {
    const { start, text } = duration;
    return different(effect, term, text, [{ start, end: start + text.length }]);
  }
  return date ? different(effect, term, showDay(BigInt(date.atUnix)), [date]) : unsaid(effect, term);
}

function comparePair(facts: Facts, effect: Effect, term: Term & { is: 'pair' }): Comparison {
  const other = findOtherPair(facts, effect, term);
  if (other?.isClear) return different(effect, term, other.said);
  if (other) return unsaid(effect, term);
  return { is: 'same', text: `The ${term.what} ${show(term)} is known, and the intent names no other.` };
}

/** Stated, and denied nowhere: words that do both state neither. */
function isMeant(wording: Wording, places: readonly Span[]): boolean {
  return places.length > 0 && !places.some((place) => wording.isDenied(place));
}

/** If the words contain both the choice and another one, or words that reverse it, their meaning is open. */
function compareText(effect: Effect, term: Term & { is: 'text' }, wording: Wording): Comparison {
  const { value, alike = [], unlike, turning = [] } = term;
  const placesOf = (words: string) => findWords(wording.text, words.toLowerCase());
  const isThere = (words: string) => placesOf(words).length > 0;
  const isTurned = turning.some(isThere);
  // The value of a choice may be a word without meaning of its own: its alternative words replace it.
  const own = (unlike ? alike : [value, ...alike]).flatMap(placesOf);
  if (isMeant(wording, own) && !isTurned && !unlike?.some(isThere)) return same(term);
  const other = unlike?.find((words) => isMeant(wording, placesOf(words)));
  const isOpen = isTurned || own.some((place) => !wording.isDenied(place));
  return isOpen || other === undefined ? unsaid(effect, term) : different(effect, term, `"${other}"`);
}

const isHexSaid = (wording: Wording, { what, value }: Term & { is: 'hex' }): boolean =>
  isMeant(wording, findHex(wording.text, value)) ||
  (what === 'name' && isNameSaid(wording.text, value)) ||
  (what === 'role' && isRoleMeant(wording, value));

/** Named, and no other role is: words for several leave open which one the transaction is about. */
function isRoleMeant(wording: Wording, value: string): boolean {
  const said = saidRoles(wording.text);
  const own = said.filter(({ hash }) => hash === value);
  return said.every(({ hash, isCode }) => hash === value || !isCode) && isMeant(wording, own);
}

/** The words for the comparison. */
interface Words {
  readonly numbers: Numbers;
  /** In lower case. */
  readonly plain: Wording;
}

function compare(facts: Facts, effect: Effect, term: Term, { numbers, plain }: Words): Comparison {
  const { wording } = facts;
  switch (term.is) {
    case 'number':
      return compareNumber(effect, term, numbers);
    case 'hex':
      return isHexSaid(wording, term) ? same(term) : unsaid(effect, term);
    case 'text':
      return compareText(effect, term, plain);
    case 'venue':
      return isVenueSaid(wording, term) ? same(term) : unsaid(effect, term);
    case 'pair':
      return comparePair(facts, effect, term);
    case 'duration':
      return compareDuration(facts, effect, term);
    case 'period':
      return comparePeriod(facts, effect, term);
    case 'rate':
      return compareRate(facts, effect, term);
    case 'time':
      return compareTime(facts, effect, term);
  }
}

/** Matches of whole words: `alice` is not in `malice.eth`, but is in `alice.eth`. */
function findWords(text: string, words: string): Span[] {
  const found: Span[] = [];
  if (words === '') return found;
  const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_-]/u.test(character);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const startsInside = isWord(words[0]) && (isWord(text[at - 1]) || text[at - 1] === '.');
    if (!startsInside && !(isWord(words.at(-1)) && isWord(text[at + words.length])))
      found.push({ start: at, end: at + words.length });
  }
  return found;
}

export const termMatching: Node = {
  id: 'intent_alignment.term_matching',
  name: 'Terms',
  severity: 'critical',
  needs: ['effects'],
  stops: 'A position, withdrawal request, name, market or lock time other than the one the intent names.',
  rejectsOn: 'A term in the words other than that of the bytes.',
  letsThrough: 'Listed markets and counterparties, and terms that the intent states in its own units.',
  skips:
    'If no effect depends on such a term, or if the intent omits one that matters, so that the owner has to state it.',
  check(facts) {
    const plain = new Wording(facts.intent.text.normalize('NFC').toLowerCase());
    const words: Words = { numbers: readNumbers(facts), plain };
    const known = new Map<string, Comparison>();
    const comparisons = facts.decoded.effects.flatMap((effect) =>
      (effect.terms ?? []).map((term) => {
        // A batch may contain one choice hundreds of times.
        const key = `${effect.kind}\n${keyOf(term)}`;
        const comparison = (term.is === 'text' && known.get(key)) || compare(facts, effect, term, words);
        known.set(key, comparison);
        return comparison;
      }),
    );
    return settle(comparisons, 'Nothing in the transaction depends on a position, a market, a name or a term.');
  },
};

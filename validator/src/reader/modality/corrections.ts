import { compilePattern } from '../../patterns/compile-pattern.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import {
  additional,
  changePhrases,
  hesitations,
  rewriting,
  rewritingUnspaced,
  slipPhrases,
} from '../languages/phrases/corrections.ts';
import { indexAt, meets, type Span } from '../text/span.ts';

/** A named value that a later one of its kind may replace. */
export interface Value extends Span {
  readonly kind: 'amount' | 'party' | 'asset' | 'chain';
  /** Equal for equal values. */
  readonly key: string;
  /** The coin of an amount; empty if it is not named. */
  readonly unit: string;
  /** The amount without its coin. */
  readonly bare: Span;
}

const spaced = (phrases: string): string => phrases.replaceAll("'", "['’]?").replaceAll(' ', '\\s{1,3}');
const words = (phrases: string): string => `(?<![\\p{L}\\p{M}])(?:${spaced(phrases)})(?![\\p{L}\\p{M}])`;

const longestFirst = (phrases: string): string =>
  phrases
    .split('|')
    .sort((one, other) => other.length - one.length)
    .join('|');

const markers = compilePattern(`${words(rewriting)}|${rewritingUnspaced}`, 'giu');
/** Words that replace a value only if they stand directly between the two, or directly behind a pause. */
const slips = compilePattern(words(longestFirst(slipPhrases)), 'giu');
/** Words that open a later turn or sentence, and change a value of an earlier one. */
const changes = compilePattern(`^[\\s\\p{P}]{0,3}(?:\\S{1,20}\\s{1,3}){0,2}?(${words(changePhrases)})`, 'iu');

/** The maximum distance from the words to the new value: an amount may follow its reason. */
const REACH = { amount: 70, party: 40, asset: 16, chain: 16 } as const;
const NEAR = 6;
const MAX_MARKERS = 8;
const MAX_VALUES = 64;

const onlyMarks = /^[\s\p{P}]*$/u;
const pause = /(?:[,;…、，。—–\n]|\.\.|\s-)\s*$/u;

interface Marker extends Span {
  readonly isSlip: boolean;
}

function markersIn(text: string): Marker[] {
  const all = (pattern: RegExp, isSlip: boolean): Marker[] =>
    matchesIn(text, pattern)
      .slice(0, MAX_MARKERS)
      .map(({ index, 0: { length } }) => ({ start: index, end: index + length, isSlip }));
  const strong = all(markers, false);
  return [...strong, ...all(slips, true).filter((slip) => !strong.some((each) => meets(each, slip)))].sort(
    (one, other) => one.start - other.start,
  );
}

const hesitationsIn = (text: string, from: number, to: number): Span[] =>
  matchesIn(text.slice(from, to), hesitations).map(({ index, 0: found }) => ({
    start: from + index,
    end: from + index + found.length,
  }));

const isKind =
  ({ kind, unit }: Value) =>
  (other: Value): boolean =>
    other.kind === kind && (unit === '' || other.unit === '' || unit === other.unit);

/** The one earlier value that the new one can replace. */
function replacedBy(fresh: Value, earlier: readonly Value[], marker: Span): Value | null {
  const all = earlier.filter(isKind(fresh));
  const same = all.filter(({ unit }) => unit === fresh.unit);
  const own = same.length > 0 ? same : all;
  const last = own.at(-1);
  if (!last || last.key === fresh.key) return null;
  return own.length === 1 || marker.start - last.end <= NEAR ? last : null;
}

/** The part of the old value that no longer counts: its coin remains if the new one names none. */
const partOf = (old: Value, fresh: Value): Span =>
  fresh.unit === '' && old.unit !== '' ? old.bare : { start: old.start, end: old.end };

/**
 * `240 USDC... no wait, he knocked a bit off, so make that 215 USDC`: the replaced value, and the words that replace
 * it. If several values are possible, or no value of its kind follows, none counts as corrected.
 */
function findRewritten(text: string, values: readonly Value[]): Span[] {
  const spans: Span[] = [];
  for (const marker of markersIn(text)) {
    // `0.4 yok yok 0.35 eth`: a word that could be a coin, but is the one that corrects.
    const isCut = ({ bare, end }: Value): boolean => bare.end <= marker.start && marker.start < end;
    const reached = (fresh: Value): boolean => {
      const between = text.slice(marker.end, fresh.start);
      if (additional.test(between)) return false;
      if (marker.isSlip) return (fresh.kind === 'amount' || fresh.kind === 'party') && onlyMarks.test(between);
      return between.length <= REACH[fresh.kind];
    };
    const earlier = values
      .filter((value) => value.end <= marker.start || isCut(value))
      .map((value) => (isCut(value) ? { ...value, unit: '' } : value));
    const old = values
      .filter((value) => value.start >= marker.end)
      .slice(0, 2)
      .filter(reached)
      .flatMap((fresh) => {
        const replaced = replacedBy(fresh, earlier, marker);
        return replaced ? [{ ...replaced, ...partOf(replaced, fresh) }] : [];
      })[0];
    if (!old) continue;
    // `Send 2 USDC to bob.eth, no, 5 USDC` may also deny the 5: a bare `no` corrects only what stands right before it.
    const isBareNo = /^no$/i.test(text.slice(marker.start, marker.end));
    if (isBareNo && old.end < marker.start && !onlyMarks.test(text.slice(old.end, marker.start))) continue;
    const isPaused =
      pause.test(text.slice(0, marker.start)) ||
      old.end >= marker.start ||
      onlyMarks.test(text.slice(old.end, marker.start));
    if (marker.isSlip && !isPaused) continue;
    const isKnown = spans.some((span) => meets(span, old));
    // `make it` may be an instruction by itself.
    if (!/^make/i.test(text.slice(marker.start, marker.end))) spans.push({ start: marker.start, end: marker.end });
    spans.push(...(isKnown ? [] : [{ start: old.start, end: old.end }]), ...hesitationsIn(text, old.end, marker.start));
  }
  return spans;
}

/** The value that a later turn or sentence changes, if only one earlier value of its kind can be meant. */
function findChanged(text: string, values: readonly Value[], last: Span): Span[] {
  const found = changes.exec(text.slice(last.start, last.end));
  if (!found) return [];
  const after = values.filter(({ start }) => start >= last.start);
  // `no less than` denies something else; `no, make it 50` is a correction.
  if (/^no$/i.test(found[1] ?? '') && /^\s\p{L}/u.test(text.slice(last.start + found[0].length))) return [];
  return (['amount', 'party'] as const).flatMap((kind) => {
    const [old, ...others] = values.filter((value) => value.kind === kind && value.end <= last.start);
    const [fresh, ...more] = after.filter((value) => value.kind === kind);
    if (!old || !fresh || others.length + more.length > 0 || old.key === fresh.key) return [];
    return isKind(fresh)(old) ? [partOf(old, fresh)] : [];
  });
}

/** Values that a later word corrects, if that is certain; any others remain a contradiction. */
export function findCorrected(text: string, all: readonly Value[], parts: readonly Span[]): Span[] {
  const isOwners = ({ start }: Span): boolean => (parts[indexAt(parts, start)]?.end ?? 0) > start;
  const values = all.slice(0, MAX_VALUES).filter(isOwners);
  const last = parts.at(-1);
  const spans = [...findRewritten(text, values), ...(last && parts.length > 1 ? findChanged(text, values, last) : [])];
  return spans.filter(
    (span, at) => !spans.slice(0, at).some(({ start, end }) => start === span.start && end === span.end),
  );
}

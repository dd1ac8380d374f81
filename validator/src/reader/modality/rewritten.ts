import { compilePattern } from '../../patterns/compile-pattern.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import { additional, hesitations, rewriting, rewritingUnspaced } from '../languages/phrases/corrections.ts';
import { indexAt, meets, type Span } from '../text/span.ts';

const markers = compilePattern(
  `(?<![\\p{L}\\p{M}])(?:${rewriting.replaceAll("'", "['’]?").replaceAll(' ', '\\s{1,3}')})(?![\\p{L}\\p{M}])|${rewritingUnspaced}`,
  'giu',
);

/** A number with the word after it; no part of an address, a name or a reference. */
const values =
  /(?<![\p{L}\d.,#_-])(?!0x)(\d{1,3}(?:[\u0020\u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d[\d.,]*\d|\d)(?![\d_-])(?:\s?([A-Za-z]{2,10}))?/gu;

const MAX_GAP = 70;
const MAX_MARKERS = 8;
const MAX_VALUES = 64;

interface Value extends Span {
  readonly number: string;
  readonly unit: string;
}

const isCoin = (unit: string): boolean => /[A-Z].*[A-Z]/.test(unit);

function valuesIn(text: string): Value[] {
  return matchesIn(text, values)
    .slice(0, MAX_VALUES)
    .flatMap((match): Value[] => {
      const [whole, number = '', unit = ''] = match;
      // `30 minutes`, `215 people`: counts of things are not amounts.
      if (unit !== '' && !isCoin(unit)) return [];
      return [{ start: match.index, end: match.index + whole.trimEnd().length, number, unit }];
    });
}

/** The one earlier value that the new one can replace. */
function replacedBy(fresh: Value, earlier: readonly Value[], marker: number): Value | null {
  const same = earlier.filter(({ unit }) => unit === fresh.unit || fresh.unit === '');
  const own = same.length > 0 ? same : earlier.filter(({ unit }) => unit === '');
  const last = own.at(-1);
  if (!last || last.number === fresh.number) return null;
  const NEAR = 6;
  return own.length === 1 || marker - last.end <= NEAR ? last : null;
}

const hesitationsIn = (text: string, from: number, to: number): Span[] =>
  matchesIn(text.slice(from, to), hesitations).map(({ index, 0: words }) => ({
    start: from + index,
    end: from + index + words.length,
  }));

/**
 * `240 USDC... no wait, he knocked a bit off, so make that 215 USDC`: the replaced value, and the words that replace
 * it. If several values are possible, or no value of its kind follows, none counts as corrected.
 */
export function findRewritten(text: string, parts: readonly Span[]): Span[] {
  const found = matchesIn(text, markers).slice(0, MAX_MARKERS);
  if (found.length === 0) return [];
  const said = valuesIn(text);
  const isOwners = ({ start }: Span): boolean => (parts[indexAt(parts, start)]?.end ?? 0) > start;
  const spans: Span[] = [];
  for (const { index: start, 0: words } of found) {
    const end = start + words.length;
    const fresh = said.find((value) => value.start >= end);
    if (!fresh || fresh.start - end > MAX_GAP || !isOwners(fresh)) continue;
    if (additional.test(text.slice(end, fresh.start))) continue;
    const earlier = said.filter((value) => value.end <= start && isOwners(value));
    const old = replacedBy(fresh, earlier, start);
    const isKnown = old !== null && spans.some((span) => meets(span, old));
    if (!old) continue;
    // `make it` may be an instruction by itself.
    if (!/^make/i.test(words)) spans.push({ start, end });
    spans.push(...(isKnown ? [] : [{ start: old.start, end: old.end }]), ...hesitationsIn(text, old.end, start));
  }
  return spans;
}

import { Phrases } from '../languages/cue-book.ts';
import { changePhrases, slipPhrases } from '../languages/phrases/corrections.ts';
import { holds, indexAt, type Span } from '../text/span.ts';
import type { Word } from '../text/words.ts';
import { findRewritten } from './rewritten.ts';

const slips = new Phrases<true>(new Set());
slips.add(slipPhrases, true);
const changes = new Phrases<true>(new Set());
changes.add(changePhrases, true);

const isNumber = (word: Word): boolean => word.isNumber;
const isParty = ({ key }: Word): boolean => /^0x[0-9a-f]{40}$/.test(key) || key.endsWith('.eth');
const kinds = [isNumber, isParty];

const none = (): boolean => false;

/** A number includes the coin after it. */
function withUnit(text: string, words: readonly Word[], at: number): Span {
  const word = words[at];
  const next = words[at + 1];
  const start = word?.start ?? 0;
  if (!word || !next?.joined || !isNumber(word) || !/^[A-Z][A-Za-z]{1,9}$/.test(text.slice(next.start, next.end)))
    return { start, end: word?.end ?? start };
  return { start, end: next.end };
}

/** `5, sorry, 50 USDC`: of two values of one kind around a slip, the first is corrected. */
function slipped(text: string, words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  for (let at = 1; at < words.length; at++) {
    const found = slips.find(words, at, words.length, none);
    const after = words[at + (found?.length ?? 0)];
    if (!found || !after) continue;
    const before = [at - 1, at - 2].find((index) =>
      kinds.some((is) => is(after) && is(words[index] ?? after) && index >= 0),
    );
    if (before !== undefined && words[before]?.key !== after.key) spans.push(withUnit(text, words, before));
  }
  return spans;
}

/** The coin after a number; empty if there is none. */
const unitOf = (text: string, words: readonly Word[], word: Word): string => {
  if (!isNumber(word)) return '';
  const { start, end } = withUnit(text, words, words.indexOf(word));
  return text.slice(start, end).replace(/^[\d.,\s]+/, '');
};

/** `no less than` denies something else; `no, make it 50` is a correction. */
const isBareNo = (later: readonly Word[], at: number): boolean =>
  later[at]?.key === 'no' && later[at + 1]?.joined === true;

/** The value that a later turn or sentence changes, if only one earlier value of its kind can be meant. */
function changed(text: string, earlier: readonly Word[], later: readonly Word[]): Span[] {
  if (!later.slice(0, 3).some((_, at) => !isBareNo(later, at) && changes.find(later, at, later.length, none)))
    return [];
  return kinds.flatMap((is) => {
    const old = earlier.filter(is);
    const fresh = later.filter(is);
    const [only] = old;
    if (!only || old.length !== 1 || fresh.length !== 1 || fresh[0]?.key === only.key) return [];
    const [before, now] = [unitOf(text, earlier, only), unitOf(text, later, fresh[0] ?? only)];
    if (before !== '' && now !== '' && before !== now) return [];
    return [withUnit(text, earlier, earlier.indexOf(only))];
  });
}

/** Values that a later word corrects, if that is certain; any others remain a contradiction. */
export function findCorrected(text: string, words: readonly Word[], parts: readonly Span[]): Span[] {
  const spans = [...slipped(text, words), ...findRewritten(text, parts)];
  const last = parts.at(-1);
  if (last && parts.length > 1) {
    const earlier = words.filter((word) => {
      const part = parts[indexAt(parts, word.start)];
      return word.end <= last.start && part !== undefined && holds(part, word);
    });
    spans.push(
      ...changed(
        text,
        earlier,
        words.filter(({ start }) => start >= last.start),
      ),
    );
  }
  return spans.filter(
    (span, at) => !spans.slice(0, at).some(({ start, end }) => start === span.start && end === span.end),
  );
}

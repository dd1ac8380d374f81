import type { Term } from '../effects/effect.ts';
import { compilePattern } from '../patterns/compile-pattern.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import type { Wording } from '../reader/modality/denials.ts';
import type { Span } from '../reader/text/span.ts';
import { literally } from './literally.ts';

type Venue = Term & { readonly is: 'venue' };

const lead =
  /(?:\b(?:in|into|to|at|on|with|from|via|using|through|by)\s+)?(?:\b(?:the|my|our)\s+)?(?:(?:vault|contract|pool)\s+(?:at\s+)?)?$/i;
const tail = /^(?:['’]s)?(?:\s+(?:vault|contract|pool|strategy)\b)?/i;

/** `Kiln v1`, `Kiln-v1`: a blank and a hyphen are equal. */
const loosely = (name: string) =>
  name
    .split(/[\s-]+/)
    .map(literally)
    .join('[\\s-]+');

const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

/**
 * Whether a text lacks a word of an ASCII name. A pattern for each name costs far more, and most texts contain none of
 * them. `ſ` is the only other letter that a case-insensitive pattern matches although its lower case differs.
 */
function lacksName(text: string, name: string): boolean {
  if (!isAscii(name) || text.includes('\u017f')) return false;
  const lower = text.toLowerCase();
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .some((part) => !lower.includes(part));
}

/** Every place at which the text names it, with the words that lead to it; none if the words deny it. */
function findName(wording: Wording, name: string): readonly Span[] {
  const { text } = wording;
  if (lacksName(text, name)) return [];
  // A script without spaces attaches its own words to a name: `hUSDCボールト`.
  const joined = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u30fc';
  const letter = `(?:(?![${joined}])[\\p{L}\\p{N}_-])`;
  // German attaches a noun to the name: `kCompoundUSDT-Vault`.
  const noun = '-(?:vault|tresor|pool|vertrag|contract|token)(?!\\p{L})';
  const pattern = compilePattern(`(?<!${letter})${loosely(name)}(?!(?!${noun})${letter})`, 'giu');
  return matchesIn(text, pattern).flatMap(({ index, 0: { length } }) => {
    const end = index + length;
    if (wording.isDenied({ start: index, end }, 'venue')) return [];
    const before = text.slice(Math.max(0, index - 80), index);
    const after = tail.exec(text.slice(end, end + 30))?.[0].length ?? 0;
    return [{ start: index - (lead.exec(before)?.[0].length ?? 0), end: end + after }];
  });
}

/** Whether the words name the contract of a venue. */
export const isVenueSaid = (wording: Wording, { value, alike }: Venue): boolean =>
  [value, ...alike].some((name) => findName(wording, name).length > 0);

/** Every place at which the text names it; shared names count only next to its own name. */
export function venueSpans(wording: Wording, { value, alike, shared }: Venue): readonly Span[] {
  const own = [value, ...alike].flatMap((name) => findName(wording, name));
  return own.length > 0 ? [...own, ...shared.flatMap((name) => findName(wording, name))] : [];
}

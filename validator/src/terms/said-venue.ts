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

/** `Kiln v1`, `Kiln-v1`: a blank and a hyphen are alike. */
const loosely = (name: string) =>
  name
    .split(/[\s-]+/)
    .map(literally)
    .join('[\\s-]+');

const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

/**
 * Whether a text lacks a part of a name in plain letters. A pattern for each name costs far more, and most texts have none
 * of them. Only `ſ` is taken for a plain letter by a pattern without regard to case and is none in lower case.
 */
function lacksName(text: string, name: string): boolean {
  if (!isAscii(name) || text.includes('\u017f')) return false;
  const lower = text.toLowerCase();
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .some((part) => !lower.includes(part));
}

/** Every place at which the text has a name, with what leads to it; none where it is named to be left alone. */
function findName(wording: Wording, name: string): readonly Span[] {
  const { text } = wording;
  if (lacksName(text, name)) return [];
  // A script without spaces writes its own words right onto a name: `hUSDCボールト`.
  const joined = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\u30fc';
  const letter = `(?:(?![${joined}])[\\p{L}\\p{N}_-])`;
  // German writes what it is onto the name: `kCompoundUSDT-Vault`.
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

/** Whether the words name the contract that a venue stands for. */
export const isVenueSaid = (wording: Wording, { value, alike }: Venue): boolean =>
  [value, ...alike].some((name) => findName(wording, name).length > 0);

/** Every place at which the text names it; what it shares with others names it only beside its own name. */
export function venueSpans(wording: Wording, { value, alike, shared }: Venue): readonly Span[] {
  const own = [value, ...alike].flatMap((name) => findName(wording, name));
  return own.length > 0 ? [...own, ...shared.flatMap((name) => findName(wording, name))] : [];
}

import { matchesIn } from '../patterns/matches-in.ts';
export interface Invisible {
  readonly kind: 'bidi' | 'zero-width' | 'tag' | 'variation-selector' | 'control';
  readonly codePoint: number;
  /** In UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
}

const unseen = /(?![\t\n\r])[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2028\u2029\u2800\ufff9-\ufffb]/gu;

const joining =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}' +
  '\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}';

/** Scripts without blanks between words, which mark possible line breaks with a zero-width space. */
const unspaced =
  '\\p{Script=Khmer}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Myanmar}\\p{Script=Tibetan}\\p{Script=Javanese}';

const scriptNeeds = [
  `(?<=[${unspaced}])\\u200b(?=[${unspaced}])`,
  `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`,
  '(?<=\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
];
/** An emoji may have an unnecessary selector. */
const emojiNeeds = ['\\p{RGI_Emoji}\\ufe0f?', '[\\p{Extended_Pictographic}]\\ufe0e'];
const isEmoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/**
 * Proper uses of invisible characters in scripts, and in emoji too: joined letters; families, keycaps, flags of
 * nations.
 */
const properInScripts = new RegExp(scriptNeeds.join('|'), 'gv');
const proper = new RegExp([...emojiNeeds, ...scriptNeeds].join('|'), 'gv');

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Every invisible character in a text that carries or reorders text, except those that proper writing needs. */
export function findInvisible(text: string): readonly Invisible[] {
  const found = matchesIn(text, unseen);
  // The search for proper uses takes much longer.
  if (found.length === 0) return [];
  const isMixedDirection = rightToLeft.test(text);
  const needs = isEmoji.test(text) ? proper : properInScripts;
  const needed = matchesIn(text, needs).map(({ 0: match, index }) => [index, index + match.length] as const);
  let next = 0;
  return found.flatMap(({ 0: character, index: start }) => {
    while ((needed[next]?.[1] ?? Infinity) <= start) next += 1;
    const codePoint = character.codePointAt(0) ?? 0;
    const isNeeded = (needed[next]?.[0] ?? Infinity) <= start;
    if (isNeeded || (isMixedDirection && /[\u200e\u200f\u061c]/.test(character))) return [];
    return [{ kind: kindOf(codePoint), codePoint, start, end: start + character.length }];
  });
}

function kindOf(codePoint: number): Invisible['kind'] {
  const character = String.fromCodePoint(codePoint);
  if (/\p{Bidi_Control}/u.test(character)) return 'bidi';
  if (/\p{Variation_Selector}/u.test(character)) return 'variation-selector';
  if (codePoint >= 0xe0000 && codePoint <= 0xe007f) return 'tag';
  return /[\p{Cc}\u2028\u2029\ufff9-\ufffb]/u.test(character) ? 'control' : 'zero-width';
}

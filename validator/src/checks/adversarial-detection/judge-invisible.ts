import { findInvisible, type Invisible } from '../../data/invisible.ts';
import { matchesIn } from '../../patterns/matches-in.ts';

/** `sure`: it hides or turns something. `doubtful`: it stands where a copied text may have it, and next to something that counts. */
type Weight = 'sure' | 'doubtful';

export interface JudgedInvisible extends Invisible {
  readonly weight: Weight;
}

/** What word processors, pages and chats leave behind: places to break or not to break a line, marks of direction. */
const leftBehind = /^[\u00ad\u061c\u200b-\u200f\u2060\ufeff]$/;
const softHyphen = 0xad;
/** Line ends of programs that know more kinds of them than one. */
const lineEnds: ReadonlySet<number> = new Set([0x0b, 0x0c, 0x85, 0x2028, 0x2029]);
/** One word in small letters, or with a capital at its start: no symbol, number, address or name of the ENS. */
const plainWord = /^\p{Lu}?[\p{Ll}\p{Lo}\p{M}'’-]+$/u;
const ends = /^["'“”‘’([{]+|["'“”‘’)\]},.;:!?…]+$/gu;
/** As many as a copied text has; more of them can spell something. */
const mostLeftBehind = 12;

/** Characters that are not seen and that do something, with how sure that is. `isCounted` tells the symbols of tokens. */
export function* judgeInvisible(
  text: string,
  isCounted: (word: string) => boolean,
): Generator<JudgedInvisible, void, undefined> {
  const found = findInvisible(text);
  if (found.length === 0) return;
  const isolated = isolatedPlaces(text);
  const isMuch = found.filter(({ codePoint }) => codePoint !== softHyphen).length > mostLeftBehind;
  for (const [index, one] of found.entries()) {
    const isInRow = found[index - 1]?.end === one.start || found[index + 1]?.start === one.end;
    const weight = isolated.get(one.start) ?? (isInRow ? 'sure' : weigh(text, one, isCounted));
    if (weight !== 'none' || isMuch) yield { ...one, weight: weight === 'none' ? 'doubtful' : weight };
  }
}

function weigh(text: string, { start, end, codePoint, kind }: Invisible, isCounted: (word: string) => boolean) {
  const character = String.fromCodePoint(codePoint);
  if (lineEnds.has(codePoint)) return 'doubtful';
  // A single selector chooses how a sign is drawn.
  if (kind === 'variation-selector')
    return codePoint <= 0xfe0f && /[\p{S}\p{P}]$/u.test(text.slice(Math.max(0, start - 2), start)) ? 'none' : 'sure';
  // Of pictures that are joined, an older list may not know all.
  if (codePoint === 0x200d && isBetweenPictures(text, start, end)) return 'none';
  if (!leftBehind.test(character)) return 'sure';
  const before = /\S{0,40}$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  const after = /^\S{0,40}/u.exec(text.slice(end, end + 40))?.[0] ?? '';
  if (before === '' && after === '') return 'none';
  const word = (before + after).replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '').replace(ends, '');
  const isAtEdge = before === '' || after === '';
  if (plainWord.test(word) && !isCounted(word)) return isAtEdge || codePoint === softHyphen ? 'none' : 'sure';
  return isAtEdge ? 'doubtful' : 'sure';
}

const isBetweenPictures = (text: string, start: number, end: number): boolean =>
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?$/u.test(text.slice(Math.max(0, start - 8), start)) &&
  /^\p{Extended_Pictographic}/u.test(text.slice(end, end + 2));

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** What keeps its own direction inside a text of another: an address among Arabic words. Nothing is turned by it. */
const kept =
  /[\u202a\u202b]([^\u202a-\u202e\u2066-\u2069]{0,400})\u202c|[\u2066-\u2068]([^\u202a-\u202e\u2066-\u2069]{0,400})\u2069/g;

/** Where such a span starts and ends, and what that means: text that runs one way needs none. */
function isolatedPlaces(text: string): ReadonlyMap<number, 'none' | 'doubtful'> {
  const places = new Map<number, 'none' | 'doubtful'>();
  const weight = rightToLeft.test(text) ? 'none' : 'doubtful';
  for (const { 0: span, 1: embedded, 2: isolated, index } of matchesIn(text, kept)) {
    const isTurned = span.startsWith('\u202b') || span.startsWith('\u2067');
    // Latin words and numbers in a span that runs from right to left change places.
    if (isTurned && /[A-Za-z\p{Nd}]/u.test(embedded ?? isolated ?? '')) continue;
    places.set(index, weight);
    places.set(index + span.length - 1, weight);
  }
  return places;
}

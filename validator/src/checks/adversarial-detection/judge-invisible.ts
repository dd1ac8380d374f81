import { findInvisible, type Invisible } from '../../data/invisible.ts';
import { matchesIn } from '../../patterns/matches-in.ts';

/** `sure`: it hides or reorders text. `doubtful`: it may come from copied text, and is next to a word that matters. */
type Weight = 'sure' | 'doubtful';

export interface JudgedInvisible extends Invisible {
  readonly weight: Weight;
}

/** Left behind by word processors, pages and chats: allowed or forbidden line breaks, direction marks. */
const leftBehind = /^[\u00ad\u061c\u200b-\u200f\u2060\ufeff]$/;
const softHyphen = 0xad;
/** Line ends of programs that use several kinds. */
const lineEnds: ReadonlySet<number> = new Set([0x0b, 0x0c, 0x85, 0x2028, 0x2029]);
/** A word in small letters, or with a capital at its start: not a symbol, number, address or ENS name. */
const plainWord = /^\p{Lu}?[\p{Ll}\p{Lo}\p{M}'’-]+$/u;
const ends = /^["'“”‘’([{]+|["'“”‘’)\]},.;:!?…]+$/gu;
/** The most that copied text contains; more of them can encode a message. */
const mostLeftBehind = 12;

/** Invisible characters with an effect, and how certain a trick is. `isCounted` recognises token symbols. */
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
  // A single selector chooses the style of a symbol.
  if (kind === 'variation-selector')
    return codePoint <= 0xfe0f && /[\p{S}\p{P}]$/u.test(text.slice(Math.max(0, start - 2), start)) ? 'none' : 'sure';
  // An older list may lack some of the joined pictures.
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
/** Text that keeps its own direction inside another: an address among Arabic words. It reorders nothing. */
const kept =
  /[\u202a\u202b]([^\u202a-\u202e\u2066-\u2069]{0,400})\u202c|[\u2066-\u2068]([^\u202a-\u202e\u2066-\u2069]{0,400})\u2069/g;

/** The start and end of such a span, and its weight: text in one direction does not need one. */
function isolatedPlaces(text: string): ReadonlyMap<number, 'none' | 'doubtful'> {
  const places = new Map<number, 'none' | 'doubtful'>();
  const weight = rightToLeft.test(text) ? 'none' : 'doubtful';
  for (const { 0: span, 1: embedded, 2: isolated, index } of matchesIn(text, kept)) {
    const isTurned = span.startsWith('\u202b') || span.startsWith('\u2067');
    // Latin words and numbers in a right-to-left span change places.
    if (isTurned && /[A-Za-z\p{Nd}]/u.test(embedded ?? isolated ?? '')) continue;
    places.set(index, weight);
    places.set(index + span.length - 1, weight);
  }
  return places;
}

import { abbreviations, tears } from '../languages/phrases/letters.ts';
import { isDigitAt, isSpace, isWordAt, unspaced } from './characters.ts';
import type { Span } from './span.ts';

const TERMINATORS = '.!?…。！？।۔؟;；\n';
/** Marks of other scripts, as in Amharic or Burmese. */
const sentenceTerminal = /\p{Sentence_Terminal}/u;
const COMMAS = ',，、،:：()（）[]—–|→';

/** `bill no. 77`; a no by itself ends its answer. */
const isNumbered = (text: string, at: number): boolean =>
  /(?:^|[\s(])no$/i.test(text.slice(Math.max(0, at - 3), at)) && /^\.\s{0,2}[#\d]/.test(text.slice(at, at + 4));

function endsSentence(text: string, at: number): boolean {
  const mark = text.charAt(at);
  if (mark === '\n') return !isSoftBreak(text, at);
  if (tears.includes(mark)) return text.charAt(at - 1) === mark && text.charAt(at + 1) !== mark;
  if (mark !== '.') return TERMINATORS.includes(mark) || (mark > '\u007f' && sentenceTerminal.test(mark));
  const after = text.charCodeAt(at + 1);
  // Such scripts put no space after a full stop.
  if (unspaced.test(text.charAt(at + 1)) && /\p{L}/u.test(text.charAt(at - 1))) return true;
  if (at + 1 < text.length && !isSpace(after) && !'.!?"”»)\'*'.includes(text.charAt(at + 1))) return false;
  if (at + 1 >= text.length) return true;
  if (isNumbered(text, at)) return false;
  const before = text.slice(Math.max(0, at - 8), at);
  return !abbreviations.test(before) || isEndOfNumber(text, at) || isEndOfLimit(before, text.slice(at + 1, at + 4));
}

/** `within 20 min. Then`, `0.25 USDC max. Then` */
const isEndOfLimit = (before: string, behind: string): boolean =>
  /[\d\p{Lu}] ?(?:min|max)$/u.test(before) && /^\s\p{Lu}\p{Ll}/u.test(behind);

/** `… pay 5.` ends a sentence, `1. Pay` opens a line of a list. */
function isEndOfNumber(text: string, at: number): boolean {
  if (!isDigitAt(text, at - 1)) return false;
  let start = at;
  while (start > 0 && isDigitAt(text, start - 1)) start--;
  while (start > 0 && isSpace(text.charCodeAt(start - 1)) && text.charAt(start - 1) !== '\n') start--;
  return start > 0 && text.charAt(start - 1) !== '\n';
}

/** A line that continues in lower case after one without punctuation at its end is the same sentence. */
function isSoftBreak(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && isSpace(text.charCodeAt(before)) && text.charAt(before) !== '\n') before--;
  let after = at + 1;
  while (after < text.length && isSpace(text.charCodeAt(after)) && text.charAt(after) !== '\n') after++;
  return before >= 0 && isWordAt(text, before) && /\p{Ll}/u.test(text.charAt(after));
}

/**
 * Names and values, as in JSON: each quotation is a field of its own, not quoted speech as in `a post by "hexa": "…"`.
 */
export const isRecord = (text: string): boolean =>
  /(?:^|[{[,\n])\s{0,16}"[^"\n]{1,60}"\s{0,4}:\s{0,4}["{[\d]/.test(text) ||
  // Names without quotation marks, if the whole text is one object.
  /^\s{0,16}(?:[A-Za-z_]\w{0,40}\s{0,4}[:=]\s{0,4})?\{\s{0,16}[A-Za-z_]\w{0,40}\s{0,4}:\s{0,4}["{[\d][\s\S]*\}\s{0,16}$/.test(
    text,
  );

/** Emoji and arrows separate the words around them: `her birthday 🎂 transfer …`. */
const isPicture = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return (code >= 0xdc00 && code <= 0xdfff && isEmoji(text.codePointAt(at - 1))) || (code >= 0x2600 && code <= 0x27bf);
};

const isEmoji = (code: number | undefined): boolean => code !== undefined && code >= 0x1f300 && code <= 0x1faff;

const endsClause = (text: string, at: number): boolean => {
  const mark = text.charAt(at);
  if (mark === '\n') return true;
  if (mark === '-' || mark === '/') return isSpace(text.charCodeAt(at - 1)) && isSpace(text.charCodeAt(at + 1));
  if (isPicture(text, at)) return true;
  if (mark === '>') return text.charAt(at - 1) === '-';
  if (mark === '=') return isWordAt(text, at + 1);
  if (!COMMAS.includes(mark)) return false;
  return !((mark === ',' || mark === ':') && isDigitAt(text, at - 1) && isDigitAt(text, at + 1));
};

/** The marks after a sentence belong to it: further dots, closing quotes and brackets, space. */
function skipMarks(text: string, from: number): number {
  let at = from;
  while (at < text.length && (TERMINATORS.includes(text.charAt(at)) || '"”»’)」』*\'`'.includes(text.charAt(at)))) at++;
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  return at;
}

const spansFrom = (starts: Iterable<number>, length: number): Span[] => {
  const inOrder = [...new Set(starts)].sort((a, b) => a - b);
  return inOrder.map((start, index) => ({ start, end: inOrder[index + 1] ?? length }));
};

/** Sentences by punctuation; each turn opens one. In order of position; they cover the text. */
export function readSentences(text: string, turns: readonly Span[]): Span[] {
  const starts = [0, ...turns.map(({ start }) => start)];
  for (let at = 0; at < text.length; at++) {
    if (!endsSentence(text, at)) continue;
    at = skipMarks(text, at + 1) - 1;
    if (at + 1 < text.length) starts.push(at + 1);
  }
  return spansFrom(starts, text.length);
}

/**
 * Clauses by punctuation, and at the given positions: words that open one. In order of position; they cover the text.
 */
export function readClauses(
  text: string,
  sentences: readonly Span[],
  openers: readonly number[],
  isStructured: boolean,
): Span[] {
  const starts = [0, ...sentences.map(({ start }) => start), ...openers];
  for (let at = 0; at < text.length; at++) {
    if (!endsClause(text, at) && !(isStructured && text.charAt(at) === '"')) continue;
    let next = at + 1;
    while (next < text.length && isSpace(text.charCodeAt(next))) next++;
    if (next < text.length) starts.push(next);
    at = next - 1;
  }
  return spansFrom(starts, text.length);
}

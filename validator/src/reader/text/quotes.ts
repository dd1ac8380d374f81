import { matchesIn } from '../../patterns/matches-in.ts';
import { isWordAt } from './characters.ts';
import type { Span } from './span.ts';

const pairs = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ['‘', '’'],
  ["'", "'"],
  ['`', '`'],
]);

/** Apostrophes are inside or after words; a quotation opens before a word and closes after one. */
const isApostrophe = (text: string, at: number): boolean =>
  (text.charAt(at) === "'" || text.charAt(at) === '’') && isWordAt(text, at + 1) && at > 0 && isWordAt(text, at - 1);

/** Lines that start with `>`, the quotes of mail programs and Markdown. */
function readQuotedLines(text: string): Span[] {
  return matchesIn(text, /^>[^\n]*(?:\n>[^\n]*)*/gm).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const openings = /["“„«「『‘'`]/g;

function nextOpening(text: string, from: number): number {
  openings.lastIndex = from;
  return openings.exec(text)?.index ?? -1;
}

/** Quotations including their marks, and quoted lines; outermost ones only. */
export function readQuotes(text: string): Span[] {
  const quotes: Span[] = readQuotedLines(text);
  /** The position after which each mark is never closed. */
  const last = new Map<string, number>();
  for (let at = nextOpening(text, 0); at >= 0; at = nextOpening(text, at + 1)) {
    const close = pairs.get(text.charAt(at));
    if (close === undefined || at >= (last.get(close) ?? text.length)) continue;
    if ("'`‘".includes(text.charAt(at)) && at > 0 && isWordAt(text, at - 1)) continue;
    const end = endOfQuote(text, at, close);
    if (end < 0) {
      last.set(close, at);
      continue;
    }
    quotes.push({ start: at, end: end + 1 });
    at = end;
  }
  return quotes;
}

function endOfQuote(text: string, start: number, close: string): number {
  let end = text.indexOf(close, start + 1);
  while (end >= 0 && isApostrophe(text, end)) end = text.indexOf(close, end + 1);
  return end;
}

import type { Marked } from '../node.ts';

/** The words that a language model quotes, as far as the text has them. */
export function markQuotes(text: string, quotes: readonly { readonly quote: string }[], reasoning: string): Marked {
  const spans = quotes.flatMap(({ quote }) => {
    const words = quote.trim();
    const start = words === '' ? -1 : text.indexOf(words);
    return start < 0 ? [] : [{ start, end: start + words.length }];
  });
  return { effects: [], spans, text: reasoning };
}

import type { Marked } from '../node.ts';

/** The quotes of a language model, as far as the text contains them. */
export function markQuotes(text: string, quotes: readonly { readonly quote: string }[], reasoning: string): Marked {
  const spans = quotes.flatMap(({ quote }) => {
    const words = quote.trim();
    const start = words === '' ? -1 : text.indexOf(words);
    return start < 0 ? [] : [{ start, end: start + words.length }];
  });
  return { effects: [], spans, text: reasoning };
}

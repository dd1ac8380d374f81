import { fold } from '../text/fold.ts';

/** Phrases by their words, so that the longest one at a place is found in one walk. */
export interface PhraseBook<T> {
  readonly next: Map<string, PhraseBook<T>>;
  value: T | null;
}

const emptyBook = <T>(): PhraseBook<T> => ({ next: new Map(), value: null });

export const wordsOf = (phrase: string): string[] =>
  fold(phrase)
    .split(/[\s-]+(?![>\s])/)
    .filter((word) => word !== '');

/** Of two meanings of the same phrase the first stands: tables are given in order of weight. */
export function createPhraseBook<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseBook<T> {
  const book = emptyBook<T>();
  for (const [phrase, value] of entries) {
    let node = book;
    for (const word of wordsOf(phrase)) {
      const known = node.next.get(word);
      const next = known ?? emptyBook<T>();
      if (!known) node.next.set(word, next);
      node = next;
    }
    if (node !== book) node.value ??= value;
  }
  return book;
}

export interface FoundPhrase<T> {
  readonly value: T;
  /** Count of words. */
  readonly length: number;
}

/** The longest phrase that starts at a place of a list of words and ends before another. */
export function findPhrase<T>(
  book: PhraseBook<T>,
  words: readonly { readonly key: string }[],
  from: number,
  to = words.length,
): FoundPhrase<T> | null {
  let found: FoundPhrase<T> | null = null;
  let node: PhraseBook<T> | undefined = book;
  for (let at = from; at < to; at++) {
    node = node.next.get(words[at]?.key ?? '');
    if (!node) break;
    if (node.value !== null) found = { value: node.value, length: at - from + 1 };
  }
  return found;
}

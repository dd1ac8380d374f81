import { fold } from '../text/fold.ts';

/** A trie of phrases by words: one walk finds the longest phrase at a place. */
export interface PhraseBook<T> {
  /** Null if no phrase continues, as at most places: tens of thousands of empty maps would take megabytes. */
  next: Map<string, PhraseBook<T>> | null;
  value: T | null;
}

/** The place after a word, created if it is new. */
export function placeAfter<T>(book: PhraseBook<T>, word: string): PhraseBook<T> {
  book.next ??= new Map();
  let place = book.next.get(word);
  if (!place) {
    place = { next: null, value: null };
    book.next.set(word, place);
  }
  return place;
}

export const wordsOf = (phrase: string): string[] =>
  fold(phrase)
    .split(/[\s-]+(?![>\s])/)
    .filter((word) => word !== '');

/** If a phrase has two meanings, the first wins: tables are in order of weight. */
export function createPhraseBook<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseBook<T> {
  const book: PhraseBook<T> = { next: null, value: null };
  for (const [phrase, value] of entries) {
    let node = book;
    for (const word of wordsOf(phrase)) node = placeAfter(node, word);
    if (node !== book) node.value ??= value;
  }
  return book;
}

export interface FoundPhrase<T> {
  readonly value: T;
  /** In words. */
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
    node = node.next?.get(words[at]?.key ?? '');
    if (!node) break;
    if (node.value !== null) found = { value: node.value, length: at - from + 1 };
  }
  return found;
}

import type { Address } from '@countersign/protocol';
import { collectionNames } from '../../data/collections.ts';
import type { Chain, TokenBook } from '../../data/data.ts';
import type { Protocol } from '../../protocols/rules/protocol.ts';
import type { Meaning } from '../languages/meaning.ts';
import { createPhraseBook, type PhraseBook } from '../languages/phrase-book.ts';
import { fold } from '../text/fold.ts';
import { commonWords, otherChains, otherProtocols, protocolWords, standards } from './name-lists.ts';

/** The names that the grammar knows, in addition to the words of its languages. */
export interface Vocabulary {
  /** The usual spelling of a symbol, null if no token and no coin has it. Case is ignored. */
  symbolOf(text: string): string | null;
  /** Symbol of the token at an address, if all lists that have the address agree. */
  symbolAt(address: Address): string | null;
  /** The names of chains, protocols and collections. */
  readonly names: PhraseBook<Meaning>;
  /**
   * For a text whose language is known: whether its verbs come last, so that an unknown word after an amount may be
   * one.
   */
  readonly isVerbLast?: boolean;
}

export interface VocabularySources {
  readonly tokens: Pick<TokenBook, 'at' | 'named' | 'isSymbol'>;
  readonly chains: readonly Pick<Chain, 'id' | 'name' | 'words' | 'nativeSymbol'>[];
  readonly protocols: readonly Pick<Protocol, 'slug' | 'name' | 'family' | 'words'>[];
}

type Entry = readonly [phrase: string, meaning: Meaning];

const phrases = (text: string | undefined): string[] => (text === undefined ? [] : text.split('|'));

function* namesOf({ chains, protocols }: VocabularySources): Generator<Entry> {
  for (const { id, name, words } of chains) {
    for (const phrase of [name, ...words]) yield [phrase, { is: 'chain', chainId: id }];
  }
  for (const [id, words] of Object.entries(otherChains)) {
    for (const phrase of phrases(words)) yield [phrase, { is: 'chain', chainId: Number(id) }];
  }
  const named = protocols.filter(({ slug }) => !standards.has(slug));
  for (const { slug, name, words } of named) {
    for (const phrase of [slug, name, ...words, ...phrases(protocolWords[slug])])
      yield [phrase, { is: 'protocol', slug }];
  }
  for (const family of new Set(named.map((protocol) => protocol.family))) {
    for (const phrase of [family, ...phrases(protocolWords[family])]) yield [phrase, { is: 'protocol', slug: family }];
  }
  for (const [slug, words] of Object.entries(otherProtocols)) {
    for (const phrase of phrases(words)) yield [phrase, { is: 'protocol', slug }];
  }
  for (const name of collectionNames) {
    if (!commonWords.has(name.toLowerCase())) yield [name, { is: 'collection' }];
  }
}

/** Built once, at start. */
export function createVocabulary(sources: VocabularySources): Vocabulary {
  const { tokens, chains } = sources;
  const coins = new Map(chains.map(({ nativeSymbol }) => [fold(nativeSymbol), nativeSymbol]));
  return {
    symbolOf: (text) => {
      const coin = coins.get(fold(text));
      if (coin !== undefined) return coin;
      if (!tokens.isSymbol(text)) return null;
      return usualSpelling(tokens.named(null, text).map(({ symbol }) => symbol)) ?? text.toUpperCase();
    },
    symbolAt: (address) => tokens.at(null, address)?.symbol ?? null,
    names: createPhraseBook(namesOf(sources)),
  };
}

/** The spelling of most lists; on a tie the first. */
function usualSpelling(spellings: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const spelling of spellings) counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  let usual: string | null = null;
  for (const [spelling, count] of counts) if (usual === null || count > (counts.get(usual) ?? 0)) usual = spelling;
  return usual;
}

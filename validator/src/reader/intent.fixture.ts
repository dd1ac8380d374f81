import { chains } from '../data/chains.ts';
import { readListedTokens } from '../data/listed-tokens.ts';
import { createTokenBook } from '../data/token-book.ts';
import { protocols } from '../protocols/index.ts';
import { createVocabulary } from './mentions/vocabulary.ts';

export const testVocabulary = createVocabulary({
  tokens: createTokenBook(readListedTokens().tokens),
  chains,
  protocols,
});

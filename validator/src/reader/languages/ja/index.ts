import type { LanguageBooks } from '../language-books.ts';
import { japanese as amounts } from './amounts.ts';
import { japanese as barred } from './barred.ts';
import { japanese as cues } from './cues.ts';
import { japanese as instructing } from './instructing.ts';
import { japanese as unsettled } from './unsettled.ts';
import { japanese as words } from './words.ts';

export const japanese: LanguageBooks = {
  letters: /[\u3040-\u30ff]/,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable: [],
};

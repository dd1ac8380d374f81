import type { LanguageBooks } from '../language-books.ts';
import { turkish as amounts } from './amounts.ts';
import { turkish as barred } from './barred.ts';
import { turkish as cues } from './cues.ts';
import { turkish as instructing } from './instructing.ts';
import { turkish as unsettled } from './unsettled.ts';
import { turkish as words } from './words.ts';

export const turkish: LanguageBooks = {
  letters: null,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable: [],
};

import type { LanguageBooks } from '../language-books.ts';
import { korean as amounts } from './amounts.ts';
import { korean as barred } from './barred.ts';
import { korean as cues } from './cues.ts';
import { korean as instructing } from './instructing.ts';
import { korean as unsettled } from './unsettled.ts';
import { korean as words } from './words.ts';

export const korean: LanguageBooks = {
  letters: /[\uac00-\ud7a3]/,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable: [],
};

import type { LanguageBooks } from '../language-books.ts';
import { spanish as amounts } from './amounts.ts';
import { spanish as barred } from './barred.ts';
import { spanish as cues } from './cues.ts';
import { spanish as instructing } from './instructing.ts';
import { spanish as unable } from './unable.ts';
import { spanish as unsettled } from './unsettled.ts';
import { spanish as words } from './words.ts';

export const spanish: LanguageBooks = {
  letters: null,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable,
};

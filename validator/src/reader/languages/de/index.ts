import type { LanguageBooks } from '../language-books.ts';
import { german as amounts } from './amounts.ts';
import { german as barred } from './barred.ts';
import { german as cues } from './cues.ts';
import { german as instructing } from './instructing.ts';
import { german as unable } from './unable.ts';
import { german as unsettled } from './unsettled.ts';
import { german as words } from './words.ts';

export const german: LanguageBooks = {
  letters: null,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable,
};

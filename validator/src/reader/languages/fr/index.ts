import type { LanguageBooks } from '../language-books.ts';
import { french as amounts } from './amounts.ts';
import { french as barred } from './barred.ts';
import { french as cues } from './cues.ts';
import { french as instructing } from './instructing.ts';
import { french as unable } from './unable.ts';
import { french as unsettled } from './unsettled.ts';
import { french as words } from './words.ts';

export const french: LanguageBooks = {
  letters: null,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable,
};

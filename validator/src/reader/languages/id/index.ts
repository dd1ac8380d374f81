import type { LanguageBooks } from '../language-books.ts';
import { indonesian as amounts } from './amounts.ts';
import { indonesian as barred } from './barred.ts';
import { indonesian as cues } from './cues.ts';
import { indonesian as instructing } from './instructing.ts';
import { indonesian as unable } from './unable.ts';
import { indonesian as unsettled } from './unsettled.ts';
import { indonesian as words } from './words.ts';

export const indonesian: LanguageBooks = {
  letters: null,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable,
};

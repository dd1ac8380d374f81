import type { LanguageBooks } from '../language-books.ts';
import { russian as amounts } from './amounts.ts';
import { russian as barred } from './barred.ts';
import { russian as cues } from './cues.ts';
import { russian as instructing } from './instructing.ts';
import { russian as unable } from './unable.ts';
import { russian as unsettled } from './unsettled.ts';
import { russian as words } from './words.ts';

export const russian: LanguageBooks = {
  letters: /[\u0400-\u04ff]/,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable,
};

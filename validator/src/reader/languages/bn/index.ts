import type { LanguageBooks } from '../language-books.ts';
import { bengali as amounts } from './amounts.ts';
import { bengali as barred } from './barred.ts';
import { bengali as cues } from './cues.ts';
import { bengali as instructing } from './instructing.ts';
import { bengali as unable } from './unable.ts';
import { bengali as unsettled } from './unsettled.ts';
import { bengali as words } from './words.ts';

export const bengali: LanguageBooks = {
  letters: /[\u0980-\u09ff]/,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable,
};

import type { LanguageBooks } from '../language-books.ts';
import { english as amounts } from './amounts.ts';
import { english as barred } from './barred.ts';
import { english as cues } from './cues.ts';
import { english as instructing } from './instructing.ts';
import { english as unable } from './unable.ts';
import { english as unsettled } from './unsettled.ts';
import { english as words } from './words.ts';

export const english: LanguageBooks = {
  letters: null,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable,
};

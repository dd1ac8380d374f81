import type { LanguageBooks } from '../language-books.ts';
import { portuguese as amounts } from './amounts.ts';
import { portuguese as barred } from './barred.ts';
import { portuguese as cues } from './cues.ts';
import { portuguese as instructing } from './instructing.ts';
import { portuguese as unable } from './unable.ts';
import { portuguese as unsettled } from './unsettled.ts';
import { portuguese as words } from './words.ts';

export const portuguese: LanguageBooks = {
  letters: null,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable,
};

import type { LanguageBooks } from '../language-books.ts';
import { arabic as amounts } from './amounts.ts';
import { arabic as barred } from './barred.ts';
import { arabic as cues } from './cues.ts';
import { arabic as instructing } from './instructing.ts';
import { arabic as unsettled } from './unsettled.ts';
import { arabic as words } from './words.ts';

export const arabic: LanguageBooks = {
  letters: /[\u0600-\u06ff]/,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable: [],
};

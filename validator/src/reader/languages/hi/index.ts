import type { LanguageBooks } from '../language-books.ts';
import { hindi as amounts } from './amounts.ts';
import { hindi as barred } from './barred.ts';
import { hindi as cues } from './cues.ts';
import { hindi as instructing } from './instructing.ts';
import { hindi as unable } from './unable.ts';
import { hindi as unsettled } from './unsettled.ts';
import { hindi as words } from './words.ts';

export const hindi: LanguageBooks = {
  // Without the danda, because Bengali sentences end with it too.
  letters: /[\u0900-\u0963\u0966-\u097f]/,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable,
};

import type { LanguageBooks } from '../language-books.ts';
import { chinese as amounts } from './amounts.ts';
import { chinese as barred } from './barred.ts';
import { chinese as cues } from './cues.ts';
import { chinese as instructing } from './instructing.ts';
import { chinese as unable } from './unable.ts';
import { chinese as unsettled } from './unsettled.ts';
import { chinese as words } from './words.ts';

export const chinese: LanguageBooks = {
  letters: /[\u4e00-\u9fff]/,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable,
};

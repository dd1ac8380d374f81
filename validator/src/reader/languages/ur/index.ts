import type { LanguageBooks } from '../language-books.ts';
import { urdu as amounts } from './amounts.ts';
import { urdu as barred } from './barred.ts';
import { urdu as cues } from './cues.ts';
import { urdu as instructing } from './instructing.ts';
import { urdu as unable } from './unable.ts';
import { urdu as unsettled } from './unsettled.ts';
import { urdu as words } from './words.ts';

export const urdu: LanguageBooks = {
  letters: /[\u0679\u067e\u0686\u0688\u0691\u06a9\u06af\u06ba\u06be\u06c1\u06c2\u06cc\u06d2]/,
  words,
  cues,
  unsettled,
  instructing,
  amounts,
  barred,
  unable,
};

import { bengaliInLatin } from './bn-latn.ts';
import { czech } from './cs.ts';
import { greek } from './el.ts';
import { persian } from './fa.ts';
import { hebrew } from './he.ts';
import { hindiInLatin } from './hi-latn.ts';
import { italian } from './it.ts';
import { malay } from './ms.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { romanian } from './ro.ts';
import type { Seed } from './seed.ts';
import { swedish } from './sv.ts';
import { swahili } from './sw.ts';
import { thai } from './th.ts';
import { tagalog } from './tl.ts';
import { ukrainian } from './uk.ts';
import { vietnamese } from './vi.ts';

/** Languages that are read only as far as a short list of their words goes. */
export const seeds: readonly Seed[] = [
  italian,
  dutch,
  polish,
  ukrainian,
  vietnamese,
  thai,
  greek,
  czech,
  romanian,
  swedish,
  hebrew,
  persian,
  malay,
  tagalog,
  swahili,
  hindiInLatin,
  bengaliInLatin,
];

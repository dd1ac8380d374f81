import { german } from './de.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { indonesian } from './id.ts';
import type { Paradigm } from './paradigm.ts';
import { portuguese } from './pt.ts';
import { russian } from './ru.ts';
import { turkish } from './tr.ts';

export const paradigms: Readonly<Record<string, Paradigm>> = {
  Spanish: spanish,
  Portuguese: portuguese,
  French: french,
  German: german,
  Indonesian: indonesian,
  Turkish: turkish,
  Russian: russian,
};

import type { PhraseSet } from '../phrases.ts';
import { closings } from './closings.ts';
import { errands, headings } from './headings.ts';
import { refusals } from './refusals.ts';
import { retractions } from './retractions.ts';
import { sharesLeft, sharesOf } from './shares.ts';
import { statements } from './statements.ts';

/** What the tests use, and what those who work on the reader may read. */
export const openSet: PhraseSet = {
  statements,
  headings,
  errands,
  closings,
  refusals,
  retractions,
  sharesOf,
  sharesLeft,
};

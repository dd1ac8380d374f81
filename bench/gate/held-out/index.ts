import type { PhraseSet } from '../phrases.ts';
import { closings } from './closings.ts';
import { errands, headings } from './headings.ts';
import { refusals } from './refusals.ts';
import { retractions } from './retractions.ts';
import { sharesLeft, sharesOf } from './shares.ts';
import { statements } from './statements.ts';

/** Developers of the reader do not read these: they measure it on unseen phrases. */
export const heldOutSet: PhraseSet = {
  statements,
  headings,
  errands,
  closings,
  refusals,
  retractions,
  sharesOf,
  sharesLeft,
};

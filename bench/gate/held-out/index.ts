import type { PhraseSet } from '../phrases.ts';
import { closings } from './closings.ts';
import { errands, headings } from './headings.ts';
import { refusals } from './refusals.ts';
import { retractions } from './retractions.ts';
import { sharesLeft, sharesOf } from './shares.ts';
import { statements } from './statements.ts';

/** Who works on the reader does not read these: they tell how it does with what nobody looked at. */
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

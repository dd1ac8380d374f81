import { claims } from './claims.ts';
import { encoding } from './encoding.ts';
import { extras } from './extras.ts';
import type { Mutator } from './mutator.ts';
import { mismatches } from './operations.ts';
import { partyMutators } from './parties.ts';
import { texts } from './texts.ts';
import { values } from './values.ts';

export const mutators: readonly Mutator[] = [
  ...values,
  ...mismatches,
  ...encoding,
  ...extras,
  ...claims,
  ...partyMutators,
  ...texts,
];

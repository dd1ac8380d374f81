import { sends } from './paraphrases/sends.ts';
import { severalAndItems } from './paraphrases/several-and-items.ts';
import { rights } from './paraphrases/rights.ts';
import { swaps } from './paraphrases/swaps.ts';
import { swapLimits } from './paraphrases/swap-limits.ts';
import { lending } from './paraphrases/lending.ts';
import { accountsAndNames } from './paraphrases/accounts-and-names.ts';
import { bridgesAndVotes } from './paraphrases/bridges-and-votes.ts';
import { sequencesAndLimits } from './paraphrases/sequences-and-limits.ts';
import { languages1 } from './paraphrases/languages-1.ts';
import { languages2 } from './paraphrases/languages-2.ts';
import { noOrders1 } from './paraphrases/no-orders-1.ts';
import { noOrders2 } from './paraphrases/no-orders-2.ts';
import { conditions } from './paraphrases/conditions.ts';

/** A request as somebody may write it, and what a careful reader takes from it, in the notation of `showIntent`; `none` where nothing is asked for. */
export type Paraphrases = readonly (readonly [text: string, reading: string])[];

export const paraphrases: Readonly<Record<string, Paraphrases>> = {
  'sends': sends,
  'several and items': severalAndItems,
  'rights': rights,
  'swaps': swaps,
  'swap limits': swapLimits,
  'lending': lending,
  'accounts and names': accountsAndNames,
  'bridges and votes': bridgesAndVotes,
  'sequences and limits': sequencesAndLimits,
  'languages 1': languages1,
  'languages 2': languages2,
  'no orders 1': noOrders1,
  'no orders 2': noOrders2,
  'conditions': conditions,
};

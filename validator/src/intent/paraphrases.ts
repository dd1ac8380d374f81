import { accountsAndNames } from './paraphrases/accounts-and-names.ts';
import { bridgesAndVotes } from './paraphrases/bridges-and-votes.ts';
import { conditions } from './paraphrases/conditions.ts';
import { languages1 } from './paraphrases/languages-1.ts';
import { languages2 } from './paraphrases/languages-2.ts';
import { lending } from './paraphrases/lending.ts';
import { noOrders1 } from './paraphrases/no-orders-1.ts';
import { noOrders2 } from './paraphrases/no-orders-2.ts';
import type { Paraphrases } from './paraphrases/paraphrase.ts';
import { rights } from './paraphrases/rights.ts';
import { sends } from './paraphrases/sends.ts';
import { sequencesAndLimits } from './paraphrases/sequences-and-limits.ts';
import { severalAndItems } from './paraphrases/several-and-items.ts';
import { styles } from './paraphrases/styles.ts';
import { swapLimits } from './paraphrases/swap-limits.ts';
import { swaps } from './paraphrases/swaps.ts';

export const paraphrases: Readonly<Record<string, Paraphrases>> = {
  sends: sends,
  'several and items': severalAndItems,
  rights: rights,
  swaps: swaps,
  'swap limits': swapLimits,
  lending: lending,
  'accounts and names': accountsAndNames,
  'bridges and votes': bridgesAndVotes,
  'sequences and limits': sequencesAndLimits,
  'languages 1': languages1,
  'languages 2': languages2,
  'no orders 1': noOrders1,
  'no orders 2': noOrders2,
  conditions: conditions,
  styles: styles,
};

import { accountsAndNames } from './paraphrases/accounts-and-names.ts';
import { bridges2 } from './paraphrases/bridges-2.ts';
import { bridgesAndVotes } from './paraphrases/bridges-and-votes.ts';
import { coins3 } from './paraphrases/coins-3.ts';
import { coins4 } from './paraphrases/coins-4.ts';
import { coinsAndChains } from './paraphrases/coins-and-chains.ts';
import { conditions } from './paraphrases/conditions.ts';
import { languages1 } from './paraphrases/languages-1.ts';
import { languages2 } from './paraphrases/languages-2.ts';
import { lending } from './paraphrases/lending.ts';
import { lending2 } from './paraphrases/lending-2.ts';
import { namesakes } from './paraphrases/namesakes.ts';
import { noOrders1 } from './paraphrases/no-orders-1.ts';
import { noOrders2 } from './paraphrases/no-orders-2.ts';
import { oddButRight } from './paraphrases/odd-but-right.ts';
import { orders3 } from './paraphrases/orders-3.ts';
import { orders4 } from './paraphrases/orders-4.ts';
import { ordersAndLimits } from './paraphrases/orders-and-limits.ts';
import type { Paraphrases } from './paraphrases/paraphrase.ts';
import { plainOrders } from './paraphrases/plain-orders.ts';
import { restated } from './paraphrases/restated.ts';
import { rights } from './paraphrases/rights.ts';
import { rights2 } from './paraphrases/rights-2.ts';
import { rights3 } from './paraphrases/rights-3.ts';
import { sends } from './paraphrases/sends.ts';
import { sends2 } from './paraphrases/sends-2.ts';
import { sends3 } from './paraphrases/sends-3.ts';
import { sends4 } from './paraphrases/sends-4.ts';
import { sends5 } from './paraphrases/sends-5.ts';
import { sends6 } from './paraphrases/sends-6.ts';
import { sends7 } from './paraphrases/sends-7.ts';
import { sends8 } from './paraphrases/sends-8.ts';
import { sends9 } from './paraphrases/sends-9.ts';
import { sends10 } from './paraphrases/sends-10.ts';
import { sequencesAndLimits } from './paraphrases/sequences-and-limits.ts';
import { severalAndItems } from './paraphrases/several-and-items.ts';
import { shapes } from './paraphrases/shapes.ts';
import { shapes2 } from './paraphrases/shapes-2.ts';
import { styles } from './paraphrases/styles.ts';
import { styles2 } from './paraphrases/styles-2.ts';
import { swapLimits } from './paraphrases/swap-limits.ts';
import { swaps } from './paraphrases/swaps.ts';
import { swaps2 } from './paraphrases/swaps-2.ts';
import { swaps3 } from './paraphrases/swaps-3.ts';
import { swaps4 } from './paraphrases/swaps-4.ts';
import { swaps5 } from './paraphrases/swaps-5.ts';
import { swaps6 } from './paraphrases/swaps-6.ts';

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
  namesakes: namesakes,
  restated,
  'no orders 1': noOrders1,
  'no orders 2': noOrders2,
  conditions: conditions,
  'coins and chains': coinsAndChains,
  'odd but right': oddButRight,
  'orders and limits': ordersAndLimits,
  'rights 2': rights2,
  'sends 2': sends2,
  'sends 3': sends3,
  'sends 4': sends4,
  'swaps 2': swaps2,
  'rights 3': rights3,
  'swaps 3': swaps3,
  'orders 3': orders3,
  'sends 5': sends5,
  'coins 3': coins3,
  'swaps 4': swaps4,
  'swaps 5': swaps5,
  'swaps 6': swaps6,
  'orders 4': orders4,
  'sends 6': sends6,
  'sends 7': sends7,
  'sends 8': sends8,
  'sends 9': sends9,
  'sends 10': sends10,
  'coins 4': coins4,
  'lending 2': lending2,
  'bridges 2': bridges2,
  styles: styles,
  'styles 2': styles2,
  'plain orders': plainOrders,
  shapes: shapes,
  'more shapes': shapes2,
};

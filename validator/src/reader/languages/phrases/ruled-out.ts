import { list } from '../list.ts';
import { words } from '../words.ts';

/**
 * Between a denial and an asset that is to be left alone as a whole: `do not touch my USDC`; `the rest of the USDC` and
 * `they do not take plain ETH` are none.
 */
export const rulesOut = new RegExp(
  list`
    ^\s+(?:
      use
      touch
      spend
      send
      move
      pay (?:with|in)
    )\s+(?:(?:my|any|the|our)\s+){0,2}$
  `,
  'i',
);

/** Negations that an insertion may part from their verb: `do not, under any circumstances, send`. */
export const partedNegations = new Set(
  words`
    dont not never pernah nenhum nicht nie niemals nunca jamas jamais nao никогда jangan asla sakın
  `,
);

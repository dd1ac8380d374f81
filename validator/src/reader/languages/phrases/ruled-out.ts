import { pattern } from '../../../patterns/in-lines.ts';

/**
 * Between a denial and an asset that is to be left alone as a whole: `do not touch my USDC`; `the rest of the USDC` and
 * `they do not take plain ETH` are none.
 */
export const rulesOut = pattern('i')`
  ^\s+(?:
    use
    |touch
    |spend
    |send
    |move
    |pay (?:with|in)
  )\s+(?:(?:my|any|the|our)\s+){0,2}$
`;

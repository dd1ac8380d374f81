import { pattern } from '../../../patterns/in-lines.ts';

/** An instruction to leave an asset alone as a whole; `the rest of the USDC` and `they do not take plain ETH` are none. */
export const rulesOut = pattern('i')`
  \b(?:do not|don['’]?t|never)\s+(?:
    use
    |touch
    |spend
    |send
    |move
    |pay (?:with|in)
  )\s+(?:(?:my|any|the|our)\s+){0,2}$
`;

/** A negation right before a value. */
export const deniesNext = /(?<![\p{L}\p{M}])(?:not|nicht|pas|no|não|не|bukan|değil)\s{1,3}$/iu;

import { lending } from './paraphrases/lending.ts';
import { rights } from './paraphrases/rights.ts';
import { sends } from './paraphrases/sends.ts';
import { severalAndItems } from './paraphrases/several-and-items.ts';
import { swapLimits } from './paraphrases/swap-limits.ts';
import { swaps } from './paraphrases/swaps.ts';

/** A request as somebody may write it, and what a careful reader takes from it, in the notation of `showIntent`; `none` where nothing is asked for. */
export type Paraphrases = readonly (readonly [text: string, reading: string])[];

export const paraphrases: Readonly<Record<string, Paraphrases>> = {
  sends: sends,
  'several and items': severalAndItems,
  rights: rights,
  swaps: swaps,
  'swap limits': swapLimits,
  lending: lending,
};

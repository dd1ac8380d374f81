import type { Doubt } from '../modality/doubt.ts';
import { weigh } from './weigh.ts';
import { learned } from './weights.ts';

/**
 * Checks whether a text without open points reads like an instruction at all. The reader looks for known cues; people
 * find other words for a plan, a report or a change of mind. It can only add a doubt.
 */
export function lookAgain(text: string): readonly Doubt[] {
  const { sum, most } = weigh(text, learned);
  if (sum < learned.threshold) return [];
  const at = { start: most?.start ?? 0, end: most?.end ?? 0 };
  const words = text.slice(at.start, at.end).trim();
  const says = 'more like a plan, a report or a draft than an instruction to act now';
  return [
    {
      kind: 'no-order',
      cue: 'unsettled',
      at,
      text: words,
      says: words === '' ? `The request reads ${says}` : `"${words}" makes the request read ${says}`,
    },
  ];
}

import type { Intent } from '../reader/intent.ts';
import { slotsOf } from '../reader/slots-of.ts';

/**
 * Whether a rewording adds nothing: the words of everything that our reader finds in it, except its name of the action,
 * are in the original text too. If a model invents a number or a name, its rewording is ignored.
 */
export function isFaithful(reworded: Intent, original: string): boolean {
  const actions = new Set<unknown>(reworded.steps.map(({ action }) => action));
  return slotsOf(reworded).every(
    (slot) => actions.has(slot) || standsIn(original, reworded.text.slice(slot.start, slot.end)),
  );
}

/** Whether words occur in a text as separate words: "10" is not in "100", nor "eth" in "wsteth". */
export function standsIn(text: string, words: string): boolean {
  const source = text.toLowerCase();
  const sought = words.trim().toLowerCase();
  for (let at = source.indexOf(sought); at !== -1 && sought !== ''; at = source.indexOf(sought, at + 1)) {
    const before = source.slice(0, at);
    const after = source.slice(at + sought.length);
    const isCut = /[\p{L}\p{N}]$|\d[.,]$/u.test(before) && /^[\p{L}\p{N}]/u.test(sought);
    const isCutAfter = /^[\p{L}\p{N}]|^[.,]\d/u.test(after) && /[\p{L}\p{N}]$/u.test(sought);
    if (!isCut && !isCutAfter) return true;
  }
  return false;
}

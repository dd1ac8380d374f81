import { rightKinds } from '../../compare/spender.ts';
import type { Effect } from '../../effects/effect.ts';
import { showSome } from '../../show/show.ts';
import { cannotTell, type Node, pass } from '../node.ts';

const MAX_TOLD = 3;

const showLarge = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}` : value);

/**
 * An effect that moves the same amounts between the same parties again: a repeated or confirmed number does not request
 * that.
 */
function findRepeated(effects: readonly Effect[]): Effect | undefined {
  if (effects.length < 2) return undefined;
  const seen = new Set<string>();
  return effects.find(({ kind, protocol, gives, gets, from, to, destinationChainId, terms }) => {
    if (rightKinds.has(kind) || (gives.length === 0 && gets.length === 0)) return false;
    const key = JSON.stringify([kind, protocol, gives, gets, from, to, destinationChainId, terms], showLarge);
    const isSeen = seen.has(key);
    seen.add(key);
    return isSeen;
  });
}

export const reading: Node = {
  id: 'intent_alignment.reading',
  name: 'Understanding',
  severity: 'critical',
  needs: [],
  stops: 'Nothing by itself: what the words leave open is for the owner to decide.',
  rejectsOn: 'Nothing: it only asks.',
  letsThrough: 'Polite phrases, reasons and stories around a clear instruction.',
  skips:
    'If the words name something that the transaction does not explain, if they are not an instruction, or if the transaction does the same thing twice.',
  check({ doubts, decoded }) {
    const repeated = findRepeated(decoded.effects);
    if (doubts.length === 0 && !repeated)
      return pass('Every number, name and condition in the words is explained by the transaction.');
    const told = new Set(doubts.map(({ says }) => says));
    if (repeated) told.add(`The transaction does the same ${repeated.kind} twice`);
    return cannotTell(`${showSome([...told], MAX_TOLD, '; ')}.`, {
      doubts: doubts.map(({ kind, at, text }) => ({ kind, start: at.start, end: at.end, text })),
    });
  },
};

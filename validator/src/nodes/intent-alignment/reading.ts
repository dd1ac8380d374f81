import { showSome } from '../../show.ts';
import { cannotTell, type Node, pass } from '../node.ts';

const MAX_TOLD = 3;

export const reading: Node = {
  id: 'intent_alignment.reading',
  name: 'Understanding',
  severity: 'critical',
  needs: [],
  stops: 'Nothing by itself: what the words leave open is for the owner.',
  letsThrough: 'Courtesy, reasons and stories around a clear order.',
  skips: 'Where the words name something that the transaction does not explain, or where they are no order.',
  check({ doubts }) {
    if (doubts.length === 0)
      return pass('Every number, name and condition in the words is explained by the transaction.');
    const told = [...new Set(doubts.map(({ says }) => says))];
    return cannotTell(`${showSome(told, MAX_TOLD, '; ')}.`, {
      doubts: doubts.map(({ kind, at, text }) => ({ kind, start: at.start, end: at.end, text })),
    });
  },
};

import { pricedKinds } from '../compare/open-limit.ts';
import type { Effect } from '../effects/effect.ts';
import type { Constraints } from '../reader/intent.ts';
import { indexAt, type Span } from '../reader/text/span.ts';
import { rankOf } from './actions.ts';
import type { Text } from './matching.ts';

/** Whether the open price is that of the trade: the words stand in the clause that orders it, after its verb. */
function isOfTrade({ text, pieces, asked, actions, modality }: Text, effects: readonly Effect[], said: Span): boolean {
  const governing = actions.findLast(({ start }) => start < said.start);
  if (!governing || !asked.includes(governing) || text.slice(governing.start, said.start).includes('\n')) return false;
  const { clauses } = modality;
  // `swap … and do it now at any price`: a part joined to the trade does not belong to it, unless it is another coin
  const isJoined = pieces.some(
    (piece, at) =>
      piece.is === 'tie' && governing.end <= piece.start && piece.end <= said.start && pieces[at + 1]?.is !== 'mention',
  );
  const isOneClause = indexAt(clauses, governing.start) === indexAt(clauses, said.start);
  const isTrade = effects.some((effect) => pricedKinds.has(effect.kind) && rankOf(governing.sense, effect) !== null);
  return isOneClause && isTrade && !isJoined;
}

export const findOpenFloor = (
  text: Text,
  effects: readonly Effect[],
  said: Constraints['anyOutput'],
): Constraints['anyOutput'] => said && { ...said, value: isOfTrade(text, effects, said) };

import type { Doubt } from '../doubt.ts';
import type { Said } from '../mentions/said.ts';
import { meets, type Span } from '../text/span.ts';
import { doubt, type Matching } from './matching.ts';

/** `Minimum received: 990 USDC`, `| minimum | 990 USDC |` */
const isField = /[:：=|]\s{0,3}["'`]?$/u;

/** Whether its clause makes it what the trade has to bring: it orders something, or bounds it, or is a field of its own. */
function isAsked({ text }: Matching, { mention, role, start, end }: Said): boolean {
  if (mention.bound !== 'exact' || role !== null || mention.turns) return true;
  const clause = text.modality.clauses.find((each) => each.start <= start && start < each.end) ?? { start, end };
  const isInside = (span: Span): boolean => meets(span, clause);
  const isOrder = text.actions.some((action, at) => {
    const licence = text.modality.licences[at];
    return isInside(action) && (licence?.is === 'ordered' || licence?.cue?.kind === 'cancelled');
  });
  return (
    isOrder ||
    isField.test(text.text.slice(0, start)) ||
    text.pieces.some(({ is, ...piece }) => (is === 'bound' || is === 'topic') && isInside(piece))
  );
}

/**
 * An amount of the coin that comes in is the least of a trade only where the words ask for it: `Swap 2 WETH for USDC. I
 * have 100 USDC.` lets no more than that be lost.
 */
export function findToldMinimums(matching: Matching): Doubt[] {
  const minimums = matching.amounts.filter(
    ({ claim, said }) =>
      claim.side === 'gets' && claim.effect.gives.length > 0 && claim.quantity.bound === 'min' && said.mention.amount,
  );
  return [...Map.groupBy(minimums, ({ claim }) => claim)].flatMap(([, grounds]): Doubt[] => {
    const [first] = grounds;
    if (!first || grounds.some(({ said }) => isAsked(matching, said))) return [];
    return [doubt(matching.text, 'bound', first.said, 'may tell of something else than what the trade has to bring')];
  });
}

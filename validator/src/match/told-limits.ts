import { pricedKinds } from '../compare/open-limit.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { meets, type Span } from '../reader/text/span.ts';
import { doubt, type Matching } from './matching.ts';

/** `Minimum received: 990 USDC`, `| minimum | 990 USDC |`: a mark, spaces and a quotation mark. */
const MAX_FIELD_MARK = 5;
const isField = /[:：=|]\s{0,3}["'`]?$/u;

/** Whether its clause makes it a limit: it orders something, or bounds it, or is a field of its own. */
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
    isField.test(text.text.slice(Math.max(0, start - MAX_FIELD_MARK), start)) ||
    text.pieces.some((piece) => (piece.is === 'bound' || piece.is === 'topic') && isInside(piece))
  );
}

/**
 * An amount is the limit of a trade only if the words ask for it: `Swap 2 WETH for USDC. I have 100 USDC.` does not set
 * a minimum of 100, and `Buy 1 WETH. I have 9,000 USDC.` does not spend them all.
 */
export function findToldLimits(matching: Matching): Doubt[] {
  const limits = matching.amounts.filter(
    ({ claim: { effect, quantity }, said }) =>
      pricedKinds.has(effect.kind) && quantity.bound !== 'exact' && said.mention.amount,
  );
  return [...Map.groupBy(limits, ({ claim }) => claim)].flatMap(([, grounds]): Doubt[] => {
    const [first] = grounds;
    if (!first || grounds.some(({ said }) => isAsked(matching, said))) return [];
    return [doubt(matching.text, 'bound', first.said, 'may tell of something else than the limit of the trade')];
  });
}

import type { Quantity } from '../effects/effect.ts';
import type { Want } from '../reader/intent.ts';
import { assign } from './assign.ts';

/** How badly a quantity agrees with a want; null: it cannot be meant at all. */
type Cost = (want: Want, quantity: Quantity) => number | null;

/** Which quantity each want of several steps means, so that no two mean the same and as much as possible agrees. */
export function allot(
  wants: readonly Want[],
  quantities: readonly Quantity[],
  cost: Cost,
): ReadonlyMap<Want, Quantity> {
  const chosen = assign(wants.length, quantities.length, (row, column) => {
    const [want, quantity] = [wants[row], quantities[column]];
    return want && quantity ? cost(want, quantity) : null;
  });
  return new Map(
    wants.flatMap((want, row) => {
      const quantity = quantities[chosen[row] ?? -1];
      return quantity ? [[want, quantity] as const] : [];
    }),
  );
}

import type { Quantity } from '../effects/effect.ts';
import type { Want } from '../reader/intent.ts';
import { assign } from './assign.ts';

/** The cost of pairing a quantity with a want; null: they cannot be paired. */
type Cost = (want: Want, quantity: Quantity) => number | null;

/** Assigns a quantity to each want of several steps, no quantity twice, at the lowest total cost. */
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

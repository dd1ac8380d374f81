import type { Effect, Term } from '../../effects/effect.ts';
import type { ArgumentFates } from './protocol.ts';

/** What goes into a pool of two tokens at most, and how much of it has to. */
export interface Deposit {
  readonly desired: bigint;
  readonly least: bigint;
}

/** A pool takes both tokens at its own price; more than this away from what was meant, somebody may have moved it. */
const usualPercent = 97n;

/**
 * How far a deposit may fall short of what is meant. Close bounds are the usual care; wider ones let a pool of a bent price
 * through, which the words have to allow.
 */
export function boundsOf(deposits: readonly Deposit[]): Pick<Effect, 'terms' | 'detail'> & { readonly fault?: string } {
  const wide = deposits.filter(({ desired, least }) => least * 100n < desired * usualPercent);
  const terms = wide.map(({ least }): Term => ({ what: 'lower bound', is: 'number', value: least }));
  return {
    ...(terms.length > 0 && { terms }),
    detail: `takes at least ${deposits.map(({ least }) => least).join(' and ')} base units`,
    ...(deposits.some(({ desired, least }) => least > desired) && {
      fault: 'a lower bound is above the amount itself',
    }),
  };
}

export const boundsPinned = (paths: readonly string[], examples: ArgumentFates['examples'] = [{}]): ArgumentFates => ({
  pinned: Object.fromEntries(paths.map((path) => [path, 'no more than 3 % below the amount itself, else a term'])),
  examples,
});

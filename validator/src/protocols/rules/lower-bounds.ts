import type { Effect, Term } from '../../effects/effect.ts';
import type { ArgumentFates } from './protocol.ts';

/** The maximum and the minimum of a deposit into a pool of two tokens. */
export interface Deposit {
  readonly desired: bigint;
  readonly least: bigint;
}

/** A pool takes both tokens at its own price; a larger deviation may be a manipulated price. */
const usualPercent = 97n;

/**
 * How far a deposit may fall short of the intended amount. Close limits are usual; wider ones accept a manipulated pool
 * price, which the words have to allow.
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

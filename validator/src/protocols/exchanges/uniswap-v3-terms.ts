import type { Term } from '../../effects/effect.ts';

/** The position in a pool of two tokens, which is an NFT. */
export const positionTerm = (value: bigint): Term => ({ what: 'position', is: 'number', value });

/** The liquidity of a position: a number of the pool's own, not an amount of a token. */
export const liquidityTerm = (value: bigint): Term => ({ what: 'liquidity', is: 'number', value });

/** Fees of the pools that Uniswap itself opens, in hundredths of a basis point. */
const usualFees: ReadonlySet<number> = new Set([100, 200, 300, 400, 500, 3_000, 10_000]);

export const usualFeesPinned = 'fees of the pools that Uniswap opens; any other is a term';

/** `0.3%`, a pool's fee as owners write it. */
export function poolFeeTerm(fee: number): Term {
  const percent = `${fee / 10_000}`;
  return { what: 'pool fee', is: 'text', value: `${percent}%`, alike: [`${percent} %`, `${percent} percent`] };
}

/** Fees of no usual pool: anyone may have created such a pool. */
export const unusualFees = (fees: readonly number[]): readonly Term[] =>
  fees.filter((fee) => !usualFees.has(fee)).map(poolFeeTerm);

/** A price at which a swap stops, so that less than the amount may be swapped. */
export const priceLimit = (limit: bigint | undefined): readonly Term[] =>
  limit ? [{ what: 'price limit', is: 'number', value: limit }] : [];

/** Effects have `terms` only if there are any. */
export const withTerms = (...terms: readonly Term[]): { readonly terms?: readonly Term[] } =>
  terms.length > 0 ? { terms } : {};

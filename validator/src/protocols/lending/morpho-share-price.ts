import type { Term } from '../../effects/effect.ts';
import type { ArgumentFates } from '../rules/protocol.ts';

/** The price of a share in a new market: a millionth of a unit of the token, times 10^27. */
const firstPrice = 10n ** 21n;

const priceTerm = (value: bigint): Term => ({ what: 'share price', is: 'number', value });

/** Interest raises the price of shares. If it has doubled, or the limit is too wide to protect, the words count. */
export const atMostPrice = (price: bigint): readonly Term[] => (price <= 2n * firstPrice ? [] : [priceTerm(price)]);

/** Only a loss that all lenders share lowers the price below the first one. */
export const atLeastPrice = (price: bigint): readonly Term[] => (price >= firstPrice ? [] : [priceTerm(price)]);

/** Only the chain knows the first price of a vault's shares. */
export const vaultPrice = (price: bigint): readonly Term[] => [priceTerm(price)];

export const mostPriceFates: Pick<ArgumentFates, 'examples'> & { readonly pinned: Readonly<Record<string, string>> } = {
  pinned: { maxSharePriceE27: 'at most twice what shares cost in a new market; the words name any other' },
  examples: [
    { shares: 0n, maxSharePriceE27: firstPrice },
    { assets: 0n, maxSharePriceE27: firstPrice },
  ],
};

export const leastPriceFate: Readonly<Record<string, string>> = {
  minSharePriceE27: 'at least what shares cost in a new market; the words name any other',
};

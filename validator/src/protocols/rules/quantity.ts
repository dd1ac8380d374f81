import type { Address } from '@countersign/protocol';
import { type Asset, maxUint256, type Quantity } from '../../effects/effect.ts';

export const native: Asset = { kind: 'native' };
export const token = (address: Address): Asset => ({ kind: 'token', address });
export const nft = (address: Address, id: bigint | null): Asset => ({ kind: 'nft', address, id });
export const unnamed = (description: string): Extract<Asset, { kind: 'unnamed' }> => ({ kind: 'unnamed', description });

export const exactly = (asset: Asset, amount: bigint): Quantity => ({ asset, amount, bound: 'exact' });
export const atLeast = (asset: Asset, amount: bigint): Quantity => ({ asset, amount, bound: 'min' });
export const atMost = (asset: Asset, amount: bigint): Quantity => ({ asset, amount, bound: 'max' });
export const allOf = (asset: Asset): Quantity => ({ asset, amount: 'all', bound: 'exact' });
/** An amount that the bytes do not state. */
export const someOf = (asset: Asset): Quantity => ({ asset, amount: null, bound: 'exact' });

/** The right of an operator: everything, or nothing after a revocation. */
export const rightOver = (asset: Asset, isGiven: boolean): Quantity => ({
  asset,
  amount: isGiven ? 'all' : 0n,
  bound: 'max',
});

/** In many protocols the largest number of the type means the whole balance or debt. */
export const exactlyOrAll = (asset: Asset, amount: bigint, all: bigint = maxUint256): Quantity =>
  amount === all ? allOf(asset) : exactly(asset, amount);

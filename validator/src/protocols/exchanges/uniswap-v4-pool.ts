import type { Address } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Term } from '../../effects/effect.ts';

/** The identity of a Uniswap V4 pool. Anyone can create pools, with any code as hooks. */
export interface PoolKey {
  readonly currency0: Address;
  readonly currency1: Address;
  readonly fee: number;
  readonly tickSpacing: number;
  readonly hooks: Address;
}

/** The fee of a pool whose hooks set it for each swap. */
export const dynamicFee = 0x800000;

/** The tick spacing of common pools, by fee. */
const usualSpacing: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3000: 60, 10000: 200 };

/** A pool with a usual fee and another tick spacing is not the usual pool. */
export const spacingTerms = ({ fee, tickSpacing }: Pick<PoolKey, 'fee' | 'tickSpacing'>): readonly Term[] =>
  usualSpacing[fee] === tickSpacing ? [] : [{ what: 'tick spacing', is: 'number', value: BigInt(tickSpacing) }];

/** Hooks are code that runs during the action, with bytes that only they understand. */
export const hookTerms = (hooks: readonly Address[], data: readonly Hex[]): readonly Term[] => [
  ...hooks.filter((hook) => hook !== nobody).map((value): Term => ({ what: 'hooks', is: 'hex', value })),
  ...data.filter((bytes) => bytes !== '0x').map((value): Term => ({ what: 'hook data', is: 'hex', value })),
];

import type { Address } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Term } from '../../effects/effect.ts';

/** What tells a pool of Uniswap V4 from all others. Anybody opens pools, with any code as hooks. */
export interface PoolKey {
  readonly currency0: Address;
  readonly currency1: Address;
  readonly fee: number;
  readonly tickSpacing: number;
  readonly hooks: Address;
}

/** Fee of a pool whose hooks set it anew for each swap. */
export const dynamicFee = 0x800000;

/** Steps of the pools that wallets open, by fee. */
const usualSpacing: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3000: 60, 10000: 200 };

/** Pools of a usual fee with other steps than usual are others than those that most use. */
export const spacingTerms = ({ fee, tickSpacing }: Pick<PoolKey, 'fee' | 'tickSpacing'>): readonly Term[] =>
  usualSpacing[fee] === tickSpacing ? [] : [{ what: 'tick spacing', is: 'number', value: BigInt(tickSpacing) }];

/** Hooks are code that runs in the middle of it, with bytes that only they understand. */
export const hookTerms = (hooks: readonly Address[], data: readonly Hex[]): readonly Term[] => [
  ...hooks.filter((hook) => hook !== nobody).map((value): Term => ({ what: 'hooks', is: 'hex', value })),
  ...data.filter((bytes) => bytes !== '0x').map((value): Term => ({ what: 'hook data', is: 'hex', value })),
];

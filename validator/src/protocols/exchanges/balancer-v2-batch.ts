import type { Asset, Quantity } from '../../effects/effect.ts';
import { atLeast, atMost, exactly } from '../rules/quantity.ts';

interface Step {
  readonly assetInIndex: bigint;
  readonly assetOutIndex: bigint;
  readonly amount: bigint;
}

interface Batch {
  readonly isGivenIn: boolean;
  readonly swaps: readonly Step[];
  readonly assets: readonly Asset[];
  /** The maximum input of each asset; if negative, the minimum output. */
  readonly limits: readonly bigint[];
}

interface Flow {
  readonly gives: readonly Quantity[];
  readonly gets: readonly Quantity[];
  /** Indexes into `assets`, if the steps form one line. */
  readonly path: readonly number[];
}

/** Steps of an exact output are encoded from last to first. */
function lineOf(steps: readonly Step[]): readonly number[] {
  const line: number[] = [];
  for (const { assetInIndex, assetOutIndex } of steps) {
    const [start, end] = [Number(assetInIndex), Number(assetOutIndex)];
    if (line.length === 0) line.push(start, end);
    else if (line.at(-1) === start) line.push(end);
    else return [];
  }
  return line;
}

/** The total inputs and outputs of several swaps; null if the lists do not match. */
export function readBatchSwap({ isGivenIn, swaps, assets, limits }: Batch): Flow | null {
  const count = BigInt(assets.length);
  const isOutside = ({ assetInIndex, assetOutIndex }: Step) => assetInIndex >= count || assetOutIndex >= count;
  if (swaps.length === 0 || limits.length !== assets.length || swaps.some(isOutside)) return null;
  const goesIn = totals(swaps, ({ assetInIndex }) => assetInIndex);
  const comesOut = totals(swaps, ({ assetOutIndex }) => assetOutIndex);
  const gives: Quantity[] = [];
  const gets: Quantity[] = [];
  for (const [place, asset] of assets.entries()) {
    const index = BigInt(place);
    const limit = limits[place] ?? 0n;
    const into = goesIn.get(index);
    const out = comesOut.get(index);
    if (into !== undefined && out === undefined) {
      gives.push(isGivenIn && into <= limit ? exactly(asset, into) : atMost(asset, limit > 0n ? limit : 0n));
    } else if (out !== undefined && into === undefined) {
      gets.push(isGivenIn ? atLeast(asset, limit < 0n ? -limit : 0n) : exactly(asset, out));
      // A limit above zero allows the batch to take an asset that it should bring.
      if (limit > 0n) gives.push(atMost(asset, limit));
    } else if (limit > 0n) gives.push(atMost(asset, limit));
    else if (limit < 0n) gets.push(atLeast(asset, -limit));
  }
  return { gives, gets, path: lineOf(isGivenIn ? swaps : swaps.toReversed()) };
}

/** Amounts of the steps, added up by asset. */
function totals(steps: readonly Step[], indexOf: (step: Step) => bigint): ReadonlyMap<bigint, bigint> {
  const sums = new Map<bigint, bigint>();
  for (const step of steps) sums.set(indexOf(step), (sums.get(indexOf(step)) ?? 0n) + step.amount);
  return sums;
}

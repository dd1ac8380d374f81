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
  /** The most of each asset that may go in; below zero, the least that has to come out. */
  readonly limits: readonly bigint[];
}

interface Flow {
  readonly gives: readonly Quantity[];
  readonly gets: readonly Quantity[];
  /** Places in `assets`, where the steps follow each other in one line. */
  readonly path: readonly number[];
}

/** Steps of an exact output are written from the last to the first. */
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

/** What goes in and what comes out of several swaps in one; null where the lists do not fit together. */
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
      // A limit above zero lets the batch take of what it is to bring.
      if (limit > 0n) gives.push(atMost(asset, limit));
    } else if (limit > 0n) gives.push(atMost(asset, limit));
    else if (limit < 0n) gets.push(atLeast(asset, -limit));
  }
  return { gives, gets, path: lineOf(isGivenIn ? swaps : swaps.toReversed()) };
}

/** Amounts that the steps say, added up by asset. */
function totals(steps: readonly Step[], indexOf: (step: Step) => bigint): ReadonlyMap<bigint, bigint> {
  const sums = new Map<bigint, bigint>();
  for (const step of steps) sums.set(indexOf(step), (sums.get(indexOf(step)) ?? 0n) + step.amount);
  return sums;
}

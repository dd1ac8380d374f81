import type { Asset, Quantity } from '../effect.ts';
import { atLeast, atMost, exactly } from './quantity.ts';

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
  const goesIn = new Set(swaps.map(({ assetInIndex }) => assetInIndex));
  const comesOut = new Set(swaps.map(({ assetOutIndex }) => assetOutIndex));
  const gives: Quantity[] = [];
  const gets: Quantity[] = [];
  for (const [place, asset] of assets.entries()) {
    const index = BigInt(place);
    const limit = limits[place] ?? 0n;
    const isIn = goesIn.has(index);
    const isOut = comesOut.has(index);
    if (isIn && !isOut) {
      const said = total(swaps.filter((step) => step.assetInIndex === index));
      gives.push(isGivenIn && said <= limit ? exactly(asset, said) : atMost(asset, limit > 0n ? limit : 0n));
    } else if (isOut && !isIn) {
      const said = total(swaps.filter((step) => step.assetOutIndex === index));
      gets.push(isGivenIn ? atLeast(asset, limit < 0n ? -limit : 0n) : exactly(asset, said));
      // A limit above zero lets the batch take of what it is to bring.
      if (limit > 0n) gives.push(atMost(asset, limit));
    } else if (limit > 0n) gives.push(atMost(asset, limit));
    else if (limit < 0n) gets.push(atLeast(asset, -limit));
  }
  return { gives, gets, path: lineOf(isGivenIn ? swaps : swaps.toReversed()) };
}

const total = (steps: readonly Step[]): bigint => steps.reduce((sum, { amount }) => sum + amount, 0n);

import { type Feature, featuresOf } from './features.ts';

/** A linear model: the weight of each feature against an instruction. */
export interface Weights {
  readonly bias: number;
  /** From this sum on, Countersign asks the owner. */
  readonly threshold: number;
  readonly weights: ReadonlyMap<string, number>;
}

export interface Weighed {
  /** The higher, the less the text reads like an instruction. */
  readonly sum: number;
  /** The strongest evidence against it. */
  readonly most: Feature | null;
}

/** Long texts have more features; the root keeps them comparable. */
export const scale = (count: number): number => 1 / Math.sqrt(count + 1);

export function weigh(text: string, { bias, weights }: Pick<Weights, 'bias' | 'weights'>): Weighed {
  let total = 0;
  let count = 0;
  let most: Feature | null = null;
  let highest = 0;
  for (const feature of featuresOf(text, (key) => weights.has(key))) {
    const weight = weights.get(feature.key) ?? 0;
    total += weight;
    count += 1;
    if (weight > highest) {
      highest = weight;
      most = feature;
    }
  }
  return { sum: bias + total * scale(count), most };
}

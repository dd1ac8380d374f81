import { featuresOf } from '../../validator/src/reader/second-look/features.ts';
import { scale, type Weights } from '../../validator/src/reader/second-look/weigh.ts';

/** A text, and whether an owner should be asked before it is acted on. */
export interface Labelled {
  readonly text: string;
  readonly ask: boolean;
}

const EPOCHS = 15;
const RATE = 0.2;
const BIAS_RATE = 0.02;
const SHRINK = 1e-3;
/** A feature of one text only is that text. */
const MIN_TEXTS = 2;
/** Weights below it decide nothing, and are left out. */
const MIN_WEIGHT = 0.3;

/** Logistic regression with a step size for each weight (AdaGrad), in a fixed sequence: the same texts give the same weights. */
export function train(texts: readonly Labelled[]): Pick<Weights, 'bias' | 'weights'> {
  const keys = texts.map(({ text }) => featuresOf(text).map(({ key }) => key));
  const index = indexOf(keys);
  const rows = keys.map((each) => Uint32Array.from(each.flatMap((key) => index.get(key) ?? [])));
  const weights = new Float64Array(index.size);
  const squares = new Float64Array(index.size).fill(1e-8);
  let bias = 0;
  const random = randomNumbers();
  const sequence = rows.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(sequence, random);
    for (const at of sequence) {
      const row = rows[at] ?? new Uint32Array();
      const factor = scale(row.length);
      let sum = 0;
      for (const feature of row) sum += weights[feature] ?? 0;
      const error = 1 / (1 + Math.exp(-(bias + sum * factor))) - (texts[at]?.ask ? 1 : 0);
      for (const feature of row) {
        const weight = weights[feature] ?? 0;
        const slope = error * factor + SHRINK * weight;
        const square = (squares[feature] ?? 0) + slope * slope;
        squares[feature] = square;
        weights[feature] = weight - (RATE * slope) / Math.sqrt(square);
      }
      bias -= BIAS_RATE * error;
    }
  }
  const kept = [...index].flatMap(([key, at]): [string, number][] => {
    const weight = round(weights[at] ?? 0);
    return Math.abs(weight) < MIN_WEIGHT ? [] : [[key, weight]];
  });
  return { bias: round(bias), weights: new Map(kept.sort(([one], [other]) => (one < other ? -1 : 1))) };
}

const round = (value: number): number => Math.round(value * 100) / 100;

function indexOf(keys: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= MIN_TEXTS);
  return new Map(kept.map(([key], at) => [key, at]));
}

function shuffle(values: number[], random: () => number): void {
  for (let last = values.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [values[last], values[other]] = [values[other] ?? 0, values[last] ?? 0];
  }
}

/** Mulberry32: small, and the same everywhere. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

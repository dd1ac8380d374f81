import type { Address } from '@countersign/protocol';
import { drawAmount, keepDigits, quote, unitsOf } from './amounts.ts';
import type { Random } from './random.ts';
import { type Coin, ethereum, type Network, networks } from './world/networks.ts';

export type Hex = `0x${string}`;

export interface Call {
  readonly to: Address;
  readonly value: bigint;
  readonly data: Hex;
}

/** The time of every request: 2026-06-01T00:00:00Z. */
export const nowUnix = 1_780_272_000;

/**
 * All values that an operation may use. Words and bytes are each made from a scene: from the same one for an aligned
 * row, from two that differ in one field for a mutant.
 */
export interface Scene {
  /** The places of the template: values that the words contain. The operation decides the others. */
  readonly places: ReadonlySet<string>;
  readonly network: Network;
  readonly toNetwork: Network;
  readonly sender: Address;
  /** The recipient of a swap's or loan's output: the sender, except in mutants. */
  readonly beneficiary: Address;
  readonly asset: Coin;
  readonly amount: bigint;
  readonly amount2: bigint;
  readonly out: Coin;
  /** For a swap with an exact output. */
  readonly outAmount: bigint;
  readonly minOut: bigint;
  readonly maxIn: bigint;
  readonly slippageBps: number;
  readonly minutes: number;
  readonly deadline: bigint;
  readonly recipient: Address;
  readonly recipient2: Address;
  readonly recipient3: Address;
  readonly spender: Address;
  readonly owner: Address;
  readonly delegate: Address;
  readonly collection: Address;
  readonly id: bigint;
  readonly count: bigint;
  readonly safe: Address;
  readonly account: Address;
  readonly vault: Address;
  readonly contract: Address;
  readonly implementation: Address;
  readonly name: string;
  readonly years: number;
  readonly threshold: bigint;
  readonly poolFee: number;
  /** The protocol's name in the text, and the first part of its slug. */
  readonly protocolWord: string;
  readonly family: string;
  /** The amount in dollars, if the text says it like this. */
  readonly usd: number | null;
  /** The share of the balance, if the text says the amount like this. */
  readonly fraction: readonly [numerator: bigint, denominator: bigint] | null;
  /** A part of the output for another recipient; only in mutants. */
  readonly skim: { readonly to: Address; readonly bips: bigint } | null;
  /** An additional call inside a batch; only in mutants. */
  readonly extra: Call | null;
  /** 1: a Safe runs the call with DELEGATECALL; for a plain call only in mutants. */
  readonly innerOperation: 0 | 1;
}

/** The values that an operation fixes before the others are drawn. */
export type Setting = Partial<Scene> & Pick<Scene, 'network' | 'asset'>;

const lengths = [10, 12, 15, 20, 30, 60];
const slippages = [10, 20, 30, 50, 100, 200];
const fractions = [
  [1n, 2n],
  [1n, 4n],
  [1n, 10n],
  [3n, 4n],
] as const;
const wholeOfIt = [1n, 1n] as const;
const labels = ['marigold', 'harbour', 'basalt', 'lanternfish', 'quietriver', 'orbitals', 'papercrane', 'northlight'];

export const drawAddress = (random: Random): Address => random.hex(20);

/** Draws the values that the operation left open. `places` are those of the template. */
export function drawScene(random: Random, setting: Setting, places: ReadonlySet<string>): Scene {
  const { asset } = setting;
  const out = setting.out ?? asset;
  const usd = places.has('usd') ? random.pick([20, 50, 75, 100, 200, 250, 400, 1000, 1500]) : null;
  const fraction = places.has('all') ? wholeOfIt : places.has('fraction') ? random.pick(fractions) : null;
  const drawn = usd ? unitsOf((usd / asset.usd).toFixed(18), asset.decimals) : drawAmount(random, asset);
  const amount = fraction ? drawn * fraction[0] : drawn;
  const outAmount = drawAmount(random, out);
  const slippageBps = random.pick(slippages);
  const minutes = random.pick(lengths);
  const sender = drawAddress(random);
  return {
    places,
    toNetwork: ethereum,
    sender,
    beneficiary: sender,
    amount,
    amount2: drawAmount(random, asset, 2000),
    out,
    outAmount,
    minOut: keepDigits((quote(amount, asset, out) * BigInt(10_000 - slippageBps)) / 10_000n, 5),
    maxIn: keepDigits((quote(outAmount, out, asset) * BigInt(10_000 + slippageBps)) / 10_000n, 5),
    slippageBps,
    minutes,
    deadline: BigInt(nowUnix + minutes * 60 - random.int(20)),
    recipient: drawAddress(random),
    recipient2: drawAddress(random),
    recipient3: drawAddress(random),
    spender: drawAddress(random),
    owner: drawAddress(random),
    delegate: drawAddress(random),
    collection: drawAddress(random),
    id: BigInt(1 + random.int(9999)),
    count: BigInt(2 + random.int(20)),
    safe: drawAddress(random),
    account: drawAddress(random),
    vault: drawAddress(random),
    contract: drawAddress(random),
    implementation: drawAddress(random),
    name: `${random.pick(labels)}${random.int(900)}.eth`,
    years: 2 + random.int(4),
    threshold: BigInt(2 + random.int(3)),
    poolFee: random.pick([500, 3000]),
    protocolWord: '',
    family: '',
    usd,
    fraction,
    skim: null,
    extra: null,
    innerOperation: 0,
    ...setting,
  };
}

/** A random chain that meets the condition. */
export const drawNetwork = (random: Random, isThere: (network: Network) => boolean = () => true): Network =>
  random.pick(networks.filter(isThere));

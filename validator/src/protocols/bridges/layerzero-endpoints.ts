import type { Term } from '../../effects/effect.ts';

/** Chains by the ids of their LayerZero endpoints; those of the first version are lower by 30,000. */
const chainByEndpoint: ReadonlyMap<number, bigint> = new Map([
  [30101, 1n],
  [30102, 56n],
  [30106, 43114n],
  [30109, 137n],
  [30110, 42161n],
  [30111, 10n],
  [30125, 42220n],
  [30145, 100n],
  [30151, 1088n],
  [30158, 1101n],
  [30165, 324n],
  [30181, 5000n],
  [30183, 59144n],
  [30184, 8453n],
  [30214, 534352n],
  [30243, 81457n],
  [30255, 252n],
  [30319, 480n],
  [30320, 130n],
  [30332, 146n],
  [30340, 1868n],
  [30362, 80094n],
  [30367, 999n],
  [40106, 43113n],
  [40161, 11155111n],
  [40231, 421614n],
  [40232, 11155420n],
  [40245, 84532n],
  [40267, 80002n],
]);

export const chainOfEndpoint = (id: number): bigint | undefined => chainByEndpoint.get(id < 1000 ? id + 30_000 : id);

/** An endpoint of an unknown chain. */
export const endpointOf = (id: number): readonly Term[] =>
  chainOfEndpoint(id) === undefined ? [{ what: 'endpoint', is: 'number', value: BigInt(id) }] : [];

import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import type { Term } from '../../effects/effect.ts';
import type { CallContext } from '../rules/protocol.ts';

export const curveContracts = deployed('curve');

export const knownPools = 'pools and gauges of Curve that we know, or the words';

/** Anyone can deploy a pool or a gauge: the words have to name the address of an unlisted one. */
export function unlessKnown({ chainId }: CallContext, what: 'pool' | 'gauge', address: Address): Term[] {
  if (BigInt(address) === 0n) return [];
  const byChain = curveContracts[what] ?? {};
  const known = chainId === null ? Object.values(byChain).flat() : (byChain[chainId] ?? []);
  return known.includes(address) ? [] : [{ what, is: 'hex', value: address }];
}

import type { Address } from '@countersign/protocol';
import type { Term } from '../../effects/effect.ts';

/** Contracts of 1inch that swap the assets its routers send them, as the calls built by its API show. */
const executors: ReadonlySet<Address> = new Set([
  '0xe37e799d5077682fa0a244d46e5649f71457bd09',
  '0x5141b82f5ffda4c6fe1e372978f1c5427640a190',
]);

export const knownExecutors = 'executors of 1inch that we know, or the words';

/** The router reverts unless the minimum output arrives; meanwhile a stranger would hold the sold asset. */
export function executorTerms(executor: Address, sourceReceiver: Address): readonly Term[] {
  const isTaken = sourceReceiver !== executor && !executors.has(sourceReceiver) && BigInt(sourceReceiver) !== 0n;
  return [
    ...(executors.has(executor) ? [] : [{ what: 'executor', is: 'hex', value: executor } as const]),
    ...(isTaken ? [{ what: 'receiver of what is sold', is: 'hex', value: sourceReceiver } as const] : []),
  ];
}

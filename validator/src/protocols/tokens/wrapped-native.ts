import type { Address } from '@countersign/protocol';
import { chainById, chains } from '../../data/chains.ts';
import type { Contracts } from '../../data/data.ts';
import type { CallContext } from '../rules/protocol.ts';

const all: ReadonlySet<string> = new Set(chains.map(({ wrappedNative }) => wrappedNative));

/** Whether a token is the wrapped coin of the chain; of any, if the chain is unknown. */
export const isWrappedNative = (chainId: number | null, address: Address): boolean =>
  chainId === null ? all.has(address) : chainById(chainId)?.wrappedNative === address;

/** The wrapped coin of the called contract's chain; without a chain, of the first that has the contract. */
export function wrappedNativeOf({ chainId, to, role }: CallContext, contracts: Contracts): Address | null {
  const byChain = role === null ? undefined : contracts[role];
  const id = chainId ?? Object.keys(byChain ?? {}).find((each) => byChain?.[Number(each)]?.includes(to));
  return id === undefined ? null : (chainById(Number(id))?.wrappedNative ?? null);
}

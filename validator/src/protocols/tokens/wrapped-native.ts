import type { Address } from '@countersign/protocol';
import { chainById, chains } from '../../data/chains.ts';
import type { Contracts } from '../../data/data.ts';
import type { CallContext } from '../rules/protocol.ts';

const all: ReadonlySet<string> = new Set(chains.map(({ wrappedNative }) => wrappedNative));

/** Whether a token is the wrapped coin of the chain; of any, where the chain is not known. */
export const isWrappedNative = (chainId: number | null, address: Address): boolean =>
  chainId === null ? all.has(address) : chainById(chainId)?.wrappedNative === address;

/** The wrapped coin of the chain on which a contract of the book is called; where no chain is said, the first that has it. */
export function wrappedNativeOf({ chainId, to, role }: CallContext, contracts: Contracts): Address | null {
  const byChain = role === null ? undefined : contracts[role];
  const id = chainId ?? Object.keys(byChain ?? {}).find((each) => byChain?.[Number(each)]?.includes(to));
  return id === undefined ? null : (chainById(Number(id))?.wrappedNative ?? null);
}

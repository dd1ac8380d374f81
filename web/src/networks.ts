import { networks } from '@countersign/protocol';

const networkById = new Map(networks.map((network) => [network.id, network]));

/** Block explorers. Pages link to them and never fetch from them. */
const explorers: Readonly<Record<number, string>> = {
  1: 'https://etherscan.io',
  10: 'https://optimistic.etherscan.io',
  56: 'https://bscscan.com',
  100: 'https://gnosisscan.io',
  137: 'https://polygonscan.com',
  8453: 'https://basescan.org',
  42161: 'https://arbiscan.io',
  43114: 'https://snowtrace.io',
  84532: 'https://sepolia.basescan.org',
  421614: 'https://sepolia.arbiscan.io',
  11155111: 'https://sepolia.etherscan.io',
  11155420: 'https://sepolia-optimism.etherscan.io',
};

/** For use inside a sentence. */
export function networkName(chainId: number): string {
  const { name, isTest } = networkById.get(chainId) ?? { isTest: false, name: `the network with chain ID ${chainId}` };
  return isTest ? `${name} (a test network)` : name;
}

/** A short form for small spaces. */
export const chainName = (chainId: number): string => networkById.get(chainId)?.name ?? `Chain ${chainId}`;

/** Networks with a known name; those with real money first. */
export const knownChains: readonly number[] = networks
  .toSorted((one, other) => Number(one.isTest) - Number(other.isTest))
  .map(({ id }) => id);

/** Null if the network is unknown. */
export const coinOf = (chainId: number): string | null => networkById.get(chainId)?.coin ?? null;

/** Null if no explorer is known. */
export const explorerUrl = (chainId: number, kind: 'address' | 'tx', id: string): string | null => {
  const explorer = explorers[chainId];
  return explorer === undefined ? null : `${explorer}/${kind}/${encodeURIComponent(id)}`;
};

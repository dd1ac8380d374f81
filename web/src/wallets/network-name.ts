interface Network {
  readonly name: string;
  readonly isTest?: true;
  /** The symbol of its coin. */
  readonly coin: string;
  /** Where people look addresses and transactions up. Linked to, and never asked. */
  readonly explorer: string;
}

const networks: Readonly<Record<number, Network>> = {
  1: { name: 'Ethereum', coin: 'ETH', explorer: 'https://etherscan.io' },
  10: { name: 'OP Mainnet', coin: 'ETH', explorer: 'https://optimistic.etherscan.io' },
  56: { name: 'BNB Smart Chain', coin: 'BNB', explorer: 'https://bscscan.com' },
  100: { name: 'Gnosis', coin: 'xDAI', explorer: 'https://gnosisscan.io' },
  137: { name: 'Polygon', coin: 'POL', explorer: 'https://polygonscan.com' },
  8453: { name: 'Base', coin: 'ETH', explorer: 'https://basescan.org' },
  42161: { name: 'Arbitrum One', coin: 'ETH', explorer: 'https://arbiscan.io' },
  43114: { name: 'Avalanche', coin: 'AVAX', explorer: 'https://snowtrace.io' },
  84532: { name: 'Base Sepolia', isTest: true, coin: 'ETH', explorer: 'https://sepolia.basescan.org' },
  421614: { name: 'Arbitrum Sepolia', isTest: true, coin: 'ETH', explorer: 'https://sepolia.arbiscan.io' },
  11155111: { name: 'Sepolia', isTest: true, coin: 'ETH', explorer: 'https://sepolia.etherscan.io' },
  11155420: { name: 'OP Sepolia', isTest: true, coin: 'ETH', explorer: 'https://sepolia-optimism.etherscan.io' },
};

/** Inside of a sentence. */
export function networkName(chainId: number): string {
  const { name, isTest } = networks[chainId] ?? { isTest: false, name: `the network with number ${chainId}` };
  return isTest ? `${name} (a test network)` : name;
}

/** By itself, where there is little room. */
export const chainName = (chainId: number): string => networks[chainId]?.name ?? `Chain ${chainId}`;

/** The networks that have a name here. */
export const knownChains: readonly number[] = Object.keys(networks).map(Number);

/** Null where the network is not known. */
export const coinOf = (chainId: number): string | null => networks[chainId]?.coin ?? null;

/** Null where nobody is known to show this network. */
export const explorerUrl = (chainId: number, kind: 'address' | 'tx', id: string): string | null => {
  const { explorer } = networks[chainId] ?? {};
  return explorer === undefined ? null : `${explorer}/${kind}/${encodeURIComponent(id)}`;
};

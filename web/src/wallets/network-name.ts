interface Network {
  readonly name: string;
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
  84532: { name: 'Base Sepolia (a test network)', coin: 'ETH', explorer: 'https://sepolia.basescan.org' },
  11155111: { name: 'Sepolia (a test network)', coin: 'ETH', explorer: 'https://sepolia.etherscan.io' },
};

/** Their numbers, in the order in which they are offered. */
export const knownNetworks: readonly number[] = Object.keys(networks).map(Number);

export const networkName = (chainId: number): string => networks[chainId]?.name ?? `the network with number ${chainId}`;

/** Null where the network is not known. */
export const coinOf = (chainId: number): string | null => networks[chainId]?.coin ?? null;

/** Null where nobody is known to show this network. */
export const explorerUrl = (chainId: number, kind: 'address' | 'tx', id: string): string | null => {
  const { explorer } = networks[chainId] ?? {};
  return explorer === undefined ? null : `${explorer}/${kind}/${encodeURIComponent(id)}`;
};

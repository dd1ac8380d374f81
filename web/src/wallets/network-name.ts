const names: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  10: 'OP Mainnet',
  56: 'BNB Smart Chain',
  100: 'Gnosis',
  137: 'Polygon',
  8453: 'Base',
  42161: 'Arbitrum One',
  43114: 'Avalanche',
  84532: 'Base Sepolia (a test network)',
  421614: 'Arbitrum Sepolia (a test network)',
  11155111: 'Sepolia (a test network)',
  11155420: 'OP Sepolia (a test network)',
};

export const networkName = (chainId: number): string => names[chainId] ?? `the network with number ${chainId}`;

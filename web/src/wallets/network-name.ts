/** The networks that have a name here. */
export const networks: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  10: 'OP Mainnet',
  56: 'BNB Smart Chain',
  100: 'Gnosis',
  137: 'Polygon',
  8453: 'Base',
  42161: 'Arbitrum One',
  84532: 'Base Sepolia',
  11155111: 'Sepolia',
};
const tests = [84532, 11155111];

/** Inside of a sentence. */
export function networkName(chainId: number): string {
  const name = networks[chainId] ?? `the network with number ${chainId}`;
  return tests.includes(chainId) ? `${name} (a test network)` : name;
}

/** By itself, where there is little room. */
export const chainName = (chainId: number): string => networks[chainId] ?? `Chain ${chainId}`;

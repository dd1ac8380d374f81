// Generated from the lists of the validator by `npm run generate`.

export interface Network {
  readonly id: number;
  readonly name: string;
  /** The symbol of the native coin, which has 18 decimals on all of them. */
  readonly coin: string;
  readonly isTest: boolean;
}

export const networks: readonly Network[] = [
  { id: 1, name: 'Ethereum', coin: 'ETH', isTest: false },
  { id: 11155111, name: 'Sepolia', coin: 'ETH', isTest: true },
  { id: 8453, name: 'Base', coin: 'ETH', isTest: false },
  { id: 42161, name: 'Arbitrum One', coin: 'ETH', isTest: false },
  { id: 10, name: 'Optimism', coin: 'ETH', isTest: false },
  { id: 137, name: 'Polygon PoS', coin: 'POL', isTest: false },
  { id: 100, name: 'Gnosis', coin: 'xDAI', isTest: false },
  { id: 56, name: 'BNB Smart Chain', coin: 'BNB', isTest: false },
  { id: 43114, name: 'Avalanche', coin: 'AVAX', isTest: false },
  { id: 84532, name: 'Base Sepolia', coin: 'ETH', isTest: true },
  { id: 421614, name: 'Arbitrum Sepolia', coin: 'ETH', isTest: true },
  { id: 11155420, name: 'OP Sepolia', coin: 'ETH', isTest: true },
];

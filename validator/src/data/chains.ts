import type { Chain } from './data.ts';

/**
 * The chains that the checks know. Some words are also token symbols (`arb`, `op`, `matic`, `avax`): they mean the
 * chain only if the text says so (`on arb`). `eth` alone always means the coin.
 */
export const chains: readonly Chain[] = [
  {
    id: 1,
    name: 'Ethereum',
    words: ['ethereum', 'ethereum mainnet', 'eth mainnet', 'mainnet', 'ethereum l1', 'l1', 'layer 1'],
    nativeSymbol: 'ETH',
    wrappedNative: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    isTestnet: false,
  },
  {
    id: 11155111,
    name: 'Sepolia',
    words: ['sepolia', 'sepolia testnet', 'ethereum sepolia', 'eth sepolia', 'sepolia ethereum', 'ethereum testnet'],
    nativeSymbol: 'ETH',
    wrappedNative: '0xfff9976782d46cc05630d1f6ebab18b2324d6b14',
    isTestnet: true,
  },
  {
    id: 8453,
    name: 'Base',
    words: ['base', 'base mainnet', 'base chain', 'base network', 'base l2', 'coinbase l2'],
    nativeSymbol: 'ETH',
    wrappedNative: '0x4200000000000000000000000000000000000006',
    isTestnet: false,
  },
  {
    id: 42161,
    name: 'Arbitrum One',
    words: ['arbitrum', 'arbitrum one', 'arbitrum mainnet', 'arb', 'arb one', 'arb1', 'arb mainnet'],
    nativeSymbol: 'ETH',
    wrappedNative: '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
    isTestnet: false,
  },
  {
    id: 10,
    name: 'Optimism',
    words: ['optimism', 'op mainnet', 'optimism mainnet', 'op', 'op chain', 'optimistic ethereum'],
    nativeSymbol: 'ETH',
    wrappedNative: '0x4200000000000000000000000000000000000006',
    isTestnet: false,
  },
  {
    id: 137,
    name: 'Polygon PoS',
    words: ['polygon', 'polygon pos', 'polygon mainnet', 'polygon chain', 'matic', 'matic network', 'matic mainnet'],
    nativeSymbol: 'POL',
    wrappedNative: '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
    isTestnet: false,
  },
  {
    id: 100,
    name: 'Gnosis',
    words: ['gnosis', 'gnosis chain', 'gnosischain', 'xdai', 'xdai chain', 'gnosis mainnet'],
    nativeSymbol: 'xDAI',
    wrappedNative: '0xe91d153e0b41518a2ce8dd3d7944fa863463a97d',
    isTestnet: false,
  },
  {
    id: 56,
    name: 'BNB Smart Chain',
    words: ['bnb smart chain', 'bnb chain', 'bsc', 'bnb', 'binance smart chain', 'binance chain', 'bsc mainnet'],
    nativeSymbol: 'BNB',
    wrappedNative: '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
    isTestnet: false,
  },
  {
    id: 43114,
    name: 'Avalanche',
    words: [
      'avalanche',
      'avalanche c-chain',
      'avalanche c chain',
      'avalanche mainnet',
      'avax',
      'avax c-chain',
      'c-chain',
    ],
    nativeSymbol: 'AVAX',
    wrappedNative: '0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7',
    isTestnet: false,
  },
  {
    id: 84532,
    name: 'Base Sepolia',
    words: ['base sepolia', 'base testnet', 'sepolia base', 'base sepolia testnet'],
    nativeSymbol: 'ETH',
    wrappedNative: '0x4200000000000000000000000000000000000006',
    isTestnet: true,
  },
  {
    id: 421614,
    name: 'Arbitrum Sepolia',
    words: ['arbitrum sepolia', 'arb sepolia', 'arbitrum testnet', 'sepolia arbitrum', 'arbitrum sepolia testnet'],
    nativeSymbol: 'ETH',
    wrappedNative: '0x980b62da83eff3d4576c647993b0c1d7faf17c73',
    isTestnet: true,
  },
  {
    id: 11155420,
    name: 'OP Sepolia',
    words: ['op sepolia', 'optimism sepolia', 'optimism testnet', 'sepolia optimism', 'op testnet'],
    nativeSymbol: 'ETH',
    wrappedNative: '0x4200000000000000000000000000000000000006',
    isTestnet: true,
  },
];

const byId = new Map(chains.map((chain) => [chain.id, chain]));

export const chainById = (id: number): Chain | null => byId.get(id) ?? null;

/** `Base`, `chain 12345`. */
export const nameOfChain = (id: number | bigint): string => chainById(Number(id))?.name ?? `chain ${id}`;

/** Former names of a native coin, or its names on test networks, in lower case. */
const oldNativeSymbols: Readonly<Record<number, readonly string[]>> = {
  137: ['matic'],
  11155111: ['sepeth', 'sepoliaeth'],
};

const nativeSymbols = new Map(
  chains.map(({ id, nativeSymbol }) => [id, new Set([nativeSymbol.toLowerCase(), ...(oldNativeSymbols[id] ?? [])])]),
);
const allNativeSymbols: ReadonlySet<string> = new Set([...nativeSymbols.values()].flatMap((symbols) => [...symbols]));

/** Whether a symbol means the native coin of a chain, or of any chain if it is null. Ignores case. */
export function isNativeSymbol(chainId: number | null, symbol: string): boolean {
  const symbols = chainId === null ? allNativeSymbols : nativeSymbols.get(chainId);
  return symbols?.has(symbol.toLowerCase()) ?? false;
}

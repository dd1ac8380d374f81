import type { Address } from '@countersign/protocol';

export interface Coin {
  readonly symbol: string;
  /** Null for the native coin. */
  readonly address: Address | null;
  readonly decimals: number;
  /** The price in US dollars, fixed in this world. */
  readonly usd: number;
}

export interface Token extends Coin {
  readonly address: Address;
}

export interface Network {
  readonly id: number;
  /** Its common names. */
  readonly words: readonly string[];
  readonly native: Coin;
  readonly wrapped: Token;
  readonly tokens: readonly Token[];
}

const usd: Readonly<Record<string, number>> = {
  ETH: 3200,
  WETH: 3200,
  POL: 0.4,
  WPOL: 0.4,
  USDC: 1,
  USDT: 1,
  DAI: 1,
  USDS: 1,
  WBTC: 95_000,
  cbBTC: 95_000,
  LINK: 18,
  UNI: 9,
  AAVE: 240,
  ARB: 0.6,
  OP: 1.4,
  stETH: 3200,
  wstETH: 3850,
  cbETH: 3500,
  COMP: 55,
  CRV: 0.5,
  LDO: 1.2,
  ENS: 22,
  BAL: 2,
  GRT: 0.2,
};

function token(symbol: string, address: string, decimals = 18): Token {
  const price = usd[symbol];
  if (price === undefined) throw new Error(`${symbol} has no price`);
  return { symbol, address: address.toLowerCase() as Address, decimals, usd: price };
}

const ether: Coin = { symbol: 'ETH', address: null, decimals: 18, usd: 3200 };
const pol: Coin = { symbol: 'POL', address: null, decimals: 18, usd: 0.4 };

export const ethereum: Network = {
  id: 1,
  words: ['Ethereum', 'mainnet', 'Ethereum mainnet'],
  native: ether,
  wrapped: token('WETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
  tokens: [
    token('USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6),
    token('USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 6),
    token('DAI', '0x6B175474E89094C44Da98b954EedeAC495271d0F'),
    token('WBTC', '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 8),
    token('LINK', '0x514910771AF9Ca656af840dff83E8264EcF986CA'),
    token('UNI', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'),
    token('AAVE', '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'),
    token('COMP', '0xc00e94Cb662C3520282E6f5717214004A7f26888'),
    token('CRV', '0xD533a949740bb3306d119CC777fa900bA034cd52'),
    token('LDO', '0x5A98FcBEA516Cf06857215779Fd812CA3beF1B32'),
    token('ENS', '0xC18360217D8F7Ab5e7c516566761Ea12Ce7F9D72'),
    token('wstETH', '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0'),
    token('USDS', '0xdC035D45d973E3EC169d2276DDab16f1e407384F'),
  ],
};

export const sepolia: Network = {
  id: 11155111,
  words: ['Sepolia', 'Sepolia testnet'],
  native: ether,
  wrapped: token('WETH', '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14'),
  tokens: [
    token('USDC', '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', 6),
    token('LINK', '0x779877A7B0D9E8603169DdbD7836e478b4624789'),
    token('UNI', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'),
  ],
};

export const base: Network = {
  id: 8453,
  words: ['Base', 'Base mainnet'],
  native: ether,
  wrapped: token('WETH', '0x4200000000000000000000000000000000000006'),
  tokens: [
    token('USDC', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', 6),
    token('DAI', '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb'),
    token('cbETH', '0x2Ae3F1Ec7F1F5012CFEab0185bfc7aa3cf0DEc22'),
    token('cbBTC', '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf', 8),
    token('wstETH', '0xc1CBa3fCea344f92D9239c08C0568f6F2F0ee452'),
  ],
};

export const arbitrum: Network = {
  id: 42161,
  words: ['Arbitrum', 'Arbitrum One'],
  native: ether,
  wrapped: token('WETH', '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'),
  tokens: [
    token('USDC', '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', 6),
    token('USDT', '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', 6),
    token('DAI', '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'),
    token('WBTC', '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f', 8),
    token('ARB', '0x912CE59144191C1204E64559FE8253a0e49E6548'),
    token('LINK', '0xf97f4df75117a78c1A5a0DBb814Af92458539FB4'),
    token('GRT', '0x9623063377AD1B27544C965cCd7342f7EA7e88C7'),
  ],
};

export const optimism: Network = {
  id: 10,
  words: ['Optimism', 'OP Mainnet'],
  native: ether,
  wrapped: token('WETH', '0x4200000000000000000000000000000000000006'),
  tokens: [
    token('USDC', '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', 6),
    token('USDT', '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', 6),
    token('DAI', '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'),
    token('WBTC', '0x68f180fcCe6836688e9084f035309E29Bf0A2095', 8),
    token('OP', '0x4200000000000000000000000000000000000042'),
    token('LINK', '0x350a791Bfc2C21F9Ed5d10980Dad2e2638ffa7f6'),
  ],
};

const polygon: Network = {
  id: 137,
  words: ['Polygon', 'Polygon PoS'],
  native: pol,
  wrapped: token('WPOL', '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270'),
  tokens: [
    token('USDC', '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', 6),
    token('USDT', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 6),
    token('DAI', '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063'),
    token('WETH', '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'),
    token('WBTC', '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6', 8),
    token('LINK', '0x53E0bca35eC356BD5ddDFebbD1Fc0fD03FaBad39'),
    token('AAVE', '0xD6DF932A45C0f255f85145f286eA0b292B21C90B'),
  ],
};

export const networks: readonly Network[] = [ethereum, sepolia, base, arbitrum, optimism, polygon];

export const stEth = token('stETH', '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84');

export function tokenOf(network: Network, symbol: string): Token {
  const found = [network.wrapped, ...network.tokens].find((candidate) => candidate.symbol === symbol);
  if (!found) throw new Error(`no ${symbol} on chain ${network.id}`);
  return found;
}

/** The address of a coin in calls that take only tokens: the wrapped one for the native coin. */
export const tokenAddress = (network: Network, coin: Coin): Address => coin.address ?? network.wrapped.address;

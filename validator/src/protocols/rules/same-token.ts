import type { Address } from '@countersign/protocol';
import { isCounterpart } from '../../data/counterparts.ts';

type OnChains = Readonly<Record<number, readonly Address[]>>;

/** Tokens that are the same asset on several chains, with the same decimals; bridged and native forms alike. */
const tokens: readonly OnChains[] = [
  // USDC
  {
    1: ['0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'],
    10: ['0x0b2c639c533813f4aa9d7837caf62653d097ff85', '0x7f5c764cbc14f9669b88837ca1490cca17c31607'],
    137: ['0x3c499c542cef5e3811e1192ce70d8cc03d5c3359', '0x2791bca1f2de4661ed88a30c99a7a9449aa84174'],
    8453: ['0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', '0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca'],
    42161: ['0xaf88d065e77c8cc2239327c5edb3a432268e5831', '0xff970a61a04b1ca14834a43f5de4533ebddb5cc8'],
    43114: ['0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e'],
    84532: ['0x036cbd53842c5426634e7929541ec2318f3dcf7e'],
    421614: ['0x75faf114eafb1bdbe2f0316df893fd58ce46aa4d'],
    11155111: ['0x1c7d4b196cb0c7b01d743fbc6116a902379c7238'],
    11155420: ['0x5fd84259d66cd46123540766be93dfe6d43130d7'],
  },
  // USDT
  {
    1: ['0xdac17f958d2ee523a2206206994597c13d831ec7'],
    10: ['0x94b008aa00579c1307b0ef2c499ad98a8ce58e58'],
    137: ['0xc2132d05d31c914a87c6611c10748aeb04b58e8f'],
    42161: ['0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9'],
    43114: ['0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7'],
  },
  // DAI
  {
    1: ['0x6b175474e89094c44da98b954eedeac495271d0f'],
    10: ['0xda10009cbd5d07dd0cecc66161fc93d7c9000da1'],
    137: ['0x8f3cf7ad23cd3cadbd9735aff958023239c6a063'],
    8453: ['0x50c5725949a6f0c72e6c4a641f24049a917db0cb'],
    42161: ['0xda10009cbd5d07dd0cecc66161fc93d7c9000da1'],
  },
  // WETH
  {
    1: ['0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'],
    10: ['0x4200000000000000000000000000000000000006'],
    137: ['0x7ceb23fd6bc0add59e62ac25578270cff1b9f619'],
    8453: ['0x4200000000000000000000000000000000000006'],
    42161: ['0x82af49447d8a07e3bd95bd0d56f35241523fbab1'],
    84532: ['0x4200000000000000000000000000000000000006'],
    421614: ['0x980b62da83eff3d4576c647993b0c1d7faf17c73'],
    11155111: ['0xfff9976782d46cc05630d1f6ebab18b2324d6b14'],
    11155420: ['0x4200000000000000000000000000000000000006'],
  },
  // WBTC
  {
    1: ['0x2260fac5e5542a773aa44fbcfedf7c193bc2c599'],
    10: ['0x68f180fcce6836688e9084f035309e29bf0a2095'],
    137: ['0x1bfd67037b42cf73acf2047067bd4f2c47d9bfd6'],
    42161: ['0x2f2a2543b76a4166549f7aab2e75bef0aefc5b0f'],
  },
];

/** Whether two tokens of two chains are the same asset, so that their amounts can be compared. */
export const isSameToken = (chainId: number, address: Address, otherChainId: number, other: Address): boolean =>
  isCounterpart(chainId, address, otherChainId, other) ||
  tokens.some((onChains) => onChains[chainId]?.includes(address) && onChains[otherChainId]?.includes(other));

import type { Protocol } from '../rules/protocol.ts';
import { uniswapV2Router } from './uniswap-v2-router.ts';

export const sushiswap: Protocol = {
  slug: 'sushiswap',
  name: 'SushiSwap',
  family: 'sushiswap',
  words: ['sushiswap', 'sushi swap', 'sushi'],
  contracts: {
    router: {
      1: ['0xd9e1ce17f2641f24ae83637ab66a2cca9c378b9f'],
      10: ['0x2abf469074dc0b54d793850807e6eb5faf2625b1'],
      56: ['0x1b02da8cb0d097eb8d57a175b88c7d8b47997506'],
      100: ['0x1b02da8cb0d097eb8d57a175b88c7d8b47997506'],
      137: ['0x1b02da8cb0d097eb8d57a175b88c7d8b47997506'],
      8453: ['0x6bded42c6da8fbf0d2ba55b2fa120c5e0c8d7891'],
      42161: ['0x1b02da8cb0d097eb8d57a175b88c7d8b47997506'],
      43114: ['0x1b02da8cb0d097eb8d57a175b88c7d8b47997506'],
      11155111: ['0xeabce3e74ef41fb40024a21cc2ee2f5ddc615791'],
    },
  },
  functions: uniswapV2Router('sushiswap'),
};

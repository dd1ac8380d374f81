import { deployed } from '../data/deployed.ts';
import type { Protocol } from './protocol.ts';
import { uniswapV2Router } from './uniswap-v2-router.ts';

export const uniswapV2: Protocol = {
  slug: 'uniswap-v2',
  name: 'Uniswap V2',
  family: 'uniswap',
  words: ['uniswap v2', 'uniswapv2', 'uniswap-v2', 'uniswap 2', 'uni v2', 'univ2'],
  contracts: deployed('uniswap-v2'),
  functions: uniswapV2Router('uniswap-v2'),
};

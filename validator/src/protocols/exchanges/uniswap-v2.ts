import { deployed } from '../../data/deployed.ts';
import type { Protocol } from '../rules/protocol.ts';
import { pairsOf } from './uniswap-v2-pair.ts';
import { type PairAt, uniswapV2Router } from './uniswap-v2-router.ts';

/** Without a chain there may be as many pairs as factories. */
const pairAt: PairAt = (chainId, one, other) => (chainId === null ? null : (pairsOf(chainId, one, other)[0] ?? null));

export const uniswapV2: Protocol = {
  slug: 'uniswap-v2',
  name: 'Uniswap V2',
  family: 'uniswap',
  words: ['uniswap v2', 'uniswapv2', 'uniswap-v2', 'uniswap 2', 'uni v2', 'univ2'],
  contracts: deployed('uniswap-v2'),
  functions: uniswapV2Router('uniswap-v2', pairAt),
};

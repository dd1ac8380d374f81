import type { AcceptedCase } from './accepted-case.ts';
import { erc4337, erc7579, multicall3, weth9 } from './accounts.ts';
import { balancerV2 } from './balancer-v2.ts';
import { balancerV3 } from './balancer-v3.ts';
import { cow } from './cow.ts';
import { erc20 } from './erc20.ts';
import { erc4626 } from './erc4626.ts';
import { lido } from './lido.ts';
import { erc721, erc1155 } from './nfts.ts';
import { eip2612, permit2 } from './permits.ts';
import { ownable, proxy, safe } from './rights.ts';
import { uniswapUniversalRouter } from './uniswap-universal-router.ts';
import { sushiswap, uniswapV2 } from './uniswap-v2.ts';
import { uniswapV3 } from './uniswap-v3.ts';
import { uniswapV4 } from './uniswap-v4.ts';

/** By slug of the protocol. */
export const acceptedCases: Readonly<Record<string, readonly AcceptedCase[]>> = {
  'balancer-v2': balancerV2,
  'balancer-v3': balancerV3,
  cow,
  eip2612,
  erc1155,
  erc20,
  erc4337,
  erc4626,
  erc721,
  erc7579,
  lido,
  multicall3,
  ownable,
  permit2,
  proxy,
  safe,
  sushiswap,
  'uniswap-universal-router': uniswapUniversalRouter,
  'uniswap-v2': uniswapV2,
  'uniswap-v3': uniswapV3,
  'uniswap-v4': uniswapV4,
  weth: weth9,
};

import { aaveV2 } from './aave-v2.ts';
import { aaveV3 } from './aave-v3.ts';
import { across } from './across.ts';
import { arbitrumBridge } from './arbitrum-bridge.ts';
import { balancerV2 } from './balancer-v2.ts';
import { balancerV3 } from './balancer-v3.ts';
import { beaconDeposit } from './beacon-deposit.ts';
import { cctp } from './cctp.ts';
import { compoundV2 } from './compound-v2.ts';
import { compoundV3 } from './compound-v3.ts';
import { cow } from './cow.ts';
import { curve } from './curve.ts';
import { distributor } from './distributor.ts';
import { eigenlayer } from './eigenlayer.ts';
import { eip2612 } from './eip2612.ts';
import { eip7702 } from './eip7702.ts';
import { ens } from './ens.ts';
import { erc20 } from './erc20.ts';
import { erc721 } from './erc721.ts';
import { erc1155 } from './erc1155.ts';
import { erc4337 } from './erc4337.ts';
import { erc4626 } from './erc4626.ts';
import { erc7540 } from './erc7540.ts';
import { erc7579 } from './erc7579.ts';
import { ethena } from './ethena.ts';
import { etherFi } from './ether-fi.ts';
import { fraxEther } from './frax-ether.ts';
import { governor } from './governor.ts';
import { hop } from './hop.ts';
import { kelp } from './kelp.ts';
import { layerzero } from './layerzero.ts';
import { lido } from './lido.ts';
import { morphoBlue } from './morpho-blue.ts';
import { multicall3 } from './multicall3.ts';
import { native } from './native.ts';
import { oneInch } from './one-inch.ts';
import { opBridge } from './op-bridge.ts';
import { ownable } from './ownable.ts';
import { permit2 } from './permit2.ts';
import { polygonBridge } from './polygon-bridge.ts';
import type { Protocol } from './protocol.ts';
import { proxy } from './proxy.ts';
import { renzo } from './renzo.ts';
import { rocketPool } from './rocket-pool.ts';
import { safe } from './safe.ts';
import { stargate } from './stargate.ts';
import { sushiswap } from './sushiswap.ts';
import { swell } from './swell.ts';
import { uniswapUniversalRouter } from './uniswap-universal-router.ts';
import { uniswapV2 } from './uniswap-v2.ts';
import { uniswapV3 } from './uniswap-v3.ts';
import { uniswapV4 } from './uniswap-v4.ts';
import { uniswapX } from './uniswap-x.ts';
import { weth } from './weth.ts';
import { x402 } from './x402.ts';

/**
 * Every protocol that the bytes of a call are read by. Where a selector may stand on any contract and several have it, the
 * first of the list is taken, so the standards come first.
 */
export const protocols: readonly Protocol[] = [
  native,
  erc20,
  erc721,
  erc1155,
  erc4626,
  erc7540,
  eip2612,
  permit2,
  x402,
  weth,
  multicall3,
  safe,
  erc4337,
  erc7579,
  eip7702,
  proxy,
  ownable,
  governor,
  uniswapV2,
  uniswapV3,
  uniswapV4,
  uniswapUniversalRouter,
  uniswapX,
  sushiswap,
  cow,
  aaveV3,
  aaveV2,
  compoundV2,
  compoundV3,
  lido,
  rocketPool,
  etherFi,
  kelp,
  renzo,
  swell,
  fraxEther,
  ethena,
  eigenlayer,
  beaconDeposit,
  distributor,
  morphoBlue,
  oneInch,
  balancerV2,
  balancerV3,
  curve,
  ens,
  across,
  stargate,
  layerzero,
  cctp,
  hop,
  opBridge,
  arbitrumBridge,
  polygonBridge,
];

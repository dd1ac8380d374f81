import { eip7702 } from './accounts/eip7702.ts';
import { erc4337 } from './accounts/erc4337.ts';
import { erc7579 } from './accounts/erc7579.ts';
import { multicall3 } from './accounts/multicall3.ts';
import { ownable } from './accounts/ownable.ts';
import { proxy } from './accounts/proxy.ts';
import { safe } from './accounts/safe.ts';
import { safeAllowance } from './accounts/safe-allowance.ts';
import { across } from './bridges/across.ts';
import { arbitrumBridge } from './bridges/arbitrum-bridge.ts';
import { cctp } from './bridges/cctp.ts';
import { hop } from './bridges/hop.ts';
import { layerzero } from './bridges/layerzero.ts';
import { opBridge } from './bridges/op-bridge.ts';
import { polygonBridge } from './bridges/polygon-bridge.ts';
import { stargate } from './bridges/stargate.ts';
import { balancerV2 } from './exchanges/balancer-v2.ts';
import { balancerV3 } from './exchanges/balancer-v3.ts';
import { polymarket } from './exchanges/conditional-tokens.ts';
import { cow } from './exchanges/cow.ts';
import { curve } from './exchanges/curve.ts';
import { oneInch } from './exchanges/one-inch.ts';
import { sushiswap } from './exchanges/sushiswap.ts';
import { uniswapUniversalRouter } from './exchanges/uniswap-universal-router.ts';
import { uniswapV2 } from './exchanges/uniswap-v2.ts';
import { uniswapV3 } from './exchanges/uniswap-v3.ts';
import { uniswapV4 } from './exchanges/uniswap-v4.ts';
import { uniswapX } from './exchanges/uniswap-x.ts';
import { aaveV2 } from './lending/aave-v2.ts';
import { aaveV3 } from './lending/aave-v3.ts';
import { compoundV2 } from './lending/compound-v2.ts';
import { compoundV3 } from './lending/compound-v3.ts';
import { morphoBlue } from './lending/morpho-blue.ts';
import { distributor } from './names-and-votes/distributor.ts';
import { ens } from './names-and-votes/ens.ts';
import { governor } from './names-and-votes/governor.ts';
import { delegateXyz } from './nfts/delegate-xyz.ts';
import { blur, looksrare, magicEden, opensea, rarible, x2y2 } from './nfts/marketplaces.ts';
import { seadrop } from './nfts/seadrop.ts';
import { disperse } from './payments/disperse.ts';
import { superfluid } from './payments/superfluid.ts';
import type { Protocol } from './rules/protocol.ts';
import { beaconDeposit } from './staking/beacon-deposit.ts';
import { eigenlayer } from './staking/eigenlayer.ts';
import { ethena } from './staking/ethena.ts';
import { etherFi } from './staking/ether-fi.ts';
import { fraxEther } from './staking/frax-ether.ts';
import { kelp } from './staking/kelp.ts';
import { lido } from './staking/lido.ts';
import { renzo } from './staking/renzo.ts';
import { rocketPool } from './staking/rocket-pool.ts';
import { swell } from './staking/swell.ts';
import { aerodrome } from './staking/vote-escrow.ts';
import { eip2612 } from './tokens/eip2612.ts';
import { erc20 } from './tokens/erc20.ts';
import { erc721 } from './tokens/erc721.ts';
import { erc1155 } from './tokens/erc1155.ts';
import { erc4626 } from './tokens/erc4626.ts';
import { erc7540 } from './tokens/erc7540.ts';
import { native } from './tokens/native.ts';
import { permit2 } from './tokens/permit2.ts';
import { weth } from './tokens/weth.ts';
import { x402 } from './tokens/x402.ts';

/**
 * Every protocol for decoding calls. If several have a selector on any contract, the first of the list is used, so the
 * standards come first.
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
  opensea,
  blur,
  looksrare,
  magicEden,
  x2y2,
  rarible,
  seadrop,
  delegateXyz,
  disperse,
  superfluid,
  safeAllowance,
  polymarket,
  aerodrome,
];

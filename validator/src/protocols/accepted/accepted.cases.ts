import { aaveV2 } from './aave-v2.cases.ts';
import { aaveV3 } from './aave-v3.cases.ts';
import type { AcceptedCase } from './accepted-case.fixture.ts';
import { erc4337, erc7579, multicall3 } from './accounts.cases.ts';
import { across } from './across.cases.ts';
import { arbitrumBridge } from './arbitrum-bridge.cases.ts';
import { balancerV2 } from './balancer-v2.cases.ts';
import { balancerV3 } from './balancer-v3.cases.ts';
import { cctp } from './cctp.cases.ts';
import { compoundV2, compoundV3 } from './compound.cases.ts';
import { cow } from './cow.cases.ts';
import { curve } from './curve.cases.ts';
import { ens } from './ens.cases.ts';
import { erc20 } from './erc20.cases.ts';
import { erc4626 } from './erc4626.cases.ts';
import { erc7540 } from './erc7540.cases.ts';
import { aerodrome, delegateXyz, disperse, polymarket, safeAllowance, seadrop, superfluid } from './everyday.cases.ts';
import { governor } from './governor.cases.ts';
import { hop } from './hop.cases.ts';
import { layerzero } from './layerzero.cases.ts';
import { lido } from './lido.cases.ts';
import { morphoBlue } from './morpho-blue.cases.ts';
import { erc721, erc1155 } from './nfts.cases.ts';
import { oneInch } from './one-inch.cases.ts';
import { opBridge } from './op-bridge.cases.ts';
import { eip2612, permit2 } from './permits.cases.ts';
import { polygonBridge } from './polygon-bridge.cases.ts';
import { ownable, proxy, safe } from './rights.cases.ts';
import {
  beaconDeposit,
  distributor,
  eigenlayer,
  ethena,
  etherFi,
  fraxEther,
  kelp,
  renzo,
  rocketPool,
  swell,
} from './staking.cases.ts';
import { stargate } from './stargate.cases.ts';
import { uniswapUniversalRouter } from './uniswap-universal-router.cases.ts';
import { sushiswap, uniswapV2 } from './uniswap-v2.cases.ts';
import { uniswapV3 } from './uniswap-v3.cases.ts';
import { uniswapV4 } from './uniswap-v4.cases.ts';
import { weth } from './weth.cases.ts';

/** By slug of the protocol. */
export const acceptedCases: Readonly<Record<string, readonly AcceptedCase[]>> = {
  aerodrome,
  'delegate-xyz': delegateXyz,
  disperse,
  polymarket,
  'safe-allowance': safeAllowance,
  seadrop,
  superfluid,
  'aave-v2': aaveV2,
  'aave-v3': aaveV3,
  across,
  'arbitrum-bridge': arbitrumBridge,
  'beacon-deposit': beaconDeposit,
  distributor,
  eigenlayer,
  ethena,
  'ether-fi': etherFi,
  'frax-finance': fraxEther,
  kelp,
  renzo,
  'rocket-pool': rocketPool,
  swell,
  'balancer-v2': balancerV2,
  'balancer-v3': balancerV3,
  cctp,
  'compound-v2': compoundV2,
  'compound-v3': compoundV3,
  cow,
  curve,
  eip2612,
  ens,
  erc1155,
  erc20,
  erc4337,
  erc4626,
  erc721,
  erc7540,
  erc7579,
  governor,
  hop,
  layerzero,
  lido,
  'morpho-blue': morphoBlue,
  multicall3,
  '1inch': oneInch,
  'op-bridge': opBridge,
  ownable,
  permit2,
  'polygon-bridge': polygonBridge,
  proxy,
  safe,
  stargate,
  sushiswap,
  'uniswap-universal-router': uniswapUniversalRouter,
  'uniswap-v2': uniswapV2,
  'uniswap-v3': uniswapV3,
  'uniswap-v4': uniswapV4,
  weth,
};

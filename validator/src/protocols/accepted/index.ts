import { aaveV3 } from './aave-v3.ts';
import type { AcceptedCase } from './accepted-case.ts';
import { erc4337, erc7579, multicall3 } from './accounts.ts';
import { across } from './across.ts';
import { arbitrumBridge } from './arbitrum-bridge.ts';
import { cctp } from './cctp.ts';
import { compoundV2, compoundV3 } from './compound.ts';
import { ens } from './ens.ts';
import { curve } from './curve.ts';
import { erc20 } from './erc20.ts';
import { erc4626 } from './erc4626.ts';
import { hop } from './hop.ts';
import { layerzero } from './layerzero.ts';
import { lido } from './lido.ts';
import { morphoBlue } from './morpho-blue.ts';
import { erc721, erc1155 } from './nfts.ts';
import { opBridge } from './op-bridge.ts';
import { oneInch } from './one-inch.ts';
import { eip2612, permit2 } from './permits.ts';
import { polygonBridge } from './polygon-bridge.ts';
import { ownable, proxy, safe } from './rights.ts';
import { stargate } from './stargate.ts';
import { weth } from './weth.ts';

/** By slug of the protocol. */
export const acceptedCases: Readonly<Record<string, readonly AcceptedCase[]>> = {
  'aave-v3': aaveV3,
  across,
  'arbitrum-bridge': arbitrumBridge,
  cctp,
  'compound-v2': compoundV2,
  'compound-v3': compoundV3,
  '1inch': oneInch,
  curve,
  eip2612,
  ens,
  erc1155,
  erc20,
  erc4337,
  erc4626,
  erc721,
  erc7579,
  hop,
  layerzero,
  lido,
  'morpho-blue': morphoBlue,
  multicall3,
  'op-bridge': opBridge,
  ownable,
  permit2,
  'polygon-bridge': polygonBridge,
  proxy,
  safe,
  stargate,
  weth,
};

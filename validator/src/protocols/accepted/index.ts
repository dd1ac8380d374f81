import { aaveV3 } from './aave-v3.ts';
import type { AcceptedCase } from './accepted-case.ts';
import { erc4337, erc7579, multicall3, weth9 } from './accounts.ts';
import { compoundV2, compoundV3 } from './compound.ts';
import { erc20 } from './erc20.ts';
import { erc4626 } from './erc4626.ts';
import { lido } from './lido.ts';
import { morphoBlue } from './morpho-blue.ts';
import { erc721, erc1155 } from './nfts.ts';
import { eip2612, permit2 } from './permits.ts';
import { ownable, proxy, safe } from './rights.ts';

/** By slug of the protocol. */
export const acceptedCases: Readonly<Record<string, readonly AcceptedCase[]>> = {
  'aave-v3': aaveV3,
  'compound-v2': compoundV2,
  'compound-v3': compoundV3,
  eip2612,
  erc1155,
  erc20,
  erc4337,
  erc4626,
  erc721,
  erc7579,
  lido,
  'morpho-blue': morphoBlue,
  multicall3,
  ownable,
  permit2,
  proxy,
  safe,
  weth: weth9,
};

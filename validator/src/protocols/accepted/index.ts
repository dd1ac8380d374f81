import type { AcceptedCase } from './accepted-case.ts';
import { across } from './across.ts';
import { arbitrumBridge } from './arbitrum-bridge.ts';
import { cctp } from './cctp.ts';
import { ens } from './ens.ts';
import { erc4626 } from './erc4626.ts';
import { hop } from './hop.ts';
import { layerzero } from './layerzero.ts';
import { lido } from './lido.ts';
import { opBridge } from './op-bridge.ts';
import { polygonBridge } from './polygon-bridge.ts';
import { stargate } from './stargate.ts';
import { weth } from './weth.ts';

/** By slug of the protocol. */
export const acceptedCases: Readonly<Record<string, readonly AcceptedCase[]>> = {
  across,
  'arbitrum-bridge': arbitrumBridge,
  cctp,
  ens,
  erc4626,
  hop,
  layerzero,
  lido,
  'op-bridge': opBridge,
  'polygon-bridge': polygonBridge,
  stargate,
  weth,
};

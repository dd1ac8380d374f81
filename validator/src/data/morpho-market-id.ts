import type { Address } from '@countersign/protocol';
import { encodeAbiParameters, keccak256, parseAbiParameters } from 'viem/utils';
import type { Hex } from '../effects/call.ts';

/** What a market of Morpho is made of: whoever changes one of these makes another market. */
export interface MorphoMarket {
  readonly loanToken: Address;
  readonly collateralToken: Address;
  readonly oracle: Address;
  readonly irm: Address;
  readonly lltv: bigint;
}

const parameters = parseAbiParameters('address, address, address, address, uint256');

/** The id under which Morpho keeps a market. */
export const morphoMarketId = ({ loanToken, collateralToken, oracle, irm, lltv }: MorphoMarket): Hex =>
  keccak256(encodeAbiParameters(parameters, [loanToken, collateralToken, oracle, irm, lltv]));

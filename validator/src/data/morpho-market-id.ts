import type { Address } from '@countersign/protocol';
import { encodeAbiParameters, keccak256, parseAbiParameters } from 'viem/utils';
import type { Hex } from '../effects/call.ts';

/** The parameters of a Morpho market: a change of any of them makes another market. */
export interface MorphoMarket {
  readonly loanToken: Address;
  readonly collateralToken: Address;
  readonly oracle: Address;
  readonly irm: Address;
  readonly lltv: bigint;
}

const parameters = parseAbiParameters('address, address, address, address, uint256');

/** The id of a market in Morpho's contract. */
export const morphoMarketId = ({ loanToken, collateralToken, oracle, irm, lltv }: MorphoMarket): Hex =>
  keccak256(encodeAbiParameters(parameters, [loanToken, collateralToken, oracle, irm, lltv]));

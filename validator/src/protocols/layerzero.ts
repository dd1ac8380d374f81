import type { Address } from '@countersign/protocol';
import type { Hex } from '../decode/decoded-call.ts';
import type { Asset, Effect } from '../effect.ts';
import { addressInWord, arriving, bridgesOf } from './bridging.ts';
import { chainOfEndpoint } from './layerzero-endpoints.ts';
import { type CallContext, type Protocol, rule } from './protocol.ts';
import { atLeast, exactly, unnamed } from './quantity.ts';

/** Arguments of every token that travels by LayerZero, and of the pools of Stargate. */
export const sendArguments =
  '(uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) sendParam, (uint256 nativeFee, uint256 lzTokenFee) fee, address refundAddress' as const;

interface Send {
  readonly sendParam: {
    readonly dstEid: number;
    readonly to: Hex;
    readonly amountLD: bigint;
    readonly minAmountLD: bigint;
    readonly composeMsg: Hex;
  };
  readonly refundAddress: Address;
}

export function sendsByLayerZero(
  slug: string,
  call: CallContext,
  asset: Asset,
  { sendParam, refundAddress }: Send,
): Effect {
  const chainId = chainOfEndpoint(sendParam.dstEid);
  return bridgesOf(slug)(call, {
    gives: exactly(asset, sendParam.amountLD),
    gets: [atLeast(arriving(chainId), sendParam.minAmountLD)],
    to: addressInWord(sendParam.to),
    chainId,
    details: [
      chainId === undefined && `to the endpoint ${sendParam.dstEid}`,
      refundAddress !== call.from && `what is left of the fee goes to ${refundAddress}`,
      sendParam.composeMsg !== '0x' && 'hands the recipient a message to act upon',
    ],
  });
}

export const layerzero: Protocol = {
  slug: 'layerzero',
  name: 'LayerZero OFT',
  family: 'layerzero',
  words: ['layerzero', 'layer zero', 'oft'],
  contracts: {},
  functions: [
    // On the token itself or on a contract that locks it: which of the two the bytes do not say.
    rule(`function send(${sendArguments})`, 'any', (args, call) => ({
      effects: [sendsByLayerZero('layerzero', call, unnamed(`the token that ${call.to} bridges`), args)],
    })),
  ],
};

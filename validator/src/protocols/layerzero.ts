import type { Address } from '@countersign/protocol';
import type { Hex } from '../call.ts';
import type { Asset, Effect } from '../effect.ts';
import { addressInWord, bridgesOf, leftoversOf } from './bridging.ts';
import { chainOfEndpoint } from './layerzero-endpoints.ts';
import { type CallContext, type Protocol, rule } from './protocol.ts';
import { atLeast, exactly, native, unnamed } from './quantity.ts';

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
  readonly fee: { readonly nativeFee: bigint };
  readonly refundAddress: Address;
}

export function sendsByLayerZero(
  slug: string,
  call: CallContext,
  asset: Asset,
  { sendParam, fee, refundAddress }: Send,
): readonly Effect[] {
  const chainId = chainOfEndpoint(sendParam.dstEid);
  const to = addressInWord(sendParam.to);
  const bridge = bridgesOf(slug)(call, {
    gives: exactly(asset, sendParam.amountLD),
    gets: [atLeast(asset, sendParam.minAmountLD)],
    to,
    chainId,
    coins: fee.nativeFee,
    details: [
      chainId === undefined && `to the endpoint ${sendParam.dstEid}`,
      sendParam.composeMsg !== '0x' && 'hands the recipient a message to act upon',
    ],
  });
  return [bridge, ...leftoversOf(slug)(call, native, refundAddress, to, 'what is left of the fee')];
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
      effects: sendsByLayerZero('layerzero', call, unnamed(`the token that ${call.to} bridges`), args),
    })),
  ],
};

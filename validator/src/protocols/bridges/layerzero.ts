import type { Address } from '@countersign/protocol';
import type { Hex } from '../../effects/call.ts';
import type { Asset, Effect, Term } from '../../effects/effect.ts';
import { type ArgumentFates, type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { atLeast, exactly, native, unnamed } from '../rules/quantity.ts';
import { addressInWord, bridgesOf, farRecipient, leftoversOf, messageOf } from './bridging.ts';
import { chainOfEndpoint, endpointOf } from './layerzero-endpoints.ts';

/** Arguments of every token that is bridged by LayerZero, and of the pools of Stargate. */
export const sendArguments =
  '(uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) sendParam, (uint256 nativeFee, uint256 lzTokenFee) fee, address refundAddress' as const;

interface Send {
  readonly sendParam: {
    readonly dstEid: number;
    readonly to: Hex;
    readonly amountLD: bigint;
    readonly minAmountLD: bigint;
    readonly extraOptions: Hex;
    readonly composeMsg: Hex;
    readonly oftCmd: Hex;
  };
  readonly fee: { readonly nativeFee: bigint; readonly lzTokenFee: bigint };
  readonly refundAddress: Address;
}

/** Options that only set the gas of the message; others drop coins on an account, at the sender's cost. */
const gasOnly = /^0x(?:|0001[0-9a-f]{64}|0003(?:01001101[0-9a-f]{32})*)$/;

export const sendFates: ArgumentFates = {
  pinned: {
    'sendParam.extraOptions': 'options that only set the gas of the message',
    'sendParam.oftCmd': 'no command: it is sent at once and by itself',
    'fee.lzTokenFee': 'no fee in the token of LayerZero',
  },
};

function termsOf({ sendParam, fee }: Send, to: Address | null): readonly Term[] {
  const { dstEid, extraOptions, composeMsg, oftCmd } = sendParam;
  return [
    ...(to === null ? farRecipient(sendParam.to) : []),
    ...endpointOf(dstEid),
    ...(gasOnly.test(extraOptions) ? [] : [{ what: 'options', is: 'hex', value: extraOptions } as const]),
    ...messageOf(composeMsg),
    ...(oftCmd === '0x' ? [] : [{ what: 'command', is: 'hex', value: oftCmd } as const]),
    ...(fee.lzTokenFee === 0n ? [] : [{ what: 'fee in ZRO', is: 'number', value: fee.lzTokenFee } as const]),
  ];
}

export function sendsByLayerZero(slug: string, call: CallContext, asset: Asset, send: Send): readonly Effect[] {
  const { sendParam, fee, refundAddress } = send;
  const chainId = chainOfEndpoint(sendParam.dstEid);
  const to = addressInWord(sendParam.to);
  const bridge = bridgesOf(slug)(call, {
    gives: exactly(asset, sendParam.amountLD),
    gets: [atLeast(asset, sendParam.minAmountLD)],
    to,
    chainId,
    coins: fee.nativeFee,
    terms: termsOf(send, to),
    details: [
      chainId === undefined && `to the endpoint ${sendParam.dstEid}`,
      sendParam.composeMsg !== '0x' && 'passes a message for the recipient to act on',
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
    // On the token itself or on a contract that locks it: the bytes do not say which.
    rule(
      `function send(${sendArguments})`,
      'any',
      (args, call) => ({
        effects: sendsByLayerZero('layerzero', call, unnamed(`the token that ${call.to} bridges`), args),
      }),
      sendFates,
    ),
  ],
};

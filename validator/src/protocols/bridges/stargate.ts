import type { Address } from '@countersign/protocol';
import { assetsOf, deployed } from '../../data/deployed.ts';
import { coinMark } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Asset, Term } from '../../effects/effect.ts';
import { type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { atLeast, exactly, native, token, unnamed } from '../rules/quantity.ts';
import { bridgesOf, farRecipient, leftoversOf, messageOf } from './bridging.ts';
import { sendArguments, sendFates, sendsByLayerZero } from './layerzero.ts';
import { chainOfEndpoint, endpointOf } from './layerzero-endpoints.ts';

const bridges = bridgesOf('stargate');
const leftovers = leftoversOf('stargate');

const pool = ['pool'];

function assetOf({ chainId, to }: CallContext): Asset {
  const [address] = assetsOf('stargate', chainId, to);
  if (!address) return unnamed(`the token of the pool ${to}`);
  return address === coinMark ? native : token(address);
}

/** An address as bytes; the first version accepts addresses of any chain. */
const addressIn = (bytes: Hex): Address | null => (bytes.length === 42 ? (bytes as Address) : null);

/** Coins that the fee buys on the other side, and their recipient. */
const airdropOf = (amount: bigint, holder: Hex): readonly Term[] =>
  amount === 0n && holder === '0x'
    ? []
    : [
        { what: 'airdrop', is: 'number', value: amount },
        { what: 'recipient of the airdrop', is: 'hex', value: holder },
      ];

const poolOf = (what: string, id: bigint): Term => ({ what, is: 'number', value: id });

export const stargate: Protocol = {
  slug: 'stargate',
  name: 'Stargate',
  family: 'stargate',
  words: ['stargate', 'stargate finance', 'stargate v2'],
  contracts: deployed('stargate'),
  functions: [
    rule(
      `function send(${sendArguments})`,
      pool,
      (args, call) => ({ effects: sendsByLayerZero('stargate', call, assetOf(call), args) }),
      sendFates,
    ),
    rule(
      `function sendToken(${sendArguments})`,
      pool,
      (args, call) => ({ effects: sendsByLayerZero('stargate', call, assetOf(call), args) }),
      sendFates,
    ),
    rule(
      'function swap(uint16 dstChainId, uint256 srcPoolId, uint256 dstPoolId, address refundAddress, uint256 amountLD, uint256 minAmountLD, (uint256 dstGasForCall, uint256 dstNativeAmount, bytes dstNativeAddr) lzTxParams, bytes to, bytes payload)',
      ['router_v1'],
      ({ dstChainId, srcPoolId, dstPoolId, amountLD, minAmountLD, refundAddress, lzTxParams, to, payload }, call) => {
        const chainId = chainOfEndpoint(dstChainId);
        const asset = unnamed(`the token of pool ${srcPoolId}`);
        const recipient = addressIn(to);
        return {
          effects: [
            bridges(call, {
              gives: exactly(asset, amountLD),
              gets: [atLeast(asset, minAmountLD)],
              to: recipient,
              chainId,
              terms: [
                ...(recipient === null ? farRecipient(to) : []),
                ...endpointOf(dstChainId),
                poolOf('source pool', srcPoolId),
                poolOf('destination pool', dstPoolId),
                ...airdropOf(lzTxParams.dstNativeAmount, lzTxParams.dstNativeAddr),
                ...messageOf(payload),
              ],
              details: [
                lzTxParams.dstNativeAmount > 0n &&
                  `${lzTxParams.dstNativeAmount} base units of the coin there go to ${lzTxParams.dstNativeAddr}`,
                payload !== '0x' && 'passes a message for the recipient to act on',
              ],
            }),
            ...leftovers(call, native, refundAddress, recipient, 'what is left of the fee'),
          ],
        };
      },
      { irrelevant: { 'lzTxParams.dstGasForCall': 'gas for a message on the other side, paid for by the fee' } },
    ),
    rule(
      'function swapETH(uint16 dstChainId, address refundAddress, bytes toAddress, uint256 amountLD, uint256 minAmountLD)',
      ['router_eth_v1'],
      ({ dstChainId, refundAddress, toAddress, amountLD, minAmountLD }, call) => {
        const recipient = addressIn(toAddress);
        return {
          effects: [
            bridges(call, {
              gives: exactly(native, amountLD),
              gets: [atLeast(native, minAmountLD)],
              to: recipient,
              chainId: chainOfEndpoint(dstChainId),
              terms: [...(recipient === null ? farRecipient(toAddress) : []), ...endpointOf(dstChainId)],
            }),
            ...leftovers(call, native, refundAddress, recipient, 'what is left of the fee'),
          ],
        };
      },
    ),
  ],
};

import type { Address } from '@countersign/protocol';
import { deployed } from '../data/deployed.ts';
import type { Hex } from '../decode/decoded-call.ts';
import type { Asset } from '../effect.ts';
import { bridgesOf, leftoversOf } from './bridging.ts';
import { sendArguments, sendsByLayerZero } from './layerzero.ts';
import { chainOfEndpoint } from './layerzero-endpoints.ts';
import { type CallContext, type Protocol, rule } from './protocol.ts';
import { atLeast, exactly, native, token, unnamed } from './quantity.ts';

const bridges = bridgesOf('stargate');
const leftovers = leftoversOf('stargate');

const pool = ['pool'];

/** Pools by chain with their tokens; null for the coin. */
const pooled: Readonly<Record<number, Readonly<Record<Address, Address | null>>>> = {
  1: {
    '0x77b2043768d28e9c9ab44e1abfc95944bce57931': null,
    '0xc026395860db2d07ee33e05fe50ed7bd583189c7': '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
    '0x933597a323eb81cae705c5bc29985172fd5a3973': '0xdac17f958d2ee523a2206206994597c13d831ec7',
  },
  10: {
    '0xe8cdf27acd73a434d661c84887215f7598e7d0d3': null,
    '0xce8cca271ebc0533920c83d39f417ed6a0abb7d0': '0x0b2c639c533813f4aa9d7837caf62653d097ff85',
    '0x19cfce47ed54a88614648dc3f19a5980097007dd': '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58',
  },
  56: {
    '0x962bd449e630b0d928f308ce63f1a21f02576057': '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
    '0x138eb30f73bc423c6455c53df6d89cb01d9ebc63': '0x55d398326f99059ff775485246999027b3197955',
  },
  137: {
    '0x9aa02d4fae7f58b8e8f34c66e756cc734dac7fe4': '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
    '0xd47b03ee6d86cf251ee7860fb2acf9f91b9fd4d7': '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  },
  8453: {
    '0xdc181bd607330aeebef6ea62e03e5e1fb4b6f7c7': null,
    '0x27a16dc786820b16e5c9028b75b99f6f604b5d26': '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  },
  42161: {
    '0xa45b5130f36cdca45667738e2a258ab09f4a5f7f': null,
    '0xe8cdf27acd73a434d661c84887215f7598e7d0d3': '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
    '0xce8cca271ebc0533920c83d39f417ed6a0abb7d0': '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
  },
  43114: {
    '0x5634c4a5fed09819e3c46d86a965dd9447d86e47': '0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e',
    '0x12dc9256acc9895b076f6638d628382881e62cee': '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
  },
};

function assetOf({ chainId, to }: CallContext): Asset {
  const address = chainId === null ? undefined : pooled[chainId]?.[to];
  if (address === undefined) return unnamed(`the token of the pool ${to}`);
  return address === null ? native : token(address);
}

/** An address as bytes; the first version takes those of any chain. */
const addressIn = (bytes: Hex): Address | null => (bytes.length === 42 ? (bytes as Address) : null);

export const stargate: Protocol = {
  slug: 'stargate',
  name: 'Stargate',
  family: 'stargate',
  words: ['stargate', 'stargate finance', 'stargate v2'],
  contracts: deployed('stargate'),
  functions: [
    rule(`function send(${sendArguments})`, pool, (args, call) => ({
      effects: sendsByLayerZero('stargate', call, assetOf(call), args),
    })),
    rule(`function sendToken(${sendArguments})`, pool, (args, call) => ({
      effects: sendsByLayerZero('stargate', call, assetOf(call), args),
    })),
    rule(
      'function swap(uint16 dstChainId, uint256 srcPoolId, uint256 dstPoolId, address refundAddress, uint256 amountLD, uint256 minAmountLD, (uint256 dstGasForCall, uint256 dstNativeAmount, bytes dstNativeAddr) lzTxParams, bytes to, bytes payload)',
      ['router_v1'],
      ({ dstChainId, srcPoolId, amountLD, minAmountLD, refundAddress, lzTxParams, to, payload }, call) => {
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
              details: [
                lzTxParams.dstNativeAmount > 0n &&
                  `${lzTxParams.dstNativeAmount} base units of the coin there go to ${lzTxParams.dstNativeAddr}`,
                payload !== '0x' && 'hands the recipient a message to act upon',
              ],
            }),
            ...leftovers(call, native, refundAddress, recipient, 'what is left of the fee'),
          ],
        };
      },
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
            }),
            ...leftovers(call, native, refundAddress, recipient, 'what is left of the fee'),
          ],
        };
      },
    ),
  ],
};

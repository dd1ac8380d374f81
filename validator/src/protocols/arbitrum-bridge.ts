import type { Address } from '@countersign/protocol';
import type { Hex } from '../call.ts';
import { deployed } from '../data/deployed.ts';
import type { Quantity } from '../effect.ts';
import { bridgesOf, leftoversOf, remoteToken } from './bridging.ts';
import { effectsOf } from './effects-of.ts';
import { type CallContext, type Protocol, type Reading, rule } from './protocol.ts';
import { exactly, native, token } from './quantity.ts';

const does = effectsOf('arbitrum-bridge');
const bridges = bridgesOf('arbitrum-bridge');
const leftovers = leftoversOf('arbitrum-bridge');

const inbox = ['inbox'];
const gatewaysOfL1 = ['l1_gateway_router', 'l1_erc20_gateway', 'l1_custom_gateway', 'l1_weth_gateway'];
const gatewaysOfL2 = ['l2_gateway_router', 'l2_erc20_gateway', 'l2_custom_gateway', 'l2_weth_gateway'];

const otherSides: Readonly<Record<number, bigint>> = { 1: 42161n, 11155111: 421614n, 42161: 1n, 421614: 11155111n };

const otherSide = ({ chainId }: CallContext): bigint | undefined =>
  chainId === null ? undefined : otherSides[chainId];

const coins = (call: CallContext): Quantity => exactly(native, call.value);

interface Ticket {
  readonly to: Address;
  readonly l2CallValue: bigint;
  readonly excessFeeRefundAddress: Address;
  readonly callValueRefundAddress: Address;
  readonly data: Hex;
}

/** A ticket carries coins and a message; who gets the value back may also cancel it. */
function sendsTicket(call: CallContext, ticket: Ticket): Reading {
  const { to, l2CallValue, data } = ticket;
  return {
    effects: [
      bridges(call, { gives: exactly(native, l2CallValue), to, chainId: otherSide(call) }),
      ...leftovers(call, native, ticket.excessFeeRefundAddress, to, 'what is left of the fee'),
      ...leftovers(call, native, ticket.callValueRefundAddress, to, 'the value, if the ticket is cancelled or expires'),
      ...(data === '0x'
        ? []
        : [does(call, 'unknown', { to, detail: `calls it on the other chain with ${(data.length - 2) / 2} bytes` })]),
    ],
  };
}

const ticket =
  'address to, uint256 l2CallValue, uint256 maxSubmissionCost, address excessFeeRefundAddress, address callValueRefundAddress, uint256 gasLimit, uint256 maxFeePerGas, bytes data' as const;

function sends(call: CallContext, address: Address, to: Address, amount: bigint, refundTo = to): Reading {
  const bridge = bridges(call, { gives: exactly(token(address), amount), to, chainId: otherSide(call) });
  return { effects: [bridge, ...leftovers(call, native, refundTo, to, 'what is left of the fee')] };
}

export const arbitrumBridge: Protocol = {
  slug: 'arbitrum-bridge',
  name: 'Arbitrum bridge',
  family: 'arbitrum-bridge',
  words: ['arbitrum bridge', 'arb bridge', 'arbitrum native bridge', 'arbitrum canonical bridge'],
  contracts: deployed('arbitrum-bridge'),
  functions: [
    rule('function depositEth()', inbox, (_args, call) => ({
      effects: [bridges(call, { gives: coins(call), to: call.from, chainId: otherSide(call) })],
    })),
    rule('function depositEth(uint256 maxSubmissionCost)', inbox, (_args, call) => ({
      effects: [bridges(call, { gives: coins(call), to: call.from, chainId: otherSide(call) })],
    })),
    rule(`function createRetryableTicket(${ticket})`, inbox, (args, call) => sendsTicket(call, args)),
    rule(`function unsafeCreateRetryableTicket(${ticket})`, inbox, (args, call) => sendsTicket(call, args)),
    rule(
      'function outboundTransfer(address token, address to, uint256 amount, uint256 maxGas, uint256 gasPriceBid, bytes data)',
      gatewaysOfL1,
      ({ token: address, to, amount }, call) => sends(call, address, to, amount),
    ),
    rule(
      'function outboundTransferCustomRefund(address token, address refundTo, address to, uint256 amount, uint256 maxGas, uint256 gasPriceBid, bytes data)',
      gatewaysOfL1,
      ({ token: address, refundTo, to, amount }, call) => sends(call, address, to, amount, refundTo),
    ),
    // On the rollup the token is named by its address on Ethereum.
    rule(
      'function outboundTransfer(address l1Token, address to, uint256 amount, bytes data)',
      gatewaysOfL2,
      ({ l1Token, to, amount }, call) => {
        const chainId = otherSide(call);
        return { effects: [bridges(call, { gives: exactly(remoteToken(l1Token, chainId), amount), to, chainId })] };
      },
    ),
    rule('function withdrawEth(address destination)', ['arb_sys'], ({ destination }, call) => ({
      effects: [bridges(call, { gives: coins(call), to: destination, chainId: otherSide(call) })],
    })),
    rule('function sendTxToL1(address destination, bytes data)', ['arb_sys'], ({ destination, data }, call) => ({
      effects: [
        ...(call.value > 0n ? [bridges(call, { gives: coins(call), to: destination, chainId: otherSide(call) })] : []),
        does(call, 'unknown', {
          to: destination,
          detail: `calls it on the other chain with ${(data.length - 2) / 2} bytes`,
        }),
      ],
    })),
    rule(
      'function executeTransaction(bytes32[] proof, uint256 index, address l2Sender, address to, uint256 l2Block, uint256 l1Block, uint256 l2Timestamp, uint256 value, bytes data)',
      ['outbox'],
      ({ to, value, data }, call) => ({
        effects: [
          does(call, 'claim', {
            gets: value > 0n || data === '0x' ? [exactly(native, value)] : [],
            to,
            ...(data !== '0x' && { detail: 'hands the target a message to act upon' }),
          }),
        ],
      }),
    ),
  ],
};

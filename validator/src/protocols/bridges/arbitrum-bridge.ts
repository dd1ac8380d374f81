import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import type { Hex } from '../../effects/call.ts';
import type { Quantity, Term } from '../../effects/effect.ts';
import { showCount } from '../../show/show.ts';
import { MalformedArguments, tupleReader } from '../rules/abi-arguments.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { exactly, native, token } from '../rules/quantity.ts';
import { bridgesOf, farToken, leftoversOf, messageOf, remoteToken } from './bridging.ts';

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

/** A ticket carries coins and a message; the refund recipient of its value may also cancel it. */
function sendsTicket(call: CallContext, ticket: Ticket): Reading {
  const { to, l2CallValue, data } = ticket;
  return {
    effects: [
      bridges(call, { gives: exactly(native, l2CallValue), to, chainId: otherSide(call) }),
      ...leftovers(call, native, ticket.excessFeeRefundAddress, to, 'what is left of the fee'),
      ...leftovers(call, native, ticket.callValueRefundAddress, to, 'the value, if the ticket is cancelled or expires'),
      ...(data === '0x'
        ? []
        : [
            does(call, 'unknown', {
              to,
              terms: messageOf(data),
              detail: `calls it on the other chain with ${showCount((data.length - 2) / 2, 'byte')}`,
            }),
          ]),
    ],
  };
}

const ticket =
  'address to, uint256 l2CallValue, uint256 maxSubmissionCost, address excessFeeRefundAddress, address callValueRefundAddress, uint256 gasLimit, uint256 maxFeePerGas, bytes data' as const;

const readGatewayData = tupleReader('uint256 maxSubmissionCost, bytes extraData');

/**
 * Data for a gateway contain the cost of the ticket and a message for the recipient; other data are shown unchanged.
 */
function handedOver(data: Hex): readonly Term[] {
  if (data === '0x') return [];
  try {
    return messageOf(readGatewayData(data).extraData);
  } catch (error) {
    if (error instanceof MalformedArguments) return messageOf(data);
    throw error;
  }
}

interface Transfer {
  readonly token: Address;
  readonly to: Address;
  readonly amount: bigint;
  readonly data: Hex;
  readonly refundTo?: Address;
}

function sends(call: CallContext, { token: address, to, amount, data, refundTo = to }: Transfer): Reading {
  const gives = exactly(token(address), amount);
  const bridge = bridges(call, { gives, to, chainId: otherSide(call), terms: handedOver(data) });
  return { effects: [bridge, ...leftovers(call, native, refundTo, to, 'what is left of the fee')] };
}

const fee = 'part of the fee, which is what the call carries; the rest of it comes back';
const fees = { maxSubmissionCost: fee, gasLimit: fee, maxFeePerGas: fee };
const gas: ArgumentFates = { irrelevant: { maxGas: fee, gasPriceBid: fee } };
const proven = 'part of what is proven; another one reverts';

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
    rule(
      'function depositEth(uint256 maxSubmissionCost)',
      inbox,
      (_args, call) => ({
        effects: [bridges(call, { gives: coins(call), to: call.from, chainId: otherSide(call) })],
      }),
      { irrelevant: { maxSubmissionCost: 'no longer read by the contract' } },
    ),
    rule(`function createRetryableTicket(${ticket})`, inbox, (args, call) => sendsTicket(call, args), {
      irrelevant: fees,
    }),
    rule(`function unsafeCreateRetryableTicket(${ticket})`, inbox, (args, call) => sendsTicket(call, args), {
      irrelevant: fees,
    }),
    rule(
      'function outboundTransfer(address token, address to, uint256 amount, uint256 maxGas, uint256 gasPriceBid, bytes data)',
      gatewaysOfL1,
      (transfer, call) => sends(call, transfer),
      gas,
    ),
    rule(
      'function outboundTransferCustomRefund(address token, address refundTo, address to, uint256 amount, uint256 maxGas, uint256 gasPriceBid, bytes data)',
      gatewaysOfL1,
      (transfer, call) => sends(call, transfer),
      gas,
    ),
    // On the rollup the token is identified by its address on Ethereum.
    rule(
      'function outboundTransfer(address l1Token, address to, uint256 amount, bytes data)',
      gatewaysOfL2,
      ({ l1Token, to, amount, data }, call) => {
        const chainId = otherSide(call);
        const gives = exactly(remoteToken(l1Token, chainId), amount);
        return { effects: [bridges(call, { gives, to, chainId, terms: [...farToken(l1Token), ...messageOf(data)] })] };
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
          terms: messageOf(data),
          detail: `calls it on the other chain with ${showCount((data.length - 2) / 2, 'byte')}`,
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
            ...(data !== '0x' && { terms: messageOf(data), detail: 'passes a message for the target to act on' }),
          }),
        ],
      }),
      {
        irrelevant: {
          'proof[]': 'part of the proof; a wrong one reverts',
          index: proven,
          l2Sender: 'who sent it, which is part of what is proven; it is paid to the target',
          l2Block: proven,
          l1Block: proven,
          l2Timestamp: proven,
        },
      },
    ),
  ],
};

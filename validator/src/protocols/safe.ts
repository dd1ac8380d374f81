import { type Address, checksumAddress } from '@countersign/protocol';
import { nobody } from '../asset-marks.ts';
import type { Hex, RawCall } from '../call.ts';
import { deployed } from '../data/deployed.ts';
import type { Effect } from '../effect.ts';
import { effectsOf } from './effects-of.ts';
import { type CallContext, type Protocol, type Reading, rule } from './protocol.ts';
import { exactly, native, someOf, token } from './quantity.ts';
import { readMultiSend } from './safe-multi-send.ts';
import { safeOwners } from './safe-owners.ts';

const does = effectsOf('safe');

interface SafeTransaction {
  readonly to: Address;
  readonly value: bigint;
  readonly data: Hex;
  readonly operation: number | bigint;
}

interface GasRefund {
  readonly gasPrice: bigint;
  readonly gasToken: Address;
  readonly refundReceiver: Address;
}

/** The Safe makes the call: what it moves is the Safe's. */
function executes(safe: Address, { to, value, data, operation }: SafeTransaction): Reading {
  const kind = Number(operation) === 1 ? 'delegatecall' : 'call';
  return {
    calls: [{ from: safe, to, value, data, operation: kind } satisfies RawCall],
    ...(Number(operation) > 1 ? { fault: `operation ${operation} is neither a call (0) nor a delegatecall (1)` } : {}),
  };
}

/** With a gas price the Safe pays whoever sends the transaction, or whom it names, for the gas. */
function refunds(path: string, safe: Address, sender: Address | null, refund: GasRefund): readonly Effect[] {
  if (refund.gasPrice === 0n) return [];
  const asset = refund.gasToken === nobody ? native : token(refund.gasToken);
  const to = refund.refundReceiver === nobody ? sender : refund.refundReceiver;
  const detail = `pays for the gas, ${refund.gasPrice} base units for each unit of it`;
  return [does({ path, from: safe }, 'send', { gives: [someOf(asset)], to, detail })];
}

const onSafe = (call: CallContext) => ({ path: call.path, from: call.to });

const parts = 'address to, uint256 value, bytes data, uint8 operation';
const safeTxType =
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)';

/** Every Safe stands at an address of its own, so that most functions stand anywhere; the book has what all of them use. */
export const safe: Protocol = {
  slug: 'safe',
  name: 'Safe',
  family: 'safe',
  words: ['safe', 'gnosis safe', 'safe wallet', 'multisig'],
  contracts: deployed('safe'),
  functions: [
    rule(
      `function execTransaction(${parts}, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)`,
      'any',
      (args, call) => ({
        ...executes(call.to, args),
        effects: refunds(call.path, call.to, call.from, args),
      }),
    ),
    ...(['execTransactionFromModule', 'execTransactionFromModuleReturnData'] as const).map((name) =>
      rule(`function ${name}(${parts})`, 'any', (args, call) => executes(call.to, args)),
    ),
    rule('function multiSend(bytes transactions)', ['multi_send', 'multi_send_call_only'], ({ transactions }, call) =>
      readMultiSend(transactions, call),
    ),
    ...safeOwners,
    rule('function approveHash(bytes32 hashToApprove)', 'any', ({ hashToApprove }, call) => ({
      effects: [
        does(call, 'unknown', {
          to: call.to,
          detail: `approves a transaction of the Safe of which the bytes give the hash alone: ${hashToApprove}`,
        }),
      ],
    })),
    rule('function signMessage(bytes data)', ['sign_message_lib'], (_, call) => ({
      effects: [does(call, 'unknown', { to: call.to, detail: 'signs a message in the name of the Safe' })],
    })),
    rule(
      'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
      'any',
      ({ owners, threshold, to, data, paymentToken, payment, paymentReceiver }, call) => ({
        effects: [
          ...owners.map((owner) =>
            does(onSafe(call), 'own', {
              right: 'owner',
              to: owner,
              threshold,
              detail: `is an owner of the new Safe; threshold ${threshold}`,
            }),
          ),
          ...(payment > 0n
            ? [
                does(onSafe(call), 'send', {
                  gives: [exactly(paymentToken === nobody ? native : token(paymentToken), payment)],
                  to: paymentReceiver === nobody ? call.from : paymentReceiver,
                }),
              ]
            : []),
        ],
        calls: to === nobody ? [] : [{ from: call.to, to, value: 0n, data, operation: 'delegatecall' }],
      }),
    ),
    ...(['createProxyWithNonce', 'createChainSpecificProxyWithNonce'] as const).map((name) =>
      rule(
        `function ${name}(address singleton, bytes initializer, uint256 saltNonce)`,
        ['proxy_factory'],
        ({ singleton, initializer }, call) => ({
          effects: [does(call, 'deploy', { detail: `a Safe with the code of ${checksumAddress(singleton)}` })],
          calls:
            initializer === '0x'
              ? []
              : [{ from: call.to, to: singleton, value: 0n, data: initializer, operation: 'call' }],
        }),
      ),
    ),
  ],
  typedData: [
    {
      primaryType: 'SafeTx',
      on: 'any',
      encodedType: safeTxType,
      read(message, { domain, sender }) {
        const account = domain.verifyingContract;
        if (account === null) return {};
        return {
          ...executes(account, message as unknown as SafeTransaction),
          effects: refunds('order', account, sender, message as unknown as GasRefund),
        };
      },
    },
    {
      primaryType: 'SafeMessage',
      on: 'any',
      encodedType: 'SafeMessage(bytes message)',
      read: (_, { domain }) => ({
        effects: [
          does({ path: 'order', from: domain.verifyingContract }, 'unknown', {
            to: domain.verifyingContract,
            detail: 'signs a message in the name of the Safe',
          }),
        ],
      }),
    },
  ],
};

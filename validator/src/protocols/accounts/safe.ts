import { type Address, checksumAddress } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex, RawCall } from '../../effects/call.ts';
import type { Effect, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { nonceOf, signatureBytes } from '../rules/irrelevant.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { exactly, native, someOf, token } from '../rules/quantity.ts';
import { safeMigration } from './safe-migration.ts';
import { readMultiSend } from './safe-multi-send.ts';
import { answersCalls, safeOwners } from './safe-owners.ts';

const does = effectsOf('safe');

interface SafeTransaction {
  readonly to: Address;
  readonly value: bigint;
  readonly data: Hex;
  readonly operation: number | bigint;
}

interface GasRefund {
  readonly baseGas: bigint;
  readonly gasPrice: bigint;
  readonly gasToken: Address;
  readonly refundReceiver: Address;
}

/** The Safe makes the call, which moves its own assets. */
function executes(safe: Address, { to, value, data, operation }: SafeTransaction): Reading {
  const kind = Number(operation) === 1 ? 'delegatecall' : 'call';
  return {
    calls: [{ from: safe, to, value, data, operation: kind } satisfies RawCall],
    ...(Number(operation) > 1 ? { fault: `operation ${operation} is neither a call (0) nor a delegatecall (1)` } : {}),
  };
}

/** With a gas price the Safe pays for gas: the sender of the transaction, or the named receiver. */
function refunds(path: string, safe: Address, sender: Address | null, refund: GasRefund): readonly Effect[] {
  if (refund.gasPrice === 0n) return [];
  const asset = refund.gasToken === nobody ? native : token(refund.gasToken);
  const to = refund.refundReceiver === nobody ? sender : refund.refundReceiver;
  const detail = `pays for the gas and ${refund.baseGas} units more, ${refund.gasPrice} base units for each unit`;
  return [does({ path, from: safe }, 'send', { gives: [someOf(asset)], to, detail })];
}

const signsMessage = 'signs a message in the name of the Safe';
const message = (value: Hex): Term => ({ what: 'message', is: 'hex', value });

const contracts = deployed('safe');
const isListed = (role: string, { chainId }: CallContext, address: Address): boolean =>
  chainId !== null && (contracts[role]?.[chainId]?.includes(address) ?? false);

const onSafe = (call: CallContext) => ({ path: call.path, from: call.to });

const callOrDelegate: ArgumentFates = { examples: [{ operation: 0 }, { operation: 1 }] };
const unpaidGas = Object.fromEntries(
  ['baseGas', 'gasToken', 'refundReceiver'].map((name) => [
    name,
    'matters only with a gas price, and is shown in that case',
  ]),
);
const gasOfCall = { safeTxGas: 'gas for the call; too little reverts' };

const parts = 'address to, uint256 value, bytes data, uint8 operation';
const safeTxType =
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)';

/**
 * Every Safe has its own address, so most functions are allowed at any; the book has the contracts that all Safes use.
 */
export const safe: Protocol = {
  slug: 'safe',
  name: 'Safe',
  family: 'safe',
  words: ['safe', 'gnosis safe', 'safe wallet', 'multisig'],
  contracts,
  functions: [
    rule(
      `function execTransaction(${parts}, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)`,
      'any',
      (args, call) => ({
        ...executes(call.to, args),
        effects: refunds(call.path, call.to, call.from, args),
      }),
      {
        examples: [{ operation: 0, gasPrice: 0n }, { operation: 1 }],
        irrelevant: { ...gasOfCall, ...unpaidGas, ...signatureBytes('signatures') },
      },
    ),
    ...(['execTransactionFromModule', 'execTransactionFromModuleReturnData'] as const).map((name) =>
      rule(`function ${name}(${parts})`, 'any', (args, call) => executes(call.to, args), callOrDelegate),
    ),
    rule('function multiSend(bytes transactions)', ['multi_send', 'multi_send_call_only'], ({ transactions }, call) =>
      readMultiSend(transactions, call),
    ),
    ...safeOwners,
    rule('function approveHash(bytes32 hashToApprove)', 'any', ({ hashToApprove }, call) => ({
      effects: [
        does(call, 'unknown', {
          to: call.to,
          detail: `approves a Safe transaction of which the bytes contain only the hash: ${hashToApprove}`,
        }),
      ],
    })),
    rule('function signMessage(bytes data)', ['sign_message_lib'], ({ data }, call) => ({
      effects: [does(call, 'unknown', { to: call.to, terms: [message(data)], detail: signsMessage })],
    })),
    rule(
      'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
      'any',
      ({ owners, threshold, to, data, fallbackHandler, paymentToken, payment, paymentReceiver }, call) => ({
        effects: [
          ...owners.map((owner) =>
            does(onSafe(call), 'own', {
              right: 'owner',
              to: owner,
              threshold,
              detail: `is an owner of the new Safe; threshold ${threshold}`,
            }),
          ),
          ...(fallbackHandler === nobody || isListed('fallback_handler', call, fallbackHandler)
            ? []
            : [does(onSafe(call), 'own', { right: 'fallback', to: fallbackHandler, detail: answersCalls })]),
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
      {
        pinned: { fallbackHandler: 'the fallback handlers of the Safe deployments; another one is shown as a right' },
        irrelevant: {
          data: 'counts only with `to`, and is shown then',
          paymentToken: 'counts only with a payment, and is shown then',
          paymentReceiver: 'counts only with a payment, and is shown then',
        },
        examples: [{ payment: 0n, to: nobody }, {}],
      },
    ),
    ...(['createProxyWithNonce', 'createChainSpecificProxyWithNonce', 'createProxyWithNonceL2'] as const).map((name) =>
      rule(
        `function ${name}(address singleton, bytes initializer, uint256 saltNonce)`,
        ['proxy_factory'],
        ({ singleton, initializer }, call) => ({
          effects: [
            does(call, 'deploy', {
              ...(!isListed('singleton', call, singleton) && {
                terms: [{ what: 'singleton', is: 'hex', value: singleton }],
              }),
              detail: `a Safe with the code of ${checksumAddress(singleton)}`,
            }),
          ],
          calls:
            initializer === '0x'
              ? []
              : [{ from: call.to, to: singleton, value: 0n, data: initializer, operation: 'call' }],
        }),
        {
          pinned: { singleton: 'the singletons of the Safe deployments; any other must be named' },
          irrelevant: { saltNonce: 'which address the Safe gets; its owners are the same' },
        },
      ),
    ),
    ...safeMigration,
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
      fates: {
        irrelevant: { ...gasOfCall, ...unpaidGas, ...nonceOf() },
        examples: [{ operation: 0n, gasPrice: 0n }, { operation: 1n }],
      },
    },
    {
      primaryType: 'SafeMessage',
      on: 'any',
      encodedType: 'SafeMessage(bytes message)',
      read: ({ message: signed }, { domain }) => ({
        effects: [
          does({ path: 'order', from: domain.verifyingContract }, 'unknown', {
            to: domain.verifyingContract,
            terms: [message(signed as Hex)],
            detail: signsMessage,
          }),
        ],
      }),
    },
  ],
};

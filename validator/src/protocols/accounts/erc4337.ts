import { type Address, checksumAddress } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex, RawCall } from '../../effects/call.ts';
import type { Effect } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { nonceOf, signatureBytes } from '../rules/irrelevant.ts';
import {
  type ArgumentFates,
  type CallContext,
  type Protocol,
  type Reading,
  rule,
  type TypedDataRule,
} from '../rules/protocol.ts';
import { exactly, native, someOf } from '../rules/quantity.ts';
import { accountFunctions } from './erc4337-accounts.ts';
import { costlyGas, exampleOperation, type GasTerms, operationFates } from './erc4337-gas.ts';

const does = effectsOf('erc4337');

const on = ['entry_point'];

const contracts = deployed('erc4337');

interface UserOperation extends GasTerms {
  readonly sender: Address;
  readonly initCode: Hex;
  readonly callData: Hex;
}

/** Nested deeper than types can be inferred from the text of a signature. */
interface AggregatedOperations {
  readonly opsPerAggregator: readonly { readonly userOps: readonly UserOperation[] }[];
  readonly beneficiary: Address;
}

const operationV6 =
  '(address sender, uint256 nonce, bytes initCode, bytes callData, uint256 callGasLimit, uint256 verificationGasLimit, uint256 preVerificationGas, uint256 maxFeePerGas, uint256 maxPriorityFeePerGas, bytes paymasterAndData, bytes signature)';
const operationV7 =
  '(address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature)';

/**
 * The selector of `executeUserOp`: the account then receives the whole operation, and acts on the bytes after the
 * selector.
 */
const wholeOperation = '0x8dd7712f';

function operationCalls({ sender, callData }: UserOperation, entryPoint: Address): readonly RawCall[] {
  if (callData === '0x') return [];
  const data: Hex = callData.startsWith(wholeOperation) ? `0x${callData.slice(10)}` : callData;
  return [{ from: entryPoint, to: sender, value: 0n, data, operation: 'call' }];
}

/** A paymaster is not shown: it can take no more than its approval allows, which is an effect of its own. */
function operationEffects(path: string, { sender, initCode }: UserOperation): readonly Effect[] {
  if (initCode.length < 42) return [];
  const factory = checksumAddress(initCode.slice(0, 42) as Address);
  return [does({ path, from: sender }, 'deploy', { to: sender, detail: `by the factory ${factory}` })];
}

/** The accounts' payment for gas goes to the beneficiary: usually the sender, who paid for it. */
function readOperations(call: CallContext, operations: readonly UserOperation[], beneficiary: Address): Reading {
  const isSender = call.from === null || beneficiary === call.from;
  const payment = does(call, 'send', {
    gives: [someOf(native)],
    from: operations[0]?.sender ?? null,
    to: beneficiary,
    detail: 'what the accounts pay for the gas',
  });
  return {
    effects: [
      ...operations.flatMap((operation) => [
        ...operationEffects(call.path, operation),
        ...costlyGas(call.path, operation.sender, operation),
      ]),
      ...(isSender ? [] : [payment]),
    ],
    calls: operations.flatMap((operation) => operationCalls(operation, call.to)),
  };
}

const orderOf = (operation: UserOperation, entryPoint: Address): Reading => ({
  effects: [...operationEffects('order', operation), ...costlyGas('order', operation.sender, operation)],
  calls: operationCalls(operation, entryPoint),
});

const fieldsOf = (operation: string): readonly string[] =>
  operation
    .slice(1, -1)
    .split(', ')
    .map((field) => field.split(' ')[1] ?? '');

/** All fields except the signature are signed. */
const signedFields = fieldsOf(operationV7).filter((name) => name !== 'signature');

function aggregatedFates(fields: readonly string[]): ArgumentFates {
  const { pinned, irrelevant } = operationFates(fields, 'opsPerAggregator[].userOps[].');
  return {
    ...(pinned && { pinned }),
    irrelevant: {
      ...irrelevant,
      'opsPerAggregator[].aggregator': 'checks the signatures; an account refuses one that it does not trust',
      ...signatureBytes('opsPerAggregator[].signature'),
    },
    examples: [{ opsPerAggregator: [{ userOps: [exampleOperation(fields)], aggregator: nobody, signature: '0x' }] }],
  };
}

interface SafeOperation extends Omit<UserOperation, 'sender'> {
  readonly safe: Address;
  readonly entryPoint: Address;
  readonly validUntil: bigint;
}

/** The Safe obeys the entry point: an unlisted one could do anything. 0 means no end. */
function readSafeOperation({ safe, entryPoint, validUntil, ...operation }: SafeOperation): Reading {
  const { effects = [], calls = [] } = orderOf({ ...operation, sender: safe }, entryPoint);
  const isListed = Object.values(contracts.entry_point ?? {}).some((addresses) => addresses.includes(entryPoint));
  const lent = does({ path: 'order', from: safe }, 'unknown', {
    to: entryPoint,
    detail: 'an unknown entry point',
  });
  return {
    effects: [...effects, ...(isListed ? [] : [lent])],
    calls,
    fold: (made) => made.map((effect) => (validUntil === 0n ? effect : { deadline: validUntil, ...effect })),
  };
}

const safeOperationFields = [
  'nonce',
  'verificationGasLimit',
  'callGasLimit',
  'preVerificationGas',
  'maxPriorityFeePerGas',
  'maxFeePerGas',
  'paymasterAndData',
];

const { sender: _, ...safeOperationExample } = exampleOperation(safeOperationFields);
const safeOperationFates: ArgumentFates = {
  pinned: {
    ...operationFates(safeOperationFields, '').pinned,
    entryPoint: 'the known entry points; another one is shown as unknown',
  },
  irrelevant: {
    ...operationFates(safeOperationFields, '').irrelevant,
    validAfter: 'when the operation may first be sent; a later time only delays it',
  },
  examples: [safeOperationExample],
};

/** Calls that the signer allows another account to send (ERC-2771 and its predecessors). */
const forwardRequest = (fields: string): TypedDataRule => ({
  primaryType: 'ForwardRequest',
  on: 'any',
  encodedType: `ForwardRequest(${fields})`,
  read: ({ from, to, value, data, deadline }) => ({
    calls: [{ from: from as Address, to: to as Address, value: value as bigint, data: data as Hex, operation: 'call' }],
    ...(deadline !== undefined && {
      fold: (made) => made.map((effect) => ({ deadline: deadline as bigint, ...effect })),
    }),
  }),
  fates: { irrelevant: { gas: 'gas for the call; too little reverts', ...nonceOf() } },
});

export const erc4337: Protocol = {
  slug: 'erc4337',
  name: 'Account abstraction (ERC-4337)',
  family: 'erc4337',
  words: ['erc-4337', 'erc4337', 'user operation', 'userop', 'account abstraction', 'smart account'],
  contracts,
  functions: [
    rule(
      `function handleOps(${operationV6}[] ops, address beneficiary)`,
      on,
      ({ ops, beneficiary }, call) => readOperations(call, ops, beneficiary),
      {
        ...operationFates(fieldsOf(operationV6), 'ops[].'),
        examples: [{ ops: [exampleOperation(fieldsOf(operationV6))] }],
      },
    ),
    rule(
      `function handleOps(${operationV7}[] ops, address beneficiary)`,
      on,
      ({ ops, beneficiary }, call) => readOperations(call, ops, beneficiary),
      {
        ...operationFates(fieldsOf(operationV7), 'ops[].'),
        examples: [{ ops: [exampleOperation(fieldsOf(operationV7))] }],
      },
    ),
    ...[operationV6, operationV7].map((operation) =>
      rule(
        `function handleAggregatedOps((${operation}[] userOps, address aggregator, bytes signature)[] opsPerAggregator, address beneficiary)`,
        on,
        (args, call) => {
          const { opsPerAggregator, beneficiary } = args as AggregatedOperations;
          return readOperations(
            call,
            opsPerAggregator.flatMap(({ userOps }) => userOps),
            beneficiary,
          );
        },
        aggregatedFates(fieldsOf(operation)),
      ),
    ),
    rule('function depositTo(address account)', on, ({ account }, call) => ({
      effects: [
        does(call, 'supply', { gives: [exactly(native, call.value)], to: account, detail: 'pays for gas later' }),
      ],
    })),
    rule('function withdrawTo(address withdrawAddress, uint256 withdrawAmount)', on, (args, call) => ({
      effects: [does(call, 'withdraw', { gets: [exactly(native, args.withdrawAmount)], to: args.withdrawAddress })],
    })),
    rule('function addStake(uint32 unstakeDelaySec)', on, ({ unstakeDelaySec }, call) => ({
      effects: [
        does(call, 'stake', {
          gives: [exactly(native, call.value)],
          terms: [{ what: 'time until it can be withdrawn', is: 'duration', seconds: BigInt(unstakeDelaySec) }],
        }),
      ],
    })),
    rule('function unlockStake()', on, (_, call) => ({
      effects: [does(call, 'unstake', { gives: [someOf(native)] })],
    })),
    rule('function withdrawStake(address withdrawAddress)', on, ({ withdrawAddress }, call) => ({
      effects: [does(call, 'withdraw', { gets: [someOf(native)], to: withdrawAddress })],
    })),
    ...accountFunctions,
  ],
  typedData: [
    {
      primaryType: 'PackedUserOperation',
      on,
      domainName: 'ERC4337',
      encodedType:
        'PackedUserOperation(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData)',
      read: (message, { domain }) =>
        domain.verifyingContract ? orderOf(message as unknown as UserOperation, domain.verifyingContract) : {},
      fates: { ...operationFates(signedFields, ''), examples: [exampleOperation(signedFields)] },
    },
    {
      primaryType: 'SafeOp',
      on: 'any',
      encodedType:
        'SafeOp(address safe,uint256 nonce,bytes initCode,bytes callData,uint128 verificationGasLimit,uint128 callGasLimit,uint256 preVerificationGas,uint128 maxPriorityFeePerGas,uint128 maxFeePerGas,bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint)',
      read: (message) => readSafeOperation(message as unknown as SafeOperation),
      fates: safeOperationFates,
    },
    forwardRequest('address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data'),
    forwardRequest('address from,address to,uint256 value,uint256 gas,uint256 nonce,uint48 deadline,bytes data'),
    {
      primaryType: 'MetaTransaction',
      on: 'any',
      encodedType: 'MetaTransaction(uint256 nonce,address from,bytes functionSignature)',
      read: ({ from, functionSignature }, { domain }) => ({
        calls: [
          {
            from: from as Address,
            to: domain.verifyingContract,
            value: 0n,
            data: functionSignature as Hex,
            operation: 'call',
          },
        ],
      }),
      fates: { irrelevant: nonceOf() },
    },
  ],
};

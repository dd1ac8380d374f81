import type { Address } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { decodeTx, typesOf } from '../../decode/decode-request.fixture.ts';
import type { Hex } from '../../effects/call.ts';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { atMost, exactly, native, someOf, token } from '../rules/quantity.ts';
import { erc20 } from '../tokens/erc20.ts';
import { erc4337 } from './erc4337.ts';

const entryPoint6 = '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789';
const entryPoint7 = '0x0000000071727de22e5e9d8baf0edac6f37da032';
const entryPoint8 = '0x4337084d9e255ff0702461cf8895ce9e3b5ff108';
const account: Address = '0x4444444444444444444444444444444444444444';
const factory = '0x5555555555555555555555555555555555555555';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const word = `0x${'7'.repeat(64)}`;
const transfer = encode('function transfer(address,uint256)', [friend, 5n]);
const execute = encode('function execute(address,uint256,bytes)', [usdc, 0n, transfer]);

const v6 = '(address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)';
const v7 = '(address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)';
const operation6 = (callData: Hex, initCode = '0x') => [
  account,
  0n,
  initCode,
  callData,
  1n,
  1n,
  1n,
  1n,
  1n,
  '0x',
  '0x12',
];
const cheap = `0x${'1'.padStart(32, '0')}${'1'.padStart(32, '0')}`;
const dear = `0x${'0'.repeat(32)}${(10n ** 18n).toString(16).padStart(32, '0')}`;
const operation7 = (callData: Hex, initCode = '0x', fees = cheap) => [
  account,
  0n,
  initCode,
  callData,
  cheap,
  1n,
  fees,
  '0x',
  '0x12',
];
const sent = (call: string) => ({
  kind: 'send' as const,
  call,
  protocol: null,
  gives: [exactly(token(usdc), 5n)],
  from: account,
  to: friend,
});

describeProtocol(
  erc4337,
  [
    {
      name: 'handles operations of version 0.6',
      to: entryPoint6,
      data: encode(`function handleOps(${v6}[],address)`, [[operation6(execute), operation6(execute)], sender]),
      effects: [sent('0.0.0'), sent('0.1.0')],
    },
    {
      name: 'handles operations of version 0.7',
      to: entryPoint7,
      data: encode(`function handleOps(${v7}[],address)`, [[operation7(execute)], sender]),
      effects: [sent('0.0.0')],
    },
    {
      name: 'handles operations that hand all of themselves to the account',
      to: entryPoint7,
      data: encode(`function handleOps(${v7}[],address)`, [[operation7(`0x8dd7712f${execute.slice(2)}`)], sender]),
      effects: [sent('0.0.0')],
    },
    {
      name: 'handles operations that call nothing',
      to: entryPoint7,
      data: encode(`function handleOps(${v7}[],address)`, [[operation7('0x')], sender]),
      effects: [],
    },
    {
      name: 'pays dearly for the gas',
      to: entryPoint7,
      data: encode(`function handleOps(${v7}[],address)`, [[operation7('0x', '0x', dear)], sender]),
      effects: [
        {
          kind: 'send',
          gives: [atMost(native, 3n * 10n ** 18n)],
          from: account,
          beneficiaryUnknown: true,
          detail: 'what the account may pay for gas, to whoever sends the operation',
        },
      ],
    },
    {
      name: 'creates the account, and pays another account for the gas',
      to: entryPoint7,
      data: encode(`function handleOps(${v7}[],address)`, [[operation7(execute, `${factory}1234`)], friend]),
      effects: [
        { kind: 'deploy', from: account, to: account, detail: `by the factory ${factory}` },
        {
          kind: 'send',
          gives: [someOf(native)],
          from: account,
          to: friend,
          detail: 'what the accounts pay for the gas',
        },
        sent('0.0.0'),
      ],
    },
    {
      name: 'handles aggregated operations of version 0.6',
      to: entryPoint6,
      data: encode(`function handleAggregatedOps((${v6}[],address,bytes)[],address)`, [
        [[[operation6(execute)], friend, '0x']],
        sender,
      ]),
      effects: [sent('0.0.0')],
    },
    {
      name: 'handles aggregated operations of version 0.7',
      to: entryPoint7,
      data: encode(`function handleAggregatedOps((${v7}[],address,bytes)[],address)`, [
        [[[operation7(execute)], friend, '0x']],
        sender,
      ]),
      effects: [sent('0.0.0')],
    },
    {
      name: 'deposits for gas',
      to: entryPoint7,
      value: 5n,
      data: encode('function depositTo(address)', [account]),
      effects: [{ kind: 'supply', gives: [exactly(native, 5n)], to: account, detail: 'pays for gas later' }],
    },
    {
      name: 'withdraws what was deposited',
      to: entryPoint7,
      data: encode('function withdrawTo(address,uint256)', [friend, 5n]),
      effects: [{ kind: 'withdraw', gets: [exactly(native, 5n)], to: friend }],
    },
    {
      name: 'stakes',
      to: entryPoint7,
      value: 5n,
      data: encode('function addStake(uint32)', [60]),
      effects: [
        {
          kind: 'stake',
          gives: [exactly(native, 5n)],
          terms: [{ what: 'time until it can be withdrawn', is: 'duration', seconds: 60n }],
        },
      ],
    },
    {
      name: 'unlocks a stake',
      to: entryPoint7,
      data: encode('function unlockStake()'),
      effects: [{ kind: 'unstake', gives: [someOf(native)] }],
    },
    {
      name: 'withdraws a stake',
      to: entryPoint7,
      data: encode('function withdrawStake(address)', [friend]),
      effects: [{ kind: 'withdraw', gets: [someOf(native)], to: friend }],
    },
    ...['execute', 'execute_ncC'].map((name) => ({
      name: `${name} of an account makes a call as it`,
      to: account,
      data: encode(`function ${name}(address,uint256,bytes)`, [usdc, 0n, transfer]),
      effects: [sent('0.0')],
    })),
    ...['execute', 'executeUserOp', 'executeUserOpWithErrorString'].map((name) => ({
      name: `${name} of an account makes a call as it, and says how`,
      to: account,
      data: encode(`function ${name}(address,uint256,bytes,uint8)`, [usdc, 0n, transfer, 0]),
      effects: [sent('0.0')],
    })),
    {
      name: 'runs foreign code as the account',
      to: account,
      data: encode('function execute(address,uint256,bytes,uint8)', [usdc, 0n, transfer, 1]),
      effects: [
        {
          kind: 'unknown',
          call: '0.0',
          protocol: 'erc20',
          from: account,
          to: usdc,
          detail: 'runs the code of another contract as its own',
        },
      ],
    },
    {
      name: 'refuses an operation that there is not',
      to: account,
      data: encode('function execute(address,uint256,bytes,uint8)', [usdc, 0n, transfer, 3]),
      effects: [sent('0.0')],
      fault: 'operation 3 is neither a call (0) nor a delegatecall (1)',
    },
    {
      name: 'makes calls without coins',
      to: account,
      data: encode('function executeBatch(address[],bytes[])', [
        [usdc, usdc],
        [transfer, transfer],
      ]),
      effects: [sent('0.0'), sent('0.1')],
    },
    ...['executeBatch', 'executeBatch_y6U'].map((name) => ({
      name: `${name} makes calls from lists`,
      to: account,
      data: encode(`function ${name}(address[],uint256[],bytes[])`, [
        [usdc, friend],
        [0n, 7n],
        [transfer, '0x'],
      ]),
      effects: [sent('0.0'), { ...sent('0.1'), gives: [exactly(native, 7n)] }],
    })),
    {
      name: 'reports lists that are not equally long',
      to: account,
      data: encode('function executeBatch(address[],uint256[],bytes[])', [[usdc], [0n, 1n], [transfer]]),
      effects: [sent('0.0')],
      fault: 'targets, values and data of the batch differ in number',
    },
    {
      name: 'makes calls from structs',
      to: account,
      data: encode('function executeBatch((address,uint256,bytes)[])', [[[usdc, 0n, transfer]]]),
      effects: [sent('0.0')],
    },
    {
      name: 'changes owners on every chain',
      to: account,
      data: encode('function executeWithoutChainIdValidation(bytes[])', [
        [encode('function addOwnerAddress(address)', [friend])],
      ]),
      effects: [
        { kind: 'own', call: '0.0', right: 'owner', from: account, to: friend, detail: 'adds an owner of the account' },
      ],
    },
    {
      name: 'adds a key as an owner',
      to: account,
      data: encode('function addOwnerPublicKey(bytes32,bytes32)', [word, word]),
      effects: [
        {
          kind: 'own',
          from: account,
          right: 'owner',
          detail: `adds the public key ${word}${word.slice(2)} as an owner of the account`,
        },
      ],
    },
    ...['removeOwnerAtIndex', 'removeLastOwner'].map((name) => ({
      name: `${name} removes an owner`,
      to: account,
      data: encode(`function ${name}(uint256,bytes)`, [2n, '0x12']),
      effects: [
        {
          kind: 'own' as const,
          right: 'owner' as const,
          isRemoval: true as const,
          from: account,
          terms: [{ what: 'owner', is: 'hex' as const, value: '0x12' as const }],
          detail: 'removes an owner of the account',
        },
      ],
    })),
  ],
  [erc20],
);

describe('a message that an account signs', () => {
  const send = [['send', friend, account]];
  const effectsOf = (order: Record<string, unknown>) => {
    const { effects, message } = decodeTx({ order });
    return { effects: effects.map(({ kind, to, from }) => [kind, to, from]), faults: message?.faults };
  };
  const operation = {
    sender: account,
    nonce: 0,
    initCode: '0x',
    callData: execute,
    accountGasLimits: cheap,
    preVerificationGas: 1,
    gasFees: cheap,
    paymasterAndData: '0x',
  };

  it('is an operation of version 0.8', () => {
    const order = {
      domain: { name: 'ERC4337', version: '1', chainId: 1, verifyingContract: entryPoint8 },
      types: typesOf({
        PackedUserOperation:
          'address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData',
      }),
      primaryType: 'PackedUserOperation',
      message: operation,
    };
    expect(effectsOf(order)).toEqual({ effects: send, faults: [] });
    const elsewhere = { ...order, domain: { ...order.domain, verifyingContract: friend } };
    expect(effectsOf(elsewhere).faults).toMatchObject([{ code: 'domain' }]);
  });

  it('is an operation of a Safe', () => {
    const order = {
      domain: { chainId: 1, verifyingContract: '0x75cf11467937ce3f2f357ce24ffc3dbf8fd5c226' },
      types: typesOf({
        SafeOp:
          'address safe, uint256 nonce, bytes initCode, bytes callData, uint128 verificationGasLimit, uint128 callGasLimit, uint256 preVerificationGas, uint128 maxPriorityFeePerGas, uint128 maxFeePerGas, bytes paymasterAndData, uint48 validAfter, uint48 validUntil, address entryPoint',
      }),
      primaryType: 'SafeOp',
      message: {
        safe: account,
        nonce: 0,
        initCode: '0x',
        callData: execute,
        verificationGasLimit: 1,
        callGasLimit: 1,
        preVerificationGas: 1,
        maxPriorityFeePerGas: 1,
        maxFeePerGas: 1,
        paymasterAndData: '0x',
        validAfter: 0,
        validUntil: 0,
        entryPoint: entryPoint7,
      },
    };
    expect(effectsOf(order)).toEqual({ effects: send, faults: [] });
  });

  it.each(['', 'uint48 deadline, '])('is a call that a forwarder makes (%s)', (deadline) => {
    const order = {
      domain: { name: 'Forwarder', version: '1', chainId: 1, verifyingContract: factory },
      types: typesOf({
        ForwardRequest: `address from, address to, uint256 value, uint256 gas, uint256 nonce, ${deadline}bytes data`,
      }),
      primaryType: 'ForwardRequest',
      message: {
        from: account,
        to: usdc,
        value: 0,
        gas: 1,
        nonce: 0,
        data: transfer,
        ...(deadline ? { deadline: 9 } : {}),
      },
    };
    expect(effectsOf(order)).toEqual({ effects: send, faults: [] });
  });
});

it('the selectors do not change', () => {
  expect(selectorsOf(erc4337)).toEqual([
    '0x1fad948c handleOps',
    '0x765e827f handleOps',
    '0x4b1d7cf5 handleAggregatedOps',
    '0xdbed18e0 handleAggregatedOps',
    '0xb760faf9 depositTo',
    '0x205c2878 withdrawTo',
    '0x0396cb60 addStake',
    '0xbb9fe6bf unlockStake',
    '0xc23a5cea withdrawStake',
    '0xb61d27f6 execute',
    '0x0000189a execute_ncC',
    '0x51945447 execute',
    '0x7bb37428 executeUserOp',
    '0x541d63c8 executeUserOpWithErrorString',
    '0x18dfb3c7 executeBatch',
    '0x47e1da2a executeBatch',
    '0x00004680 executeBatch_y6U',
    '0x34fcd5be executeBatch',
    '0x2c2abd1e executeWithoutChainIdValidation',
    '0x0f0f3f24 addOwnerAddress',
    '0x29565e3b addOwnerPublicKey',
    '0x89625b57 removeOwnerAtIndex',
    '0xb8197367 removeLastOwner',
  ]);
});

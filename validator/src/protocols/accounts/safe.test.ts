import { type Address, checksumAddress } from '@countersign/protocol';
import { concatHex, encodePacked, size } from 'viem';
import { describe, expect, it } from 'vitest';
import { decodeOrder, decodeTx, typesOf } from '../../decode/decode-request.fixture.ts';
import type { Hex } from '../../effects/call.ts';
import type { Effect, Right } from '../../effects/effect.ts';
import { decodeCase, describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { exactly, native, someOf, token } from '../rules/quantity.ts';
import { erc20 } from '../tokens/erc20.ts';
import { safe } from './safe.ts';

const account: Address = '0x5afe000000000000000000000000000000000001';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const multiSend = '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526';
const callOnly = '0x9641d764fc13c8b624c04430c7356c1c7c8102e2';
const factory = '0x4e1dcf7ad4e460cfd30791ccc4f9c8a4f820ec67';
const singleton = '0x41675c099f32341bf84bfc5382af534df5c7461a';
const signLib = '0xd53cd0ab83d845ac265be939c57f53ad838012c9';
const nobody = '0x0000000000000000000000000000000000000000';
const word = `0x${'7'.repeat(64)}`;
const transfer = encode('function transfer(address,uint256)', [friend, 5n]);

const exec = (
  to: string,
  value: bigint,
  data: Hex,
  operation: number,
  price = 0n,
  gasToken = nobody,
  receiver = nobody,
) =>
  encode('function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)', [
    to,
    value,
    data,
    operation,
    0n,
    0n,
    price,
    gasToken,
    receiver,
    '0x12',
  ]);
const pack = (operation: number, to: Address, value: bigint, data: Hex): Hex =>
  encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [operation, to, value, BigInt(size(data)), data]);
const many = (...calls: Hex[]) => encode('function multiSend(bytes)', [concatHex(['0x', ...calls])]);

const sent = (call: string, from: Address = account) => ({
  kind: 'send' as const,
  call,
  protocol: null,
  gives: [exactly(token(usdc), 5n)],
  from,
  to: friend,
});
const coins = (call: string, value: bigint, from: Address = account) => ({
  kind: 'send' as const,
  call,
  protocol: null,
  gives: [exactly(native, value)],
  from,
  to: friend,
});
const own = (right: Right, fields: Partial<Effect>) => ({ kind: 'own' as const, from: account, right, ...fields });
const removed = { isRemoval: true, loses: friend } as const;

describeProtocol(
  safe,
  [
    { name: 'makes a call as the Safe', to: account, data: exec(usdc, 0n, transfer, 0), effects: [sent('0.0')] },
    { name: "sends the Safe's coins", to: account, data: exec(friend, 7n, '0x', 0), effects: [coins('0.0', 7n)] },
    {
      name: 'reports coins that are sent to the Safe on the way',
      to: account,
      value: 3n,
      data: exec(friend, 7n, '0x', 0),
      effects: [{ ...coins('0', 3n, sender), to: account }, coins('0.0', 7n)],
    },
    {
      name: 'pays for the gas',
      to: account,
      data: exec(usdc, 0n, transfer, 0, 9n, usdc, friend),
      effects: [
        {
          kind: 'send',
          gives: [someOf(token(usdc))],
          from: account,
          to: friend,
          detail: 'pays for the gas and 0 units more, 9 base units for each unit',
        },
        sent('0.0'),
      ],
    },
    {
      name: 'pays the sender for the gas if it names no receiver',
      to: account,
      data: exec(usdc, 0n, transfer, 0, 9n),
      effects: [
        {
          kind: 'send',
          gives: [someOf(native)],
          from: account,
          to: sender,
          detail: 'pays for the gas and 0 units more, 9 base units for each unit',
        },
        sent('0.0'),
      ],
    },
    {
      name: 'refuses an operation that there is not',
      to: account,
      data: exec(usdc, 0n, transfer, 2),
      effects: [sent('0.0')],
      fault: 'operation 2 is neither a call (0) nor a delegatecall (1)',
    },
    {
      name: 'makes many calls as the Safe',
      to: account,
      data: exec(multiSend, 0n, many(pack(0, usdc, 0n, transfer), pack(0, friend, 7n, '0x')), 1),
      effects: [sent('0.0.0'), coins('0.0.1', 7n)],
    },
    {
      name: 'makes many calls as the Safe, none of them by foreign code',
      to: account,
      data: exec(callOnly, 0n, many(pack(0, usdc, 0n, transfer)), 1),
      effects: [sent('0.0.0')],
    },
    {
      name: 'runs foreign code as the Safe',
      to: account,
      data: exec(multiSend, 0n, many(pack(1, friend, 0n, transfer)), 1),
      effects: [
        {
          kind: 'unknown',
          call: '0.0.0',
          protocol: 'erc20',
          from: account,
          to: friend,
          detail: 'runs the code of another contract as its own',
        },
      ],
    },
    {
      name: 'does not trust a library that it does not know',
      to: account,
      data: exec(friend, 0n, many(pack(0, usdc, 0n, transfer)), 1),
      effects: [
        {
          kind: 'unknown',
          call: '0.0',
          protocol: null,
          from: account,
          to: friend,
          detail: 'runs the code of another contract as its own',
        },
      ],
    },
    {
      name: 'makes many calls as the library when it is called in the ordinary way',
      to: callOnly,
      data: many(pack(0, usdc, 0n, transfer)),
      effects: [sent('0.0', callOnly)],
    },
    {
      name: 'refuses foreign code in a batch that is for calls only',
      to: account,
      data: exec(callOnly, 0n, many(pack(1, usdc, 0n, transfer)), 1),
      effects: [{ kind: 'unknown', call: '0.0', from: account, to: callOnly, detail: 'a call that could not be read' }],
      fault: 'operation 01 of a packed call is not allowed',
    },
    {
      name: 'refuses packed calls that end early',
      to: account,
      data: exec(multiSend, 0n, encode('function multiSend(bytes)', [pack(0, usdc, 0n, transfer).slice(0, -2)]), 1),
      effects: [
        { kind: 'unknown', call: '0.0', from: account, to: multiSend, detail: 'a call that could not be read' },
      ],
      fault: 'a packed call is longer than the data',
    },
    {
      name: 'refuses bytes after the packed calls',
      to: account,
      data: exec(multiSend, 0n, encode('function multiSend(bytes)', [`${pack(0, usdc, 0n, transfer)}00`]), 1),
      effects: [
        { kind: 'unknown', call: '0.0', from: account, to: multiSend, detail: 'a call that could not be read' },
      ],
      fault: 'the packed calls end within a call',
    },
    ...['execTransactionFromModule', 'execTransactionFromModuleReturnData'].map((name) => ({
      name: `${name} makes a call as the Safe`,
      to: account,
      data: encode(`function ${name}(address,uint256,bytes,uint8)`, [usdc, 0n, transfer, 0]),
      effects: [sent('0.0')],
    })),
    {
      name: 'adds an owner',
      to: account,
      data: encode('function addOwnerWithThreshold(address,uint256)', [friend, 2n]),
      effects: [own('owner', { to: friend, threshold: 2n, detail: 'adds an owner of the Safe; threshold 2' })],
    },
    {
      name: 'removes an owner',
      to: account,
      data: encode('function removeOwner(address,address,uint256)', [sender, friend, 1n]),
      effects: [
        own('owner', {
          ...removed,
          threshold: 1n,
          detail: `removes the owner ${friend} of the Safe; threshold 1`,
        }),
      ],
    },
    {
      name: 'replaces an owner',
      to: account,
      data: encode('function swapOwner(address,address,address)', [nobody, sender, friend]),
      effects: [own('owner', { to: friend, loses: sender, detail: `replaces the owner ${sender} of the Safe` })],
    },
    {
      name: 'changes the threshold',
      to: account,
      data: encode('function changeThreshold(uint256)', [1n]),
      effects: [own('threshold', { threshold: 1n, detail: 'threshold 1' })],
    },
    {
      name: 'adds a module',
      to: account,
      data: encode('function enableModule(address)', [friend]),
      effects: [
        own('module', { to: friend, detail: 'is a module of the Safe and may move all it has without signatures' }),
      ],
    },
    {
      name: 'removes a module',
      to: account,
      data: encode('function disableModule(address,address)', [sender, friend]),
      effects: [own('module', { ...removed, detail: `${friend} is no longer a module of the Safe` })],
    },
    {
      name: 'sets a guard',
      to: account,
      data: encode('function setGuard(address)', [friend]),
      effects: [own('guard', { to: friend, detail: 'may refuse any transaction of the Safe' })],
    },
    {
      name: 'takes the guard away',
      to: account,
      data: encode('function setGuard(address)', [nobody]),
      effects: [own('guard', { isRemoval: true, detail: 'the Safe has no guard any more' })],
    },
    {
      name: 'sets a guard of modules',
      to: account,
      data: encode('function setModuleGuard(address)', [friend]),
      effects: [own('guard', { to: friend, detail: 'may refuse any transaction of the modules of the Safe' })],
    },
    {
      name: 'sets a fallback handler',
      to: account,
      data: encode('function setFallbackHandler(address)', [friend]),
      effects: [
        own('fallback', {
          to: friend,
          detail: 'answers calls that the Safe itself does not handle, including signatures',
        }),
      ],
    },
    {
      name: 'changes its code',
      to: account,
      data: encode('function changeMasterCopy(address)', [friend]),
      effects: [{ kind: 'upgrade', from: account, to: friend, detail: `new code for ${checksumAddress(account)}` }],
    },
    {
      name: 'approves a hash',
      to: account,
      data: encode('function approveHash(bytes32)', [word]),
      effects: [
        {
          kind: 'unknown',
          to: account,
          detail: `approves a Safe transaction of which the bytes contain only the hash: ${word}`,
        },
      ],
    },
    {
      name: 'signs a message',
      to: account,
      data: exec(signLib, 0n, encode('function signMessage(bytes)', ['0x12']), 1),
      effects: [
        {
          kind: 'unknown',
          call: '0.0',
          from: account,
          to: signLib,
          terms: [{ what: 'message', is: 'hex', value: '0x12' }],
          detail: 'signs a message in the name of the Safe',
        },
      ],
    },
    {
      name: 'creates a Safe, pays for it and runs code in it',
      to: factory,
      data: encode('function createProxyWithNonce(address,bytes,uint256)', [
        singleton,
        encode('function setup(address[],uint256,address,bytes,address,address,uint256,address)', [
          [sender, friend],
          2n,
          friend,
          '0x12345678',
          nobody,
          usdc,
          5n,
          friend,
        ]),
        1n,
      ]),
      effects: [
        { kind: 'deploy', detail: `a Safe with the code of ${checksumAddress(singleton)}` },
        {
          kind: 'own',
          call: '0.0',
          from: singleton,
          right: 'owner',
          to: sender,
          threshold: 2n,
          detail: 'is an owner of the new Safe; threshold 2',
        },
        {
          kind: 'own',
          call: '0.0',
          from: singleton,
          right: 'owner',
          to: friend,
          threshold: 2n,
          detail: 'is an owner of the new Safe; threshold 2',
        },
        { kind: 'send', call: '0.0', gives: [exactly(token(usdc), 5n)], from: singleton, to: friend },
        {
          kind: 'unknown',
          call: '0.0.0',
          protocol: null,
          from: singleton,
          to: friend,
          detail: 'calls the unknown function 0x12345678',
        },
      ],
    },
    {
      name: 'creates a Safe on this chain alone',
      to: factory,
      data: encode('function createChainSpecificProxyWithNonce(address,bytes,uint256)', [singleton, '0x', 1n]),
      effects: [{ kind: 'deploy', detail: `a Safe with the code of ${checksumAddress(singleton)}` }],
    },
  ],
  [erc20],
);

it('shows that a call runs as foreign code', () => {
  const data = exec(multiSend, 0n, many(pack(0, usdc, 0n, transfer)), 1);
  const [library] = decodeCase([safe, erc20], { name: '', to: account, data, effects: [] }).children;
  expect(library).toMatchObject({ operation: 'delegatecall', role: 'multi_send', from: account, faults: [] });
});

describe('a message that a Safe signs', () => {
  const members =
    'address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce';
  const message = {
    to: usdc,
    value: 0,
    data: transfer,
    operation: 0,
    safeTxGas: 0,
    baseGas: 0,
    gasPrice: 0,
    gasToken: nobody,
    refundReceiver: nobody,
    nonce: 1,
  };
  const order = {
    domain: { chainId: 1, verifyingContract: account },
    types: typesOf({ SafeTx: members }),
    primaryType: 'SafeTx',
    message,
  };

  it('is a transaction, with the call that it makes', () => {
    const { calls, effects, message: signed } = decodeTx({ order });
    expect(signed).toMatchObject({ protocol: 'safe', primaryType: 'SafeTx', faults: [] });
    expect(calls).toMatchObject([{ path: 'order.0', from: account, to: usdc, operation: 'call' }]);
    expect(effects).toEqual([{ ...sent('order.0'), gets: [] }]);
  });

  it('is a transaction that pays for its gas and runs foreign code', () => {
    const { effects } = decodeTx({
      order: { ...order, message: { ...message, operation: 1, gasPrice: 5, refundReceiver: friend } },
    });
    expect(effects.map(({ kind, call, to }) => [kind, call, to])).toEqual([
      ['send', 'order', friend],
      ['unknown', 'order.0', usdc],
    ]);
  });

  it('is a message of unknown meaning', () => {
    const { domain } = order;
    const signed = decodeOrder({
      domain,
      types: typesOf({ SafeMessage: 'bytes message' }),
      primaryType: 'SafeMessage',
      message: { message: '0x12' },
    });
    expect(signed.effects).toMatchObject([{ kind: 'unknown', from: account, to: account }]);
  });
});

it('the selectors do not change', () => {
  expect(selectorsOf(safe)).toEqual([
    '0x6a761202 execTransaction',
    '0x468721a7 execTransactionFromModule',
    '0x5229073f execTransactionFromModuleReturnData',
    '0x8d80ff0a multiSend',
    '0x0d582f13 addOwnerWithThreshold',
    '0xf8dc5dd9 removeOwner',
    '0xe318b52b swapOwner',
    '0x694e80c3 changeThreshold',
    '0x610b5925 enableModule',
    '0xe009cfde disableModule',
    '0xe19a9dd9 setGuard',
    '0xe068df37 setModuleGuard',
    '0xf08a0323 setFallbackHandler',
    '0x7de7edef changeMasterCopy',
    '0xd4d9bdcd approveHash',
    '0x85a5affe signMessage',
    '0xb63e800d setup',
    '0x1688f0b9 createProxyWithNonce',
    '0xec9e80bb createChainSpecificProxyWithNonce',
    '0x4662f9d6 createProxyWithNonceL2',
    '0xf6682ab0 migrateSingleton',
    '0xed007fc6 migrateWithFallbackHandler',
    '0x07f464a4 migrateL2Singleton',
    '0x68cb3d94 migrateL2WithFallbackHandler',
    '0xfe51f643 setupToL2',
  ]);
});

import type { Address } from '@countersign/protocol';
import { encodeAbiParameters, encodePacked, parseAbiParameters } from 'viem';
import { expect, it } from 'vitest';
import type { Hex } from '../../effects/call.ts';
import { describeProtocol, encode, friend, selectorsOf } from '../rules/protocol-cases.fixture.ts';
import { exactly, native, token } from '../rules/quantity.ts';
import { erc20 } from '../tokens/erc20.ts';
import { erc7579 } from './erc7579.ts';

const account: Address = '0x4444444444444444444444444444444444444444';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const nobody = '0x0000000000000000000000000000000000000000';
const transfer = encode('function transfer(address,uint256)', [friend, 5n]);

const mode = (callType: string, execType = '00', selector = '00000000') =>
  `0x${callType}${execType}00000000${selector}${'0'.repeat(44)}`;
const run = (kind: string, data: Hex, name = 'execute') => encode(`function ${name}(bytes32,bytes)`, [kind, data]);
type Call = readonly [Address, bigint, Hex];
const batch = (...calls: Call[]) =>
  encodeAbiParameters(parseAbiParameters('(address target, uint256 value, bytes callData)[]'), [
    calls.map(([target, value, callData]) => ({ target, value, callData })),
  ]);
const batchWithData = (...calls: Call[]) =>
  encodeAbiParameters(parseAbiParameters('(address target, uint256 value, bytes callData)[], bytes'), [
    calls.map(([target, value, callData]) => ({ target, value, callData })),
    '0x1234',
  ]);
const single = encodePacked(['address', 'uint256', 'bytes'], [usdc, 0n, transfer]);
const sent = (call: string) => ({
  kind: 'send' as const,
  call,
  protocol: null,
  gives: [exactly(token(usdc), 5n)],
  from: account,
  to: friend,
});
const unread = { kind: 'unknown' as const, to: account, detail: 'a call that could not be read' };

describeProtocol(
  erc7579,
  [
    { name: 'makes a call as the account', to: account, data: run(mode('00'), single), effects: [sent('0.0')] },
    {
      name: 'makes a call as the account for a module',
      to: account,
      data: run(mode('00', '01'), single, 'executeFromExecutor'),
      effects: [sent('0.0')],
    },
    {
      name: 'makes many calls as the account',
      to: account,
      data: run(mode('01'), batch([usdc, 0n, transfer], [friend, 7n, '0x'])),
      effects: [sent('0.0'), { ...sent('0.1'), gives: [exactly(native, 7n)] }],
    },
    {
      name: 'makes many calls that bring data (ERC-7821), with the zero address for the account itself',
      to: account,
      data: run(mode('01', '00', '78210001'), batchWithData([usdc, 0n, transfer], [nobody, 0n, transfer])),
      effects: [sent('0.0'), { ...sent('0.1'), gives: [exactly(token(account), 5n)] }],
    },
    {
      name: 'makes many calls that bring no data (ERC-7821)',
      to: account,
      data: run(mode('01', '00', '78210001'), batch([usdc, 0n, transfer])),
      effects: [sent('0.0')],
    },
    {
      name: 'makes batches of batches (ERC-7821)',
      to: account,
      data: run(
        mode('01', '00', '78210002'),
        encodeAbiParameters(parseAbiParameters('bytes[]'), [
          [batch([usdc, 0n, transfer]), batchWithData([usdc, 0n, transfer])],
        ]),
      ),
      effects: [sent('0.0'), sent('0.1')],
    },
    {
      name: 'runs foreign code as the account',
      to: account,
      data: run(mode('ff'), encodePacked(['address', 'bytes'], [usdc, transfer])),
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
      name: 'refuses a call type that there is not',
      to: account,
      data: run(mode('07'), single),
      effects: [unread],
      fault: 'the call type 07 is not known',
    },
    {
      name: 'refuses an execution type that there is not',
      to: account,
      data: run(mode('00', '07'), single),
      effects: [sent('0.0')],
      fault: 'the execution type 07 is not known',
    },
    {
      name: 'refuses an unknown mode',
      to: account,
      data: run(mode('00', '00', 'deadbeef'), single),
      effects: [sent('0.0')],
      fault: 'the execution mode deadbeef is not known',
    },
    {
      name: 'refuses a packed call that ends early',
      to: account,
      data: run(mode('00'), '0x1234'),
      effects: [unread],
      fault: 'the packed call is too short',
    },
    {
      name: 'refuses a batch that is not canonical',
      to: account,
      data: run(mode('01'), `${batch([usdc, 0n, transfer])}00`),
      effects: [unread],
      fault: 'bytes follow the arguments of a part',
    },
    {
      name: 'installs a module',
      to: account,
      data: encode('function installModule(uint256,address,bytes)', [2n, friend, '0x']),
      effects: [
        {
          kind: 'own',
          right: 'module',
          from: account,
          to: friend,
          terms: [{ what: 'type of the module', is: 'text', value: 'executor' }],
          detail: 'installs a module that may make any call as the account',
        },
      ],
    },
    {
      name: 'installs a module of an unknown type',
      to: account,
      data: encode('function installModule(uint256,address,bytes)', [9n, friend, '0x']),
      effects: [
        {
          kind: 'own',
          right: 'module',
          from: account,
          to: friend,
          terms: [{ what: 'type of the module', is: 'text', value: 'type 9' }],
          detail: 'installs a module that is of type 9',
        },
      ],
    },
    {
      name: 'removes a module',
      to: account,
      data: encode('function uninstallModule(uint256,address,bytes)', [1n, friend, '0x']),
      effects: [
        {
          kind: 'own',
          right: 'module',
          isRemoval: true,
          loses: friend,
          from: account,
          terms: [{ what: 'type of the module', is: 'text', value: 'validator' }],
          detail: `removes the module ${friend} of type 1`,
        },
      ],
    },
  ],
  [erc20],
);

it('the selectors do not change', () => {
  expect(selectorsOf(erc7579)).toEqual([
    '0xe9ae5c53 execute',
    '0xd691c964 executeFromExecutor',
    '0x9517e29f installModule',
    '0xa71763a8 uninstallModule',
  ]);
});

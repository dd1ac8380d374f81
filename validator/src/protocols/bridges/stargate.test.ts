import { pad } from 'viem';
import { expect, it } from 'vitest';
import {
  describeProtocol,
  encode,
  friend,
  type ProtocolCase,
  selectorsOf,
  sender,
} from '../rules/protocol-cases.fixture.ts';
import { atLeast, atMost, exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { layerzero } from './layerzero.ts';
import { stargate } from './stargate.ts';

const usdcPool = '0xc026395860db2d07ee33e05fe50ed7bd583189c7';
const coinPool = '0x77b2043768d28e9c9ab44e1abfc95944bce57931';
const router = '0x8731d54e9d02c286767d56ac03e8037c07e01e98';
const routerEth = '0x150f94b44927f078737562f0fcf3c95c01cc2376';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const other = '0x3333333333333333333333333333333333333333';

const params = '(uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address';
const param = (eid: number, to: `0x${string}`, compose = '0x') => [
  eid,
  pad(to, { size: 32 }),
  50n,
  49n,
  '0x',
  compose,
  '0x',
];

describeProtocol(stargate, [
  {
    name: 'bridges a token of a pool, and pays for the message',
    to: usdcPool,
    value: 7n,
    data: encode(`function sendToken(${params})`, [param(30184, friend), [7n, 0n], sender]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n), atMost(native, 7n)],
        gets: [atLeast(token(usdc), 49n)],
        to: friend,
        destinationChainId: 8453n,
      },
    ],
  },
  {
    name: 'bridges coins, with a message, and says who gets the rest',
    to: coinPool,
    value: 57n,
    data: encode(`function send(${params})`, [param(30110, sender, '0x01'), [7n, 0n], friend]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(native, 50n), atMost(native, 7n)],
        gets: [atLeast(native, 49n)],
        to: sender,
        destinationChainId: 42161n,
        terms: [{ what: 'message', is: 'hex', value: '0x01' }],
        detail: 'passes a message for the recipient to act on',
      },
      { kind: 'send', gives: [someOf(native)], to: friend, detail: 'what is left of the fee' },
    ],
  },
  {
    name: 'names an endpoint whose chain it does not know',
    to: usdcPool,
    data: encode(`function send(${params})`, [param(39999, sender), [0n, 0n], sender]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(token(usdc), 49n)],
        to: sender,
        terms: [{ what: 'endpoint', is: 'number', value: 39999n }],
        detail: 'to the endpoint 39999',
      },
    ],
  },
  {
    name: 'bridges by the first version',
    to: router,
    value: 7n,
    data: encode('function swap(uint16,uint256,uint256,address,uint256,uint256,(uint256,uint256,bytes),bytes,bytes)', [
      110,
      1n,
      1n,
      sender,
      50n,
      49n,
      [0n, 3n, friend],
      friend,
      '0x',
    ]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(unnamed('the token of pool 1'), 50n), atMost(native, 7n)],
        gets: [atLeast(unnamed('the token of pool 1'), 49n)],
        to: friend,
        destinationChainId: 42161n,
        terms: [
          { what: 'source pool', is: 'number', value: 1n },
          { what: 'destination pool', is: 'number', value: 1n },
          { what: 'airdrop', is: 'number', value: 3n },
          { what: 'recipient of the airdrop', is: 'hex', value: friend },
        ],
        detail: `3 base units of the coin there go to ${friend}`,
      },
    ],
  },
  {
    name: 'bridges coins by the first version',
    to: routerEth,
    value: 57n,
    data: encode('function swapETH(uint16,address,bytes,uint256,uint256)', [111, sender, friend, 50n, 49n]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(native, 50n), atMost(native, 7n)],
        gets: [atLeast(native, 49n)],
        to: friend,
        destinationChainId: 10n,
      },
    ],
  },
]);

describeProtocol(layerzero, [
  {
    name: 'bridges the token of any contract',
    to: other,
    value: 7n,
    data: encode(`function send(${params})`, [param(30101, friend), [7n, 0n], sender]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(unnamed(`the token that ${other} bridges`), 50n), atMost(native, 7n)],
        gets: [atLeast(unnamed(`the token that ${other} bridges`), 49n)],
        to: friend,
        destinationChainId: 1n,
      },
    ],
  },
  ...(
    [
      ['gas alone', '0x00030100110100000000000000000000000000030d40', []],
      [
        'coins for somebody',
        `0x0003010031020000000000000000000000000000ffff${pad(friend, { size: 32 }).slice(2)}`,
        [
          {
            what: 'options',
            is: 'hex',
            value: `0x0003010031020000000000000000000000000000ffff${pad(friend, { size: 32 }).slice(2)}`,
          },
        ],
      ],
    ] as const
  ).map(
    ([name, options, terms]): ProtocolCase => ({
      name: `reads options that ask for ${name}`,
      to: other,
      value: 7n,
      data: encode(`function send(${params})`, [
        [30101, pad(friend, { size: 32 }), 50n, 49n, options, '0x', '0x'],
        [7n, 0n],
        sender,
      ]),
      effects: [
        {
          kind: 'bridge',
          gives: [exactly(unnamed(`the token that ${other} bridges`), 50n), atMost(native, 7n)],
          gets: [atLeast(unnamed(`the token that ${other} bridges`), 49n)],
          to: friend,
          destinationChainId: 1n,
          ...(terms.length > 0 && { terms }),
        },
      ],
    }),
  ),
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(stargate)).toMatchInlineSnapshot(`
    [
      "0xc7c7f5b3 send",
      "0xcbef2aa9 sendToken",
      "0x9fbf10fc swap",
      "0x1114cd2a swapETH",
    ]
  `);
});

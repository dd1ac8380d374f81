import { pad } from 'viem';
import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender, unreadable } from '../rules/protocol-cases.fixture.ts';
import { atLeast, exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { across } from './across.ts';

const spokePool = '0x5c7bcd6e7de5423a257d81b442095a1a6ced35c5';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const baseUsdc = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
const zero = '0x0000000000000000000000000000000000000000';
const deadline = 1_900_000_000;
const wide = (address: `0x${string}`) => pad(address, { size: 32 });

const v3 =
  'function depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)';
const words =
  'function deposit(bytes32,bytes32,bytes32,bytes32,uint256,uint256,uint256,bytes32,uint32,uint32,uint32,bytes)';

describeProtocol(across, [
  {
    name: 'bridges a token to another account',
    to: spokePool,
    data: encode(v3, [sender, friend, usdc, baseUsdc, 50n, 49n, 8453n, zero, 1, deadline, 0, '0x']),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(token(usdc), 49n)],
        to: friend,
        destinationChainId: 8453n,
        deadline: BigInt(deadline),
      },
    ],
  },
  {
    name: 'names a token that it does not know on the other side',
    to: spokePool,
    data: encode(v3, [sender, friend, usdc, weth, 50n, 49n, 8453n, zero, 1, deadline, 0, '0x']),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(unnamed(`the token ${weth} of chain 8453`), 49n)],
        to: friend,
        destinationChainId: 8453n,
        deadline: BigInt(deadline),
        terms: [{ what: 'token on the other chain', is: 'hex', value: weth }],
      },
    ],
  },
  {
    name: 'bridges coins, says who gets them back, and that the recipient is to act',
    to: spokePool,
    value: 50n,
    data: encode(v3, [friend, sender, weth, zero, 50n, 49n, 10n, zero, 1, deadline, 0, '0x1234']),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(native, 50n)],
        gets: [atLeast(native, 49n)],
        to: sender,
        destinationChainId: 10n,
        deadline: BigInt(deadline),
        terms: [{ what: 'message', is: 'hex', value: '0x1234' }],
        detail: 'passes a message for the recipient to act on',
      },
      { kind: 'send', gives: [someOf(native)], to: friend, detail: 'all of it, if nobody fills the deposit' },
    ],
  },
  {
    name: 'reads addresses out of words',
    to: spokePool,
    data: encode(words, [
      wide(sender),
      wide(friend),
      wide(usdc),
      wide(baseUsdc),
      50n,
      49n,
      8453n,
      wide(zero),
      1,
      deadline,
      0,
      '0x',
    ]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(token(usdc), 49n)],
        to: friend,
        destinationChainId: 8453n,
        deadline: BigInt(deadline),
      },
    ],
  },
  {
    name: 'does not know a recipient on a chain with longer addresses',
    to: spokePool,
    data: encode(words, [
      wide(sender),
      `0x${'ab'.repeat(32)}`,
      wide(usdc),
      `0x${'cd'.repeat(32)}`,
      50n,
      49n,
      34268394551451n,
      wide(zero),
      1,
      deadline,
      0,
      '0x',
    ]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(unnamed(`the token 0x${'cd'.repeat(32)} of chain 34268394551451`), 49n)],
        to: null,
        beneficiaryUnknown: true,
        destinationChainId: 34268394551451n,
        deadline: BigInt(deadline),
        terms: [
          { what: 'recipient', is: 'hex', value: `0x${'ab'.repeat(32)}` },
          { what: 'token on the other chain', is: 'hex', value: `0x${'cd'.repeat(32)}` },
        ],
      },
    ],
  },
  {
    name: 'refuses an input token that is none of this chain',
    to: spokePool,
    data: encode(words, [
      wide(sender),
      wide(friend),
      `0x${'cd'.repeat(32)}`,
      wide(baseUsdc),
      50n,
      49n,
      8453n,
      wide(zero),
      1,
      deadline,
      0,
      '0x',
    ]),
    effects: [unreadable(spokePool)],
    fault: 'the input token is not an address of this chain',
  },
  {
    name: 'says who alone may fill it, and for how long',
    to: spokePool,
    data: encode(v3, [sender, friend, usdc, baseUsdc, 50n, 49n, 8453n, weth, 1, deadline, 60, '0x']),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(token(usdc), 49n)],
        to: friend,
        destinationChainId: 8453n,
        deadline: BigInt(deadline),
        terms: [
          { what: 'exclusive relayer', is: 'hex', value: weth },
          { what: 'exclusive time', is: 'duration', seconds: 60n },
        ],
      },
    ],
  },
  {
    name: 'refuses an exclusivity period without a relayer',
    to: spokePool,
    data: encode(v3, [sender, friend, usdc, baseUsdc, 50n, 49n, 8453n, zero, 1, deadline, 60, '0x']),
    effects: [unreadable(spokePool)],
    fault: 'an exclusivity period without a relayer',
  },
  {
    name: 'computes the fee of the first version',
    to: spokePool,
    data: encode('function deposit(address,address,uint256,uint256,int64,uint32,bytes,uint256)', [
      friend,
      usdc,
      1000n,
      8453n,
      10n ** 15n,
      1,
      '0x',
      0n,
    ]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 1000n)],
        gets: [atLeast(token(usdc), 999n)],
        to: friend,
        destinationChainId: 8453n,
      },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(across)).toMatchInlineSnapshot(`
    [
      "0x7b939232 depositV3",
      "0x7aef642c depositV3Now",
      "0xad5425c6 deposit",
      "0xea86bd46 depositNow",
      "0x8b15788e unsafeDeposit",
      "0x1186ec33 deposit",
    ]
  `);
});

import { concatHex, numberToHex, pad } from 'viem';
import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender, unreadable } from '../rules/protocol-cases.fixture.ts';
import { atLeast, exactly, someOf, token, unnamed } from '../rules/quantity.ts';
import { cctp } from './cctp.ts';

const first = '0xbd3fa81b58ba92a82136038b25adec7066af3155';
const second = '0x28b5a0e9c621a5badaa536219b3a228c8168cf5d';
const transmitter = '0x0a992d191deec32afe36203ad87d7d289a738f81';
const transmitter2 = '0x81d40f21f12a8f0e3252bccb954d722d4c464b64';
const testMessenger = '0x9f3b8679c73c2fef8b59b4f3444d4e156fb70aa5';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const wide = (address: `0x${string}`) => pad(address, { size: 32 });
const anybody = wide('0x');

/** A header of this many bytes, and a burn. */
const message = (header: number) =>
  concatHex([
    `0x${'00'.repeat(header)}`,
    numberToHex(0, { size: 4 }),
    wide(usdc),
    wide(friend),
    numberToHex(50n, { size: 32 }),
    wide(sender),
  ]);
const burnt = unnamed('USDC that was burnt on another chain');

describeProtocol(cctp, [
  {
    name: 'bridges to a domain',
    to: first,
    data: encode('function depositForBurn(uint256,uint32,bytes32,address)', [50n, 6, wide(friend), usdc]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(token(usdc), 50n)],
        to: friend,
        destinationChainId: 8453n,
      },
    ],
  },
  {
    name: 'reads a domain as a test network if it is one',
    chainId: 11155111,
    to: testMessenger,
    data: encode('function depositForBurn(uint256,uint32,bytes32,address)', [50n, 6, wide(friend), usdc]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(token(usdc), 50n)],
        to: friend,
        destinationChainId: 84532n,
      },
    ],
  },
  {
    name: 'takes the fee of a fast transfer off what arrives, and shows a hook',
    to: second,
    data: encode('function depositForBurnWithHook(uint256,uint32,bytes32,address,bytes32,uint256,uint32,bytes)', [
      50n,
      3,
      wide(sender),
      usdc,
      anybody,
      2n,
      1000,
      '0x01',
    ]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(token(usdc), 48n)],
        to: sender,
        destinationChainId: 42161n,
        terms: [{ what: 'message', is: 'hex', value: '0x01' }],
        detail: 'passes a message for the recipient to act on',
      },
    ],
  },
  {
    name: 'says who alone may have it paid out',
    to: first,
    data: encode('function depositForBurnWithCaller(uint256,uint32,bytes32,address,bytes32)', [
      50n,
      6,
      wide(sender),
      usdc,
      wide(friend),
    ]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(token(usdc), 50n)],
        to: sender,
        destinationChainId: 8453n,
        terms: [{ what: 'destination caller', is: 'hex', value: friend }],
      },
    ],
  },
  {
    name: 'refuses a fee that is more than what is bridged',
    to: second,
    data: encode('function depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)', [
      50n,
      3,
      wide(sender),
      usdc,
      anybody,
      51n,
      1000,
    ]),
    effects: [unreadable(second)],
    fault: 'the fee may exceed the bridged amount',
  },
  {
    name: 'does not know an account on Solana',
    to: first,
    data: encode('function depositForBurn(uint256,uint32,bytes32,address)', [50n, 5, `0x${'ab'.repeat(32)}`, usdc]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(token(usdc), 50n)],
        to: null,
        beneficiaryUnknown: true,
        terms: [
          { what: 'recipient', is: 'hex', value: `0x${'ab'.repeat(32)}` },
          { what: 'domain', is: 'number', value: 5n },
        ],
        detail: 'to the domain 5',
      },
    ],
  },
  {
    name: 'changes the recipient of what is on its way',
    to: first,
    data: encode('function replaceDepositForBurn(bytes,bytes,bytes32,bytes32)', ['0x12', '0x', anybody, wide(friend)]),
    effects: [
      {
        kind: 'bridge',
        gives: [someOf(unnamed('USDC that was burnt before'))],
        to: friend,
        terms: [{ what: 'message', is: 'hex', value: '0x12' }],
        detail: 'changes who receives a transfer in flight',
      },
    ],
  },
  ...(
    [
      [transmitter, 116],
      [transmitter2, 148],
    ] as const
  ).map(([to, header]) => ({
    name: `pays out a burn whose header has ${header} bytes`,
    to,
    data: encode('function receiveMessage(bytes,bytes)', [message(header), '0x']),
    effects: [{ kind: 'claim' as const, gets: [exactly(burnt, 50n)], to: friend }],
  })),
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(cctp)).toMatchInlineSnapshot(`
    [
      "0x6fd3504e depositForBurn",
      "0xf856ddb6 depositForBurnWithCaller",
      "0x8e0250ee depositForBurn",
      "0x779b432d depositForBurnWithHook",
      "0x29a78e33 replaceDepositForBurn",
      "0x57ecfd28 receiveMessage",
    ]
  `);
});

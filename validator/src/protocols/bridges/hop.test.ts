import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { atLeast, exactly, native, token } from '../rules/quantity.ts';
import { hop } from './hop.ts';

const usdcBridge = '0x3666f603cc164936c1b87e207f36beba4ac5f18a';
const ethBridge = '0xb8901acb165ed027e32754e0ffe830802919727f';
const opEthWrapper = '0x86ca30bef97fb651b8d866d45503684b90cb3312';
const opUsdtBridge = '0x46ae9bab8cea96610807a275ebd36f8e916b5c61';
const cctpBridge = '0x7e77461ca2a9d82d26fd5e0da2243bf72ea45747';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const zero = '0x0000000000000000000000000000000000000000';
const deadline = 1_900_000_000n;

describeProtocol(hop, [
  {
    name: 'bridges a token and names the fee of the relayer',
    to: usdcBridge,
    data: encode('function sendToL2(uint256,address,uint256,uint256,uint256,address,uint256)', [
      8453n,
      friend,
      50n,
      48n,
      deadline,
      sender,
      1n,
    ]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(token(usdc), 48n)],
        to: friend,
        destinationChainId: 8453n,
        deadline,
        fees: [{ to: sender, bps: null, quantity: exactly(token(usdc), 1n) }],
        terms: [{ what: 'relayer', is: 'hex', value: sender }],
      },
    ],
  },
  {
    name: 'bridges coins without a swap on the other side',
    to: ethBridge,
    value: 50n,
    data: encode('function sendToL2(uint256,address,uint256,uint256,uint256,address,uint256)', [
      8453n,
      sender,
      50n,
      0n,
      0n,
      zero,
      0n,
    ]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(native, 50n)],
        gets: [atLeast(native, 50n)],
        to: sender,
        destinationChainId: 8453n,
      },
    ],
  },
  {
    name: 'swaps and bridges coins of a rollup',
    chainId: 10,
    to: opEthWrapper,
    value: 50n,
    data: encode('function swapAndSend(uint256,address,uint256,uint256,uint256,uint256,uint256,uint256)', [
      8453n,
      friend,
      50n,
      2n,
      49n,
      deadline,
      47n,
      deadline,
    ]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(native, 50n)],
        gets: [atLeast(native, 47n)],
        to: friend,
        destinationChainId: 8453n,
        deadline,
        detail: '2 base units of it pay whoever advances the rest; at least 49 here and 47 there',
      },
    ],
  },
  {
    name: 'counts on no more than what the swap on this side leaves, and sees another deadline on the other side',
    chainId: 10,
    to: opEthWrapper,
    value: 50n,
    data: encode('function swapAndSend(uint256,address,uint256,uint256,uint256,uint256,uint256,uint256)', [
      8453n,
      friend,
      50n,
      2n,
      9n,
      deadline,
      47n,
      1n,
    ]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(native, 50n)],
        gets: [atLeast(native, 7n)],
        to: friend,
        destinationChainId: 8453n,
        deadline,
        terms: [{ what: 'deadline on the other chain', is: 'time', unix: 1n }],
        detail: '2 base units of it pay whoever advances the rest; at least 9 here and 47 there',
      },
    ],
  },
  {
    name: 'bridges a token of Hop',
    chainId: 10,
    to: opUsdtBridge,
    data: encode('function send(uint256,address,uint256,uint256,uint256,uint256)', [1n, friend, 50n, 2n, 0n, 0n]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token('0x2057c8ecb70afd7bee667d76b4cd373a325b1a20'), 50n)],
        gets: [atLeast(token('0x2057c8ecb70afd7bee667d76b4cd373a325b1a20'), 48n)],
        to: friend,
        destinationChainId: 1n,
        detail: '2 base units of it pay whoever advances the rest',
      },
    ],
  },
  {
    name: 'bridges by Circle',
    to: cctpBridge,
    data: encode('function send(uint256,address,uint256,uint256)', [8453n, friend, 50n, 2n]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 50n)],
        gets: [atLeast(token(usdc), 48n)],
        to: friend,
        destinationChainId: 8453n,
        detail: '2 base units of it pay whoever advances the rest',
      },
    ],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(hop)).toMatchInlineSnapshot(`
    [
      "0xdeace8f5 sendToL2",
      "0xeea0d7b2 swapAndSend",
      "0xa6bd1b33 send",
      "0xa134ce5b send",
    ]
  `);
});

import { encodeAbiParameters, parseAbiParameters } from 'viem';
import { expect, it } from 'vitest';
import {
  describeProtocol,
  encode,
  friend,
  type ProtocolCase,
  selectorsOf,
  sender,
} from '../rules/protocol-cases.fixture.ts';
import { atMost, exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { arbitrumBridge } from './arbitrum-bridge.ts';

const inbox = '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f';
const router = '0x72ce9c846789fdb6fc1f34ac4ad25dd9ef7031ef';
const l2Router = '0x5288c571fd7ad117bea99bf60fe0846c4e84f933';
const arbSys = '0x0000000000000000000000000000000000000064';
const outbox = '0x0b9857ae2d4a3dbe74ffe1d7df045bb7f96e4840';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const other = '0x3333333333333333333333333333333333333333';
const gatewayData = parseAbiParameters('uint256, bytes');
const ticket = 'function createRetryableTicket(address,uint256,uint256,address,address,uint256,uint256,bytes)';

describeProtocol(arbitrumBridge, [
  {
    name: 'bridges coins',
    to: inbox,
    value: 5n,
    data: encode('function depositEth()'),
    effects: [{ kind: 'bridge', gives: [exactly(native, 5n)], to: sender, destinationChainId: 42161n }],
  },
  {
    name: 'sends a ticket, and shows what it calls and who gets the rest',
    to: inbox,
    value: 9n,
    data: encode(ticket, [friend, 5n, 1n, other, sender, 1n, 1n, '0x12345678']),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(native, 5n), atMost(native, 4n)],
        to: friend,
        destinationChainId: 42161n,
      },
      { kind: 'send', gives: [someOf(native)], to: other, detail: 'what is left of the fee' },
      {
        kind: 'unknown',
        to: friend,
        terms: [{ what: 'message', is: 'hex', value: '0x12345678' }],
        detail: 'calls it on the other chain with 4 bytes',
      },
    ],
  },
  {
    name: 'bridges a token through the router',
    to: router,
    value: 4n,
    data: encode('function outboundTransferCustomRefund(address,address,address,uint256,uint256,uint256,bytes)', [
      usdc,
      sender,
      friend,
      5n,
      1n,
      1n,
      '0x',
    ]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 5n), atMost(native, 4n)],
        to: friend,
        destinationChainId: 42161n,
      },
    ],
  },
  ...(
    [
      ['nothing', encodeAbiParameters(gatewayData, [1n, '0x']), []],
      ['a message', encodeAbiParameters(gatewayData, [1n, '0x12']), [{ what: 'message', is: 'hex', value: '0x12' }]],
      ['bytes of no known shape', '0x1234', [{ what: 'message', is: 'hex', value: '0x1234' }]],
    ] as const
  ).map(
    ([name, data, terms]): ProtocolCase => ({
      name: `bridges a token and hands over ${name}`,
      to: router,
      value: 4n,
      data: encode('function outboundTransfer(address,address,uint256,uint256,uint256,bytes)', [
        usdc,
        friend,
        5n,
        1n,
        1n,
        data,
      ]),
      effects: [
        {
          kind: 'bridge',
          gives: [exactly(token(usdc), 5n), atMost(native, 4n)],
          to: friend,
          destinationChainId: 42161n,
          ...(terms.length > 0 && { terms }),
        },
      ],
    }),
  ),
  {
    name: 'bridges a token back, which is named by its address on Ethereum',
    chainId: 42161,
    to: l2Router,
    data: encode('function outboundTransfer(address,address,uint256,bytes)', [usdc, friend, 5n, '0x']),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(unnamed(`the token ${usdc} of chain 1`), 5n)],
        to: friend,
        destinationChainId: 1n,
        terms: [{ what: 'token on the other chain', is: 'hex', value: usdc }],
      },
    ],
  },
  {
    name: 'bridges coins back',
    chainId: 42161,
    to: arbSys,
    value: 5n,
    data: encode('function withdrawEth(address)', [friend]),
    effects: [{ kind: 'bridge', gives: [exactly(native, 5n)], to: friend, destinationChainId: 1n }],
  },
  {
    name: 'claims what was bridged back',
    to: outbox,
    data: encode(
      'function executeTransaction(bytes32[],uint256,address,address,uint256,uint256,uint256,uint256,bytes)',
      [[], 1n, sender, friend, 1n, 1n, 1n, 5n, '0x'],
    ),
    effects: [{ kind: 'claim', gets: [exactly(native, 5n)], to: friend }],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(arbitrumBridge)).toMatchInlineSnapshot(`
    [
      "0x439370b1 depositEth",
      "0x0f4d14e9 depositEth",
      "0x679b6ded createRetryableTicket",
      "0x6e6e8a6a unsafeCreateRetryableTicket",
      "0xd2ce7d65 outboundTransfer",
      "0x4fb1a07b outboundTransferCustomRefund",
      "0x7b3a3c8b outboundTransfer",
      "0x25e16063 withdrawEth",
      "0x928c169a sendTxToL1",
      "0x08635a95 executeTransaction",
    ]
  `);
});

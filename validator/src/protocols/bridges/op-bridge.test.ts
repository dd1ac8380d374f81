import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { exactly, native, token } from '../rules/quantity.ts';
import { opBridge } from './op-bridge.ts';

const baseBridge = '0x3154cf16ccdb4c6d922629664174b904d80f2c35';
const opBridgeOfTests = '0xfbb0621e0b23b5478b630bd55a5f21f67730b0f1';
const l2Bridge = '0x4200000000000000000000000000000000000010';
const passer = '0x4200000000000000000000000000000000000016';
const portal = '0x49048044d57e1c92a77f79988d21fa8faf74e97e';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const baseUsdc = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
const coin = '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000';
const deposit = 'function depositTransaction(address,uint256,uint64,bool,bytes)';
const withdrawal = '(uint256,address,address,uint256,uint256,bytes)';

describeProtocol(opBridge, [
  {
    name: 'bridges coins to the sender on Base',
    to: baseBridge,
    value: 5n,
    data: encode('function bridgeETH(uint32,bytes)', [200_000, '0x']),
    effects: [{ kind: 'bridge', gives: [exactly(native, 5n)], to: sender, destinationChainId: 8453n }],
  },
  {
    name: 'bridges coins that are only sent',
    to: baseBridge,
    value: 5n,
    data: '0x',
    effects: [{ kind: 'bridge', gives: [exactly(native, 5n)], to: sender, destinationChainId: 8453n }],
  },
  {
    name: 'bridges coins to another account on the Optimism test network',
    chainId: 11155111,
    to: opBridgeOfTests,
    value: 5n,
    data: encode('function depositETHTo(address,uint32,bytes)', [friend, 200_000, '0x']),
    effects: [{ kind: 'bridge', gives: [exactly(native, 5n)], to: friend, destinationChainId: 11155420n }],
  },
  {
    name: 'bridges a token to another account, and names the token on the other side',
    to: baseBridge,
    data: encode('function bridgeERC20To(address,address,address,uint256,uint32,bytes)', [
      usdc,
      baseUsdc,
      friend,
      5n,
      200_000,
      '0x',
    ]),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(token(usdc), 5n)],
        to: friend,
        destinationChainId: 8453n,
        terms: [{ what: 'token on the other chain', is: 'hex', value: baseUsdc }],
      },
    ],
  },
  {
    name: 'bridges a token for its counterpart',
    to: baseBridge,
    data: encode('function bridgeERC20(address,address,uint256,uint32,bytes)', [
      usdc,
      '0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca',
      5n,
      200_000,
      '0x',
    ]),
    effects: [{ kind: 'bridge', gives: [exactly(token(usdc), 5n)], to: sender, destinationChainId: 8453n }],
  },
  {
    name: 'withdraws coins from a rollup',
    chainId: 8453,
    to: l2Bridge,
    value: 5n,
    data: encode('function withdraw(address,uint256,uint32,bytes)', [coin, 5n, 0, '0x']),
    effects: [{ kind: 'bridge', gives: [exactly(native, 5n)], to: sender, destinationChainId: 1n }],
  },
  {
    name: 'withdraws a token to another account',
    chainId: 10,
    to: l2Bridge,
    data: encode('function withdrawTo(address,address,uint256,uint32,bytes)', [baseUsdc, friend, 5n, 0, '0x']),
    effects: [{ kind: 'bridge', gives: [exactly(token(baseUsdc), 5n)], to: friend, destinationChainId: 1n }],
  },
  {
    name: 'deposits at the portal, and says what does not go on',
    to: portal,
    value: 5n,
    data: encode(deposit, [friend, 3n, 100_000n, false, '0x']),
    effects: [
      {
        kind: 'bridge',
        gives: [exactly(native, 5n)],
        to: friend,
        destinationChainId: 8453n,
        terms: [{ what: 'value on the other chain', is: 'number', value: 3n }],
        detail: 'of which 3 base units go on to it, and the rest to the sender there',
      },
    ],
  },
  {
    name: 'does not pretend to know what a message does',
    to: portal,
    data: encode(deposit, [friend, 0n, 100_000n, false, '0x12345678']),
    effects: [
      {
        kind: 'unknown',
        to: friend,
        terms: [{ what: 'message', is: 'hex', value: '0x12345678' }],
        detail: `calls ${friend} on the other chain with 4 bytes`,
      },
    ],
  },
  {
    name: 'creates a contract on the other chain',
    to: portal,
    data: encode(deposit, ['0x0000000000000000000000000000000000000000', 0n, 100_000n, true, '0x60']),
    effects: [{ kind: 'deploy', terms: [{ what: 'message', is: 'hex', value: '0x60' }], detail: 'on the other chain' }],
  },
  {
    name: 'starts a withdrawal at the message passer',
    chainId: 8453,
    to: passer,
    value: 5n,
    data: encode('function initiateWithdrawal(address,uint256,bytes)', [friend, 100_000n, '0x']),
    effects: [{ kind: 'bridge', gives: [exactly(native, 5n)], to: friend, destinationChainId: 1n }],
  },
  {
    name: 'claims a withdrawal',
    to: portal,
    data: encode(`function finalizeWithdrawalTransaction(${withdrawal})`, [[1n, sender, friend, 5n, 0n, '0x']]),
    effects: [{ kind: 'claim', gets: [exactly(native, 5n)], to: friend }],
  },
]);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(opBridge)).toMatchInlineSnapshot(`
    [
      "0xb1a1a882 depositETH",
      "0x9a2ac6d5 depositETHTo",
      "0x09fc8843 bridgeETH",
      "0xe11013dd bridgeETHTo",
      "0x58a997f6 depositERC20",
      "0x838b2520 depositERC20To",
      "0x87087623 bridgeERC20",
      "0x540abf73 bridgeERC20To",
      "0x32b7006d withdraw",
      "0xa3a79548 withdrawTo",
      "0xe9e05c42 depositTransaction",
      "0xc2b3e5ac initiateWithdrawal",
      "0x3dbb202b sendMessage",
      "0x4870496f proveWithdrawalTransaction",
      "0x8c3152e9 finalizeWithdrawalTransaction",
    ]
  `);
});

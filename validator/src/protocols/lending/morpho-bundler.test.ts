import type { Term } from '../../effects/effect.ts';
import { describeProtocol, encode, friend, sender } from '../rules/protocol-cases.fixture.ts';
import { exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { morphoBlue } from './morpho-blue.ts';

const bundler = '0x6566194141eefa99af43bb5aa71460ca2dc90245';
const morpho = '0xbbbbbbbbbb9cc5e90e3b3af64bdaf62c37eeffcb';
const adapter = '0x4a6c312ec70e8747a587ee860a0353cd42be0ae0';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const vault = '0x3333333333333333333333333333333333333333';
const market = [usdc, weth, friend, friend, 860_000_000_000_000_000n];
const params = '(address,address,address,address,uint256)';
const all = 2n ** 256n - 1n;
const none = `0x${'00'.repeat(32)}`;
const hash = `0x${'12'.repeat(32)}` as const;
const strange: Term = {
  what: 'market',
  is: 'hex',
  value: '0x2340bf4b970c37c6189e9c71c8cfa9399de595fc2e604239df486695987b5641',
};
const terms = [strange];
const unlimited: Term = { what: 'share price', is: 'number', value: 1n };

const bundle = (...parts: readonly (readonly [data: `0x${string}`, value?: bigint])[]) =>
  encode('function multicall((address,bytes,uint256,bool,bytes32)[])', [
    parts.map(([data, value = 0n]) => [adapter, data, value, false, none]),
  ]);
const single = (data: `0x${string}`, skipRevert: boolean, callbackHash: string, to: string = adapter) =>
  encode('function multicall((address,bytes,uint256,bool,bytes32)[])', [[[to, data, 0n, skipRevert, callbackHash]]]);
const pull = (address: string, amount: bigint) =>
  encode('function erc20TransferFrom(address,address,uint256)', [address, adapter, amount]);

describeProtocol(morphoBlue, [
  {
    name: 'pulls and supplies in one go',
    to: bundler,
    data: bundle(
      [pull(usdc, 5n)],
      [
        encode(`function morphoSupply(${params},uint256,uint256,uint256,address,bytes)`, [
          market,
          5n,
          0n,
          1n,
          sender,
          '0x',
        ]),
      ],
    ),
    effects: [{ kind: 'supply', call: '0.1', gives: [exactly(token(usdc), 5n)], to: sender, terms }],
  },
  {
    name: 'wraps coins into collateral and borrows',
    to: bundler,
    value: 9n,
    data: bundle(
      ['0x', 9n],
      [encode('function wrapNative(uint256,address)', [all, adapter])],
      [encode(`function morphoSupplyCollateral(${params},uint256,address,bytes)`, [market, 9n, sender, '0x'])],
      [encode(`function morphoBorrow(${params},uint256,uint256,uint256,address)`, [market, 5n, 0n, 1n, friend])],
    ),
    effects: [
      {
        kind: 'supply',
        call: '0.2',
        gives: [exactly(native, 9n)],
        to: sender,
        terms,
        detail: 'as collateral',
      },
      {
        kind: 'borrow',
        call: '0.3',
        gets: [exactly(token(usdc), 5n)],
        to: friend,
        terms: [strange, unlimited],
      },
    ],
  },
  {
    name: 'deposits all that came in into a vault of which nothing is known but its address',
    to: bundler,
    data: bundle(
      [pull(usdc, 5n)],
      [encode('function erc4626Deposit(address,uint256,uint256,address)', [vault, all, 1n, sender])],
    ),
    effects: [
      {
        kind: 'supply',
        call: '0.1',
        gives: [exactly(token(usdc), 5n)],
        gets: [someOf(token(vault))],
        to: sender,
        terms: [unlimited],
      },
    ],
  },
  {
    name: 'follows what is withdrawn to the adapter, unwrapped and paid out',
    to: bundler,
    data: bundle(
      [encode(`function morphoWithdrawCollateral(${params},uint256,address)`, [market, 9n, adapter])],
      [encode('function unwrapNative(uint256,address)', [9n, friend])],
    ),
    effects: [
      { kind: 'withdraw', call: '0.0', gets: [exactly(native, 9n)], to: friend, terms, detail: 'from the collateral' },
    ],
  },
  {
    name: 'shows assets left with the adapter, which anyone can take',
    to: bundler,
    data: bundle([pull(usdc, 5n)]),
    effects: [{ kind: 'send', gives: [exactly(token(usdc), 5n)], to: adapter }],
  },
  {
    name: 'shows coins that nothing in the bundle takes',
    to: bundler,
    value: 9n,
    data: bundle([encode(`function morphoWithdrawCollateral(${params},uint256,address)`, [market, 9n, sender])]),
    effects: [
      {
        kind: 'withdraw',
        call: '0.0',
        gets: [exactly(token(weth), 9n)],
        to: sender,
        terms,
        detail: 'from the collateral',
      },
      { kind: 'send', gives: [exactly(native, 9n)], to: bundler },
    ],
  },
  {
    name: 'does not take a payout of less for one of all that was withdrawn',
    to: bundler,
    data: bundle(
      [encode(`function morphoWithdrawCollateral(${params},uint256,address)`, [market, 9n, adapter])],
      [encode('function erc20Transfer(address,address,uint256)', [weth, friend, 2n])],
    ),
    effects: [
      {
        kind: 'withdraw',
        call: '0.0',
        gets: [exactly(token(weth), 9n)],
        to: adapter,
        terms,
        detail: 'from the collateral',
      },
      { kind: 'send', gives: [exactly(token(weth), 2n)], to: friend },
    ],
  },
  {
    name: 'shows coins that the bundler itself pays to another account',
    to: bundler,
    value: 5n,
    data: encode('function multicall((address,bytes,uint256,bool,bytes32)[])', [[[friend, '0x', 5n, false, none]]]),
    effects: [{ kind: 'send', gives: [exactly(native, 5n)], to: friend }],
  },
  {
    name: 'shows a step that may fail while the others go on',
    to: bundler,
    data: single(encode('function erc20TransferFrom(address,address,uint256)', [usdc, friend, 5n]), true, none),
    effects: [
      { kind: 'send', call: '0.0', gives: [exactly(token(usdc), 5n)], to: friend },
      { kind: 'unknown', call: '0.0', detail: 'may fail while the other steps go on' },
    ],
  },
  {
    name: 'lets a right by signature fail, which another account may have used already',
    to: bundler,
    data: single(
      encode('function setAuthorizationWithSig((address,address,bool,uint256,uint256),(uint8,bytes32,bytes32))', [
        [sender, friend, true, 1n, 9n],
        [27, hash, hash],
      ]),
      true,
      none,
      morpho,
    ),
    effects: [
      {
        kind: 'operator',
        call: '0.0',
        gives: [{ asset: unnamed('all positions of the account on Morpho'), amount: 'all', bound: 'max' }],
        spender: friend,
        deadline: 9n,
        detail: 'may withdraw and borrow for the account',
      },
    ],
  },
  {
    name: 'shows that another account is let in with another bundle',
    to: bundler,
    data: single(encode('function erc20TransferFrom(address,address,uint256)', [usdc, friend, 5n]), false, hash),
    effects: [
      { kind: 'send', call: '0.0', gives: [exactly(token(usdc), 5n)], to: friend },
      {
        kind: 'unknown',
        call: '0.0',
        terms: [{ what: 'callback', is: 'hex', value: hash }],
        detail: 'runs another bundle in between, of which the bytes contain only the hash',
      },
    ],
  },
]);

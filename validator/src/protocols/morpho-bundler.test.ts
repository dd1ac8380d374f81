import { morphoBlue } from './morpho-blue.ts';
import { describeProtocol, encode, friend, sender } from './protocol-cases.fixture.ts';
import { exactly, native, someOf, token } from './quantity.ts';

const bundler = '0x6566194141eefa99af43bb5aa71460ca2dc90245';
const adapter = '0x4a6c312ec70e8747a587ee860a0353cd42be0ae0';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const vault = '0x3333333333333333333333333333333333333333';
const market = [usdc, weth, friend, friend, 860_000_000_000_000_000n];
const params = '(address,address,address,address,uint256)';
const all = 2n ** 256n - 1n;
const none = `0x${'00'.repeat(32)}`;

const bundle = (...parts: readonly (readonly [data: `0x${string}`, value?: bigint])[]) =>
  encode('function multicall((address,bytes,uint256,bool,bytes32)[])', [
    parts.map(([data, value = 0n]) => [adapter, data, value, false, none]),
  ]);
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
    effects: [{ kind: 'supply', call: '0.1', gives: [exactly(token(usdc), 5n)], to: sender }],
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
        detail: 'as collateral',
      },
      { kind: 'borrow', call: '0.3', gets: [exactly(token(usdc), 5n)], to: friend },
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
      { kind: 'supply', call: '0.1', gives: [exactly(token(usdc), 5n)], gets: [someOf(token(vault))], to: sender },
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
      { kind: 'withdraw', call: '0.0', gets: [exactly(native, 9n)], to: friend, detail: 'from the collateral' },
    ],
  },
  {
    name: 'shows what is left with the adapter, where anybody can take it',
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
      { kind: 'withdraw', call: '0.0', gets: [exactly(token(weth), 9n)], to: sender, detail: 'from the collateral' },
      { kind: 'send', gives: [exactly(native, 9n)], to: bundler },
    ],
  },
]);

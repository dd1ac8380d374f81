import type { Address } from '@countersign/protocol';
import { encodeAbiParameters, encodePacked, parseAbiParameters } from 'viem';
import type { Hex } from '../../effects/call.ts';
import { encode, type ProtocolCase, sender } from './protocol-cases.fixture.ts';
import { atLeast, exactly, native, token } from './quantity.ts';

export const router: Address = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af';
export const proxy: Address = '0x02e5be68d46dac0b524905bff209cf47ee6db2a9';
export const weth: Address = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
export const usdc: Address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
export const dai: Address = '0x6b175474e89094c44da98b954eedeac495271d0f';
export const hook: Address = '0x4444444444444444444444444444444444444444';
export const me: Address = '0x0000000000000000000000000000000000000001';
export const self: Address = '0x0000000000000000000000000000000000000002';
export const zero: Address = '0x0000000000000000000000000000000000000000';
export const ether = 10n ** 18n;
export const all = 2n ** 255n;
export const deadline = 1_900_000_000n;

export type Command = readonly [number, Hex];
export const abi = (types: string, values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types) as never, values as never);

export const route = (...parts: readonly (Address | number)[]): Hex =>
  encodePacked(
    parts.map((part) => (typeof part === 'number' ? 'uint24' : 'address')),
    parts as never,
  );
export const v3In = (to: Address, amount: bigint, least: bigint, path: Hex, fromUser: boolean): Command => [
  0x00,
  abi('address,uint256,uint256,bytes,bool', [to, amount, least, path, fromUser]),
];
export const v3Out = (to: Address, amount: bigint, most: bigint, path: Hex, fromUser: boolean): Command => [
  0x01,
  abi('address,uint256,uint256,bytes,bool', [to, amount, most, path, fromUser]),
];
export const pull = (coin: Address, to: Address, amount: bigint): Command => [
  0x02,
  abi('address,address,uint160', [coin, to, amount]),
];
export const sweep = (coin: Address, to: Address, least: bigint): Command => [
  0x04,
  abi('address,address,uint256', [coin, to, least]),
];
export const pay = (coin: Address, to: Address, amount: bigint): Command => [
  0x05,
  abi('address,address,uint256', [coin, to, amount]),
];
export const portion = (coin: Address, to: Address, bps: bigint): Command => [
  0x06,
  abi('address,address,uint256', [coin, to, bps]),
];
export const v2In = (
  to: Address,
  amount: bigint,
  least: bigint,
  path: readonly Address[],
  fromUser: boolean,
): Command => [0x08, abi('address,uint256,uint256,address[],bool', [to, amount, least, path, fromUser])];
export const v2Out = (
  to: Address,
  amount: bigint,
  most: bigint,
  path: readonly Address[],
  fromUser: boolean,
): Command => [0x09, abi('address,uint256,uint256,address[],bool', [to, amount, most, path, fromUser])];
export const wrap = (to: Address, amount: bigint): Command => [0x0b, abi('address,uint256', [to, amount])];
export const unwrap = (to: Address, least: bigint): Command => [0x0c, abi('address,uint256', [to, least])];
export const plan = (...commands: readonly Command[]): readonly [Hex, readonly Hex[]] => [
  `0x${commands.map(([code]) => code.toString(16).padStart(2, '0')).join('')}`,
  commands.map(([, input]) => input),
];
export const run = (...commands: readonly Command[]): Hex =>
  encode('function execute(bytes,bytes[])', plan(...commands));

export const v4 = (...actions: readonly Command[]): Command => [0x10, abi('bytes,bytes[]', plan(...actions))];
export const key = (hooks: Address = zero, fee = 500) => [zero, usdc, fee, 10, hooks];
export const v4Single = (amount: bigint, least: bigint, pool = key()): Command => [
  0x06,
  abi('((address,address,uint24,int24,address),bool,uint128,uint128,bytes)', [[pool, true, amount, least, '0x']]),
];
export const v4Route = (amount: bigint, least: bigint): Command => [
  0x07,
  abi('(address,(address,uint24,int24,address,bytes)[],uint128,uint128)', [
    [
      dai,
      [
        [usdc, 100, 1, zero, '0x'],
        [zero, 500, 10, zero, '0x'],
      ],
      amount,
      least,
    ],
  ]),
];
export const v4RouteOut = (amount: bigint, most: bigint): Command => [
  0x09,
  abi('(address,(address,uint24,int24,address,bytes)[],uint128,uint128)', [
    [usdc, [[zero, 500, 10, zero, '0x']], amount, most],
  ]),
];
export const settle = (coin: Address, amount: bigint, fromUser: boolean): Command => [
  0x0b,
  abi('address,uint256,bool', [coin, amount, fromUser]),
];
export const settleAll = (coin: Address, most: bigint): Command => [0x0c, abi('address,uint256', [coin, most])];
export const take = (coin: Address, to: Address, amount: bigint): Command => [
  0x0e,
  abi('address,address,uint256', [coin, to, amount]),
];
export const takeAll = (coin: Address, least: bigint): Command => [0x0f, abi('address,uint256', [coin, least])];
export const takePortion = (coin: Address, to: Address, bps: bigint): Command => [
  0x10,
  abi('address,address,uint256', [coin, to, bps]),
];

export const down = route(weth, 500, usdc);
export const up = route(usdc, 500, weth);
export const swap = { kind: 'swap' as const, to: sender };
export const coinsForUsdc = {
  ...swap,
  gives: [exactly(native, ether)],
  gets: [atLeast(token(usdc), 3000n)],
  routes: [{ path: [weth, usdc], poolFees: [500] }],
};
export const usdcForCoins = {
  ...swap,
  gives: [exactly(token(usdc), 3000n)],
  gets: [atLeast(native, ether)],
  routes: [{ path: [usdc, weth], poolFees: [500] }],
};
export const unread = { kind: 'unknown' as const, to: router, detail: 'a call that could not be read' };
/** Cases of calls to the router. */
export const onRouter = (cases: readonly Omit<ProtocolCase, 'to'>[]): readonly ProtocolCase[] =>
  cases.map((row) => ({ ...row, to: router }));

import type { Address } from '@countersign/protocol';
import { concatHex, encodeFunctionData, numberToHex, parseAbi } from 'viem';
import { type AcceptedCase, friend, owner, soon } from './accepted-case.fixture.ts';
import { oneInchOrders } from './one-inch-orders.cases.ts';

const v6 = '0x111111125421ca6dc452d289314280a0f8842a65';
const v5 = '0x1111111254eeb25477b68fb85ed929f73a960582';
const v4 = '0x1111111254fb6c44bac0bed2854e76f90643097d';
const executor = '0xe37e799d5077682fa0a244d46e5649f71457bd09';
const exchange = '0x655edce464cc797526600a462a8154650eee4b77';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
/** Pools of Uniswap from USDC over DAI and USDT to WETH. */
const pools: readonly [Address, Address, Address] = [
  '0xae461ca67b15dc8dc81ce7615e0320da1a9ab8d5',
  '0xb20bd5d04be54f870d5c0d3ca85d82b34b836405',
  '0x0d4a11d5eeaac28ec3f61d100daf4d40471f1852',
];

const ether = 10n ** 18n;
const dollar = 10n ** 6n;
const half = `0x${'12'.repeat(32)}` as const;
const signature = { r: half, vs: half };
const amount = 1000n * dollar;
const least = (3n * ether) / 10n;

const swap = 'Swap 1000 USDC for at least 0.3 WETH on 1inch';
const toCoins = 'Swap 1000 USDC for at least 0.3 ETH on 1inch';
const toFriend = ` to ${friend}`;

/** Value, end (encoded one second later) and signature: the router's allowance for the sold asset. */
const permit = concatHex([numberToHex(amount, { size: 32 }), numberToHex(soon + 1, { size: 4 }), half, half]);
const permitted = 'Permit 1inch to spend 1000 USDC within 20 minutes and swap 1000 USDC for at least 0.3';

const desc = {
  srcToken: usdc,
  dstToken: weth,
  srcReceiver: executor,
  dstReceiver: owner,
  amount,
  minReturnAmount: least,
  flags: 0n,
};
const description = '(address,address,address,address,uint256,uint256,uint256';
const data = '0x0000000000000000000000000000000000000000000000000000f70000c900206ae40711';

const executed: readonly AcceptedCase[] = [
  { function: `swap(address,${description}),bytes)`, intent: swap, to: v6, args: { executor, desc, data } },
  {
    function: `swap(address,${description}),bytes,bytes)`,
    intent: `${permitted} WETH on 1inch`,
    to: v5,
    args: { executor, desc, permit, data },
  },
  {
    function: `swap(address,${description},bytes),bytes)`,
    intent: `${permitted} WETH on 1inch`,
    to: v4,
    args: { caller: executor, desc: { ...desc, permit }, data },
  },
];

const through = (count: number): string =>
  ` through ${pools
    .slice(0, count)
    .map((each) => `the pool ${each}`)
    .join(' and ')}`;

/** The last pool unwraps its output, so the bytes name it. */
const words = (count: number, unwrapBit: bigint): readonly bigint[] =>
  pools.slice(0, count).map((each, index) => BigInt(each) | (index === count - 1 ? 1n << unwrapBit : 0n));

const unnamedOutput = 'the bytes do not say which token a pool pays out';

const throughWords = (count: 1 | 2 | 3): AcceptedCase[] => {
  const suffix = count === 1 ? '' : `${count}`;
  const types = (before: number) =>
    Array<string>(before + count)
      .fill('uint256')
      .join(',');
  const [dex, dex2, dex3] = words(count, 252n);
  const dexes = { dex, ...(dex2 !== undefined && { dex2 }), ...(dex3 !== undefined && { dex3 }) };
  const sold = { token: BigInt(usdc), amount, minReturn: least, ...dexes };
  const coins = { minReturn: 900n * dollar, ...dexes };
  const ofCoins = 'Swap 1 ETH for at least 900 USDC on 1inch';
  return [
    { function: `unoswap${suffix}(${types(3)})`, intent: toCoins + through(count), to: v6, args: sold },
    {
      function: `unoswapTo${suffix}(${types(4)})`,
      intent: toCoins + toFriend + through(count),
      to: v6,
      args: { to: BigInt(friend), ...sold },
    },
    {
      function: `ethUnoswap${suffix}(${types(1)})`,
      intent: ofCoins + through(count),
      to: v6,
      value: ether,
      args: coins,
      notApproved: unnamedOutput,
    },
    {
      function: `ethUnoswapTo${suffix}(${types(2)})`,
      intent: ofCoins + toFriend + through(count),
      to: v6,
      value: ether,
      args: { to: BigInt(friend), ...coins },
      notApproved: unnamedOutput,
    },
  ];
};

const ofV2 = { srcToken: usdc, amount, minReturn: least, pools: words(2, 254n) };
const ofV3 = { amount, minReturn: least, pools: words(2, 253n) };
const unnamedInput = 'the bytes do not say which token a pool takes';

const throughLists: readonly AcceptedCase[] = [
  {
    function: 'unoswap(address,uint256,uint256,bytes32[])',
    intent: toCoins + through(2),
    to: v4,
    args: { ...ofV2, pools: ofV2.pools.map((pool) => numberToHex(pool, { size: 32 })) },
  },
  { function: 'unoswap(address,uint256,uint256,uint256[])', intent: toCoins + through(2), to: v5, args: ofV2 },
  {
    function: 'unoswapTo(address,address,uint256,uint256,uint256[])',
    intent: toCoins + toFriend + through(2),
    to: v5,
    args: { recipient: friend, ...ofV2 },
  },
  {
    function: 'unoswapToWithPermit(address,address,uint256,uint256,uint256[],bytes)',
    intent: `${permitted} ETH on 1inch${toFriend}${through(2)}`,
    to: v5,
    args: { recipient: friend, ...ofV2, permit },
  },
  {
    function: 'uniswapV3Swap(uint256,uint256,uint256[])',
    intent: toCoins + through(2),
    to: v5,
    args: ofV3,
    notApproved: unnamedInput,
  },
  {
    function: 'uniswapV3SwapTo(address,uint256,uint256,uint256[])',
    intent: toCoins + toFriend + through(2),
    to: v5,
    args: { recipient: friend, ...ofV3 },
    notApproved: unnamedInput,
  },
  {
    function: 'uniswapV3SwapToWithPermit(address,address,uint256,uint256,uint256[],bytes)',
    intent: `${permitted} ETH on 1inch${toFriend}${through(2)}`,
    to: v5,
    args: { recipient: friend, srcToken: usdc, ...ofV3, permit },
  },
];

/** A price signed by an exchange, with its token packed into a word or not. */
const quoted = (router: Address, type: 'uint256' | 'address'): AcceptedCase[] => {
  const rest = `${type},address,uint256,uint256,uint256,bytes32,bytes32)`;
  const args = {
    clipperExchange: exchange,
    srcToken: type === 'address' ? usdc : BigInt(usdc),
    dstToken: weth,
    inputAmount: amount,
    outputAmount: least,
    goodUntil: BigInt(soon),
    ...signature,
  };
  const end = ` through the exchange ${exchange} within 20 minutes`;
  return [
    { function: `clipperSwap(address,${rest}`, intent: swap + end, to: router, args },
    {
      function: `clipperSwapTo(address,address,${rest}`,
      intent: swap + toFriend + end,
      to: router,
      args: { ...args, recipient: friend },
    },
  ];
};

const unoswap = encodeFunctionData({
  abi: parseAbi(['function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)']),
  args: [BigInt(usdc), amount, least, words(1, 252n)[0] ?? 0n],
});

export const oneInch: readonly AcceptedCase[] = [
  ...executed,
  ...([1, 2, 3] as const).flatMap(throughWords),
  ...quoted(v6, 'uint256'),
  ...throughLists,
  ...quoted(v5, 'address'),
  ...oneInchOrders,
  {
    function: 'permitAndCall(bytes,bytes)',
    intent: `${permitted} ETH on 1inch${through(1)}`,
    to: v6,
    args: { permit: concatHex([usdc, permit]), action: unoswap },
  },
];

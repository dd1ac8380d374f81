import type { Address } from '@countersign/protocol';
import { encodeFunctionData, parseAbi } from 'viem';
import type { Hex } from '../../effects/call.ts';
import { type AcceptedCase, type CaseCall, friend, owner, soon } from './accepted-case.fixture.ts';
import { uniswapV3Positions } from './uniswap-v3-positions.cases.ts';

const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f';
const first = '0xe592427a0aece92de3edee1f18e0157c05861564';
const second = '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45';
/** Means the router itself, in the second router. */
const itself = `0x${'0'.repeat(39)}2` as Address;
const nobody = `0x${'0'.repeat(40)}` as Address;

const ether = 10n ** 18n;
const dollars = (amount: number) => BigInt(amount) * 10n ** 6n;
const deadline = BigInt(soon);
const signature = { v: 27, r: `0x${'12'.repeat(32)}`, s: `0x${'34'.repeat(32)}` };

const sell = 'Swap 1 WETH for at least 2900 USDC on Uniswap V3';
const buy = 'Buy 1 WETH for at most 3100 USDC on Uniswap V3';
const tenth = (tenths: bigint) => (ether * tenths) / 10n;

const abi = parseAbi([
  'function multicall(bytes[] data)',
  'function multicall(uint256 deadline, bytes[] data)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
  'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
  'function refundETH()',
]);
const secondAbi = parseAbi([
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
]);

const inPool = { fee: 3000, sqrtPriceLimitX96: 0n } as const;

/** Swaps in the first router; the output stays there for the next step. */
const swapInFirst = (tokenIn: Address, tokenOut: Address, amountIn: bigint, amountOutMinimum: bigint): Hex =>
  encodeFunctionData({
    abi,
    functionName: 'exactInputSingle',
    args: [{ ...inPool, tokenIn, tokenOut, recipient: nobody, deadline, amountIn, amountOutMinimum }],
  });

const swapInSecond = (tokenIn: Address, tokenOut: Address, amountIn: bigint, least: bigint, recipient: Address): Hex =>
  encodeFunctionData({
    abi: secondAbi,
    functionName: 'exactInputSingle',
    args: [{ ...inPool, tokenIn, tokenOut, recipient, amountIn, amountOutMinimum: least }],
  });

const inFirst = (...parts: readonly Hex[]) => encodeFunctionData({ abi, functionName: 'multicall', args: [parts] });
const inSecond = (...parts: readonly Hex[]) =>
  encodeFunctionData({ abi, functionName: 'multicall', args: [deadline, parts] });

/** The part of a multicall after a swap, or before one. */
const after = (multicall: typeof inFirst, step: Hex) => (call: CaseCall) => ({
  ...call,
  data: multicall(step, call.data),
});
const before = (multicall: typeof inFirst, step: Hex) => (call: CaseCall) => ({
  ...call,
  data: multicall(call.data, step),
});

/** Both routers have these; in the second, swaps have no deadline of their own. */
function swapsOf(to: Address, name: string, ends: object): readonly AcceptedCase[] {
  const until = to === first ? ' within 20 minutes' : '';
  const time = to === first ? ',uint256' : '';
  const path = (...tokens: readonly Address[]) => `0x${tokens.map((token) => token.slice(2)).join('000bb8')}`;
  const [input, output] = [
    { amountIn: ether, amountOutMinimum: dollars(2900) },
    { amountOut: ether, amountInMaximum: dollars(3100) },
  ];
  const shared = { recipient: owner, ...ends };
  return [
    {
      function: `exactInputSingle((address,address,uint24,address${time},uint256,uint256,uint160))`,
      intent: `${sell}${until}`,
      to,
      args: { params: { tokenIn: weth, tokenOut: usdc, ...inPool, ...shared, ...input } },
    },
    {
      function: `exactInput((bytes,address${time},uint256,uint256))`,
      intent: `${sell}${until}`,
      to,
      args: { params: { path: path(weth, usdc), ...shared, ...input } },
    },
    {
      function: `exactOutputSingle((address,address,uint24,address${time},uint256,uint256,uint160))`,
      intent: `${buy}${until}`,
      to,
      args: { params: { tokenIn: usdc, tokenOut: weth, ...inPool, ...shared, ...output } },
    },
    {
      function: `exactOutput((bytes,address${time},uint256,uint256))`,
      intent: `${buy}${until}`,
      to,
      args: { params: { path: path(weth, usdc), ...shared, ...output } },
    },
  ].map((row) => ({ ...row, intent: row.intent.replace('Uniswap V3', name) }));
}

const toEther = 'Swap 3000 USDC for at least 0.9 ETH on Uniswap V3 within 20 minutes';
const toWeth = 'Swap 3000 USDC for at least 0.9 WETH on Uniswap V3 within 20 minutes';
const fee = { feeBips: 50n, feeRecipient: friend };
/** The fee of the pool counts too; the other fee is taken from the output. */
const withFee = (intent: string) => `${intent.replace('0.9', '0.89')}, fees at most 0.8%, fee recipient ${friend}`;
/** The following part states the minimum output. */
const usdcToWeth = [usdc, weth, dollars(3000), 0n] as const;
const firstHolds = after(inFirst, swapInFirst(...usdcToWeth));
const secondHolds = after(inSecond, swapInSecond(...usdcToWeth, itself));
const least = { amountMinimum: tenth(9n) };

const payments: readonly AcceptedCase[] = [
  {
    function: 'unwrapWETH9(uint256,address)',
    intent: toEther,
    to: first,
    args: { ...least, recipient: owner },
    wrap: firstHolds,
  },
  { function: 'unwrapWETH9(uint256)', intent: toEther, to: second, args: least, wrap: secondHolds },
  {
    function: 'unwrapWETH9WithFee(uint256,address,uint256,address)',
    intent: withFee(toEther),
    to: first,
    args: { ...least, recipient: owner, ...fee },
    wrap: firstHolds,
  },
  {
    function: 'unwrapWETH9WithFee(uint256,uint256,address)',
    intent: withFee(toEther),
    to: second,
    args: { ...least, ...fee },
    wrap: secondHolds,
  },
  {
    function: 'sweepToken(address,uint256,address)',
    intent: toWeth,
    to: first,
    args: { token: weth, ...least, recipient: owner },
    wrap: firstHolds,
  },
  {
    function: 'sweepToken(address,uint256)',
    intent: toWeth,
    to: second,
    args: { token: weth, ...least },
    wrap: secondHolds,
  },
  {
    function: 'sweepTokenWithFee(address,uint256,address,uint256,address)',
    intent: withFee(toWeth),
    to: first,
    args: { token: weth, ...least, recipient: owner, ...fee },
    wrap: firstHolds,
  },
  {
    function: 'sweepTokenWithFee(address,uint256,uint256,address)',
    intent: withFee(toWeth),
    to: second,
    args: { token: weth, ...least, ...fee },
    wrap: secondHolds,
  },
  {
    function: 'refundETH()',
    intent: 'Buy 2900 USDC for at most 1 ETH on Uniswap V3 within 20 minutes',
    to: first,
    value: ether,
    args: {},
    wrap: after(
      inFirst,
      encodeFunctionData({
        abi,
        functionName: 'exactOutputSingle',
        args: [
          {
            ...inPool,
            tokenIn: weth,
            tokenOut: usdc,
            recipient: owner,
            deadline,
            amountOut: dollars(2900),
            amountInMaximum: ether,
          },
        ],
      }),
    ),
  },
  {
    function: 'wrapETH(uint256)',
    intent: 'Swap 1 ETH for at least 2900 USDC on Uniswap V3 within 20 minutes',
    to: second,
    value: ether,
    args: { value: ether },
    wrap: before(inSecond, swapInSecond(weth, usdc, 0n, dollars(2900), owner)),
  },
  {
    function: 'pull(address,uint256)',
    intent: `${sell} within 20 minutes`,
    to: second,
    args: { token: weth, value: ether },
    wrap: before(inSecond, swapInSecond(weth, usdc, 0n, dollars(2900), owner)),
  },
  ...['selfPermit', 'selfPermitIfNecessary'].map(
    (name) =>
      ({
        function: `${name}(address,uint256,uint256,uint8,bytes32,bytes32)`,
        intent: 'Permit the Uniswap V3 router to spend 250 USDC within 20 minutes',
        to: second,
        args: { token: usdc, value: dollars(250), deadline, ...signature },
      }) as const,
  ),
  ...['selfPermitAllowed', 'selfPermitAllowedIfNecessary'].map(
    (name) =>
      ({
        function: `${name}(address,uint256,uint256,uint8,bytes32,bytes32)`,
        intent: 'Sign an unlimited DAI permit for the Uniswap V3 router within 20 minutes',
        to: second,
        args: { token: dai, nonce: 1n, expiry: deadline, ...signature },
      }) as const,
  ),
];

const pairs = { to: owner, path: [weth, usdc] };

export const uniswapV3: readonly AcceptedCase[] = [
  ...swapsOf(first, 'Uniswap V3', { deadline }),
  ...swapsOf(second, 'Uniswap V3', {}),
  {
    function: 'swapExactTokensForTokens(uint256,uint256,address[],address)',
    intent: 'Swap 1 WETH for at least 2900 USDC on Uniswap',
    to: second,
    args: { amountIn: ether, amountOutMin: dollars(2900), ...pairs },
  },
  {
    function: 'swapTokensForExactTokens(uint256,uint256,address[],address)',
    intent: 'Buy 1 WETH for at most 3100 USDC on Uniswap',
    to: second,
    args: { amountOut: ether, amountInMax: dollars(3100), to: owner, path: [usdc, weth] },
  },
  ...payments,
  ...uniswapV3Positions,
  {
    function: 'multicall(bytes[])',
    intent: `${toWeth}`,
    to: first,
    args: {
      data: [
        swapInFirst(...usdcToWeth),
        encodeFunctionData({
          abi: parseAbi(['function sweepToken(address token, uint256 amountMinimum, address recipient)']),
          args: [weth, tenth(9n), owner],
        }),
      ],
    },
  },
  {
    function: 'multicall(uint256,bytes[])',
    intent: `${sell} within 20 minutes`,
    to: second,
    args: { deadline, data: [swapInSecond(weth, usdc, ether, dollars(2900), owner)] },
  },
  {
    function: 'multicall(bytes32,bytes[])',
    intent: sell,
    to: second,
    args: { previousBlockhash: `0x${'5a'.repeat(32)}`, data: [swapInSecond(weth, usdc, ether, dollars(2900), owner)] },
  },
];

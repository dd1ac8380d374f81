import type { Address } from '@countersign/protocol';
import { encodeFunctionData, parseAbi } from 'viem';
import type { Hex } from '../../effects/call.ts';
import { type AcceptedCase, soon } from './accepted-case.fixture.ts';

const router = '0xae563e3f8219521950555f5962419c8919758ea2';
const batchRouter = '0x136f1efcc3f8f88516b9e94110d56fdbfb1778d1';
const composite = '0xb21a277466e7db6934556a1ce12eb3f032815c8a';
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const weth = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const pool = '0x85b2b559bc2d21104c4defdd6efca8a20343361d';
const ether = 10n ** 18n;
const dollars = (amount: number) => BigInt(amount) * 10n ** 6n;
const deadline = BigInt(soon);
const plain = { wethIsEth: false, userData: '0x' };
const sell = 'Swap 1 WETH for at least 2900 USDC on Balancer V3 within 20 minutes';
const buy = 'Buy 1 WETH for at most 3100 USDC on Balancer V3 within 20 minutes';
const unlisted = { notApproved: 'which tokens a pool holds, and what its own token is, is known on chain only' };

/** Functions on pools, whose tokens cannot be compared with words. */
const ofPool = (name: string, types: string, args: object, to: Address = router): AcceptedCase => ({
  function: `${name}(${types})`,
  intent: name.startsWith('remove')
    ? `Remove 2 BPT from the Balancer V3 pool ${pool} for at least 1450 USDC and 0.5 WETH`
    : `Add 1500 USDC and 0.5 WETH of liquidity to the Balancer V3 pool ${pool} for at least 2 BPT`,
  to,
  args: { pool, ...plain, ...args },
  ...unlisted,
});

const amounts = [dollars(1500), ether / 2n];
const shares = 2n * ether;
const swapAbi = parseAbi([
  'function swapSingleTokenExactIn(address pool, address tokenIn, address tokenOut, uint256 exactAmountIn, uint256 minAmountOut, uint256 deadline, bool wethIsEth, bytes userData)',
]);
const swapData: Hex = encodeFunctionData({
  abi: swapAbi,
  args: [pool, weth, usdc, ether, dollars(2900), deadline, false, '0x'],
});
const steps = (tokenOut: Address) => [{ pool, tokenOut, isBuffer: false }];

export const balancerV3: readonly AcceptedCase[] = [
  {
    function: 'swapSingleTokenExactIn(address,address,address,uint256,uint256,uint256,bool,bytes)',
    intent: sell,
    to: router,
    args: {
      pool,
      tokenIn: weth,
      tokenOut: usdc,
      exactAmountIn: ether,
      minAmountOut: dollars(2900),
      deadline,
      ...plain,
    },
  },
  {
    function: 'swapSingleTokenExactOut(address,address,address,uint256,uint256,uint256,bool,bytes)',
    intent: buy,
    to: router,
    args: {
      pool,
      tokenIn: usdc,
      tokenOut: weth,
      exactAmountOut: ether,
      maxAmountIn: dollars(3100),
      deadline,
      ...plain,
    },
  },
  {
    function: 'swapExactIn((address,(address,address,bool)[],uint256,uint256)[],uint256,bool,bytes)',
    intent: sell,
    to: batchRouter,
    args: {
      paths: [{ tokenIn: weth, steps: steps(usdc), exactAmountIn: ether, minAmountOut: dollars(2900) }],
      deadline,
      ...plain,
    },
  },
  {
    function: 'swapExactOut((address,(address,address,bool)[],uint256,uint256)[],uint256,bool,bytes)',
    intent: buy,
    to: batchRouter,
    args: {
      paths: [{ tokenIn: usdc, steps: steps(weth), maxAmountIn: dollars(3100), exactAmountOut: ether }],
      deadline,
      ...plain,
    },
  },
  ofPool('addLiquidityProportional', 'address,uint256[],uint256,bool,bytes', {
    maxAmountsIn: amounts,
    exactBptAmountOut: shares,
  }),
  ofPool('addLiquidityUnbalanced', 'address,uint256[],uint256,bool,bytes', {
    exactAmountsIn: amounts,
    minBptAmountOut: shares,
  }),
  ofPool('addLiquiditySingleTokenExactOut', 'address,address,uint256,uint256,bool,bytes', {
    tokenIn: usdc,
    maxAmountIn: dollars(1500),
    exactBptAmountOut: shares,
  }),
  ofPool('addLiquidityCustom', 'address,uint256[],uint256,bool,bytes', {
    maxAmountsIn: amounts,
    minBptAmountOut: shares,
  }),
  ofPool('initialize', 'address,address[],uint256[],uint256,bool,bytes', {
    tokens: [usdc, weth],
    exactAmountsIn: amounts,
    minBptAmountOut: shares,
  }),
  ofPool('donate', 'address,uint256[],bool,bytes', { amountsIn: amounts }),
  ofPool('removeLiquidityProportional', 'address,uint256,uint256[],bool,bytes', {
    exactBptAmountIn: shares,
    minAmountsOut: amounts,
  }),
  ofPool('removeLiquiditySingleTokenExactIn', 'address,uint256,address,uint256,bool,bytes', {
    exactBptAmountIn: shares,
    tokenOut: usdc,
    minAmountOut: dollars(1450),
  }),
  ofPool('removeLiquiditySingleTokenExactOut', 'address,uint256,address,uint256,bool,bytes', {
    maxBptAmountIn: shares,
    tokenOut: usdc,
    exactAmountOut: dollars(1450),
  }),
  ofPool('removeLiquidityCustom', 'address,uint256,uint256[],bool,bytes', {
    maxBptAmountIn: shares,
    minAmountsOut: amounts,
  }),
  ofPool('removeLiquidityRecovery', 'address,uint256,uint256[]', { exactBptAmountIn: shares, minAmountsOut: amounts }),
  ofPool(
    'addLiquidityUnbalancedToERC4626Pool',
    'address,bool[],uint256[],uint256,bool,bytes',
    { wrapUnderlying: [true, true], exactAmountsIn: amounts, minBptAmountOut: shares },
    composite,
  ),
  ofPool(
    'addLiquidityProportionalToERC4626Pool',
    'address,bool[],uint256[],uint256,bool,bytes',
    { wrapUnderlying: [true, true], maxAmountsIn: amounts, exactBptAmountOut: shares },
    composite,
  ),
  ofPool(
    'removeLiquidityProportionalFromERC4626Pool',
    'address,bool[],uint256,uint256[],bool,bytes',
    { unwrapWrapped: [true, true], exactBptAmountIn: shares, minAmountsOut: amounts },
    composite,
  ),
  { function: 'multicall(bytes[])', intent: sell, to: router, args: { data: [swapData] } },
  {
    function:
      'permitBatchAndCall((address,address,address,uint256,uint256,uint256)[],bytes[],((address,uint160,uint48,uint48)[],address,uint256),bytes,bytes[])',
    intent: sell,
    to: router,
    args: {
      permitBatch: [],
      permitSignatures: [],
      permit2Batch: {
        details: [{ token: weth, amount: ether, expiration: soon, nonce: 1 }],
        spender: router,
        sigDeadline: deadline,
      },
      permit2Signature: '0x',
      multicallData: [swapData],
    },
  },
];

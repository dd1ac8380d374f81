import type { Address } from '@countersign/protocol';
import type { Hex } from '../../effects/call.ts';
import type { Effect, Quantity } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type ArgumentFates, type CallContext, type FunctionRule, type Reading, rule } from '../rules/protocol.ts';
import { allOf, atLeast, atMost, exactly, native, token } from '../rules/quantity.ts';
import { isWrappedNative } from '../tokens/wrapped-native.ts';
import { readV3Path, reverseV3Path, type V3Path } from './uniswap-v3-path.ts';
import { priceLimit, unusualFees, usualFeesPinned, withTerms } from './uniswap-v3-terms.ts';

const does = effectsOf('uniswap-v3');

const first = ['swap_router'];
const second = ['swap_router_02'];

interface Terms {
  readonly recipient: Address;
  readonly deadline?: bigint;
  /** Of a single pool: a price at which the swap stops, so that less than the amount may be swapped. */
  readonly sqrtPriceLimitX96?: bigint;
}

interface ExactInput extends Terms {
  readonly amountIn: bigint;
  readonly amountOutMinimum: bigint;
}

interface ExactOutput extends Terms {
  readonly amountOut: bigint;
  readonly amountInMaximum: bigint;
}

/**
 * Both routers have addresses that mean themselves, so that the output can be unwrapped; the second also has one for
 * the caller.
 */
function recipientOf(call: CallContext, recipient: Address): Address | null {
  const short = Number(recipient);
  if (call.role === 'swap_router_02') return short === 1 ? call.from : short === 2 ? call.to : recipient;
  return short === 0 ? call.to : recipient;
}

/** If the call carries enough coins, they pay for their wrapped token. */
const isPaidInCoins = ({ chainId, value }: CallContext, asset: Address, amount: bigint): boolean =>
  amount > 0n && value >= amount && isWrappedNative(chainId, asset);

function swapsExactInput(call: CallContext, route: V3Path | null, terms: ExactInput): Reading {
  const [tokenIn, tokenOut] = [route?.tokens[0], route?.tokens.at(-1)];
  if (!route || !tokenIn || !tokenOut) return wrongPath;
  const { amountIn, amountOutMinimum } = terms;
  // For the second router zero means its whole balance from an earlier step.
  const isHeld = call.role === 'swap_router_02' && amountIn === 0n;
  const bound = terms.sqrtPriceLimitX96 ? 'max' : 'exact';
  const asset = isPaidInCoins(call, tokenIn, amountIn) ? native : token(tokenIn);
  const gives: Quantity = isHeld ? allOf(token(tokenIn)) : { asset, amount: amountIn, bound };
  const gets = atLeast(token(tokenOut), amountOutMinimum);
  const swap = makeSwap(call, route, terms, gives, gets);
  return { effects: [isHeld ? { ...swap, from: call.to } : swap] };
}

function swapsExactOutput(call: CallContext, route: V3Path | null, terms: ExactOutput): Reading {
  const [tokenIn, tokenOut] = [route?.tokens[0], route?.tokens.at(-1)];
  if (!route || !tokenIn || !tokenOut) return wrongPath;
  const { amountOut, amountInMaximum } = terms;
  const asset = isPaidInCoins(call, tokenIn, amountInMaximum) ? native : token(tokenIn);
  const gets = terms.sqrtPriceLimitX96 ? atMost(token(tokenOut), amountOut) : exactly(token(tokenOut), amountOut);
  return { effects: [makeSwap(call, route, terms, atMost(asset, amountInMaximum), gets)] };
}

const wrongPath: Reading = { fault: 'the path must alternate between tokens and pool fees' };

function makeSwap(call: CallContext, route: V3Path, terms: Terms, gives: Quantity, gets: Quantity): Effect {
  return does(call, 'swap', {
    gives: [gives],
    gets: [gets],
    to: recipientOf(call, terms.recipient),
    routes: [{ path: route.tokens, poolFees: route.fees }],
    ...(terms.deadline !== undefined && { deadline: terms.deadline }),
    ...withTerms(...priceLimit(terms.sqrtPriceLimitX96), ...unusualFees(route.fees)),
  });
}

const single = ({ tokenIn, tokenOut, fee }: { tokenIn: Address; tokenOut: Address; fee: number }): V3Path => ({
  tokens: [tokenIn, tokenOut],
  fees: [fee],
});

const backwards = (path: V3Path | null): V3Path | null => path && reverseV3Path(path);

/** A path of Uniswap V2 pools, whose fee is always the same and not encoded. */
const ofPairs = (tokens: readonly Address[]): V3Path | null => (tokens.length < 2 ? null : { tokens, fees: [] });

const singlePool: ArgumentFates = { pinned: { 'params.fee': usualFeesPinned } };

/** A path for trials: two tokens and the pool with a fee of 0.3 % between them. */
const pathExample: Hex = `0x${'a1'.repeat(20)}000bb8${'b2'.repeat(20)}`;
const alongPath = (amounts: Readonly<Record<string, bigint>>): ArgumentFates => ({
  examples: [{ params: { path: pathExample, recipient: `0x${'c3'.repeat(20)}`, deadline: 9n, ...amounts } }],
});
const exactInPath = alongPath({ amountIn: 5n, amountOutMinimum: 6n });
const exactOutPath = alongPath({ amountOut: 5n, amountInMaximum: 6n });

/** Swaps of the two routers: in the first with a deadline each, in the second under one of the whole multicall. */
export const uniswapV3Swaps: readonly FunctionRule[] = [
  rule(
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
    first,
    ({ params }, call) => swapsExactInput(call, single(params), params),
    singlePool,
  ),
  rule(
    'function exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params)',
    first,
    ({ params }, call) => swapsExactInput(call, readV3Path(params.path), params),
    exactInPath,
  ),
  rule(
    'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
    first,
    ({ params }, call) => swapsExactOutput(call, single(params), params),
    singlePool,
  ),
  rule(
    'function exactOutput((bytes path, address recipient, uint256 deadline, uint256 amountOut, uint256 amountInMaximum) params)',
    first,
    ({ params }, call) => swapsExactOutput(call, backwards(readV3Path(params.path)), params),
    exactOutPath,
  ),
  rule(
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
    second,
    ({ params }, call) => swapsExactInput(call, single(params), params),
    singlePool,
  ),
  rule(
    'function exactInput((bytes path, address recipient, uint256 amountIn, uint256 amountOutMinimum) params)',
    second,
    ({ params }, call) => swapsExactInput(call, readV3Path(params.path), params),
    exactInPath,
  ),
  rule(
    'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
    second,
    ({ params }, call) => swapsExactOutput(call, single(params), params),
    singlePool,
  ),
  rule(
    'function exactOutput((bytes path, address recipient, uint256 amountOut, uint256 amountInMaximum) params)',
    second,
    ({ params }, call) => swapsExactOutput(call, backwards(readV3Path(params.path)), params),
    exactOutPath,
  ),
  rule(
    'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to)',
    second,
    ({ amountIn, amountOutMin, path, to }, call) =>
      swapsExactInput(call, ofPairs(path), { amountIn, amountOutMinimum: amountOutMin, recipient: to }),
  ),
  rule(
    'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to)',
    second,
    ({ amountOut, amountInMax, path, to }, call) =>
      swapsExactOutput(call, ofPairs(path), { amountOut, amountInMaximum: amountInMax, recipient: to }),
  ),
];

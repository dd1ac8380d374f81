import type { Address } from '@countersign/protocol';
import { chainById } from '../../data/chains.ts';
import { type Asset, type Effect, maxUint256, type Quantity } from '../../effects/effect.ts';
import { showCount } from '../../show/show.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { signatureOf } from '../rules/irrelevant.ts';
import { boundsOf, boundsPinned, type Deposit } from '../rules/lower-bounds.ts';
import { poolShares } from '../rules/pool-shares.ts';
import { type ArgumentFates, type CallContext, type FunctionRule, type Reading, rule } from '../rules/protocol.ts';
import { atLeast, atMost, exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';

interface Swap {
  readonly path: readonly Address[];
  readonly to: Address;
  readonly deadline: bigint;
}

type Amount = (asset: Asset) => Quantity;

const exact =
  (amount: bigint): Amount =>
  (asset) =>
    exactly(asset, amount);
const least =
  (amount: bigint): Amount =>
  (asset) =>
    atLeast(asset, amount);
const most =
  (amount: bigint): Amount =>
  (asset) =>
    atMost(asset, amount);

const permitted: ArgumentFates = { irrelevant: signatureOf() };

/** The token of the pair of two tokens, if its factory is known. */
export type PairAt = (chainId: number | null, one: Address, other: Address) => Address | null;

/** The functions of Uniswap V2's router and its forks, as those of the protocol `slug`. */
export function uniswapV2Router(slug: string, pairAt: PairAt = () => null): readonly FunctionRule[] {
  const does = effectsOf(slug);
  const on = ['router'];

  function swaps(
    call: CallContext,
    { path, to, deadline }: Swap,
    give: Amount,
    get: Amount,
    coin?: 'in' | 'out',
  ): Reading {
    const [first, last] = [path[0], path.at(-1)];
    if (!first || !last || path.length < 2)
      return { fault: `a path of ${showCount(path.length, 'token')} leads nowhere` };
    const gives = [give(coin === 'in' ? native : token(first))];
    const gets = [get(coin === 'out' ? native : token(last))];
    return { effects: [does(call, 'swap', { gives, gets, to, deadline, routes: [{ path, poolFees: [] }] })] };
  }

  interface Supply {
    readonly deposits: readonly (Deposit & { readonly asset: Asset })[];
    readonly pair: Asset;
    readonly to: Address;
    readonly deadline: bigint;
  }

  function supplies(call: CallContext, { deposits, pair, to, deadline }: Supply): Reading {
    const gives = deposits.map(({ asset, desired }) => atMost(asset, desired));
    const { fault, ...bounds } = boundsOf(deposits);
    const effects = [does(call, 'supply', { gives, gets: [someOf(pair)], to, deadline, ...bounds })];
    return { effects, ...(fault ? { fault } : {}) };
  }

  const withdraws = (
    call: CallContext,
    pair: Asset,
    liquidity: bigint,
    gets: readonly Quantity[],
    to: Address,
    deadline: bigint,
  ): Effect =>
    does(call, 'withdraw', { gives: [exactly(pair, liquidity)], gets, to, deadline, terms: [poolShares(liquidity)] });

  const permits = (call: CallContext, pair: Asset, amount: bigint, deadline: bigint): Effect =>
    does(call, 'permit', { gives: [atMost(pair, amount)], spender: call.to, deadline });

  function pairOf({ chainId }: CallContext, one: Address, other: Address | 'the coin'): Asset {
    const second = other === 'the coin' ? (chainId === null ? null : chainById(chainId)?.wrappedNative) : other;
    const address = second ? pairAt(chainId, one, second) : null;
    return address ? token(address) : unnamed(`liquidity of the pair ${one} and ${other}`);
  }

  return [
    ...(['swapExactTokensForTokens', 'swapExactTokensForTokensSupportingFeeOnTransferTokens'] as const).map((name) =>
      rule(
        `function ${name}(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)`,
        on,
        ({ amountIn, amountOutMin, ...swap }, call) => swaps(call, swap, exact(amountIn), least(amountOutMin)),
      ),
    ),
    rule(
      'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      on,
      ({ amountOut, amountInMax, ...swap }, call) => swaps(call, swap, most(amountInMax), exact(amountOut)),
    ),
    ...(['swapExactETHForTokens', 'swapExactETHForTokensSupportingFeeOnTransferTokens'] as const).map((name) =>
      rule(
        `function ${name}(uint256 amountOutMin, address[] path, address to, uint256 deadline)`,
        on,
        ({ amountOutMin, ...swap }, call) => swaps(call, swap, exact(call.value), least(amountOutMin), 'in'),
      ),
    ),
    rule(
      'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline)',
      on,
      ({ amountOut, ...swap }, call) => swaps(call, swap, most(call.value), exact(amountOut), 'in'),
    ),
    ...(['swapExactTokensForETH', 'swapExactTokensForETHSupportingFeeOnTransferTokens'] as const).map((name) =>
      rule(
        `function ${name}(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)`,
        on,
        ({ amountIn, amountOutMin, ...swap }, call) => swaps(call, swap, exact(amountIn), least(amountOutMin), 'out'),
      ),
    ),
    rule(
      'function swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      on,
      ({ amountOut, amountInMax, ...swap }, call) => swaps(call, swap, most(amountInMax), exact(amountOut), 'out'),
    ),
    rule(
      'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      on,
      ({ tokenA, tokenB, amountADesired, amountBDesired, amountAMin, amountBMin, to, deadline }, call) =>
        supplies(call, {
          deposits: [
            { asset: token(tokenA), desired: amountADesired, least: amountAMin },
            { asset: token(tokenB), desired: amountBDesired, least: amountBMin },
          ],
          pair: pairOf(call, tokenA, tokenB),
          to,
          deadline,
        }),
      boundsPinned(
        ['amountAMin', 'amountBMin'],
        [{ amountADesired: 1_000n, amountAMin: 990n, amountBDesired: 500n, amountBMin: 495n }],
      ),
    ),
    rule(
      'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)',
      on,
      ({ token: address, amountTokenDesired, amountTokenMin, amountETHMin, to, deadline }, call) =>
        supplies(call, {
          deposits: [
            { asset: token(address), desired: amountTokenDesired, least: amountTokenMin },
            { asset: native, desired: call.value, least: amountETHMin },
          ],
          pair: pairOf(call, address, 'the coin'),
          to,
          deadline,
        }),
      // A trial carries no coins, so its minimum of coins must be zero.
      boundsPinned(
        ['amountTokenMin', 'amountETHMin'],
        [{ amountTokenDesired: 1_000n, amountTokenMin: 990n, amountETHMin: 0n }],
      ),
    ),
    rule(
      'function removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
      on,
      ({ tokenA, tokenB, liquidity, amountAMin, amountBMin, to, deadline }, call) => {
        const gets = [atLeast(token(tokenA), amountAMin), atLeast(token(tokenB), amountBMin)];
        return { effects: [withdraws(call, pairOf(call, tokenA, tokenB), liquidity, gets, to, deadline)] };
      },
    ),
    rule(
      'function removeLiquidityWithPermit(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s)',
      on,
      ({ tokenA, tokenB, liquidity, amountAMin, amountBMin, to, deadline, approveMax }, call) => {
        const pair = pairOf(call, tokenA, tokenB);
        const gets = [atLeast(token(tokenA), amountAMin), atLeast(token(tokenB), amountBMin)];
        return {
          effects: [
            permits(call, pair, approveMax ? maxUint256 : liquidity, deadline),
            withdraws(call, pair, liquidity, gets, to, deadline),
          ],
        };
      },
      permitted,
    ),
    ...(['removeLiquidityETH', 'removeLiquidityETHSupportingFeeOnTransferTokens'] as const).map((name) =>
      rule(
        `function ${name}(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline)`,
        on,
        ({ token: address, liquidity, amountTokenMin, amountETHMin, to, deadline }, call) => {
          const gets = [atLeast(token(address), amountTokenMin), atLeast(native, amountETHMin)];
          return { effects: [withdraws(call, pairOf(call, address, 'the coin'), liquidity, gets, to, deadline)] };
        },
      ),
    ),
    ...(['removeLiquidityETHWithPermit', 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens'] as const).map(
      (name) =>
        rule(
          `function ${name}(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline, bool approveMax, uint8 v, bytes32 r, bytes32 s)`,
          on,
          ({ token: address, liquidity, amountTokenMin, amountETHMin, to, deadline, approveMax }, call) => {
            const pair = pairOf(call, address, 'the coin');
            const gets = [atLeast(token(address), amountTokenMin), atLeast(native, amountETHMin)];
            return {
              effects: [
                permits(call, pair, approveMax ? maxUint256 : liquidity, deadline),
                withdraws(call, pair, liquidity, gets, to, deadline),
              ],
            };
          },
          permitted,
        ),
    ),
  ];
}

import type { Address } from '@countersign/protocol';
import type { Effect, Quantity } from '../effect.ts';
import { effectsOf } from './effects-of.ts';
import { type CallContext, type FunctionRule, rule } from './protocol.ts';
import { atLeast, atMost, exactly, native, nft, someOf, token, unnamed } from './quantity.ts';
import { isWrappedNative } from './wrapped-native.ts';

const does = effectsOf('uniswap-v3');

const manager = ['position_manager'];

/** Which tokens a position holds is written on chain only. */
const sideOf = (tokenId: bigint, side: 'first' | 'second') => unnamed(`the ${side} token of position ${tokenId}`);

/** Coins that the call carries pay for their wrapped token. */
function deposit({ chainId, value }: CallContext, address: Address, desired: bigint): Quantity {
  return value >= desired && desired > 0n && isWrappedNative(chainId, address)
    ? atMost(native, desired)
    : atMost(token(address), desired);
}

/** Liquidity as positions, each an NFT. */
export const uniswapV3Positions: readonly FunctionRule[] = [
  rule(
    'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
    manager,
    ({ params }, call) => ({
      effects: [
        does(call, 'supply', {
          gives: [
            deposit(call, params.token0, params.amount0Desired),
            deposit(call, params.token1, params.amount1Desired),
          ],
          gets: [exactly(nft(call.to, null), 1n)],
          to: params.recipient,
          deadline: params.deadline,
          detail: `a new position in the ${params.fee / 10_000} % pool from tick ${params.tickLower} to ${params.tickUpper}; takes at least ${params.amount0Min} and ${params.amount1Min} base units`,
        }),
      ],
    }),
  ),
  rule(
    'function increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
    manager,
    ({ params: { tokenId, amount0Desired, amount1Desired, amount0Min, amount1Min, deadline } }, call) => ({
      effects: [
        does(call, 'supply', {
          gives: [
            atMost(sideOf(tokenId, 'first'), amount0Desired),
            atMost(sideOf(tokenId, 'second'), amount1Desired),
            ...(call.value > 0n ? [atMost(native, call.value)] : []),
          ],
          deadline,
          detail: `adds to position ${tokenId}; takes at least ${amount0Min} and ${amount1Min} base units`,
        }),
      ],
    }),
  ),
  rule(
    'function decreaseLiquidity((uint256 tokenId, uint128 liquidity, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
    manager,
    ({ params: { tokenId, liquidity, amount0Min, amount1Min, deadline } }, call) => ({
      effects: [
        does(call, 'withdraw', {
          gives: [exactly(unnamed(`liquidity of position ${tokenId}`), liquidity)],
          gets: [atLeast(sideOf(tokenId, 'first'), amount0Min), atLeast(sideOf(tokenId, 'second'), amount1Min)],
          deadline,
          detail: 'stays with the position until it is collected',
        }),
      ],
    }),
  ),
  rule(
    'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)',
    manager,
    ({ params: { tokenId, recipient } }, call) => ({
      effects: [
        does(call, 'claim', {
          gets: [someOf(sideOf(tokenId, 'first')), someOf(sideOf(tokenId, 'second'))],
          to: Number(recipient) === 0 ? call.to : recipient,
          detail: `what position ${tokenId} has earned or released`,
        }),
      ],
    }),
  ),
  rule('function burn(uint256 tokenId)', manager, ({ tokenId }, call) => ({
    effects: [
      does(call, 'unknown', {
        gives: [exactly(nft(call.to, tokenId), 1n)],
        detail: 'burns a position that is empty',
      }),
    ],
  })),
  rule(
    'function permit(address spender, uint256 tokenId, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    manager,
    ({ spender, tokenId, deadline }, call) => ({
      effects: [does(call, 'permit', { gives: [atMost(nft(call.to, tokenId), 1n)], spender, deadline })],
    }),
  ),
  // A pool at a price: nothing of anybody moves, and a wrong price shows in the amounts of the mint that follows.
  rule(
    'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96)',
    manager,
    () => ({ effects: [] }),
  ),
];

/** Liquidity that is released, collected and paid out is one withdrawal, and coins that come back are no event. */
export function foldPositions(steps: readonly Effect[], manager: Address): readonly Effect[] {
  const payouts = steps.filter(({ from }) => from === manager);
  const recipients = new Set(payouts.map(({ to }) => to));
  const isRefund = ({ kind, gives: [given] }: Effect) => kind === 'send' && given?.asset.kind === 'native';
  const swept = payouts.filter((step) => !isRefund(step));
  const collected = steps.find(({ kind, to }) => kind === 'claim' && to === manager);
  const isSwept = collected !== undefined && swept.length > 0 && recipients.size === 1;
  const own = steps.filter((step) => !isRefund(step) && !(isSwept && swept.includes(step)));
  const paidOut = own.map((step) =>
    isSwept && step === collected
      ? {
          ...step,
          to: swept[0]?.to ?? null,
          gets: swept.flatMap(({ kind, gives, gets }) => (kind === 'send' ? gives : gets)),
        }
      : step,
  );
  const release = paidOut.find(({ kind }) => kind === 'withdraw');
  const collection = paidOut.find(({ kind }) => kind === 'claim');
  const releases = paidOut.filter(({ kind }) => kind === 'withdraw' || kind === 'claim');
  if (!release || !collection || releases.length !== 2) return paidOut;
  const gets = isSwept ? collection.gets : release.gets;
  const withdrawal: Effect = { ...release, gets, to: collection.to, detail: 'with what the position has earned' };
  return paidOut.filter((step) => step !== collection).map((step) => (step === release ? withdrawal : step));
}

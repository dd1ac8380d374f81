import { type Address, checksumAddress } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Asset, Effect, Quantity, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { signatureOf } from '../rules/irrelevant.ts';
import { boundsOf, boundsPinned } from '../rules/lower-bounds.ts';
import { type CallContext, type FunctionRule, type Reading, rule } from '../rules/protocol.ts';
import { atLeast, atMost, exactly, native, nft, someOf, token, unnamed } from '../rules/quantity.ts';
import { isWrappedNative } from '../tokens/wrapped-native.ts';
import {
  liquidityTerm,
  poolFeeTerm,
  positionTerm,
  unusualFees,
  usualFeesPinned,
  withTerms,
} from './uniswap-v3-terms.ts';

const does = effectsOf('uniswap-v3');

const manager = ['position_manager'];

/** Only the chain knows the tokens of a position. */
const sideOf = (tokenId: bigint, side: 'first' | 'second') => unnamed(`the ${side} token of position ${tokenId}`);

/** Coins of the call pay for their wrapped token. */
function deposit({ chainId, value }: CallContext, address: Address, desired: bigint): Quantity {
  return value >= desired && desired > 0n && isWrappedNative(chainId, address)
    ? atMost(native, desired)
    : atMost(token(address), desired);
}

interface Amounts {
  readonly amount0Desired: bigint;
  readonly amount1Desired: bigint;
  readonly amount0Min: bigint;
  readonly amount1Min: bigint;
  readonly deadline: bigint;
}

const mins = ['params.amount0Min', 'params.amount1Min'];
const amountsExample: Amounts = {
  amount0Desired: 1_000n,
  amount1Desired: 500n,
  amount0Min: 990n,
  amount1Min: 495n,
  deadline: 9n,
};

function supplies(call: CallContext, amounts: Amounts, fields: Partial<Effect>): Reading {
  const { fault, detail, terms } = boundsOf([
    { desired: amounts.amount0Desired, least: amounts.amount0Min },
    { desired: amounts.amount1Desired, least: amounts.amount1Min },
  ]);
  const supply = does(call, 'supply', {
    ...fields,
    deadline: amounts.deadline,
    ...withTerms(...(fields.terms ?? []), ...(terms ?? [])),
    detail: `${fields.detail}; ${detail}`,
  });
  return { effects: [supply], ...(fault ? { fault } : {}) };
}

/** Means everything that a position is owed. */
const allOwed = 2n ** 128n - 1n;
const allPinned = 'all that is owed; anything less is a term';
const collected = (asset: Asset, most: bigint): Quantity => (most === allOwed ? someOf(asset) : atMost(asset, most));
const mostTerms = (most: bigint): readonly Term[] =>
  most === allOwed ? [] : [{ what: 'most to collect', is: 'number', value: most }];

/** If both minimums are near the amounts, the price lies within the range, and the position belongs to the owner. */
const spread = 'how the position spreads around the price, which both minimums keep inside of it';

/** Liquidity as positions, each an NFT. */
export const uniswapV3Positions: readonly FunctionRule[] = [
  rule(
    'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) params)',
    manager,
    ({ params }, call) => {
      const { fee, tickLower, tickUpper } = params;
      return supplies(call, params, {
        gives: [
          deposit(call, params.token0, params.amount0Desired),
          deposit(call, params.token1, params.amount1Desired),
        ],
        gets: [exactly(nft(call.to, null), 1n)],
        to: params.recipient,
        terms: unusualFees([fee]),
        detail: `a new position in the ${fee / 10_000} % pool from tick ${tickLower} to ${tickUpper}`,
      });
    },
    {
      ...boundsPinned(mins, [
        {
          params: {
            ...amountsExample,
            token0: nobody,
            token1: nobody,
            fee: 3_000,
            tickLower: -60,
            tickUpper: 60,
            recipient: nobody,
          },
        },
      ]),
      pinned: { ...boundsPinned(mins).pinned, 'params.fee': usualFeesPinned },
      irrelevant: { 'params.tickLower': spread, 'params.tickUpper': spread },
    },
  ),
  rule(
    'function increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
    manager,
    ({ params }, call) =>
      supplies(call, params, {
        gives: [
          atMost(sideOf(params.tokenId, 'first'), params.amount0Desired),
          atMost(sideOf(params.tokenId, 'second'), params.amount1Desired),
          ...(call.value > 0n ? [atMost(native, call.value)] : []),
        ],
        terms: [positionTerm(params.tokenId)],
        detail: `adds to position ${params.tokenId}`,
      }),
    boundsPinned(mins, [{ params: { ...amountsExample, tokenId: 7n } }]),
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
          terms: [positionTerm(tokenId), liquidityTerm(liquidity)],
          detail: 'stays with the position until it is collected',
        }),
      ],
    }),
  ),
  rule(
    'function collect((uint256 tokenId, address recipient, uint128 amount0Max, uint128 amount1Max) params)',
    manager,
    ({ params: { tokenId, recipient, amount0Max, amount1Max } }, call) => ({
      effects: [
        does(call, 'claim', {
          gets: [collected(sideOf(tokenId, 'first'), amount0Max), collected(sideOf(tokenId, 'second'), amount1Max)],
          to: Number(recipient) === 0 ? call.to : recipient,
          terms: [positionTerm(tokenId), ...[amount0Max, amount1Max].flatMap(mostTerms)],
          detail: `what position ${tokenId} has earned or released`,
        }),
      ],
    }),
    { pinned: { 'params.amount0Max': allPinned, 'params.amount1Max': allPinned } },
  ),
  rule('function burn(uint256 tokenId)', manager, ({ tokenId }, call) => ({
    effects: [
      does(call, 'unknown', {
        gives: [exactly(nft(call.to, tokenId), 1n)],
        terms: [positionTerm(tokenId)],
        detail: 'burns a position that is empty',
      }),
    ],
  })),
  rule(
    'function permit(address spender, uint256 tokenId, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    manager,
    ({ spender, tokenId, deadline }, call) => ({
      effects: [
        does(call, 'permit', {
          gives: [atMost(nft(call.to, tokenId), 1n)],
          spender,
          deadline,
          terms: [positionTerm(tokenId)],
        }),
      ],
    }),
    { irrelevant: signatureOf() },
  ),
  // No assets move yet; adding to a pool at a wrong price loses the difference.
  rule(
    'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96)',
    manager,
    ({ token0, token1, fee, sqrtPriceX96 }, call) => ({
      effects: [
        does(call, 'unknown', {
          terms: [poolFeeTerm(fee), { what: 'price of the new pool', is: 'number', value: sqrtPriceX96 }],
          detail: `opens the ${fee / 10_000} % pool of ${checksumAddress(token0)} and ${checksumAddress(token1)} if there is none`,
        }),
      ],
    }),
  ),
];

const distinctTerms = (terms: readonly Term[]): readonly Term[] => {
  const keyOf = (term: Term) => Object.values(term).join(' ');
  return terms.filter((term, index) => terms.findIndex((other) => keyOf(other) === keyOf(term)) === index);
};

/** Liquidity that is released, collected and paid out is one withdrawal; refunded coins have no effect of their own. */
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
  const terms = distinctTerms([...(release.terms ?? []), ...(collection.terms ?? [])]);
  const withdrawal: Effect = {
    ...release,
    gets,
    to: collection.to,
    ...withTerms(...terms),
    detail: 'with what the position has earned',
  };
  return paidOut.filter((step) => step !== collection).map((step) => (step === release ? withdrawal : step));
}

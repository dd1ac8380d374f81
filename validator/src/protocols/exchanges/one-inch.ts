import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import type { Asset, Effect, Quantity, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { signatureBytes } from '../rules/irrelevant.ts';
import {
  type ArgumentFates,
  type CallContext,
  type FunctionRule,
  type Protocol,
  type Reading,
  rule,
} from '../rules/protocol.ts';
import { atLeast, atMost, exactly, native, token, unnamed } from '../rules/quantity.ts';
import { executorTerms, knownExecutors } from './one-inch-executors.ts';
import { oneInchOrder, oneInchOrders } from './one-inch-orders.ts';
import { readOneInchPermit } from './one-inch-permit.ts';
import { addressIn, assetAt, bits, orCaller } from './one-inch-words.ts';

const does = effectsOf('1inch');

const fourth = ['aggregation_router_v4'];
const fifth = ['aggregation_router_v5'];
const sixth = ['aggregation_router_v6'];

const partialFill = 1n;
const extraCoins = 2n;
/** Flag for Permit2: it decides how the tokens are taken. */
const howTaken = 4n;

interface Description {
  readonly srcToken: Address;
  readonly dstToken: Address;
  readonly srcReceiver: Address;
  readonly dstReceiver: Address;
  readonly amount: bigint;
  readonly minReturnAmount: bigint;
  readonly flags: bigint;
}

function flagTerms(flags: bigint): readonly Term[] {
  const others = flags & ~(partialFill | extraCoins | howTaken);
  const alike = ['partially', 'partly', 'in part', 'partial fills'];
  return [
    ...((flags & partialFill) === 0n ? [] : [{ what: 'fill', is: 'text', value: 'partial fill', alike } as const]),
    ...(others === 0n ? [] : [{ what: 'flags', is: 'number', value: flags } as const]),
  ];
}

/** Only the executor knows the steps in between; the router enforces the minimum output. */
function swaps(call: CallContext, executor: Address, description: Description): readonly Effect[] {
  const { srcToken, dstToken, amount, minReturnAmount, flags } = description;
  const source = assetAt(srcToken);
  const own = source.kind === 'native' ? amount : 0n;
  const isPartial = (flags & partialFill) !== 0n;
  const terms = [...executorTerms(executor, description.srcReceiver), ...flagTerms(flags)];
  const swap = does(call, 'swap', {
    gives: [isPartial ? atMost(source, amount) : exactly(source, amount)],
    gets: [atLeast(assetAt(dstToken), minReturnAmount)],
    to: orCaller(call, description.dstReceiver),
    detail: `by the executor ${executor}${isPartial ? ', which may fill a part of it for a part of the least' : ''}`,
    ...(terms.length > 0 && { terms }),
  });
  if ((flags & extraCoins) === 0n || call.value <= own) return [swap];
  const extra = exactly(native, call.value - own);
  return [swap, does(call, 'unknown', { gives: [extra], to: executor, detail: 'hands coins to the executor' })];
}

/** Pools are known by their addresses alone: the bytes do not name their output, unless it is unwrapped at the end. */
const outOf = (pool: bigint | undefined, unwrapBit: bigint): Asset =>
  pool !== undefined && bits(pool, unwrapBit, 1n) === 1n
    ? native
    : unnamed(`what the pool ${addressIn(pool ?? 0n)} pays out`);

/**
 * A router accepts any address as a pool, and trusts its results. The bits above the address state how the pool is
 * called (its kind, its fee, the direction); the minimum limits its output.
 */
const poolTerms = (pools: readonly bigint[]): readonly Term[] =>
  pools.map((pool) => ({ what: 'pool', is: 'hex', value: addressIn(pool) }));

const swapsThrough = (
  call: CallContext,
  gives: Quantity,
  gets: Quantity,
  pools: readonly bigint[],
  to: Address | null,
): Effect => does(call, 'swap', { gives: [gives], gets: [gets], to, terms: poolTerms(pools) });

/** Of the sixth router, with a word for each pool. */
const through = (
  call: CallContext,
  source: Asset,
  amount: bigint,
  least: bigint,
  pools: readonly bigint[],
  to = call.from,
): Reading => ({
  effects: [swapsThrough(call, exactly(source, amount), atLeast(outOf(pools.at(-1), 252n), least), pools, to)],
});

/** Of the earlier routers. */
function throughPools(
  call: CallContext,
  gives: Quantity,
  least: bigint,
  pools: readonly bigint[],
  unwrapBit: bigint,
  to = call.from,
): Reading {
  if (pools.length === 0) return { fault: 'the swap names no pool' };
  return { effects: [swapsThrough(call, gives, atLeast(outOf(pools.at(-1), unwrapBit), least), pools, to)] };
}

/** The V3 pools of the fifth router: the coins of the call, or the asset that the first pool takes. */
const intoPools = (call: CallContext, amount: bigint, pools: readonly bigint[]): Quantity =>
  exactly(call.value > 0n ? native : unnamed(`what the pool ${addressIn(pools[0] ?? 0n)} takes`), amount);

interface Quote {
  readonly clipperExchange: Address;
  readonly dstToken: Address;
  readonly inputAmount: bigint;
  readonly outputAmount: bigint;
  readonly goodUntil: bigint;
}

/**
 * A price signed by the exchange. It keeps the surplus, so the output is exact. The router does not check the output of
 * the exchange, so the words have to name the exchange.
 */
function quotes(call: CallContext, source: Asset, quote: Quote, to = call.from): Reading {
  const { clipperExchange, dstToken, inputAmount, outputAmount, goodUntil } = quote;
  // Newer exchanges pack more into the word than the end of the price.
  const isTime = goodUntil < 2n ** 40n;
  return {
    effects: [
      does(call, 'swap', {
        gives: [exactly(source, inputAmount)],
        gets: [atLeast(assetAt(dstToken), outputAmount)],
        to,
        ...(isTime && { deadline: goodUntil }),
        terms: [
          { what: 'exchange', is: 'hex', value: clipperExchange },
          ...(isTime ? [] : [{ what: 'good until', is: 'number', value: goodUntil } as const]),
        ],
      }),
    ],
  };
}

const quoted: ArgumentFates = { irrelevant: { ...signatureBytes('r'), ...signatureBytes('vs') } };

const executed = (executor: string): ArgumentFates => ({
  pinned: { [executor]: knownExecutors, 'desc.srcReceiver': knownExecutors },
  irrelevant: {
    data: 'what a known executor does in between, with no right of the owner; the router pays out the least or reverts',
  },
});

const description =
  'address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags' as const;

const unwrapOfV2 = 254n;
const unwrapOfV3 = 253n;

/** The pools of the fourth and fifth router. */
const throughOldPools: readonly FunctionRule[] = [
  rule(
    'function unoswap(address srcToken, uint256 amount, uint256 minReturn, bytes32[] pools)',
    fourth,
    ({ srcToken, amount, minReturn, pools }, call) =>
      throughPools(call, exactly(assetAt(srcToken), amount), minReturn, pools.map(BigInt), unwrapOfV2),
  ),
  rule(
    'function unoswap(address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)',
    fifth,
    ({ srcToken, amount, minReturn, pools }, call) =>
      throughPools(call, exactly(assetAt(srcToken), amount), minReturn, pools, unwrapOfV2),
  ),
  rule(
    'function unoswapTo(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)',
    fifth,
    ({ recipient, srcToken, amount, minReturn, pools }, call) =>
      throughPools(call, exactly(assetAt(srcToken), amount), minReturn, pools, unwrapOfV2, recipient),
  ),
  rule(
    'function unoswapToWithPermit(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools, bytes permit)',
    fifth,
    ({ recipient, srcToken, amount, minReturn, pools, permit }, call) =>
      withPermit(
        readOneInchPermit(call, srcToken, permit),
        throughPools(call, exactly(assetAt(srcToken), amount), minReturn, pools, unwrapOfV2, recipient),
      ),
  ),
  rule(
    'function uniswapV3Swap(uint256 amount, uint256 minReturn, uint256[] pools)',
    [...fourth, ...fifth],
    ({ amount, minReturn, pools }, call) =>
      throughPools(call, intoPools(call, amount, pools), minReturn, pools, unwrapOfV3),
  ),
  rule(
    'function uniswapV3SwapTo(address recipient, uint256 amount, uint256 minReturn, uint256[] pools)',
    [...fourth, ...fifth],
    ({ recipient, amount, minReturn, pools }, call) =>
      throughPools(call, intoPools(call, amount, pools), minReturn, pools, unwrapOfV3, recipient),
  ),
  rule(
    'function uniswapV3SwapToWithPermit(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools, bytes permit)',
    [...fourth, ...fifth],
    ({ recipient, srcToken, amount, minReturn, pools, permit }, call) =>
      withPermit(
        readOneInchPermit(call, srcToken, permit),
        throughPools(call, exactly(token(srcToken), amount), minReturn, pools, unwrapOfV3, recipient),
      ),
  ),
  rule(
    'function clipperSwap(address clipperExchange, address srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
    fifth,
    ({ srcToken, ...quote }, call) => quotes(call, assetAt(srcToken), quote),
    quoted,
  ),
  rule(
    'function clipperSwapTo(address clipperExchange, address recipient, address srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
    fifth,
    ({ recipient, srcToken, ...quote }, call) => quotes(call, assetAt(srcToken), quote, recipient),
    quoted,
  ),
];

const withPermit = (permit: readonly Effect[], reading: Reading): Reading => ({
  ...reading,
  effects: [...permit, ...(reading.effects ?? [])],
});

export const oneInch: Protocol = {
  slug: '1inch',
  name: '1inch',
  family: '1inch',
  words: ['1inch', '1 inch', 'one inch', 'oneinch', '1inch network'],
  contracts: deployed('1inch'),
  functions: [
    rule(
      `function swap(address executor, (${description}) desc, bytes data)`,
      sixth,
      ({ executor, desc }, call) => ({ effects: swaps(call, executor, desc) }),
      executed('executor'),
    ),
    rule(
      `function swap(address executor, (${description}) desc, bytes permit, bytes data)`,
      fifth,
      ({ executor, desc, permit }, call) => ({
        effects: [...readOneInchPermit(call, desc.srcToken, permit), ...swaps(call, executor, desc)],
      }),
      executed('executor'),
    ),
    rule(
      `function swap(address caller, (${description}, bytes permit) desc, bytes data)`,
      fourth,
      ({ caller, desc }, call) => ({
        effects: [...readOneInchPermit(call, desc.srcToken, desc.permit), ...swaps(call, caller, desc)],
      }),
      executed('caller'),
    ),
    rule(
      'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
      sixth,
      ({ token: source, amount, minReturn, dex }, call) =>
        through(call, assetAt(addressIn(source)), amount, minReturn, [dex]),
    ),
    rule(
      'function unoswap2(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)',
      sixth,
      ({ token: source, amount, minReturn, dex, dex2 }, call) =>
        through(call, assetAt(addressIn(source)), amount, minReturn, [dex, dex2]),
    ),
    rule(
      'function unoswap3(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
      sixth,
      ({ token: source, amount, minReturn, dex, dex2, dex3 }, call) =>
        through(call, assetAt(addressIn(source)), amount, minReturn, [dex, dex2, dex3]),
    ),
    rule(
      'function unoswapTo(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
      sixth,
      ({ to, token: source, amount, minReturn, dex }, call) =>
        through(call, assetAt(addressIn(source)), amount, minReturn, [dex], addressIn(to)),
    ),
    rule(
      'function unoswapTo2(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)',
      sixth,
      ({ to, token: source, amount, minReturn, dex, dex2 }, call) =>
        through(call, assetAt(addressIn(source)), amount, minReturn, [dex, dex2], addressIn(to)),
    ),
    rule(
      'function unoswapTo3(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
      sixth,
      ({ to, token: source, amount, minReturn, dex, dex2, dex3 }, call) =>
        through(call, assetAt(addressIn(source)), amount, minReturn, [dex, dex2, dex3], addressIn(to)),
    ),
    rule('function ethUnoswap(uint256 minReturn, uint256 dex)', sixth, ({ minReturn, dex }, call) =>
      through(call, native, call.value, minReturn, [dex]),
    ),
    rule(
      'function ethUnoswap2(uint256 minReturn, uint256 dex, uint256 dex2)',
      sixth,
      ({ minReturn, dex, dex2 }, call) => through(call, native, call.value, minReturn, [dex, dex2]),
    ),
    rule(
      'function ethUnoswap3(uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
      sixth,
      ({ minReturn, dex, dex2, dex3 }, call) => through(call, native, call.value, minReturn, [dex, dex2, dex3]),
    ),
    rule('function ethUnoswapTo(uint256 to, uint256 minReturn, uint256 dex)', sixth, ({ to, minReturn, dex }, call) =>
      through(call, native, call.value, minReturn, [dex], addressIn(to)),
    ),
    rule(
      'function ethUnoswapTo2(uint256 to, uint256 minReturn, uint256 dex, uint256 dex2)',
      sixth,
      ({ to, minReturn, dex, dex2 }, call) => through(call, native, call.value, minReturn, [dex, dex2], addressIn(to)),
    ),
    rule(
      'function ethUnoswapTo3(uint256 to, uint256 minReturn, uint256 dex, uint256 dex2, uint256 dex3)',
      sixth,
      ({ to, minReturn, dex, dex2, dex3 }, call) =>
        through(call, native, call.value, minReturn, [dex, dex2, dex3], addressIn(to)),
    ),
    rule(
      'function clipperSwap(address clipperExchange, uint256 srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
      sixth,
      ({ srcToken, ...quote }, call) => quotes(call, assetAt(addressIn(srcToken)), quote),
      quoted,
    ),
    rule(
      'function clipperSwapTo(address clipperExchange, address recipient, uint256 srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs)',
      sixth,
      ({ recipient, srcToken, ...quote }, call) => quotes(call, assetAt(addressIn(srcToken)), quote, recipient),
      quoted,
    ),
    ...throughOldPools,
    ...oneInchOrders,
    rule('function permitAndCall(bytes permit, bytes action)', sixth, ({ permit, action }, call) => ({
      // The token, and then its permit.
      effects: readOneInchPermit(call, permit.slice(0, 42) as Address, `0x${permit.slice(42)}`),
      calls: [{ from: call.from, to: call.to, value: call.value, data: action, operation: 'call' }],
      value: 'shared',
    })),
  ],
  typedData: [oneInchOrder],
};

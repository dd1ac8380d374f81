import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import type { Hex, RawCall } from '../../effects/call.ts';
import type { Asset, Effect, Quantity } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { nonceOf, signatureBytes } from '../rules/irrelevant.ts';
import { poolShares } from '../rules/pool-shares.ts';
import {
  type ArgumentFates,
  type CallContext,
  type FunctionRule,
  type Protocol,
  type Reading,
  rule,
} from '../rules/protocol.ts';
import { atLeast, atMost, exactly, native, token, unnamed } from '../rules/quantity.ts';
import { isWrappedNative } from '../tokens/wrapped-native.ts';

const does = effectsOf('balancer-v3');

const router = ['router'];
const batchRouter = ['batch_router'];
const composite = ['composite_liquidity_router'];
const every = ['router', 'batch_router', 'composite_liquidity_router', 'buffer_router'];

const data = { userData: 'for the pool and its hooks, which cannot go beyond the amounts of the call' };
const anyPool = 'which pool trades: none can give less or take more than the amounts of the call';
const pooled: ArgumentFates = { irrelevant: data };

/** The wrapped coin of Ethereum, so that `wethIsEth` has an effect in trials. */
const weth: Address = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';
const swapFates: ArgumentFates = { irrelevant: { ...data, pool: anyPool }, examples: [{ tokenIn: weth }] };
const pathsFates = (amounts: object): ArgumentFates => ({
  irrelevant: {
    ...data,
    'paths[].steps[].pool': anyPool,
    'paths[].steps[].isBuffer': 'whether a vault or a pool trades: neither can go beyond the amounts of the call',
  },
  examples: [
    {
      paths: [
        {
          tokenIn: weth,
          steps: [{ pool: `0x${'a1'.repeat(20)}`, tokenOut: `0x${'b2'.repeat(20)}`, isBuffer: false }],
          ...amounts,
        },
      ],
    },
  ],
});

/** For pools with unnamed tokens: whether the coin stands for one of them, and which go through their vaults. */
const coinDetail = (wethIsEth: boolean, throughVaults: readonly boolean[] = []): Pick<Effect, 'detail'> => {
  const vaults = throughVaults.flatMap((isThrough, index) =>
    isThrough ? [`token ${index} goes through its vault`] : [],
  );
  const parts = [...(wethIsEth ? ['the coin instead of its wrapped token'] : []), ...vaults];
  return parts.length > 0 ? { detail: parts.join('; ') } : {};
};

/** Routers return unused coins. */
const surplusReturns = { value: 'counted' } as const;

/** The wrapped coin stands for the coin if the caller says so. */
const assetAt = ({ chainId }: CallContext, address: Address, wethIsEth: boolean): Asset =>
  wethIsEth && isWrappedNative(chainId, address) ? native : token(address);

/** Only the chain knows the tokens of a pool and their order. */
const sideOf = (pool: Address, index: number): Asset => unnamed(`token ${index} of the pool ${pool}`);

const sides = (pool: Address, amounts: readonly bigint[], bound: (asset: Asset, amount: bigint) => Quantity) =>
  amounts.flatMap((amount, index) => (amount === 0n ? [] : [bound(sideOf(pool, index), amount)]));

/** Coins sent with a deposit; the rest is returned. */
const coinsOf = ({ value }: CallContext): readonly Quantity[] => (value > 0n ? [atMost(native, value)] : []);

/**
 * Pool tokens are unlisted, so an exact amount of them is a term; a minimum only limits the stated remaining amounts.
 */
const shareTerms = ({ amount, bound }: Quantity) => ({
  terms: typeof amount === 'bigint' && bound === 'exact' ? [poolShares(amount)] : [],
});

const supplies = (
  call: CallContext,
  gives: readonly Quantity[],
  gets: Quantity,
  more: Partial<Effect> = {},
): Reading => ({
  effects: [does(call, 'supply', { gives: [...gives, ...coinsOf(call)], gets: [gets], ...shareTerms(gets), ...more })],
});

const withdraws = (
  call: CallContext,
  gives: Quantity,
  gets: readonly Quantity[],
  more: Partial<Effect> = {},
): Reading => ({
  effects: [does(call, 'withdraw', { gives: [gives], gets, ...shareTerms(gives), ...more })],
});

const repeats = (call: CallContext, parts: readonly Hex[]): readonly RawCall[] =>
  parts.map((data) => ({ from: call.from, to: call.to, value: call.value, data, operation: 'call' }));

type Path<Amount extends string> = Readonly<Record<Amount, bigint>> & {
  readonly tokenIn: Address;
  readonly steps: readonly { readonly tokenOut: Address }[];
};

/**
 * The arguments of a batch: types cannot be inferred from its signature because of a list of structs within a struct.
 */
interface Batch<Amount extends string> {
  readonly paths: readonly Path<Amount>[];
  readonly deadline: bigint;
  readonly wethIsEth: boolean;
}

/** Each path of a batch is a separate swap for the caller. */
function swapsAlong<Amount extends string>(
  call: CallContext,
  { paths, deadline, wethIsEth }: Batch<Amount>,
  amounts: (path: Path<Amount>, given: Asset, got: Asset) => { readonly gives: Quantity; readonly gets: Quantity },
): Reading {
  if (paths.some(({ steps }) => steps.length === 0)) return { fault: 'a path of the batch has no step' };
  return {
    effects: paths.map((path) => {
      const tokens = [path.tokenIn, ...path.steps.map(({ tokenOut }) => tokenOut)];
      const last = tokens.at(-1) ?? path.tokenIn;
      const { gives, gets } = amounts(path, assetAt(call, path.tokenIn, wethIsEth), assetAt(call, last, wethIsEth));
      return does(call, 'swap', { gives: [gives], gets: [gets], routes: [{ path: tokens, poolFees: [] }], deadline });
    }),
    ...surplusReturns,
  };
}

const liquidity: readonly FunctionRule[] = [
  rule(
    'function addLiquidityProportional(address pool, uint256[] maxAmountsIn, uint256 exactBptAmountOut, bool wethIsEth, bytes userData)',
    router,
    ({ pool, maxAmountsIn, exactBptAmountOut, wethIsEth }, call) =>
      supplies(call, sides(pool, maxAmountsIn, atMost), exactly(token(pool), exactBptAmountOut), coinDetail(wethIsEth)),
    pooled,
  ),
  rule(
    'function addLiquidityUnbalanced(address pool, uint256[] exactAmountsIn, uint256 minBptAmountOut, bool wethIsEth, bytes userData)',
    router,
    ({ pool, exactAmountsIn, minBptAmountOut, wethIsEth }, call) =>
      supplies(
        call,
        sides(pool, exactAmountsIn, exactly),
        atLeast(token(pool), minBptAmountOut),
        coinDetail(wethIsEth),
      ),
    pooled,
  ),
  rule(
    'function addLiquiditySingleTokenExactOut(address pool, address tokenIn, uint256 maxAmountIn, uint256 exactBptAmountOut, bool wethIsEth, bytes userData)',
    router,
    ({ pool, tokenIn, maxAmountIn, exactBptAmountOut, wethIsEth }, call) => ({
      effects: [
        does(call, 'supply', {
          gives: [atMost(assetAt(call, tokenIn, wethIsEth), maxAmountIn)],
          gets: [exactly(token(pool), exactBptAmountOut)],
          terms: [poolShares(exactBptAmountOut)],
        }),
      ],
    }),
    { ...pooled, examples: [{ tokenIn: weth }] },
  ),
  rule(
    'function addLiquidityCustom(address pool, uint256[] maxAmountsIn, uint256 minBptAmountOut, bool wethIsEth, bytes userData)',
    router,
    ({ pool, maxAmountsIn, minBptAmountOut, wethIsEth }, call) =>
      supplies(call, sides(pool, maxAmountsIn, atMost), atLeast(token(pool), minBptAmountOut), coinDetail(wethIsEth)),
    pooled,
  ),
  rule(
    'function initialize(address pool, address[] tokens, uint256[] exactAmountsIn, uint256 minBptAmountOut, bool wethIsEth, bytes userData)',
    router,
    ({ pool, tokens, exactAmountsIn, minBptAmountOut, wethIsEth }, call) => ({
      effects: [
        does(call, 'supply', {
          gives: tokens.map((address, index) =>
            exactly(assetAt(call, address, wethIsEth), exactAmountsIn[index] ?? 0n),
          ),
          gets: [atLeast(token(pool), minBptAmountOut)],
        }),
      ],
      ...(tokens.length === exactAmountsIn.length ? {} : { fault: 'tokens and amounts differ in number' }),
    }),
    { ...pooled, examples: [{ tokens: [weth, `0x${'b2'.repeat(20)}`] }] },
  ),
  rule(
    'function donate(address pool, uint256[] amountsIn, bool wethIsEth, bytes userData)',
    router,
    ({ pool, amountsIn, wethIsEth }, call) => ({
      effects: [
        does(call, 'send', {
          gives: [...sides(pool, amountsIn, exactly), ...coinsOf(call)],
          to: pool,
          detail: ['a gift to the pool', coinDetail(wethIsEth).detail ?? []].flat().join('; '),
        }),
      ],
    }),
    pooled,
  ),
  rule(
    'function removeLiquidityProportional(address pool, uint256 exactBptAmountIn, uint256[] minAmountsOut, bool wethIsEth, bytes userData)',
    router,
    ({ pool, exactBptAmountIn, minAmountsOut, wethIsEth }, call) =>
      withdraws(
        call,
        exactly(token(pool), exactBptAmountIn),
        minAmountsOut.map((least, index) => atLeast(sideOf(pool, index), least)),
        coinDetail(wethIsEth),
      ),
    pooled,
  ),
  rule(
    'function removeLiquiditySingleTokenExactIn(address pool, uint256 exactBptAmountIn, address tokenOut, uint256 minAmountOut, bool wethIsEth, bytes userData)',
    router,
    ({ pool, exactBptAmountIn, tokenOut, minAmountOut, wethIsEth }, call) =>
      withdraws(call, exactly(token(pool), exactBptAmountIn), [
        atLeast(assetAt(call, tokenOut, wethIsEth), minAmountOut),
      ]),
    { ...pooled, examples: [{ tokenOut: weth }] },
  ),
  rule(
    'function removeLiquiditySingleTokenExactOut(address pool, uint256 maxBptAmountIn, address tokenOut, uint256 exactAmountOut, bool wethIsEth, bytes userData)',
    router,
    ({ pool, maxBptAmountIn, tokenOut, exactAmountOut, wethIsEth }, call) =>
      withdraws(call, atMost(token(pool), maxBptAmountIn), [
        exactly(assetAt(call, tokenOut, wethIsEth), exactAmountOut),
      ]),
    { ...pooled, examples: [{ tokenOut: weth }] },
  ),
  rule(
    'function removeLiquidityCustom(address pool, uint256 maxBptAmountIn, uint256[] minAmountsOut, bool wethIsEth, bytes userData)',
    router,
    ({ pool, maxBptAmountIn, minAmountsOut, wethIsEth }, call) =>
      withdraws(
        call,
        atMost(token(pool), maxBptAmountIn),
        minAmountsOut.map((least, index) => atLeast(sideOf(pool, index), least)),
        coinDetail(wethIsEth),
      ),
    pooled,
  ),
  rule(
    'function removeLiquidityRecovery(address pool, uint256 exactBptAmountIn, uint256[] minAmountsOut)',
    router,
    ({ pool, exactBptAmountIn, minAmountsOut }, call) =>
      withdraws(
        call,
        exactly(token(pool), exactBptAmountIn),
        minAmountsOut.map((least, index) => atLeast(sideOf(pool, index), least)),
      ),
  ),
  // Pools of vault tokens; the router deposits the underlying tokens of the vaults.
  rule(
    'function addLiquidityUnbalancedToERC4626Pool(address pool, bool[] wrapUnderlying, uint256[] exactAmountsIn, uint256 minBptAmountOut, bool wethIsEth, bytes userData)',
    composite,
    ({ pool, exactAmountsIn, minBptAmountOut, wethIsEth, wrapUnderlying }, call) =>
      supplies(
        call,
        sides(pool, exactAmountsIn, exactly),
        atLeast(token(pool), minBptAmountOut),
        coinDetail(wethIsEth, wrapUnderlying),
      ),
    pooled,
  ),
  rule(
    'function addLiquidityProportionalToERC4626Pool(address pool, bool[] wrapUnderlying, uint256[] maxAmountsIn, uint256 exactBptAmountOut, bool wethIsEth, bytes userData)',
    composite,
    ({ pool, maxAmountsIn, exactBptAmountOut, wethIsEth, wrapUnderlying }, call) =>
      supplies(
        call,
        sides(pool, maxAmountsIn, atMost),
        exactly(token(pool), exactBptAmountOut),
        coinDetail(wethIsEth, wrapUnderlying),
      ),
    pooled,
  ),
  rule(
    'function removeLiquidityProportionalFromERC4626Pool(address pool, bool[] unwrapWrapped, uint256 exactBptAmountIn, uint256[] minAmountsOut, bool wethIsEth, bytes userData)',
    composite,
    ({ pool, exactBptAmountIn, minAmountsOut, wethIsEth, unwrapWrapped }, call) =>
      withdraws(
        call,
        exactly(token(pool), exactBptAmountIn),
        minAmountsOut.map((least, index) => atLeast(sideOf(pool, index), least)),
        coinDetail(wethIsEth, unwrapWrapped),
      ),
    pooled,
  ),
];

const permitApproval =
  '(address token, address owner, address spender, uint256 amount, uint256 nonce, uint256 deadline)' as const;
const permit2Batch =
  '((address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline)' as const;

export const balancerV3: Protocol = {
  slug: 'balancer-v3',
  name: 'Balancer V3',
  family: 'balancer',
  words: ['balancer v3', 'balancerv3', 'balancer-v3', 'balancer 3'],
  contracts: deployed('balancer-v3'),
  functions: [
    rule(
      'function swapSingleTokenExactIn(address pool, address tokenIn, address tokenOut, uint256 exactAmountIn, uint256 minAmountOut, uint256 deadline, bool wethIsEth, bytes userData)',
      router,
      ({ tokenIn, tokenOut, exactAmountIn, minAmountOut, deadline, wethIsEth }, call) => ({
        effects: [
          does(call, 'swap', {
            gives: [exactly(assetAt(call, tokenIn, wethIsEth), exactAmountIn)],
            gets: [atLeast(assetAt(call, tokenOut, wethIsEth), minAmountOut)],
            routes: [{ path: [tokenIn, tokenOut], poolFees: [] }],
            deadline,
          }),
        ],
        ...surplusReturns,
      }),
      swapFates,
    ),
    rule(
      'function swapSingleTokenExactOut(address pool, address tokenIn, address tokenOut, uint256 exactAmountOut, uint256 maxAmountIn, uint256 deadline, bool wethIsEth, bytes userData)',
      router,
      ({ tokenIn, tokenOut, exactAmountOut, maxAmountIn, deadline, wethIsEth }, call) => ({
        effects: [
          does(call, 'swap', {
            gives: [atMost(assetAt(call, tokenIn, wethIsEth), maxAmountIn)],
            gets: [exactly(assetAt(call, tokenOut, wethIsEth), exactAmountOut)],
            routes: [{ path: [tokenIn, tokenOut], poolFees: [] }],
            deadline,
          }),
        ],
        ...surplusReturns,
      }),
      swapFates,
    ),
    rule(
      'function swapExactIn((address tokenIn, (address pool, address tokenOut, bool isBuffer)[] steps, uint256 exactAmountIn, uint256 minAmountOut)[] paths, uint256 deadline, bool wethIsEth, bytes userData)',
      batchRouter,
      (args, call) =>
        swapsAlong(call, args as unknown as Batch<'exactAmountIn' | 'minAmountOut'>, (path, given, got) => ({
          gives: exactly(given, path.exactAmountIn),
          gets: atLeast(got, path.minAmountOut),
        })),
      pathsFates({ exactAmountIn: 5n, minAmountOut: 4n }),
    ),
    rule(
      'function swapExactOut((address tokenIn, (address pool, address tokenOut, bool isBuffer)[] steps, uint256 maxAmountIn, uint256 exactAmountOut)[] paths, uint256 deadline, bool wethIsEth, bytes userData)',
      batchRouter,
      (args, call) =>
        swapsAlong(call, args as unknown as Batch<'maxAmountIn' | 'exactAmountOut'>, (path, given, got) => ({
          gives: atMost(given, path.maxAmountIn),
          gets: exactly(got, path.exactAmountOut),
        })),
      pathsFates({ maxAmountIn: 5n, exactAmountOut: 4n }),
    ),
    ...liquidity,
    rule('function multicall(bytes[] data)', every, ({ data }, call) => ({
      calls: repeats(call, data),
      value: 'shared',
    })),
    rule(
      `function permitBatchAndCall(${permitApproval}[] permitBatch, bytes[] permitSignatures, ${permit2Batch} permit2Batch, bytes permit2Signature, bytes[] multicallData)`,
      every,
      ({ permitBatch, permit2Batch: batch, multicallData }, call) => ({
        effects: [
          ...permitBatch.map(
            ({ token: address, owner, spender, amount, deadline }): Effect =>
              does({ ...call, from: owner }, 'permit', { gives: [atMost(token(address), amount)], spender, deadline }),
          ),
          ...batch.details.map(
            ({ token: address, amount, expiration }): Effect =>
              does(call, 'permit', {
                gives: [atMost(token(address), amount)],
                spender: batch.spender,
                deadline: batch.sigDeadline,
                expiration: BigInt(expiration),
              }),
          ),
        ],
        calls: repeats(call, multicallData),
        value: 'shared',
      }),
      {
        irrelevant: {
          ...nonceOf('permitBatch[].nonce'),
          ...nonceOf('permit2Batch.details[].nonce'),
          ...signatureBytes('permitSignatures[]'),
          ...signatureBytes('permit2Signature'),
        },
      },
    ),
  ],
};

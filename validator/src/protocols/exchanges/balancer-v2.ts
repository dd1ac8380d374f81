import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import type { Asset, Effect, EffectKind, Quantity, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type ArgumentFates, type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { atLeast, atMost, exactly, native, rightOver, token, unnamed } from '../rules/quantity.ts';
import { readBatchSwap } from './balancer-v2-batch.ts';
import { readExitData, readJoinData } from './balancer-v2-user-data.ts';
import { withTerms } from './uniswap-v3-terms.ts';

const does = effectsOf('balancer-v2');

const vault = ['vault'];

/** The zero address means the coin. */
const assetAt = (address: Address): Asset => (BigInt(address) === 0n ? native : token(address));

/** The token of a pool: its id starts with its address. */
const poolToken = (poolId: string): Asset => token(poolId.slice(0, 42) as Address);

const funds = '(address sender, bool fromInternalBalance, address recipient, bool toInternalBalance) funds' as const;

interface Funds {
  readonly sender: Address;
  readonly fromInternalBalance: boolean;
  readonly recipient: Address;
  readonly toInternalBalance: boolean;
}

/** The owner and the recipient of the assets; balances can also stay in the Vault. */
const partiesOf = ({ sender, fromInternalBalance, recipient }: Omit<Funds, 'toInternalBalance'>): Partial<Effect> => ({
  from: sender,
  to: recipient,
  ...(fromInternalBalance && { detail: 'taken from the balance in the Vault' }),
});

/** Output that stays in the Vault reaches no wallet, so the words must request it. */
const keptInside = (
  call: CallContext,
  { recipient, toInternalBalance }: Pick<Funds, 'recipient' | 'toInternalBalance'>,
): Effect[] =>
  toInternalBalance
    ? [does(call, 'unknown', { to: recipient, detail: 'keeps what comes out as a balance in the Vault' })]
    : [];

const insideTerm: Term = {
  what: 'source',
  is: 'text',
  value: 'internal balance',
  alike: ['Vault balance', 'balance in the Vault'],
};

/** Limits of a batch above its input, and whether it uses the balance in the Vault. */
function batchTerms(
  limits: readonly bigint[],
  gives: readonly Quantity[],
  fromInternalBalance: boolean,
): readonly Term[] {
  const loose = limits.filter((limit) => limit > 0n && !gives.some(({ amount }) => amount === limit));
  const terms = loose.map((value): Term => ({ what: 'limit', is: 'number', value }));
  return fromInternalBalance ? [insideTerm, ...terms] : terms;
}

const anyPool = 'which pool trades: none can give less or take more than the limits';
const poolData = 'for the pool that trades: none can give less or take more than the limits';
const fundsExample = {
  sender: `0x${'a1'.repeat(20)}`,
  fromInternalBalance: true,
  recipient: `0x${'b2'.repeat(20)}`,
  toInternalBalance: true,
};
const [tokenA, tokenB] = [`0x${'c3'.repeat(20)}`, `0x${'d4'.repeat(20)}`];
const singleSwapFates: ArgumentFates = {
  irrelevant: { 'singleSwap.poolId': anyPool, 'singleSwap.userData': poolData },
  examples: [
    {
      singleSwap: {
        poolId: `0x${'e5'.repeat(32)}`,
        kind: 0,
        assetIn: tokenA,
        assetOut: tokenB,
        amount: 5n,
        userData: '0x',
      },
      funds: fundsExample,
    },
  ],
};
const batchSwapFates: ArgumentFates = {
  irrelevant: { 'swaps[].poolId': anyPool, 'swaps[].userData': poolData },
  examples: [
    {
      kind: 0,
      swaps: [{ poolId: `0x${'e5'.repeat(32)}`, assetInIndex: 0n, assetOutIndex: 1n, amount: 5n, userData: '0x' }],
      assets: [tokenA, tokenB],
      limits: [5n, -4n],
      funds: fundsExample,
    },
  ],
};

/** The Vault returns unused coins. */
const surplusReturns = { value: 'counted' } as const;

const balanceMoves: readonly { kind: EffectKind; isIn: boolean; detail: string }[] = [
  { kind: 'supply', isIn: true, detail: 'into the balance in the Vault' },
  { kind: 'withdraw', isIn: false, detail: 'from the balance in the Vault' },
  { kind: 'send', isIn: true, detail: 'from balance to balance in the Vault' },
  { kind: 'send', isIn: true, detail: 'by the allowance of the Vault' },
];

export const balancerV2: Protocol = {
  slug: 'balancer-v2',
  name: 'Balancer V2',
  family: 'balancer',
  words: ['balancer v2', 'balancerv2', 'balancer-v2', 'balancer 2'],
  contracts: deployed('balancer-v2'),
  functions: [
    rule(
      `function swap((bytes32 poolId, uint8 kind, address assetIn, address assetOut, uint256 amount, bytes userData) singleSwap, ${funds}, uint256 limit, uint256 deadline)`,
      vault,
      ({ singleSwap: { kind, assetIn, assetOut, amount }, funds: parties, limit, deadline }, call) => {
        if (kind > 1) return { fault: `a swap of the kind ${kind}` };
        const [given, got] = [assetAt(assetIn), assetAt(assetOut)];
        return {
          effects: [
            does(call, 'swap', {
              gives: [kind === 0 ? exactly(given, amount) : atMost(given, limit)],
              gets: [kind === 0 ? atLeast(got, limit) : exactly(got, amount)],
              ...partiesOf(parties),
              ...withTerms(...(parties.fromInternalBalance ? [insideTerm] : [])),
              routes: [{ path: [assetIn, assetOut], poolFees: [] }],
              deadline,
            }),
            ...keptInside(call, parties),
          ],
          ...surplusReturns,
        };
      },
      singleSwapFates,
    ),
    rule(
      `function batchSwap(uint8 kind, (bytes32 poolId, uint256 assetInIndex, uint256 assetOutIndex, uint256 amount, bytes userData)[] swaps, address[] assets, ${funds}, int256[] limits, uint256 deadline)`,
      vault,
      ({ kind, swaps, assets, funds: parties, limits, deadline }, call) => {
        const batch = readBatchSwap({ isGivenIn: kind === 0, swaps, assets: assets.map(assetAt), limits });
        if (batch === null || kind > 1) return { fault: 'the steps, assets and limits of the batch do not match' };
        const path = batch.path.flatMap((index) => assets[index] ?? []);
        return {
          effects: [
            does(call, 'swap', {
              gives: batch.gives,
              gets: batch.gets,
              ...partiesOf(parties),
              ...(path.length > 0 && { routes: [{ path, poolFees: [] }] }),
              deadline,
              ...withTerms(...batchTerms(limits, batch.gives, parties.fromInternalBalance)),
            }),
            ...keptInside(call, parties),
          ],
          ...surplusReturns,
        };
      },
      batchSwapFates,
    ),
    rule(
      'function joinPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] maxAmountsIn, bytes userData, bool fromInternalBalance) request)',
      vault,
      ({ poolId, sender, recipient, request }, call) => {
        const { shares, terms } = readJoinData(poolToken(poolId), request);
        return {
          ...(request.assets.length === request.maxAmountsIn.length
            ? {}
            : { fault: 'assets and amounts differ in number' }),
          effects: [
            does(call, 'supply', {
              gives: request.assets.flatMap((asset, index) => {
                const most = request.maxAmountsIn[index] ?? 0n;
                return most === 0n ? [] : [atMost(assetAt(asset), most)];
              }),
              gets: [shares],
              ...partiesOf({ ...request, sender, recipient }),
              ...withTerms(...(request.fromInternalBalance ? [insideTerm] : []), ...terms),
            }),
          ],
        };
      },
    ),
    rule(
      'function exitPool(bytes32 poolId, address sender, address recipient, (address[] assets, uint256[] minAmountsOut, bytes userData, bool toInternalBalance) request)',
      vault,
      ({ poolId, sender, recipient, request }, call) => {
        const { shares, terms } = readExitData(poolToken(poolId), request.userData);
        return {
          ...(request.assets.length === request.minAmountsOut.length
            ? {}
            : { fault: 'assets and amounts differ in number' }),
          effects: [
            does(call, 'withdraw', {
              gives: [shares],
              gets: request.assets.map((asset, index) => atLeast(assetAt(asset), request.minAmountsOut[index] ?? 0n)),
              ...partiesOf({ sender, fromInternalBalance: false, recipient }),
              ...withTerms(...terms),
            }),
            ...keptInside(call, { ...request, recipient }),
          ],
        };
      },
    ),
    rule(
      'function setRelayerApproval(address sender, address relayer, bool approved)',
      vault,
      ({ sender, relayer, approved }, call) => ({ effects: [letsRelay(call, sender, relayer, approved)] }),
    ),
    rule(
      'function manageUserBalance((uint8 kind, address asset, uint256 amount, address sender, address recipient)[] ops)',
      vault,
      ({ ops }, call) => ({
        effects: ops.map(({ kind, asset, amount, sender, recipient }) => {
          const move = balanceMoves[kind];
          if (!move) return does(call, 'unknown', { detail: `a balance operation of the kind ${kind}` });
          const quantity = exactly(assetAt(asset), amount);
          return does(call, move.kind, {
            ...(move.isIn ? { gives: [quantity] } : { gets: [quantity] }),
            from: sender,
            to: recipient,
            detail: move.detail,
          });
        }),
        ...surplusReturns,
      }),
      {
        examples: [
          { ops: [{ kind: 0, asset: tokenA, amount: 5n, sender: tokenB, recipient: fundsExample.recipient }] },
        ],
      },
    ),
    rule(
      'function flashLoan(address recipient, address[] tokens, uint256[] amounts, bytes userData)',
      vault,
      ({ recipient, tokens, amounts, userData }, call) => ({
        ...(tokens.length === amounts.length ? {} : { fault: 'tokens and amounts differ in number' }),
        effects: [
          does(call, 'borrow', {
            gets: tokens.map((address, index) => exactly(token(address), amounts[index] ?? 0n)),
            to: recipient,
            detail: 'flash loan, paid back within the transaction',
          }),
          does(call, 'unknown', {
            to: recipient,
            terms: [{ what: 'flash loan data', is: 'hex', value: userData }],
            detail: 'runs the code of the receiver of the flash loan',
          }),
        ],
      }),
    ),
  ],
};

/** A relayer may swap, join and exit with every asset that the account approved for the Vault. */
function letsRelay(call: CallContext, from: Address, spender: Address, approved: boolean): Effect {
  return does(call, 'operator', {
    gives: [rightOver(unnamed('all that the Vault may take from the account'), approved)],
    from,
    spender,
    detail: approved ? 'may act for the account in the Vault' : 'may no longer act for the account in the Vault',
  });
}

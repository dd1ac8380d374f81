import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import type { Effect, Quantity } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { permitSignature, signatureOf } from '../rules/irrelevant.ts';
import { type ArgumentFates, type CallContext, type FunctionRule, type Reading, rule } from '../rules/protocol.ts';
import { atMost, exactly, exactlyOrAll, native, someOf, token, unnamed } from '../rules/quantity.ts';
import { borrows, permits, referral, refuseStableRate, repays, supplies } from './aave-v3-effects.ts';

const does = effectsOf('aave-v3');

const gateway = ['weth_gateway'];
const rewards = ['rewards_controller'];

const { pool: pools = {} } = deployed('aave-v3');

/** The gateway trusts the pool in the call: one that is not Aave's could keep the assets. */
function throughPool(call: CallContext, pool: Address, reading: Reading): Reading {
  if (call.chainId !== null && pools[call.chainId]?.includes(pool)) return reading;
  const bind = (effect: Effect): Effect => ({ ...effect, terms: [{ what: 'pool', is: 'hex', value: pool }] });
  return { ...reading, ...(reading.effects && { effects: reading.effects.map(bind) }) };
}

const knownPool: ArgumentFates = { pinned: { pool: 'the Aave pools; any other must be named' } };
const positions = { 'assets[]': 'the positions whose rewards are claimed; they belong to the same account' };

const repaysNative = (call: CallContext, amount: bigint, debtor: Address): Reading => ({
  effects: [
    repays(
      call,
      exactlyOrAll(native, amount),
      debtor,
      amount === call.value ? undefined : 'coins sent beyond the debt are returned',
    ),
  ],
  value: 'counted',
});

const claims = (call: CallContext, gets: Quantity, to: Address | null, from: Address | null = call.from) => ({
  effects: [does(call, 'claim', { gets: [gets], from, to })],
});

const everyReward = someOf(unnamed('all rewards of the Aave markets'));

const delegates = (call: CallContext, from: Address | null, spender: Address, amount: bigint) =>
  does(call, 'approve', {
    gives: [atMost(token(call.to), amount)],
    from,
    spender,
    detail: 'lets the spender borrow on the debt of the account',
  });

/** The gateway for the coin of the chain, the debt tokens and the rewards controller. */
export const aaveV3Periphery: readonly FunctionRule[] = [
  rule(
    'function depositETH(address pool, address onBehalfOf, uint16 referralCode)',
    gateway,
    ({ pool, onBehalfOf }, call) =>
      throughPool(call, pool, { effects: [supplies(call, exactly(native, call.value), onBehalfOf)] }),
    { ...knownPool, irrelevant: referral },
  ),
  rule(
    'function withdrawETH(address pool, uint256 amount, address to)',
    gateway,
    ({ pool, amount, to }, call) =>
      throughPool(call, pool, { effects: [does(call, 'withdraw', { gets: [exactlyOrAll(native, amount)], to })] }),
    knownPool,
  ),
  rule(
    'function withdrawETHWithPermit(address pool, uint256 amount, address to, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)',
    gateway,
    ({ pool, amount, to, deadline }, call) =>
      throughPool(call, pool, {
        effects: [
          permits(call, exactly(unnamed('aTokens of the wrapped coin'), amount), deadline),
          does(call, 'withdraw', { gets: [exactlyOrAll(native, amount)], to }),
        ],
      }),
    { ...knownPool, irrelevant: permitSignature },
  ),
  rule(
    'function repayETH(address pool, uint256 amount, address onBehalfOf)',
    gateway,
    ({ pool, amount, onBehalfOf }, call) => throughPool(call, pool, repaysNative(call, amount, onBehalfOf)),
    knownPool,
  ),
  rule(
    'function repayETH(address pool, uint256 amount, uint256 rateMode, address onBehalfOf)',
    gateway,
    ({ pool, amount, rateMode, onBehalfOf }, call) => ({
      ...throughPool(call, pool, repaysNative(call, amount, onBehalfOf)),
      ...refuseStableRate(rateMode),
    }),
    {
      pinned: { ...knownPool.pinned, rateMode: 'the variable rate (2), the only one that pools support' },
      examples: [{ rateMode: 2n }],
    },
  ),
  rule(
    'function borrowETH(address pool, uint256 amount, uint16 referralCode)',
    gateway,
    ({ pool, amount }, call) =>
      throughPool(call, pool, { effects: [borrows(call, exactly(native, amount), call.from)] }),
    { ...knownPool, irrelevant: referral },
  ),
  rule(
    'function borrowETH(address pool, uint256 amount, uint256 interestRateMode, uint16 referralCode)',
    gateway,
    ({ pool, amount, interestRateMode }, call) => ({
      ...throughPool(call, pool, { effects: [borrows(call, exactly(native, amount), call.from, interestRateMode)] }),
      ...refuseStableRate(interestRateMode),
    }),
    {
      pinned: { ...knownPool.pinned, interestRateMode: 'the variable rate (2), the only one that pools support' },
      irrelevant: referral,
      examples: [{ interestRateMode: 2n }],
    },
  ),
  rule('function approveDelegation(address delegatee, uint256 amount)', 'any', ({ delegatee, amount }, call) => ({
    effects: [delegates(call, call.from, delegatee, amount)],
  })),
  rule(
    'function delegationWithSig(address delegator, address delegatee, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    'any',
    ({ delegator, delegatee, value, deadline }, call) => ({
      effects: [{ ...delegates(call, delegator, delegatee, value), kind: 'permit', deadline }],
    }),
    { irrelevant: signatureOf() },
  ),
  rule(
    'function claimRewards(address[] assets, uint256 amount, address to, address reward)',
    rewards,
    ({ amount, to, reward }, call) => claims(call, exactlyOrAll(token(reward), amount), to),
    { irrelevant: positions },
  ),
  rule(
    'function claimRewardsOnBehalf(address[] assets, uint256 amount, address user, address to, address reward)',
    rewards,
    ({ amount, user, to, reward }, call) => claims(call, exactlyOrAll(token(reward), amount), to, user),
    { irrelevant: positions },
  ),
  rule(
    'function claimRewardsToSelf(address[] assets, uint256 amount, address reward)',
    rewards,
    ({ amount, reward }, call) => claims(call, exactlyOrAll(token(reward), amount), null),
    { irrelevant: positions },
  ),
  rule(
    'function claimAllRewards(address[] assets, address to)',
    rewards,
    ({ to }, call) => claims(call, everyReward, to),
    { irrelevant: positions },
  ),
  rule(
    'function claimAllRewardsOnBehalf(address[] assets, address user, address to)',
    rewards,
    ({ user, to }, call) => claims(call, everyReward, to, user),
    { irrelevant: positions },
  ),
  rule('function claimAllRewardsToSelf(address[] assets)', rewards, (_args, call) => claims(call, everyReward, null), {
    irrelevant: positions,
  }),
];

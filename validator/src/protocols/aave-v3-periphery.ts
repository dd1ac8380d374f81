import type { Address } from '@countersign/protocol';
import type { Quantity } from '../effect.ts';
import { borrows, permits, refuseStableRate, repays, supplies } from './aave-v3-effects.ts';
import { effectsOf } from './effects-of.ts';
import { type CallContext, type FunctionRule, type Reading, rule } from './protocol.ts';
import { atMost, exactly, exactlyOrAll, native, someOf, token, unnamed } from './quantity.ts';

const does = effectsOf('aave-v3');

const gateway = ['weth_gateway'];
const rewards = ['rewards_controller'];

const repaysNative = (call: CallContext, amount: bigint, debtor: Address): Reading => ({
  effects: [
    repays(
      call,
      exactlyOrAll(native, amount),
      debtor,
      amount === call.value ? undefined : 'coins sent beyond the debt come back',
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

/** The gateway for the coin of the chain, the tokens of debts and the controller of rewards. */
export const aaveV3Periphery: readonly FunctionRule[] = [
  rule(
    'function depositETH(address pool, address onBehalfOf, uint16 referralCode)',
    gateway,
    ({ onBehalfOf }, call) => ({ effects: [supplies(call, exactly(native, call.value), onBehalfOf)] }),
  ),
  rule('function withdrawETH(address pool, uint256 amount, address to)', gateway, ({ amount, to }, call) => ({
    effects: [does(call, 'withdraw', { gets: [exactlyOrAll(native, amount)], to })],
  })),
  rule(
    'function withdrawETHWithPermit(address pool, uint256 amount, address to, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)',
    gateway,
    ({ amount, to, deadline }, call) => ({
      effects: [
        permits(call, exactly(unnamed('aTokens of the wrapped coin'), amount), deadline),
        does(call, 'withdraw', { gets: [exactlyOrAll(native, amount)], to }),
      ],
    }),
  ),
  rule('function repayETH(address pool, uint256 amount, address onBehalfOf)', gateway, ({ amount, onBehalfOf }, call) =>
    repaysNative(call, amount, onBehalfOf),
  ),
  rule(
    'function repayETH(address pool, uint256 amount, uint256 rateMode, address onBehalfOf)',
    gateway,
    ({ amount, rateMode, onBehalfOf }, call) => ({
      ...repaysNative(call, amount, onBehalfOf),
      ...refuseStableRate(rateMode),
    }),
  ),
  rule('function borrowETH(address pool, uint256 amount, uint16 referralCode)', gateway, ({ amount }, call) => ({
    effects: [borrows(call, exactly(native, amount), call.from)],
  })),
  rule(
    'function borrowETH(address pool, uint256 amount, uint256 interestRateMode, uint16 referralCode)',
    gateway,
    ({ amount, interestRateMode }, call) => ({
      effects: [borrows(call, exactly(native, amount), call.from, interestRateMode)],
      ...refuseStableRate(interestRateMode),
    }),
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
  ),
  rule(
    'function claimRewards(address[] assets, uint256 amount, address to, address reward)',
    rewards,
    ({ amount, to, reward }, call) => claims(call, exactlyOrAll(token(reward), amount), to),
  ),
  rule(
    'function claimRewardsOnBehalf(address[] assets, uint256 amount, address user, address to, address reward)',
    rewards,
    ({ amount, user, to, reward }, call) => claims(call, exactlyOrAll(token(reward), amount), to, user),
  ),
  rule(
    'function claimRewardsToSelf(address[] assets, uint256 amount, address reward)',
    rewards,
    ({ amount, reward }, call) => claims(call, exactlyOrAll(token(reward), amount), null),
  ),
  rule('function claimAllRewards(address[] assets, address to)', rewards, ({ to }, call) =>
    claims(call, everyReward, to),
  ),
  rule('function claimAllRewardsOnBehalf(address[] assets, address user, address to)', rewards, ({ user, to }, call) =>
    claims(call, everyReward, to, user),
  ),
  rule('function claimAllRewardsToSelf(address[] assets)', rewards, (_args, call) => claims(call, everyReward, null)),
];

import type { Address } from '@countersign/protocol';
import { deployed } from '../data/deployed.ts';
import type { Effect } from '../effect.ts';
import { curveAsset, curvePoolFunctions } from './curve-pool-functions.ts';
import { effectsOf } from './effects-of.ts';
import { type CallContext, type FunctionRule, type Protocol, type Reading, rule } from './protocol.ts';
import { allOf, atLeast, exactly, someOf, token, unnamed } from './quantity.ts';

const does = effectsOf('curve');

const router = ['router'];
const gauge = ['gauge'];
const escrow = ['voting_escrow'];

const crv = token('0xd533a949740bb3306d119cc777fa900ba034cd52');

/** Tokens and pools by turns, from the token that goes in; the rest of the array is empty. */
function routes(
  call: CallContext,
  route: readonly Address[],
  amount: bigint,
  least: bigint,
  to: Address | null,
): Reading {
  const end = route.findIndex((each) => BigInt(each) === 0n);
  const used = end < 0 ? route : route.slice(0, end);
  const tokens = used.filter((_, index) => index % 2 === 0);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || used.length % 2 === 0 || tokens.length < 2) {
    return { fault: 'the route is not made of tokens with a pool between each two' };
  }
  return {
    effects: [
      does(call, 'swap', {
        gives: [exactly(curveAsset(first), amount)],
        gets: [atLeast(curveAsset(last), least)],
        to,
        routes: [{ path: tokens, poolFees: [] }],
      }),
    ],
  };
}

const terms = 'uint256 amount, uint256 minDy';
const long = `exchange(address[11] route, uint256[5][5] swapParams, ${terms}` as const;
const newer = `exchange(address[11] route, uint256[4][5] swapParams, ${terms}` as const;
const short = `exchange_multiple(address[9] route, uint256[3][4] swapParams, ${terms}` as const;

const routerFunctions: readonly FunctionRule[] = [
  ...([long, `${long}, address[5] pools`, newer, short, `${short}, address[4] pools`] as const).map((start) =>
    rule(`function ${start})`, router, ({ route, amount, minDy }, call) =>
      routes(call, route, amount, minDy, call.from),
    ),
  ),
  ...([`${long}, address[5] pools`, newer, `${short}, address[4] pools`] as const).map((start) =>
    rule(`function ${start}, address receiver)`, router, ({ route, amount, minDy, receiver }, call) =>
      routes(call, route, amount, minDy, receiver),
    ),
  ),
];

/** What a gauge holds it knows; the bytes only say how much of it. */
const staked = (call: CallContext) => unnamed(`what the gauge ${call.to} holds`);

const stakes = (call: CallContext, amount: bigint, to: Address | null): Effect =>
  does(call, 'stake', { gives: [exactly(staked(call), amount)], to });

const rewards = someOf(unnamed('rewards of the gauge'));

const gaugeFunctions: readonly FunctionRule[] = [
  rule('function deposit(uint256 value)', gauge, ({ value }, call) => ({ effects: [stakes(call, value, null)] })),
  rule('function deposit(uint256 value, address to)', gauge, ({ value, to }, call) => ({
    effects: [stakes(call, value, to)],
  })),
  rule('function deposit(uint256 value, address to, bool claimRewards)', gauge, ({ value, to }, call) => ({
    effects: [stakes(call, value, to)],
  })),
  rule('function withdraw(uint256 value)', gauge, ({ value }, call) => ({
    effects: [does(call, 'unstake', { gets: [exactly(staked(call), value)] })],
  })),
  rule('function withdraw(uint256 value, bool claimRewards)', gauge, ({ value }, call) => ({
    effects: [does(call, 'unstake', { gets: [exactly(staked(call), value)] })],
  })),
  rule('function claim_rewards()', gauge, (_args, call) => ({ effects: [does(call, 'claim', { gets: [rewards] })] })),
  rule('function claim_rewards(address account)', gauge, ({ account }, call) => ({
    effects: [does(call, 'claim', { gets: [rewards], from: account, to: account })],
  })),
  rule('function claim_rewards(address account, address receiver)', gauge, ({ account, receiver }, call) => ({
    effects: [does(call, 'claim', { gets: [rewards], from: account, to: receiver })],
  })),
  rule('function mint(address gaugeAddress)', ['minter'], (_args, call) => ({
    effects: [does(call, 'claim', { gets: [someOf(crv)] })],
  })),
  rule('function mint_many(address[8] gaugeAddresses)', ['minter'], (_args, call) => ({
    effects: [does(call, 'claim', { gets: [someOf(crv)] })],
  })),
  rule('function mint_for(address gaugeAddress, address account)', ['minter'], ({ account }, call) => ({
    effects: [does(call, 'claim', { gets: [someOf(crv)], from: account, to: account })],
  })),
];

const lockFunctions: readonly FunctionRule[] = [
  rule('function create_lock(uint256 value, uint256 unlockTime)', escrow, ({ value, unlockTime }, call) => ({
    effects: [does(call, 'stake', { gives: [exactly(crv, value)], detail: `locked until ${unlockTime}` })],
  })),
  rule('function increase_amount(uint256 value)', escrow, ({ value }, call) => ({
    effects: [does(call, 'stake', { gives: [exactly(crv, value)], detail: 'locked with what is locked already' })],
  })),
  rule('function increase_unlock_time(uint256 unlockTime)', escrow, ({ unlockTime }, call) => ({
    effects: [does(call, 'stake', { detail: `what is locked stays so until ${unlockTime}` })],
  })),
  rule('function deposit_for(address account, uint256 value)', escrow, ({ account, value }, call) => ({
    effects: [does(call, 'stake', { gives: [exactly(crv, value)], to: account, detail: 'locked for another account' })],
  })),
  rule('function withdraw()', escrow, (_args, call) => ({ effects: [does(call, 'unstake', { gets: [allOf(crv)] })] })),
  rule(
    'function vote_for_gauge_weights(address gaugeAddress, uint256 userWeight)',
    ['gauge_controller'],
    ({ gaugeAddress, userWeight }, call) => ({
      effects: [does(call, 'vote', { to: gaugeAddress, detail: `weight ${userWeight} of 10000` })],
    }),
  ),
];

export const curve: Protocol = {
  slug: 'curve',
  name: 'Curve',
  family: 'curve',
  words: ['curve', 'curve finance', 'curve.fi'],
  contracts: deployed('curve'),
  functions: [
    ...curvePoolFunctions,
    ...routerFunctions,
    ...gaugeFunctions,
    ...lockFunctions,
    rule(
      'function deposit_and_stake(address deposit, address lpToken, address gauge, uint256 coinCount, address[] coins, uint256[] amounts, uint256 minMintAmount, bool useUnderlying, bool useDynarray, address pool)',
      ['deposit_and_stake'],
      ({ gauge: address, coins, amounts }, call) => ({
        effects: [
          does(call, 'supply', {
            gives: coins.flatMap((each, index) => {
              const amount = amounts[index] ?? 0n;
              return amount === 0n ? [] : [exactly(curveAsset(each), amount)];
            }),
            gets: [someOf(token(address))],
            detail: 'and stakes what it gets for it in the gauge',
          }),
        ],
        ...(coins.length === amounts.length ? {} : { fault: 'coins and amounts differ in number' }),
      }),
    ),
  ],
};

import type { Address } from '@countersign/protocol';
import { assetsOf } from '../../data/deployed.ts';
import type { Asset, Effect, Term } from '../../effects/effect.ts';
import { showCount } from '../../show/show.ts';
import { effectsOf } from '../rules/effects-of.ts';
import {
  type ArgumentFates,
  type CallContext,
  type FunctionRule,
  type Protocol,
  type Reading,
  rule,
} from '../rules/protocol.ts';
import { allOf, atLeast, exactly, someOf, token, unnamed } from '../rules/quantity.ts';
import { curveContracts, knownPools, unlessKnown } from './curve-book.ts';
import { curveAsset, curvePoolFunctions } from './curve-pool-functions.ts';
import { curveRouterFunctions } from './curve-router-functions.ts';

const does = effectsOf('curve');

const gauge = ['gauge'];
const escrow = ['voting_escrow'];

const crv = token('0xd533a949740bb3306d119cc777fa900ba034cd52');

/** The liquidity token of a gauge's pool, if it is known. */
function staked({ chainId, to }: CallContext): Asset {
  const [held] = assetsOf('curve', chainId, to);
  return held ? token(held) : unnamed(`what the gauge ${to} holds`);
}

const rewards = someOf(unnamed('rewards of the gauge'));

const claims = (call: CallContext, account = call.from, to = account): Effect =>
  does(call, 'claim', { gets: [rewards], from: account, to });

const stakes = (call: CallContext, amount: bigint, to: Address | null, claimsToo = false): Effect[] => [
  does(call, 'stake', { gives: [exactly(staked(call), amount)], to }),
  ...(claimsToo ? [claims(call, to)] : []),
];

const unstakes = (call: CallContext, amount: bigint, claimsToo = false): Effect[] => [
  does(call, 'unstake', { gets: [exactly(staked(call), amount)] }),
  ...(claimsToo ? [claims(call)] : []),
];

/** New CRV for an account's stake in gauges. */
function mints(call: CallContext, gauges: readonly Address[], account = call.from): Effect {
  const terms = gauges.flatMap((each) => unlessKnown(call, 'gauge', each));
  const whose = account === call.from ? {} : { from: account, to: account };
  return does(call, 'claim', { gets: [someOf(crv)], ...whose, ...(terms.length > 0 && { terms }) });
}

const pinnedTo = (path: string): ArgumentFates => ({ pinned: { [path]: knownPools } });

const gaugeFunctions: readonly FunctionRule[] = [
  rule('function deposit(uint256 value)', gauge, ({ value }, call) => ({ effects: stakes(call, value, null) })),
  rule('function deposit(uint256 value, address to)', gauge, ({ value, to }, call) => ({
    effects: stakes(call, value, to),
  })),
  rule(
    'function deposit(uint256 value, address to, bool claimRewards)',
    gauge,
    ({ value, to, claimRewards }, call) => ({
      effects: stakes(call, value, to, claimRewards),
    }),
  ),
  rule('function withdraw(uint256 value)', gauge, ({ value }, call) => ({ effects: unstakes(call, value) })),
  rule('function withdraw(uint256 value, bool claimRewards)', gauge, ({ value, claimRewards }, call) => ({
    effects: unstakes(call, value, claimRewards),
  })),
  rule('function claim_rewards()', gauge, (_args, call) => ({ effects: [does(call, 'claim', { gets: [rewards] })] })),
  rule('function claim_rewards(address account)', gauge, ({ account }, call) => ({ effects: [claims(call, account)] })),
  rule('function claim_rewards(address account, address receiver)', gauge, ({ account, receiver }, call) => ({
    effects: [claims(call, account, receiver)],
  })),
  rule(
    'function mint(address gaugeAddress)',
    ['minter'],
    ({ gaugeAddress }, call) => ({ effects: [mints(call, [gaugeAddress])] }),
    pinnedTo('gaugeAddress'),
  ),
  rule(
    'function mint_many(address[8] gaugeAddresses)',
    ['minter'],
    ({ gaugeAddresses }, call) => ({ effects: [mints(call, gaugeAddresses)] }),
    pinnedTo('gaugeAddresses[]'),
  ),
  rule(
    'function mint_for(address gaugeAddress, address account)',
    ['minter'],
    ({ gaugeAddress, account }, call) => ({ effects: [mints(call, [gaugeAddress], account)] }),
    pinnedTo('gaugeAddress'),
  ),
];

const lockEnd = (unix: bigint): Term => ({ what: 'lock end', is: 'time', unix });

/** The share of an account's votes for a gauge; the contract counts in hundredths of a percent. */
const weight = (hundredths: bigint): Term => {
  const percent = Number(hundredths) / 100;
  const alike = [`${percent} %`, `${percent} percent`, `${percent} per cent`, `${hundredths}`];
  return { what: 'weight', is: 'text', value: `${percent}%`, alike };
};

const lockFunctions: readonly FunctionRule[] = [
  rule('function create_lock(uint256 value, uint256 unlockTime)', escrow, ({ value, unlockTime }, call) => ({
    effects: [
      does(call, 'stake', {
        gives: [exactly(crv, value)],
        terms: [lockEnd(unlockTime)],
        detail: `locked until ${unlockTime}`,
      }),
    ],
  })),
  rule('function increase_amount(uint256 value)', escrow, ({ value }, call) => ({
    effects: [does(call, 'stake', { gives: [exactly(crv, value)], detail: 'locked with what is locked already' })],
  })),
  rule('function increase_unlock_time(uint256 unlockTime)', escrow, ({ unlockTime }, call) => ({
    effects: [
      does(call, 'stake', { terms: [lockEnd(unlockTime)], detail: `what is locked stays so until ${unlockTime}` }),
    ],
  })),
  rule('function deposit_for(address account, uint256 value)', escrow, ({ account, value }, call) => ({
    effects: [does(call, 'stake', { gives: [exactly(crv, value)], to: account, detail: 'locked for another account' })],
  })),
  rule('function withdraw()', escrow, (_args, call) => ({ effects: [does(call, 'unstake', { gets: [allOf(crv)] })] })),
  rule(
    'function vote_for_gauge_weights(address gaugeAddress, uint256 userWeight)',
    ['gauge_controller'],
    ({ gaugeAddress, userWeight }, call) => ({
      effects: [
        does(call, 'vote', { to: gaugeAddress, terms: [weight(userWeight)], detail: `weight ${userWeight} of 10000` }),
      ],
    }),
  ),
];

interface DepositAndStake {
  readonly deposit: Address;
  readonly lpToken: Address;
  readonly gauge: Address;
  readonly coinCount: bigint;
  readonly coins: readonly Address[];
  readonly amounts: readonly bigint[];
  readonly minMintAmount: bigint;
  readonly pool: Address;
}

/** The caller never receives the liquidity token: the gauge holds it, and owes it to the caller. */
function depositsAndStakes(args: DepositAndStake, call: CallContext): Reading {
  const { coins, amounts } = args;
  if (coins.length !== amounts.length) return { fault: 'coins and amounts differ in number' };
  if (args.coinCount !== BigInt(coins.length))
    return { fault: `${showCount(coins.length, 'coin')}, and not ${args.coinCount}` };
  const pools = [
    ...unlessKnown(call, 'pool', args.deposit),
    ...unlessKnown(call, 'pool', args.pool),
    ...coins.flatMap((each) => unlessCoin(call, args.deposit, each)),
  ];
  const gauges = [...unlessKnown(call, 'gauge', args.gauge), ...unlessHeld(call, args)];
  const given = coins.map((each, index) => exactly(curveAsset(each), amounts[index] ?? 0n));
  const liquidity = atLeast(token(args.lpToken), args.minMintAmount);
  return {
    effects: [
      does(call, 'supply', {
        gives: given.filter(({ amount }) => amount !== 0n),
        gets: [liquidity],
        ...(pools.length > 0 && { terms: pools }),
      }),
      does(call, 'stake', {
        gives: [liquidity],
        to: call.from,
        detail: `in the gauge ${args.gauge}`,
        ...(gauges.length > 0 && { terms: gauges }),
      }),
    ],
  };
}

/** Even a coin with an amount of zero is passed to the pool. */
function unlessCoin({ chainId }: CallContext, pool: Address, coin: Address): Term[] {
  const coins = ['curve', 'curve-underlying'].flatMap((list) => assetsOf(list, chainId, pool));
  return coins.includes(coin) ? [] : [{ what: 'coin', is: 'hex', value: coin }];
}

function unlessHeld({ chainId }: CallContext, { gauge: address, lpToken }: DepositAndStake): Term[] {
  const isHeld = assetsOf('curve', chainId, address)[0] === lpToken;
  return isHeld ? [] : [{ what: 'liquidity token', is: 'hex', value: lpToken }];
}

const howCalled = 'how the pool is called for the coins that are named; a wrong one reverts';

const depositAndStakeFates: ArgumentFates = {
  pinned: {
    deposit: knownPools,
    pool: knownPools,
    gauge: knownPools,
    lpToken: 'what the gauge holds, or the words',
    coinCount: 'the number of coins',
  },
  irrelevant: { useUnderlying: howCalled, useDynarray: howCalled },
  examples: [{ coinCount: 2n }],
};

export const curve: Protocol = {
  slug: 'curve',
  name: 'Curve',
  family: 'curve',
  words: ['curve', 'curve finance', 'curve.fi'],
  contracts: curveContracts,
  functions: [
    ...curvePoolFunctions,
    ...curveRouterFunctions,
    ...gaugeFunctions,
    ...lockFunctions,
    rule(
      'function deposit_and_stake(address deposit, address lpToken, address gauge, uint256 coinCount, address[] coins, uint256[] amounts, uint256 minMintAmount, bool useUnderlying, bool useDynarray, address pool)',
      ['deposit_and_stake'],
      depositsAndStakes,
      depositAndStakeFates,
    ),
  ],
};

import type { Address } from '@countersign/protocol';
import { stringToHex } from 'viem/utils';
import { deployed } from '../../data/deployed.ts';
import type { Hex } from '../../effects/call.ts';
import type { Asset, Effect } from '../../effects/effect.ts';
import { showCount } from '../../show/show.ts';
import { MalformedArguments, tupleReader } from '../rules/abi-arguments.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type FunctionRule, rule } from '../rules/protocol.ts';
import { exactlyOrAll, native, token } from '../rules/quantity.ts';
import { baseOf, claims, type Move, supplies, transfers, withdraws } from './compound-v3-effects.ts';

const does = effectsOf('compound-v3');

const stEth = token('0xae7ab96520de3a18e5e111b5eaab095312d7fe84');

const readOfToken = tupleReader('address comet, address to, address asset, uint256 amount');
const readOfCoin = tupleReader('address comet, address to, uint256 amount');
const readClaim = tupleReader('address comet, address rewards, address src, bool shouldAccrue');

const { rewards: rewardContracts = {} } = deployed('compound-v3');
const isRewards = ({ chainId }: CallContext, address: Address): boolean =>
  chainId !== null && (rewardContracts[chainId]?.includes(address) ?? false);

type Make = (call: CallContext, move: Move) => Effect;
type Action = (call: CallContext, data: Hex) => Effect;

/** The bulker calls any contract in the bytes: its actions have their usual effect only on a known market. */
function onMarket(call: CallContext, make: Make, market: Address, move: Omit<Move, 'market' | 'from'>): Effect {
  if (baseOf(call.chainId, market) !== null) return make(call, { market, from: call.from, ...move });
  return does(call, 'unknown', {
    gives: [exactlyOrAll(move.asset, move.amount)],
    to: market,
    detail: 'acts on a contract that is not a known Compound market',
  });
}

const ofToken =
  (make: Make): Action =>
  (call, data) => {
    const { comet, to, asset, amount } = readOfToken(data);
    return onMarket(call, make, comet, { asset: token(asset), amount, to });
  };

const of =
  (asset: Asset, make: Make): Action =>
  (call, data) => {
    const { comet, to, amount } = readOfCoin(data);
    return onMarket(call, make, comet, { asset, amount, to });
  };

const actions = new Map<string, Action>(
  Object.entries({
    SUPPLY_ASSET: ofToken(supplies),
    SUPPLY_NATIVE_TOKEN: of(native, supplies),
    SUPPLY_STETH: of(stEth, supplies),
    TRANSFER_ASSET: ofToken(transfers),
    WITHDRAW_ASSET: ofToken(withdraws),
    WITHDRAW_NATIVE_TOKEN: of(native, withdraws),
    CLAIM_REWARD: ((call, data) => {
      const { comet, rewards, src } = readClaim(data);
      if (isRewards(call, rewards)) return claims(call, comet, src, src);
      return does(call, 'unknown', { to: rewards, detail: 'claims from a contract that does not belong to Compound' });
    }) as Action,
  }).map(([name, action]) => [stringToHex(`ACTION_${name}`, { size: 32 }), action]),
);

export const compoundV3Bulker: FunctionRule = rule(
  'function invoke(bytes32[] actions, bytes[] data)',
  ['bulker'],
  ({ actions: names, data }, call) => ({
    effects: names.map((name, index) => {
      const action = actions.get(name);
      const part = data[index];
      if (!action || part === undefined) throw new MalformedArguments(`action ${index} of the bulker is unknown`);
      return action(call, part);
    }),
    // Coins that no action uses are returned.
    value: 'counted',
    ...(names.length === data.length
      ? {}
      : { fault: `${showCount(names.length, 'action')} and ${showCount(data.length, 'input')}` }),
  }),
  { examples: [{ actions: [stringToHex('ACTION_SUPPLY_ASSET', { size: 32 })], data: [`0x${'00'.repeat(127)}05`] }] },
);

import type { Address } from '@countersign/protocol';
import { assetsOf } from '../../data/deployed.ts';
import type { Asset, Effect } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import type { CallContext } from '../rules/protocol.ts';
import { exactlyOrAll, rightOver, someOf, unnamed } from '../rules/quantity.ts';

const does = effectsOf('compound-v3');

/** A deposit into a market, or a withdrawal from it. */
export interface Move {
  readonly market: Address;
  readonly asset: Asset;
  readonly amount: bigint;
  readonly from: Address | null;
  readonly to: Address | null;
}

/** The token that a market lends; null if the market is unknown. */
export const baseOf = (chainId: number | null, market: Address): Address | null =>
  assetsOf('compound-v3', chainId, market)[0] ?? null;

/** The coin stands for its wrapped token, which only some markets lend: the effect mentions the possibility. */
const mayBeBase = ({ chainId }: CallContext, { market, asset }: Move): boolean =>
  asset.kind === 'native' || (asset.kind === 'token' && asset.address === baseOf(chainId, market));

/** Balance and debt of the base token are one number: a deposit pays the debt first. */
export const supplies = (call: CallContext, move: Move): Effect =>
  does(call, 'supply', {
    gives: [exactlyOrAll(move.asset, move.amount)],
    from: move.from,
    to: move.to,
    detail: mayBeBase(call, move) ? 'repays a debt first' : 'as collateral',
  });

/** A withdrawal beyond the balance is a loan: one function for both, so one effect. */
export const withdraws = (call: CallContext, move: Move): Effect =>
  does(call, 'withdraw', {
    gets: [exactlyOrAll(move.asset, move.amount)],
    from: move.from,
    to: move.to,
    detail: mayBeBase(call, move) ? 'borrows what exceeds the balance' : 'from the collateral',
  });

export const transfers = (call: CallContext, move: Move): Effect =>
  does(call, 'send', {
    gives: [exactlyOrAll(move.asset, move.amount)],
    from: move.from,
    to: move.to,
    detail: mayBeBase(call, move) ? 'within the market; borrows what exceeds the balance' : 'within the market',
  });

/** The common name of the reward token, which the bytes do not name. */
export const REWARD_SYMBOL = 'COMP';

export const claims = (call: CallContext, market: Address, holder: Address, to: Address): Effect =>
  does(call, 'claim', {
    gets: [someOf(unnamed('rewards of Compound'))],
    from: holder,
    to,
    ...(baseOf(call.chainId, market) === null && { terms: [{ what: 'market', is: 'hex', value: market }] }),
  });

export const allows = (
  call: Pick<CallContext, 'path' | 'from'>,
  owner: Address | null,
  manager: Address,
  isAllowed: boolean,
): Effect =>
  does(call, 'operator', {
    gives: [rightOver(unnamed('all that the account has in the market'), isAllowed)],
    from: owner,
    spender: manager,
    detail: isAllowed ? 'may withdraw and borrow for the account' : 'may no longer act for the account',
  });

import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import { nobody } from '../../effects/asset-marks.ts';
import type { Asset, Effect, Term } from '../../effects/effect.ts';
import { showCount } from '../../show/show.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { signatureOf } from '../rules/irrelevant.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { atMost, exactly, native, someOf, token, unnamed } from '../rules/quantity.ts';

const does = effectsOf('lido');

const contracts = deployed('lido');

const steth = ['steth'];
const queue = ['withdrawal_queue'];

function tokenOf(role: 'steth' | 'wsteth', { chainId }: CallContext): Asset {
  const address = contracts[role]?.[chainId ?? 1]?.[0];
  return address ? token(address) : unnamed(role === 'steth' ? 'stETH' : 'wstETH');
}

/** On Ethereum wstETH wraps stETH; on rollups, to which wstETH is bridged, it is the other way round. */
const otherToken = (call: CallContext): Asset => tokenOf(call.role === 'steth' ? 'wsteth' : 'steth', call);

const isHome = ({ chainId }: CallContext): boolean =>
  chainId === null || contracts.withdrawal_queue?.[chainId] !== undefined;

const stakes = (call: CallContext, gets: 'steth' | 'wsteth'): Reading => ({
  effects: [does(call, 'stake', { gives: [exactly(native, call.value)], gets: [someOf(tokenOf(gets, call))] })],
});

/** The value of a share grows daily: the bytes state the number of shares, not the amount of stETH. */
const sendsShares = (call: CallContext, from: Address | null, to: Address, shares: bigint): Reading => ({
  effects: [
    does(call, 'send', {
      gives: [someOf(token(call.to))],
      from,
      to,
      terms: [{ what: 'number of shares', is: 'number', value: shares }],
      detail: `${shares} shares of stETH`,
    }),
  ],
});

/** The owner of the request, which is an NFT, can claim the coins later; the zero address means the caller. */
function requests(call: CallContext, asset: Asset, amounts: readonly bigint[], owner: Address): Effect {
  const isCaller = owner === nobody;
  return does(call, 'unstake', {
    gives: [
      exactly(
        asset,
        amounts.reduce((sum, amount) => sum + amount, 0n),
      ),
    ],
    gets: [someOf(native)],
    to: isCaller ? call.from : owner,
    detail: 'requests a withdrawal that can be claimed once it is ready',
  });
}

const permits = (call: CallContext, asset: Asset, value: bigint, deadline: bigint): Effect =>
  does(call, 'permit', { gives: [atMost(asset, value)], spender: call.to, deadline });

const claims = (call: CallContext, requestIds: readonly bigint[], to: Address | null): Reading => ({
  effects: [
    does(call, 'claim', {
      gets: [someOf(native)],
      to,
      terms: requestIds.map((value): Term => ({ what: 'withdrawal request', is: 'number', value })),
      detail: showCount(requestIds.length, 'withdrawal request'),
    }),
  ],
});

const referral: ArgumentFates = { irrelevant: { referral: 'whom Lido credits for the stake; takes nothing from it' } };
const permitted: ArgumentFates = { irrelevant: signatureOf('permit') };
const hinted: ArgumentFates = {
  irrelevant: { 'hints[]': 'where the contract looks a request up; a wrong one reverts' },
};

export const lido: Protocol = {
  slug: 'lido',
  name: 'Lido',
  family: 'lido',
  words: ['lido', 'lido finance'],
  contracts,
  functions: [
    rule('function submit(address referral)', steth, (_args, call) => stakes(call, 'steth'), referral),
    rule('function stakeETH(address referral)', ['referral_staker'], (_args, call) => stakes(call, 'wsteth'), referral),
    rule(
      'function transferShares(address recipient, uint256 sharesAmount)',
      steth,
      ({ recipient, sharesAmount }, call) => sendsShares(call, call.from, recipient, sharesAmount),
    ),
    rule(
      'function transferSharesFrom(address sender, address recipient, uint256 sharesAmount)',
      steth,
      ({ sender, recipient, sharesAmount }, call) => sendsShares(call, sender, recipient, sharesAmount),
    ),
    rule('function wrap(uint256 amount)', ['wsteth', 'steth'], ({ amount }, call) => ({
      effects: [does(call, 'wrap', { gives: [exactly(otherToken(call), amount)], gets: [someOf(token(call.to))] })],
    })),
    rule('function unwrap(uint256 amount)', ['wsteth', 'steth'], ({ amount }, call) => ({
      effects: [does(call, 'unwrap', { gives: [exactly(token(call.to), amount)], gets: [someOf(otherToken(call))] })],
    })),
    rule('function requestWithdrawals(uint256[] amounts, address owner)', queue, ({ amounts, owner }, call) => ({
      effects: [requests(call, tokenOf('steth', call), amounts, owner)],
    })),
    rule('function requestWithdrawalsWstETH(uint256[] amounts, address owner)', queue, ({ amounts, owner }, call) => ({
      effects: [requests(call, tokenOf('wsteth', call), amounts, owner)],
    })),
    rule(
      'function requestWithdrawalsWithPermit(uint256[] amounts, address owner, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit)',
      queue,
      ({ amounts, owner, permit }, call) => {
        const asset = tokenOf('steth', call);
        return {
          effects: [permits(call, asset, permit.value, permit.deadline), requests(call, asset, amounts, owner)],
        };
      },
      permitted,
    ),
    rule(
      'function requestWithdrawalsWstETHWithPermit(uint256[] amounts, address owner, (uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) permit)',
      queue,
      ({ amounts, owner, permit }, call) => {
        const asset = tokenOf('wsteth', call);
        return {
          effects: [permits(call, asset, permit.value, permit.deadline), requests(call, asset, amounts, owner)],
        };
      },
      permitted,
    ),
    rule('function claimWithdrawal(uint256 requestId)', queue, ({ requestId }, call) =>
      claims(call, [requestId], null),
    ),
    rule(
      'function claimWithdrawals(uint256[] requestIds, uint256[] hints)',
      queue,
      ({ requestIds }, call) => claims(call, requestIds, null),
      hinted,
    ),
    rule(
      'function claimWithdrawalsTo(uint256[] requestIds, uint256[] hints, address recipient)',
      queue,
      ({ requestIds, recipient }, call) => claims(call, requestIds, recipient),
      hinted,
    ),
  ],
  // Plain coins are staked too, and wrapped at once by wstETH; elsewhere they only arrive.
  receive: (call) =>
    (call.role === 'steth' || call.role === 'wsteth') && isHome(call)
      ? stakes(call, call.role)
      : { effects: [does(call, 'send', { gives: [exactly(native, call.value)], to: call.to })] },
};

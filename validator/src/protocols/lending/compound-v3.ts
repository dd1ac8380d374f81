import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { nonceOf, signatureOf } from '../rules/irrelevant.ts';
import { type ArgumentFates, type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { atLeast, exactly, token, unnamed } from '../rules/quantity.ts';
import { compoundV3Bulker } from './compound-v3-bulker.ts';
import { allows, baseOf, claims, supplies, transfers, withdraws } from './compound-v3-effects.ts';

const does = effectsOf('compound-v3');

const market = ['comet'];
const rewards = ['rewards'];

const move = (call: CallContext, asset: Address, amount: bigint, to: Address | null, from = call.from) => ({
  market: call.to,
  asset: token(asset),
  amount,
  from,
  to,
});

const claimFates: ArgumentFates = {
  pinned: { comet: 'the Compound markets; any other must be named' },
  irrelevant: { shouldAccrue: 'whether the reward is counted up to now first' },
};

export const compoundV3: Protocol = {
  slug: 'compound-v3',
  name: 'Compound III',
  family: 'compound',
  words: ['compound v3', 'compoundv3', 'compound-v3', 'compound iii', 'compound 3', 'comet'],
  contracts: deployed('compound-v3'),
  functions: [
    rule('function supply(address asset, uint256 amount)', market, ({ asset, amount }, call) => ({
      effects: [supplies(call, move(call, asset, amount, null))],
    })),
    rule('function supplyTo(address dst, address asset, uint256 amount)', market, ({ dst, asset, amount }, call) => ({
      effects: [supplies(call, move(call, asset, amount, dst))],
    })),
    rule(
      'function supplyFrom(address from, address dst, address asset, uint256 amount)',
      market,
      ({ from, dst, asset, amount }, call) => ({ effects: [supplies(call, move(call, asset, amount, dst, from))] }),
    ),
    rule('function withdraw(address asset, uint256 amount)', market, ({ asset, amount }, call) => ({
      effects: [withdraws(call, move(call, asset, amount, null))],
    })),
    rule('function withdrawTo(address to, address asset, uint256 amount)', market, ({ to, asset, amount }, call) => ({
      effects: [withdraws(call, move(call, asset, amount, to))],
    })),
    rule(
      'function withdrawFrom(address src, address to, address asset, uint256 amount)',
      market,
      ({ src, to, asset, amount }, call) => ({ effects: [withdraws(call, move(call, asset, amount, to, src))] }),
    ),
    rule(
      'function transferAsset(address dst, address asset, uint256 amount)',
      market,
      ({ dst, asset, amount }, call) => ({ effects: [transfers(call, move(call, asset, amount, dst))] }),
    ),
    rule(
      'function transferAssetFrom(address src, address dst, address asset, uint256 amount)',
      market,
      ({ src, dst, asset, amount }, call) => ({ effects: [transfers(call, move(call, asset, amount, dst, src))] }),
    ),
    rule('function allow(address manager, bool isAllowed)', market, ({ manager, isAllowed }, call) => ({
      effects: [allows(call, call.from, manager, isAllowed)],
    })),
    rule(
      'function allowBySig(address owner, address manager, bool isAllowed, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
      market,
      ({ owner, manager, isAllowed, expiry }, call) => ({
        effects: [{ ...allows(call, owner, manager, isAllowed), deadline: expiry }],
      }),
      { irrelevant: { ...nonceOf(), ...signatureOf() } },
    ),
    rule(
      'function buyCollateral(address asset, uint256 minAmount, uint256 baseAmount, address recipient)',
      market,
      ({ asset, minAmount, baseAmount, recipient }, call) => {
        const base = baseOf(call.chainId, call.to);
        return {
          effects: [
            does(call, 'swap', {
              gives: [exactly(base ? token(base) : unnamed(`the base token of ${call.to}`), baseAmount)],
              gets: [atLeast(token(asset), minAmount)],
              to: recipient,
              detail: 'buys collateral that the market took over',
            }),
          ],
        };
      },
    ),
    rule('function absorb(address absorber, address[] accounts)', market, ({ absorber, accounts }, call) => ({
      effects: [
        does(call, 'unknown', {
          to: absorber,
          detail: `lets the market take over underwater accounts, credited to the absorber: ${accounts.join(', ')}`,
        }),
      ],
    })),
    rule(
      'function claim(address comet, address src, bool shouldAccrue)',
      rewards,
      ({ comet, src }, call) => ({ effects: [claims(call, comet, src, src)] }),
      claimFates,
    ),
    rule(
      'function claimTo(address comet, address src, address to, bool shouldAccrue)',
      rewards,
      ({ comet, src, to }, call) => ({ effects: [claims(call, comet, src, to)] }),
      claimFates,
    ),
    compoundV3Bulker,
  ],
  typedData: [
    {
      primaryType: 'Authorization',
      on: market,
      encodedType: 'Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)',
      read({ owner, manager, isAllowed, expiry }, { sender }) {
        const order = { path: 'order', from: sender };
        const right = allows(order, owner as Address, manager as Address, isAllowed as boolean);
        return { effects: [{ ...right, deadline: expiry as bigint }] };
      },
      fates: { irrelevant: nonceOf() },
    },
  ],
};

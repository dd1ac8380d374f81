import type { Address } from '@countersign/protocol';
import type { Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { exactly, exactlyOrAll, token } from '../rules/quantity.ts';
import { switchesCollateral } from './collateral.ts';

const does = effectsOf('aave-v2');

const pool = ['lending_pool'];
const referral = { irrelevant: { referralCode: 'whom Aave credits; it takes nothing' } };

/** Most debts are at the variable rate (2); a stable one has to be requested. */
function rateTerms(mode: bigint): { readonly terms?: readonly Term[] } {
  if (mode === 2n) return {};
  return {
    terms: [
      mode === 1n ? { what: 'rate', is: 'text', value: 'stable' } : { what: 'rate mode', is: 'number', value: mode },
    ],
  };
}

const moves = (call: CallContext, kind: 'supply' | 'borrow' | 'repay', asset: Address, amount: bigint, to: Address) => {
  const quantity = kind === 'repay' ? exactlyOrAll(token(asset), amount) : exactly(token(asset), amount);
  return does(call, kind, { ...(kind === 'borrow' ? { gets: [quantity] } : { gives: [quantity] }), to });
};

/** The pools before V3, which still hold positions. */
export const aaveV2: Protocol = {
  slug: 'aave-v2',
  name: 'Aave V2',
  family: 'aave',
  words: ['aave v2', 'aavev2', 'aave-v2', 'aave 2'],
  contracts: {
    lending_pool: {
      1: ['0x7d2768de32b0b80b7a3454c06bdac94a69ddc7a9'],
      137: ['0x8dff5e27ea6b7ac08ebfdf9eb090f32ee9a30fcf'],
      43114: ['0x4f01aed16d97e3ab5ab2b501154dc9bb0f1a5a2c'],
    },
  },
  functions: [
    rule(
      'function deposit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      pool,
      ({ asset, amount, onBehalfOf }, call) => ({ effects: [moves(call, 'supply', asset, amount, onBehalfOf)] }),
      referral,
    ),
    rule('function withdraw(address asset, uint256 amount, address to)', pool, ({ asset, amount, to }, call) => ({
      effects: [does(call, 'withdraw', { gets: [exactlyOrAll(token(asset), amount)], to })],
    })),
    rule(
      'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
      pool,
      ({ asset, amount, interestRateMode, onBehalfOf }, call) => ({
        effects: [{ ...moves(call, 'borrow', asset, amount, onBehalfOf), ...rateTerms(interestRateMode) }],
      }),
      { ...referral, examples: [{ interestRateMode: 2n }] },
    ),
    rule(
      'function repay(address asset, uint256 amount, uint256 rateMode, address onBehalfOf)',
      pool,
      ({ asset, amount, rateMode, onBehalfOf }, call) => ({
        effects: [{ ...moves(call, 'repay', asset, amount, onBehalfOf), ...rateTerms(rateMode) }],
      }),
      { examples: [{ rateMode: 2n }] },
    ),
    rule('function swapBorrowRateMode(address asset, uint256 rateMode)', pool, ({ asset, rateMode }, call) => ({
      effects: [
        does(call, 'set', {
          gives: [{ asset: token(asset), amount: null, bound: 'exact' }],
          terms: [
            rateMode === 1n
              ? { what: 'rate', is: 'text', value: 'variable', alike: ['variable'], unlike: ['stable'] }
              : { what: 'rate', is: 'text', value: 'stable', alike: ['stable'], unlike: ['variable'] },
          ],
          detail: `changes the debt from rate mode ${rateMode} to the other one`,
        }),
      ],
    })),
    rule(
      'function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
      pool,
      ({ asset, useAsCollateral }, call) => ({
        effects: [switchesCollateral(does, call, [token(asset)], useAsCollateral)],
      }),
    ),
  ],
};

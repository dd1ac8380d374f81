import type { Address } from '@countersign/protocol';
import type { Effect, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { signatureOf, signaturePart } from '../rules/irrelevant.ts';
import { type CallContext, type FunctionRule, rule } from '../rules/protocol.ts';
import { allOf, atLeast, atMost, exactly, token } from '../rules/quantity.ts';

const does = effectsOf('aave-v3');

interface Permit {
  readonly value: bigint;
  readonly deadline: bigint;
}

/** A permit without a deadline does not count: the contract skips it. */
const permits = (call: CallContext, asset: Address, { value, deadline }: Permit): readonly Effect[] =>
  deadline === 0n ? [] : [does(call, 'permit', { gives: [atMost(token(asset), value)], spender: call.to, deadline })];

const ofPermit = 'matters only with a deadline, and is shown in that case';
const noPermit = {
  aToken: `0x${'a1'.repeat(20)}`,
  value: 5n,
  deadline: 0n,
  v: 0,
  r: `0x${'0'.repeat(64)}`,
  s: `0x${'0'.repeat(64)}`,
};

const toV3: Term = { what: 'destination', is: 'text', value: 'v3', alike: ['aave v3', 'version 3'] };

const signatures = (list: string) =>
  Object.fromEntries(['v', 'r', 's'].map((part) => [`${list}[].${part}`, signaturePart]));

/** Functions that change the collateral or the pool of a position. */
export const aaveV3Moves: readonly FunctionRule[] = [
  rule(
    'function swapLiquidity((address collateralAsset, uint256 collateralAmountToSwap, address newCollateralAsset, uint256 newCollateralAmount, uint256 offset, address user, bool withFlashLoan, bytes paraswapData) liquiditySwapParams, (address aToken, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) collateralATokenPermit)',
    ['swap_collateral_adapter'],
    ({ liquiditySwapParams: params, collateralATokenPermit: permit }, call) => {
      const asset = token(params.collateralAsset);
      return {
        effects: [
          ...permits(call, permit.aToken, permit),
          does(call, 'swap', {
            // With an offset the adapter replaces the amount by the whole balance.
            gives: [params.offset === 0n ? exactly(asset, params.collateralAmountToSwap) : allOf(asset)],
            gets: [atLeast(token(params.newCollateralAsset), params.newCollateralAmount)],
            to: params.user,
            detail: 'within the collateral, which stays in the pool',
          }),
        ],
      };
    },
    {
      irrelevant: {
        'collateralATokenPermit.aToken': ofPermit,
        'collateralATokenPermit.value': ofPermit,
        'liquiditySwapParams.withFlashLoan': 'where the adapter takes the tokens from in between',
        'liquiditySwapParams.paraswapData': 'the route of the trade; the adapter never accepts less than the minimum',
        ...signatureOf('collateralATokenPermit'),
      },
      examples: [
        { liquiditySwapParams: exampleOfSwap() },
        { liquiditySwapParams: exampleOfSwap(), collateralATokenPermit: noPermit },
      ],
    },
  ),
  rule(
    'function migrate(address[] assetsToMigrate, (address asset, uint256 rateMode)[] positionsToRepay, (address aToken, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)[] permits, (address debtToken, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)[] creditDelegationPermits)',
    ['migration_helper'],
    (plan, call) => ({
      effects: [
        ...plan.permits.flatMap((permit) => permits(call, permit.aToken, permit)),
        ...plan.creditDelegationPermits.flatMap((permit) => permits(call, permit.debtToken, permit)),
        ...(plan.assetsToMigrate.length === 0
          ? []
          : [
              does(call, 'migrate', {
                gives: plan.assetsToMigrate.map((asset) => allOf(token(asset))),
                terms: [toV3],
                detail: 'what is supplied to Aave V2, to Aave V3',
              }),
            ]),
        ...plan.positionsToRepay.map(({ asset, rateMode }) =>
          does(call, 'migrate', {
            gives: [allOf(token(asset))],
            terms: [toV3, { what: 'rate mode of the debt', is: 'number', value: rateMode }],
            detail: 'a debt on Aave V2, which becomes one on Aave V3',
          }),
        ),
      ],
    }),
    {
      irrelevant: {
        ...signatures('permits'),
        ...signatures('creditDelegationPermits'),
      },
    },
  ),
];

function exampleOfSwap() {
  const [one, other, user]: readonly Address[] = ['a1', 'b2', 'c3'].map((byte): Address => `0x${byte.repeat(20)}`);
  return {
    collateralAsset: one,
    collateralAmountToSwap: 1_000n,
    newCollateralAsset: other,
    newCollateralAmount: 990n,
    offset: 0n,
    user,
    withFlashLoan: false,
    paraswapData: '0x12',
  };
}

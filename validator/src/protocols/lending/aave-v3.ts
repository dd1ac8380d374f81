import type { Address } from '@countersign/protocol';
import { deployed } from '../../data/deployed.ts';
import type { Hex } from '../../effects/call.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { handedData } from '../rules/handed-data.ts';
import { permitSignature } from '../rules/irrelevant.ts';
import { type ArgumentFates, type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { atMost, exactly, exactlyOrAll, rightOver, someOf, token, unnamed } from '../rules/quantity.ts';
import { aaveV3Compact } from './aave-v3-compact.ts';
import {
  borrows,
  changesRate,
  liquidates,
  permits,
  referral,
  refuseStableRate,
  repays,
  setsMode,
  supplies,
} from './aave-v3-effects.ts';
import { aaveV3Moves } from './aave-v3-moves.ts';
import { aaveV3Periphery } from './aave-v3-periphery.ts';
import { switchesCollateral } from './collateral.ts';

const does = effectsOf('aave-v3');

const pool = ['pool'];

/** A flash loan passes control to the receiver with bytes that only it understands. */
const runs = (call: CallContext, receiver: Address, params: Hex) =>
  does(call, 'unknown', {
    to: receiver,
    ...handedData(params),
    detail: 'runs the code of the receiver of the flash loan',
  });

const variableRate: ArgumentFates = {
  pinned: { interestRateMode: 'the variable rate (2), the only one that pools support' },
  examples: [{ interestRateMode: 2n }],
};

export const aaveV3: Protocol = {
  slug: 'aave-v3',
  name: 'Aave V3',
  family: 'aave',
  words: ['aave v3', 'aavev3', 'aave-v3', 'aave 3'],
  contracts: {
    ...deployed('aave-v3'),
    // From Aave V2 on Ethereum.
    migration_helper: { 1: ['0xb748952c7bc638f31775245964707bcc5ddfabfc'] },
  },
  functions: [
    rule(
      'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      pool,
      ({ asset, amount, onBehalfOf }, call) => ({
        effects: [supplies(call, exactly(token(asset), amount), onBehalfOf)],
      }),
      { irrelevant: referral },
    ),
    rule(
      'function deposit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
      pool,
      ({ asset, amount, onBehalfOf }, call) => ({
        effects: [supplies(call, exactly(token(asset), amount), onBehalfOf)],
      }),
      { irrelevant: referral },
    ),
    rule(
      'function supplyWithPermit(address asset, uint256 amount, address onBehalfOf, uint16 referralCode, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)',
      pool,
      ({ asset, amount, onBehalfOf, deadline }, call) => {
        const gives = exactly(token(asset), amount);
        return { effects: [permits(call, gives, deadline), supplies(call, gives, onBehalfOf)] };
      },
      { irrelevant: { ...referral, ...permitSignature } },
    ),
    rule('function withdraw(address asset, uint256 amount, address to)', pool, ({ asset, amount, to }, call) => ({
      effects: [does(call, 'withdraw', { gets: [exactlyOrAll(token(asset), amount)], to })],
    })),
    rule(
      'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
      pool,
      ({ asset, amount, interestRateMode, onBehalfOf }, call) => ({
        effects: [borrows(call, exactly(token(asset), amount), onBehalfOf, interestRateMode)],
        ...refuseStableRate(interestRateMode),
      }),
      { ...variableRate, irrelevant: referral },
    ),
    rule(
      'function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
      pool,
      ({ asset, amount, interestRateMode, onBehalfOf }, call) => ({
        effects: [repays(call, exactlyOrAll(token(asset), amount), onBehalfOf)],
        ...refuseStableRate(interestRateMode),
      }),
      variableRate,
    ),
    rule(
      'function repayWithPermit(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf, uint256 deadline, uint8 permitV, bytes32 permitR, bytes32 permitS)',
      pool,
      ({ asset, amount, interestRateMode, onBehalfOf, deadline }, call) => ({
        effects: [
          permits(call, exactly(token(asset), amount), deadline),
          repays(call, exactlyOrAll(token(asset), amount), onBehalfOf),
        ],
        ...refuseStableRate(interestRateMode),
      }),
      { ...variableRate, irrelevant: permitSignature },
    ),
    rule(
      'function repayWithATokens(address asset, uint256 amount, uint256 interestRateMode)',
      pool,
      ({ asset, amount, interestRateMode }, call) => ({
        effects: [repays(call, exactlyOrAll(token(asset), amount), null, 'paid with what is supplied of it')],
        ...refuseStableRate(interestRateMode),
      }),
      variableRate,
    ),
    rule(
      'function swapBorrowRateMode(address asset, uint256 interestRateMode)',
      pool,
      ({ asset, interestRateMode }, call) => ({ effects: [changesRate(call, asset, interestRateMode)] }),
    ),
    rule(
      'function setUserUseReserveAsCollateral(address asset, bool useAsCollateral)',
      pool,
      ({ asset, useAsCollateral }, call) => ({
        effects: [switchesCollateral(does, call, [token(asset)], useAsCollateral)],
      }),
    ),
    rule(
      'function setUserUseReserveAsCollateralOnBehalfOf(address asset, bool useAsCollateral, address onBehalfOf)',
      pool,
      ({ asset, useAsCollateral, onBehalfOf }, call) => ({
        effects: [switchesCollateral(does, call, [token(asset)], useAsCollateral, onBehalfOf)],
      }),
    ),
    rule('function setUserEMode(uint8 categoryId)', pool, ({ categoryId }, call) => ({
      effects: [setsMode(call, categoryId)],
    })),
    rule(
      'function setUserEModeOnBehalfOf(uint8 categoryId, address onBehalfOf)',
      pool,
      ({ categoryId, onBehalfOf }, call) => ({ effects: [setsMode(call, categoryId, onBehalfOf)] }),
    ),
    rule(
      'function liquidationCall(address collateralAsset, address debtAsset, address user, uint256 debtToCover, bool receiveAToken)',
      pool,
      ({ collateralAsset, debtAsset, user, debtToCover, receiveAToken }, call) => {
        const debt = exactlyOrAll(token(debtAsset), debtToCover);
        return {
          effects: [
            liquidates(call, {
              debt: debt.amount === 'all' ? debt : atMost(debt.asset, debtToCover),
              collateral: someOf(token(collateralAsset)),
              debtor: user,
              getsATokens: receiveAToken,
            }),
          ],
        };
      },
    ),
    rule(
      'function flashLoan(address receiverAddress, address[] assets, uint256[] amounts, uint256[] interestRateModes, address onBehalfOf, bytes params, uint16 referralCode)',
      pool,
      ({ receiverAddress, assets, amounts, interestRateModes, onBehalfOf, params }, call) => {
        if (assets.length !== amounts.length || assets.length !== interestRateModes.length) {
          return { fault: 'the flash loan does not have one amount and one rate mode for each asset' };
        }
        const leavesDebt = interestRateModes.some((mode) => mode !== 0n);
        return {
          effects: [
            does(call, 'borrow', {
              gets: assets.map((asset, index) => exactly(token(asset), amounts[index] ?? 0n)),
              from: leavesDebt ? onBehalfOf : call.from,
              to: receiverAddress,
              detail: leavesDebt ? 'flash loan that leaves a debt' : 'flash loan, paid back within the transaction',
            }),
            runs(call, receiverAddress, params),
          ],
        };
      },
      {
        irrelevant: {
          ...referral,
          onBehalfOf: 'matters only for a loan that leaves a debt, and is shown in that case',
        },
        examples: [{ interestRateModes: [0n, 0n] }],
      },
    ),
    rule(
      'function flashLoanSimple(address receiverAddress, address asset, uint256 amount, bytes params, uint16 referralCode)',
      pool,
      ({ receiverAddress, asset, amount, params }, call) => ({
        effects: [
          does(call, 'borrow', {
            gets: [exactly(token(asset), amount)],
            to: receiverAddress,
            detail: 'flash loan, paid back within the transaction',
          }),
          runs(call, receiverAddress, params),
        ],
      }),
      { irrelevant: referral },
    ),
    rule(
      'function approvePositionManager(address positionManager, bool approve)',
      pool,
      ({ positionManager, approve }, call) => ({
        effects: [
          does(call, 'operator', {
            gives: [rightOver(unnamed('collateral and efficiency mode of the account'), approve)],
            spender: positionManager,
          }),
        ],
      }),
    ),
    rule('function renouncePositionManagerRole(address user)', pool, ({ user }, call) => ({
      effects: [
        does(call, 'operator', {
          gives: [rightOver(unnamed('collateral and efficiency mode of the account'), false)],
          from: user,
          ...(call.from && { spender: call.from }),
        }),
      ],
    })),
    ...aaveV3Compact,
    ...aaveV3Periphery,
    ...aaveV3Moves,
  ],
};

import type { Address } from '@countersign/protocol';
import { isCoinMark } from '../../effects/asset-marks.ts';
import type { Asset } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type ArgumentFates, type Protocol, rule } from '../rules/protocol.ts';
import { atLeast, exactly, native, someOf, token } from '../rules/quantity.ts';
import { stakesCoins, unstakes } from './staking.ts';

const does = effectsOf('kelp');

const rseth = '0xa1290d69c65a6fe4df752f95823fae25cb99e5a7';

const pool = ['deposit_pool'];
const withdrawals = ['withdrawal_manager'];
const assetAt = (address: Address): Asset => (isCoinMark(address) ? native : token(address));
const referral: ArgumentFates = { irrelevant: { referralId: 'whom Kelp credits for it; takes nothing from it' } };

export const kelp: Protocol = {
  slug: 'kelp',
  name: 'Kelp',
  family: 'kelp',
  words: ['kelp', 'kelp dao', 'kelpdao'],
  contracts: {
    deposit_pool: { 1: ['0x036676389e48133b63a802f8635ad39e752d375d'] },
    withdrawal_manager: { 1: ['0x62de59c08eb5dae4b7e6f7a8cad3006d6965ec16'] },
    rseth: { 1: [rseth] },
  },
  functions: [
    rule(
      'function depositETH(uint256 minRSETHAmountExpected, string referralId)',
      pool,
      ({ minRSETHAmountExpected }, call) => stakesCoins(does, call, rseth, { least: minRSETHAmountExpected }),
      referral,
    ),
    rule(
      'function depositAsset(address asset, uint256 depositAmount, uint256 minRSETHAmountExpected, string referralId)',
      pool,
      ({ asset, depositAmount, minRSETHAmountExpected }, call) => ({
        effects: [
          does(call, 'stake', {
            gives: [exactly(token(asset), depositAmount)],
            gets: [atLeast(token(rseth), minRSETHAmountExpected)],
          }),
        ],
      }),
      referral,
    ),
    rule(
      'function initiateWithdrawal(address asset, uint256 rsETHUnstaked, string referralId)',
      withdrawals,
      ({ asset, rsETHUnstaked }, call) => unstakes(does, call, [token(rseth), rsETHUnstaked], assetAt(asset)),
      referral,
    ),
    rule(
      'function completeWithdrawal(address asset, string referralId)',
      withdrawals,
      ({ asset }, call) => ({ effects: [does(call, 'claim', { gets: [someOf(assetAt(asset))] })] }),
      referral,
    ),
  ],
};

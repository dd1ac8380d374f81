import type { Address } from '@countersign/protocol';
import { isCoinMark } from '../../effects/asset-marks.ts';
import type { Asset } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { exactly, native, someOf, token } from '../rules/quantity.ts';
import { credited, requestTerm, stakesCoins, unstakes } from './staking.ts';

const does = effectsOf('renzo');

const ezeth = '0xbf5495efe5db9ce00f80364c8b423567e58d2110';

const manager = ['restake_manager'];
const queue = ['withdraw_queue'];
const referral = credited('referralId', 'Renzo');
const assetAt = (address: Address): Asset => (isCoinMark(address) ? native : token(address));

const deposits = (call: CallContext, collateral: Address, amount: bigint): Reading => ({
  effects: [does(call, 'stake', { gives: [exactly(token(collateral), amount)], gets: [someOf(token(ezeth))] })],
});

export const renzo: Protocol = {
  slug: 'renzo',
  name: 'Renzo',
  family: 'renzo',
  words: ['renzo', 'renzo protocol'],
  contracts: {
    restake_manager: { 1: ['0x74a09653a083691711cf8215a6ab074bb4e99ef5'] },
    withdraw_queue: { 1: ['0x5efc9d10e42fb517456f4ac41eb5e2ebe42c8918'] },
    ezeth: { 1: [ezeth] },
  },
  functions: [
    rule('function depositETH()', manager, (_args, call) => stakesCoins(does, call, ezeth)),
    rule('function depositETH(uint256 referralId)', manager, (_args, call) => stakesCoins(does, call, ezeth), referral),
    rule('function deposit(address collateralToken, uint256 amount)', manager, ({ collateralToken, amount }, call) =>
      deposits(call, collateralToken, amount),
    ),
    rule(
      'function deposit(address collateralToken, uint256 amount, uint256 referralId)',
      manager,
      ({ collateralToken, amount }, call) => deposits(call, collateralToken, amount),
      referral,
    ),
    rule('function withdraw(uint256 amount, address assetOut)', queue, ({ amount, assetOut }, call) =>
      unstakes(does, call, [token(ezeth), amount], assetAt(assetOut)),
    ),
    rule(
      'function claim(uint256 withdrawRequestIndex, address user)',
      queue,
      ({ withdrawRequestIndex, user }, call) => ({
        effects: [
          does(call, 'claim', {
            gets: [someOf(native)],
            from: user,
            to: user,
            terms: [requestTerm(withdrawRequestIndex)],
          }),
        ],
      }),
    ),
  ],
};

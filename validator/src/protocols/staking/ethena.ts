import { effectsOf } from '../rules/effects-of.ts';
import { type Protocol, rule } from '../rules/protocol.ts';
import { exactly, someOf, token } from '../rules/quantity.ts';
import { later } from './staking.ts';

const does = effectsOf('ethena');

const susde = '0x9d39a5de30e57443bff2a8307a4256c8797a3497';
const usde = token('0x4c9edd5852cd905f086c759e8383e09bff1e68b3');

const vault = ['susde'];

/** The functions of sUSDe in addition to those of a vault (ERC-4626): it pays out only after a cooldown. */
export const ethena: Protocol = {
  slug: 'ethena',
  name: 'Ethena',
  family: 'ethena',
  words: ['ethena'],
  contracts: { susde: { 1: [susde] } },
  functions: [
    rule('function cooldownShares(uint256 shares)', vault, ({ shares }, call) => ({
      effects: [does(call, 'unstake', { gives: [exactly(token(susde), shares)], gets: [someOf(usde)], detail: later })],
    })),
    rule('function cooldownAssets(uint256 assets)', vault, ({ assets }, call) => ({
      effects: [does(call, 'unstake', { gives: [someOf(token(susde))], gets: [exactly(usde, assets)], detail: later })],
    })),
    rule('function unstake(address receiver)', vault, ({ receiver }, call) => ({
      effects: [does(call, 'claim', { gets: [someOf(usde)], to: receiver, detail: 'all that has waited long enough' })],
    })),
  ],
};

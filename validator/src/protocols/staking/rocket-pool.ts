import { effectsOf } from '../rules/effects-of.ts';
import { type Protocol, rule } from '../rules/protocol.ts';
import { native, token } from '../rules/quantity.ts';
import { stakesCoins, unstakes } from './staking.ts';

const does = effectsOf('rocket-pool');

const reth = '0xae78736cd615f374d3085123a210448e74fc6393';

export const rocketPool: Protocol = {
  slug: 'rocket-pool',
  name: 'Rocket Pool',
  family: 'rocket-pool',
  words: ['rocket pool', 'rocketpool'],
  contracts: {
    deposit_pool: { 1: ['0xdd3f50f8a6cafbe9b31a427582963f465e745af8'] },
    reth: { 1: [reth] },
  },
  functions: [
    rule('function deposit()', ['deposit_pool'], (_args, call) => stakesCoins(does, call, reth)),
    rule('function burn(uint256 amount)', ['reth'], ({ amount }, call) =>
      unstakes(does, call, [token(reth), amount], native, {}),
    ),
  ],
};

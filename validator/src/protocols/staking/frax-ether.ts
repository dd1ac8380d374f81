import { effectsOf } from '../rules/effects-of.ts';
import { type Protocol, rule } from '../rules/protocol.ts';
import { stakesCoins } from './staking.ts';

const does = effectsOf('frax-finance');

const frxeth = '0x5e8422345238f34275888049021821e8e08caa1f';
const sfrxeth = '0xac3e018457b222d93114458476f3e3416abbe38f';

const minter = ['minter'];

export const fraxEther: Protocol = {
  slug: 'frax-finance',
  name: 'Frax Ether',
  family: 'frax-finance',
  words: ['frax finance', 'frax ether', 'fraxswap', 'fraxlend'],
  contracts: { minter: { 1: ['0xbafa44efe7901e04e39dad13167d089c559c1138'] } },
  functions: [
    rule('function submit()', minter, (_args, call) => stakesCoins(does, call, frxeth)),
    rule('function submitAndGive(address recipient)', minter, ({ recipient }, call) =>
      stakesCoins(does, call, frxeth, { to: recipient }),
    ),
    rule('function submitAndDeposit(address recipient)', minter, ({ recipient }, call) =>
      stakesCoins(does, call, sfrxeth, { to: recipient }),
    ),
  ],
};

import { deployed } from '../../data/deployed.ts';
import type { Effect } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { exactly, native, token } from '../rules/quantity.ts';

const does = effectsOf('weth');

const wraps = (call: CallContext): Effect =>
  does(call, 'wrap', { gives: [exactly(native, call.value)], gets: [exactly(token(call.to), call.value)] });

export const weth: Protocol = {
  slug: 'weth',
  name: 'Wrapped native coin',
  family: 'weth',
  words: ['wrapped ether', 'wrapped eth', 'weth9'],
  contracts: deployed('weth'),
  functions: [
    rule('function deposit()', ['weth'], (_, call) => ({ effects: [wraps(call)] })),
    rule('function depositTo(address to)', ['weth'], ({ to }, call) => ({ effects: [{ ...wraps(call), to }] })),
    rule('function withdraw(uint256 wad)', ['weth'], ({ wad }, call) => ({
      effects: [does(call, 'unwrap', { gives: [exactly(token(call.to), wad)], gets: [exactly(native, wad)] })],
    })),
    rule('function withdrawTo(address account, uint256 amount)', ['weth'], ({ account, amount }, call) => ({
      effects: [
        does(call, 'unwrap', {
          gives: [exactly(token(call.to), amount)],
          gets: [exactly(native, amount)],
          to: account,
        }),
      ],
    })),
  ],
  receive: (call) => ({ effects: [wraps(call)] }),
};

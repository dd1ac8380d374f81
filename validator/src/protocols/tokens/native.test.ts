import { describeProtocol, friend } from '../rules/protocol-cases.fixture.ts';
import { native as coins, exactly } from '../rules/quantity.ts';
import { native } from './native.ts';

describeProtocol(native, [
  {
    name: 'sends coins',
    to: friend,
    value: 10n ** 18n,
    data: '0x',
    effects: [{ kind: 'send', protocol: null, gives: [exactly(coins, 10n ** 18n)], to: friend }],
  },
  {
    name: 'sends nothing, which is reported all the same',
    to: friend,
    data: '0x',
    effects: [{ kind: 'send', protocol: null, gives: [exactly(coins, 0n)], to: friend }],
  },
]);

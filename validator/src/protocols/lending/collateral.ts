import type { Asset, Effect, Term } from '../../effects/effect.ts';
import type { effectsOf } from '../rules/effects-of.ts';
import type { CallContext } from '../rules/protocol.ts';
import { someOf } from '../rules/quantity.ts';

const on = ['use', 'enable', 'enabled', 'turn on', 'switch on', 'activate', 'set', 'mark', 'enter', 'true'];
const off = [
  'disable',
  'disabled',
  'stop using',
  'turn off',
  'switch off',
  'deactivate',
  'unset',
  'remove',
  'take out',
  'exit',
  'leave',
  'no longer',
  'not',
  "don't",
  'off',
  'false',
];

/** The direction of a switch: the words have to state it, and must not state the other. */
export const switchTerm = (what: string, isOn: boolean): Term => ({
  what,
  is: 'text',
  value: isOn ? 'on' : 'off',
  alike: isOn ? on : off,
  unlike: isOn ? off : on,
});

/** Whether the deposit is collateral from then on. Nothing moves; `gives` is the subject of the switch. */
export const switchesCollateral = (
  does: ReturnType<typeof effectsOf>,
  call: CallContext,
  assets: readonly Asset[],
  isOn: boolean,
  from: Effect['from'] = call.from,
): Effect =>
  does(call, 'set', {
    gives: assets.map(someOf),
    from,
    terms: [switchTerm('collateral switch', isOn)],
    detail: isOn ? 'enables the supplied amount as collateral' : 'removes the supplied amount from the collateral',
  });

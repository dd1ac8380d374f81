import type { Address } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type Protocol, rule } from '../rules/protocol.ts';
import { allOf, atMost, native, rightOver, token, unnamed } from '../rules/quantity.ts';

const does = effectsOf('safe-allowance');

const MINUTE = 60n;
/** The allowance is full again after this time; zero: it counts once. */
const periodOf = (minutes: number): Term => ({ what: 'period', is: 'period', seconds: BigInt(minutes) * MINUTE });

const assetOf = (paid: Address) => (paid === nobody ? native : token(paid));
const limit = unnamed('what its allowances let it take');
const module = ['module'];

/** The module of a Safe by which single delegates may spend a limited amount. The Safe itself calls it. */
export const safeAllowance: Protocol = {
  slug: 'safe-allowance',
  name: 'Safe allowance module',
  family: 'safe',
  words: ['allowance module', 'spending limit module', 'safe spending limits'],
  contracts: {
    module: Object.fromEntries(
      [1, 10, 56, 100, 137, 8453, 42161, 43114, 11155111].map((id) => [
        id,
        ['0xcfbfac74c26f8647cbdb8c5caf80bb5b32e43134'],
      ]),
    ),
  },
  functions: [
    rule('function addDelegate(address delegate)', module, ({ delegate }, call) => ({
      effects: [
        does(call, 'set', {
          to: delegate,
          terms: [{ what: 'delegate', is: 'hex', value: delegate }],
          detail: 'may be given a spending limit',
        }),
      ],
    })),
    rule(
      'function removeDelegate(address delegate, bool removeAllowances)',
      module,
      ({ delegate }, call) => ({
        effects: [does(call, 'approve', { gives: [rightOver(limit, false)], spender: delegate })],
      }),
      {
        irrelevant: { removeAllowances: 'whether the limits are deleted too; without a delegate nobody can use them' },
      },
    ),
    rule(
      'function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
      module,
      ({ delegate, token: paid, allowanceAmount, resetTimeMin }, call) => {
        return {
          effects: [
            does(call, 'approve', {
              gives: [atMost(assetOf(paid), allowanceAmount)],
              spender: delegate,
              terms: [periodOf(resetTimeMin)],
              detail: resetTimeMin === 0 ? 'once' : `every ${resetTimeMin} minutes`,
            }),
          ],
        };
      },
      { irrelevant: { resetBaseMin: 'the minute from which the periods are counted' } },
    ),
    rule('function deleteAllowance(address delegate, address token)', module, ({ delegate, token: paid }, call) => ({
      effects: [does(call, 'approve', { gives: [atMost(assetOf(paid), 0n)], spender: delegate })],
    })),
    rule('function resetAllowance(address delegate, address token)', module, ({ delegate, token: paid }, call) => ({
      effects: [
        does(call, 'approve', { gives: [allOf(assetOf(paid))], spender: delegate, detail: 'the whole limit again' }),
      ],
    })),
  ],
};

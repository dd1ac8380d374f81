import { type Address, checksumAddress } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Effect, Term } from '../../effects/effect.ts';
import { concernedContract } from '../rules/concerned-contract.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';

const does = effectsOf('proxy');

const cutActions = ['adds', 'replaces', 'removes'];

const upgrades = (call: CallContext, implementation: Address, proxied: Address): Effect =>
  does(call, 'upgrade', {
    to: implementation,
    terms: [concernedContract(proxied)],
    detail: `new code for ${checksumAddress(proxied)}`,
  });

/** The new code runs once with these bytes, on the storage of the proxy. */
const runs = (proxy: Address, implementation: Address, value: bigint, data: Hex): Pick<Reading, 'calls'> =>
  data === '0x' ? {} : { calls: [{ from: proxy, to: implementation, value, data, operation: 'delegatecall' }] };

/** A proxy can have any address: the functions are those of OpenZeppelin's, ERC-1967's, UUPS and beacons. */
export const proxy: Protocol = {
  slug: 'proxy',
  name: 'Upgradeable proxy',
  family: 'proxy',
  words: ['proxy', 'uups'],
  contracts: {},
  functions: [
    rule('function upgradeTo(address newImplementation)', 'any', ({ newImplementation }, call) => ({
      effects: [upgrades(call, newImplementation, call.to)],
    })),
    rule(
      'function upgradeToAndCall(address newImplementation, bytes data)',
      'any',
      ({ newImplementation, data }, call) => ({
        effects: [upgrades(call, newImplementation, call.to)],
        ...runs(call.to, newImplementation, call.value, data),
      }),
    ),
    rule(
      'function upgrade(address proxy, address implementation)',
      'any',
      ({ proxy: target, implementation }, call) => ({
        effects: [upgrades(call, implementation, target)],
      }),
    ),
    rule(
      'function upgradeAndCall(address proxy, address implementation, bytes data)',
      'any',
      ({ proxy: target, implementation, data }, call) => ({
        effects: [upgrades(call, implementation, target)],
        ...runs(target, implementation, call.value, data),
      }),
    ),
    rule('function changeAdmin(address newAdmin)', 'any', ({ newAdmin }, call) => ({
      effects: [
        does(call, 'own', {
          right: 'admin',
          to: newAdmin,
          terms: [concernedContract(call.to)],
          detail: 'may change the code of the proxy',
        }),
      ],
    })),
    rule('function changeProxyAdmin(address proxy, address newAdmin)', 'any', ({ proxy: target, newAdmin }, call) => ({
      effects: [
        does(call, 'own', {
          right: 'admin',
          to: newAdmin,
          terms: [concernedContract(target)],
          detail: `may change the code of ${checksumAddress(target)}`,
        }),
      ],
    })),
    rule(
      'function diamondCut((address facetAddress, uint8 action, bytes4[] functionSelectors)[] cuts, address init, bytes data)',
      'any',
      ({ cuts, init, data }, call) => ({
        effects: cuts.map(({ facetAddress, action, functionSelectors }) => ({
          ...upgrades(call, facetAddress, call.to),
          terms: [
            concernedContract(call.to),
            ...functionSelectors.map((value): Term => ({ what: 'function', is: 'hex', value })),
          ],
          detail: `${cutActions[action] ?? `does ${action} to`} the functions ${functionSelectors.join(', ')} of ${checksumAddress(call.to)}`,
        })),
        // A diamond with an init address runs its code even without bytes.
        calls: init === nobody ? [] : [{ from: call.to, to: init, value: 0n, data, operation: 'delegatecall' }],
      }),
    ),
  ],
};

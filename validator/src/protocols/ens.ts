import type { Address } from '@countersign/protocol';
import type { Hex, RawCall } from '../call.ts';
import { deployed } from '../data/deployed.ts';
import { effectsOf } from './effects-of.ts';
import { ensRecords, records } from './ens-records.ts';
import { type CallContext, type Protocol, type Reading, rule } from './protocol.ts';
import { atMost, native } from './quantity.ts';

const does = effectsOf('ens');

const reverse = ['reverse_registrar', 'default_reverse_registrar'];

interface Registration {
  readonly name: string;
  readonly owner: Address;
  readonly duration: bigint;
  readonly resolver?: Address;
  readonly data?: readonly Hex[];
}

const price = (call: CallContext) => [atMost(native, call.value)];

const term = (seconds: bigint): string => `for ${seconds} seconds`;

/** The price is settled on chain; coins beyond it come back. Records that only speak of the owner are part of it. */
function registers(call: CallContext, { name, owner, duration, resolver, data = [] }: Registration): Reading {
  const effects = [does(call, 'register', { gives: price(call), to: owner, detail: `${name}.eth ${term(duration)}` })];
  if (!resolver || data.length === 0) return { effects };
  const calls = data.map(
    (part): RawCall => ({ from: call.from, to: resolver, value: 0n, data: part, operation: 'call' }),
  );
  return { effects, calls, fold: (set) => set.filter(({ kind, to }) => kind !== 'register' || (to && to !== owner)) };
}

const renews = (call: CallContext, names: readonly string[], duration: bigint): Reading => ({
  effects: [
    does(call, 'register', {
      gives: price(call),
      detail: `renews ${names.map((name) => `${name}.eth`).join(', ')} ${term(duration)}`,
    }),
  ],
});

export const ens: Protocol = {
  slug: 'ens',
  name: 'ENS',
  family: 'ens',
  words: ['ens', 'ethereum name service', 'ens domains'],
  contracts: deployed('ens'),
  functions: [
    rule('function commit(bytes32 commitment)', ['controller', 'controller_v1', 'controller_v2'], (_args, call) => ({
      effects: [does(call, 'register', { detail: 'announces a registration, which has to follow' })],
    })),
    rule(
      'function register(string name, address owner, uint256 duration, bytes32 secret)',
      ['controller_v1'],
      (registration, call) => registers(call, registration),
    ),
    rule(
      'function registerWithConfig(string name, address owner, uint256 duration, bytes32 secret, address resolver, address addr)',
      ['controller_v1'],
      ({ addr, ...registration }, call) => {
        const { effects = [] } = registers(call, registration);
        return {
          effects: addr === registration.owner ? effects : [...effects, records(call, 'address of the name', addr)],
        };
      },
    ),
    rule(
      'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses)',
      ['controller_v2'],
      (registration, call) => registers(call, registration),
    ),
    rule(
      'function register((string label, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, uint8 reverseRecord, bytes32 referrer) registration)',
      ['controller'],
      ({ registration }, call) => registers(call, { ...registration, name: registration.label }),
    ),
    rule(
      'function renew(string name, uint256 duration)',
      ['controller_v1', 'controller_v2'],
      ({ name, duration }, call) => renews(call, [name], duration),
    ),
    rule(
      'function renew(string label, uint256 duration, bytes32 referrer)',
      ['controller'],
      ({ label, duration }, call) => renews(call, [label], duration),
    ),
    rule('function renewAll(string[] names, uint256 duration)', ['bulk_renewal'], ({ names, duration }, call) =>
      renews(call, names, duration),
    ),
    rule(
      'function renewAll(string[] names, uint256 duration, bytes32 referrer)',
      ['bulk_renewal'],
      ({ names, duration }, call) => renews(call, names, duration),
    ),
    rule('function setName(string newName)', reverse, ({ newName }, call) => ({
      effects: [records(call, `the account goes by ${newName}`)],
    })),
    rule(
      'function setNameForAddr(address addr, address owner, address resolver, string newName)',
      reverse,
      ({ addr, newName }, call) => ({ effects: [records(call, `the account goes by ${newName}`, addr)] }),
    ),
    ...ensRecords,
  ],
};

import type { Address } from '@countersign/protocol';
import type { Hex, RawCall } from '../../effects/call.ts';
import type { Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { atMost, native } from '../rules/quantity.ts';
import { ensRecords, owns, records } from './ens-records.ts';
import { contracts, fusesAre, nameIs, resolverIs } from './ens-terms.ts';

const does = effectsOf('ens');

const reverse = ['reverse_registrar', 'default_reverse_registrar'];

interface Registration {
  readonly name: string;
  readonly owner: Address;
  readonly duration: bigint;
  readonly resolver?: Address;
  readonly data?: readonly Hex[];
  /** Bits for reverse records to set: 1 on Ethereum, 2 everywhere. */
  readonly reverseRecord?: number;
  readonly ownerControlledFuses?: number;
}

const price = (call: CallContext) => [atMost(native, call.value)];

const during = (seconds: bigint): string => `for ${seconds} seconds`;

const lasts = (seconds: bigint): Term => ({ what: 'duration', is: 'duration', seconds });

/** Whether the name becomes the account's primary name. */
function reverseIs(bits: number): readonly Term[] {
  if (bits === 0) return [];
  if (bits > 1) return [{ what: 'reverse record', is: 'number', value: BigInt(bits) }];
  return [{ what: 'reverse record', is: 'text', value: 'reverse record', alike: ['primary name'] }];
}

/** The chain settles the price; surplus coins are returned. Records that point to the owner are included. */
function registers(call: CallContext, registration: Registration): Reading {
  const { name, owner, duration, resolver, data = [], reverseRecord = 0, ownerControlledFuses = 0 } = registration;
  const terms = [
    nameIs(`${name}.eth`),
    lasts(duration),
    ...(resolver ? resolverIs(call, resolver) : []),
    ...reverseIs(reverseRecord),
    ...fusesAre(ownerControlledFuses),
  ];
  const detail = `${name}.eth ${during(duration)}`;
  const effects = [does(call, 'register', { gives: price(call), to: owner, terms, detail })];
  if (!resolver || data.length === 0) return { effects };
  const calls = data.map(
    (part): RawCall => ({ from: call.from, to: resolver, value: 0n, data: part, operation: 'call' }),
  );
  return { effects, calls, fold: (set) => set.filter(({ kind, to }) => kind !== 'register' || to !== owner) };
}

const renews = (call: CallContext, labels: readonly string[], duration: bigint): Reading => {
  const names = labels.map((label) => `${label}.eth`);
  return {
    effects: [
      does(call, 'register', {
        gives: price(call),
        terms: [...names.map(nameIs), lasts(duration)],
        detail: `renews ${names.join(', ')} ${during(duration)}`,
      }),
    ],
  };
};

const secret = 'keeps the announcement from being read; one that does not fit it reverts';
const referrer = 'whom ENS credits; takes nothing from it';
const resolver = 'resolvers of ENS itself';
const referred: ArgumentFates = { irrelevant: { referrer } };

export const ens: Protocol = {
  slug: 'ens',
  name: 'ENS',
  family: 'ens',
  words: ['ens', 'ethereum name service', 'ens domains'],
  contracts,
  functions: [
    rule(
      'function commit(bytes32 commitment)',
      ['controller', 'controller_v1', 'controller_v2'],
      (_args, call) => ({
        effects: [does(call, 'register', { detail: 'announces a registration, which has to follow' })],
      }),
      { irrelevant: { commitment: 'a hash that only lets a registration follow, which is judged by itself' } },
    ),
    rule(
      'function register(string name, address owner, uint256 duration, bytes32 secret)',
      ['controller_v1'],
      (registration, call) => registers(call, registration),
      { irrelevant: { secret } },
    ),
    rule(
      'function registerWithConfig(string name, address owner, uint256 duration, bytes32 secret, address resolver, address addr)',
      ['controller_v1'],
      ({ addr, ...registration }, call) => {
        const { effects = [] } = registers(call, registration);
        return {
          effects:
            addr === registration.owner
              ? effects
              : [
                  ...effects,
                  records(call, 'address of the name', { to: addr, terms: [nameIs(`${registration.name}.eth`)] }),
                ],
        };
      },
      { pinned: { resolver }, irrelevant: { secret } },
    ),
    rule(
      'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses)',
      ['controller_v2'],
      ({ reverseRecord, ...registration }, call) =>
        registers(call, { ...registration, reverseRecord: Number(reverseRecord) }),
      { pinned: { resolver }, irrelevant: { secret } },
    ),
    rule(
      'function register((string label, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, uint8 reverseRecord, bytes32 referrer) registration)',
      ['controller'],
      ({ registration }, call) => registers(call, { ...registration, name: registration.label }),
      {
        pinned: { 'registration.resolver': resolver },
        irrelevant: { 'registration.secret': secret, 'registration.referrer': referrer },
      },
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
      referred,
    ),
    rule('function renewAll(string[] names, uint256 duration)', ['bulk_renewal'], ({ names, duration }, call) =>
      renews(call, names, duration),
    ),
    rule(
      'function renewAll(string[] names, uint256 duration, bytes32 referrer)',
      ['bulk_renewal'],
      ({ names, duration }, call) => renews(call, names, duration),
      referred,
    ),
    rule('function setName(string newName)', reverse, ({ newName }, call) => ({
      effects: [records(call, `the account goes by ${newName}`, { terms: [nameIs(newName)] })],
    })),
    rule(
      'function setNameForAddr(address addr, address owner, address resolver, string newName)',
      reverse,
      (args, call) => {
        const terms = [nameIs(args.newName), ...resolverIs(call, args.resolver)];
        const isOwn = args.owner === args.addr || args.owner === call.from;
        return {
          effects: [
            records(call, `the account goes by ${args.newName}`, { to: args.addr, terms }),
            ...(isOwn ? [] : [owns(call, args.owner, 'says what the account goes by', [])]),
          ],
        };
      },
      { pinned: { resolver } },
    ),
    ...ensRecords,
  ],
};

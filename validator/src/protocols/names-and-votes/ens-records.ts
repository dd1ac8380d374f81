import type { Address } from '@countersign/protocol';
import { numberToHex } from 'viem/utils';
import type { Effect, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type ArgumentFates, type CallContext, type FunctionRule, rule } from '../rules/protocol.ts';
import { rightOver, unnamed } from '../rules/quantity.ts';
import {
  childOf,
  encodedName,
  expiresAt,
  fusesAre,
  labelled,
  nameIs,
  nodeIs,
  resolverIs,
  underEth,
} from './ens-terms.ts';

const does = effectsOf('ens');

const resolver = ['public_resolver'];
const registry = ['registry'];
const wrapper = ['name_wrapper'];
const either = ['registry', 'name_wrapper'];

const shortened = (node: string): string => `the name ${node.slice(0, 10)}…`;

interface Record {
  /** The target of the record. */
  readonly to?: Address | null;
  readonly terms: readonly Term[];
}

/** A record of a name. */
export const records = (call: CallContext, detail: string, { to = null, terms }: Record): Effect =>
  does(call, 'register', { to, terms, detail });

export const owns = (call: CallContext, to: Address, detail: string, terms: readonly Term[]): Effect =>
  does(call, 'own', { to, ...(terms.length > 0 && { terms }), detail });

/** Ethereum and the later EVM chains, which have the same addresses. */
const isAddressOfChain = (coinType: bigint, address: string): boolean =>
  address.length === 42 && (coinType === 60n || coinType >= 0x80000000n);

/** `com.twitter`: people call it Twitter. */
const keyIs = (key: string): Term => ({
  what: 'record',
  is: 'text',
  value: key,
  alike: key.includes('.') ? [key.split('.').at(-1) ?? key] : [],
});

const textIs = (value: string): Term =>
  value === ''
    ? { what: 'text', is: 'text', value: 'remove', alike: ['clear', 'delete', 'empty'] }
    : { what: 'text', is: 'text', value };

/** Words about a record in general do not request the loss of all records. */
const isCleared: Term = {
  what: 'clearing of all records',
  is: 'text',
  value: 'clear',
  alike: ['reset', 'remove', 'delete', 'wipe'],
};

const listed: ArgumentFates = { pinned: { resolver: 'resolvers of ENS itself' } };
const ttl: ArgumentFates = { irrelevant: { ttl: 'how long readers may keep an answer; no contract acts upon it' } };

const ofResolver: readonly FunctionRule[] = [
  rule('function setAddr(bytes32 node, address a)', resolver, ({ node, a }, call) => ({
    effects: [records(call, `address of ${shortened(node)}`, { to: a, terms: [nodeIs(node)] })],
  })),
  rule('function setAddr(bytes32 node, uint256 coinType, bytes a)', resolver, ({ node, coinType, a }, call) => {
    const to = isAddressOfChain(coinType, a) ? (a as Address) : null;
    const terms: Term[] = [
      nodeIs(node),
      ...(coinType === 60n ? [] : [{ what: 'coin type', is: 'number', value: coinType } as const]),
      ...(to === null ? [{ what: 'address', is: 'hex', value: a } as const] : []),
    ];
    return { effects: [records(call, `address of ${shortened(node)} for coin type ${coinType}`, { to, terms })] };
  }),
  rule('function setText(bytes32 node, string key, string value)', resolver, ({ node, key, value }, call) => ({
    effects: [records(call, `text ${key} of ${shortened(node)}`, { terms: [nodeIs(node), keyIs(key), textIs(value)] })],
  })),
  rule('function setContenthash(bytes32 node, bytes hash)', resolver, ({ node, hash }, call) => ({
    effects: [
      records(call, `content of ${shortened(node)}`, {
        terms: [nodeIs(node), { what: 'content hash', is: 'hex', value: hash }],
      }),
    ],
  })),
  rule('function setName(bytes32 node, string newName)', resolver, ({ node, newName }, call) => ({
    effects: [records(call, `${shortened(node)} goes by ${newName}`, { terms: [nodeIs(node), nameIs(newName)] })],
  })),
  rule('function setABI(bytes32 node, uint256 contentType, bytes data)', resolver, (args, call) => ({
    effects: [
      records(call, `interface of ${shortened(args.node)}`, {
        terms: [
          nodeIs(args.node),
          { what: 'content type', is: 'number', value: args.contentType },
          { what: 'interface', is: 'hex', value: args.data },
        ],
      }),
    ],
  })),
  rule('function clearRecords(bytes32 node)', resolver, ({ node }, call) => ({
    effects: [records(call, `clears all records of ${shortened(node)}`, { terms: [nodeIs(node), isCleared] })],
  })),
  rule('function approve(bytes32 node, address delegate, bool approved)', resolver, (args, call) => ({
    effects: [
      does(call, 'operator', {
        gives: [rightOver(unnamed(`the records of ${shortened(args.node)}`), args.approved)],
        spender: args.delegate,
        terms: [nodeIs(args.node)],
      }),
    ],
  })),
  rule(
    'function multicallWithNodeCheck(bytes32 nodehash, bytes[] data)',
    resolver,
    ({ data }, call) => ({
      value: 'shared',
      calls: data.map((part) => ({ from: call.from, to: call.to, value: call.value, data: part, operation: 'call' })),
    }),
    { irrelevant: { nodehash: 'each record names its own name; one of another reverts' } },
  ),
];

const ofRegistry: readonly FunctionRule[] = [
  rule('function setOwner(bytes32 node, address owner)', registry, ({ node, owner }, call) => ({
    effects: [owns(call, owner, `gets ${shortened(node)}`, [nodeIs(node)])],
  })),
  rule('function setResolver(bytes32 node, address resolver)', either, (args, call) => ({
    effects: [records(call, `answers for ${shortened(args.node)}`, { to: args.resolver, terms: [nodeIs(args.node)] })],
  })),
  rule('function setSubnodeOwner(bytes32 node, bytes32 label, address owner)', registry, (args, call) => ({
    effects: [
      owns(call, args.owner, `gets a name under ${shortened(args.node)}`, [nodeIs(childOf(args.node, args.label))]),
    ],
  })),
  rule(
    'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
    registry,
    (args, call) => {
      const terms = [nodeIs(childOf(args.node, args.label))];
      return {
        effects: [
          owns(call, args.owner, `gets a name under ${shortened(args.node)}`, terms),
          records(call, `answers for a name under ${shortened(args.node)}`, { to: args.resolver, terms }),
        ],
      };
    },
    ttl,
  ),
  rule(
    'function setRecord(bytes32 node, address owner, address resolver, uint64 ttl)',
    either,
    (args, call) => {
      const terms = [nodeIs(args.node)];
      return {
        effects: [
          owns(call, args.owner, `gets ${shortened(args.node)}`, terms),
          records(call, `answers for ${shortened(args.node)}`, { to: args.resolver, terms }),
        ],
      };
    },
    ttl,
  ),
];

const ofWrapper: readonly FunctionRule[] = [
  rule(
    'function setSubnodeOwner(bytes32 parentNode, string label, address owner, uint32 fuses, uint64 expiry)',
    wrapper,
    ({ parentNode, label, owner, fuses, expiry }, call) => {
      const terms = [labelled(parentNode, label), ...fusesAre(fuses), ...expiresAt(expiry)];
      return { effects: [owns(call, owner, `gets ${label} under ${shortened(parentNode)}`, terms)] };
    },
  ),
  rule(
    'function setSubnodeRecord(bytes32 parentNode, string label, address owner, address resolver, uint64 ttl, uint32 fuses, uint64 expiry)',
    wrapper,
    (args, call) => {
      const name = labelled(args.parentNode, args.label);
      const terms = [name, ...fusesAre(args.fuses), ...expiresAt(args.expiry)];
      const under = `${args.label} under ${shortened(args.parentNode)}`;
      return {
        effects: [
          owns(call, args.owner, `gets ${under}`, terms),
          records(call, `answers for ${under}`, { to: args.resolver, terms: [name] }),
        ],
      };
    },
    ttl,
  ),
  rule(
    'function wrapETH2LD(string label, address wrappedOwner, uint16 ownerControlledFuses, address resolver)',
    wrapper,
    (args, call) => {
      const terms = [
        nameIs(`${args.label}.eth`),
        ...fusesAre(args.ownerControlledFuses),
        ...resolverIs(call, args.resolver),
      ];
      return { effects: [owns(call, args.wrappedOwner, `gets ${args.label}.eth, wrapped`, terms)] };
    },
    listed,
  ),
  rule(
    'function wrap(bytes name, address wrappedOwner, address resolver)',
    wrapper,
    (args, call) => {
      const terms = [encodedName(args.name), ...resolverIs(call, args.resolver)];
      return { effects: [owns(call, args.wrappedOwner, 'gets the name, wrapped', terms)] };
    },
    listed,
  ),
  rule(
    'function unwrapETH2LD(bytes32 labelhash, address registrant, address controller)',
    wrapper,
    ({ labelhash, registrant, controller }, call) => {
      const terms = [underEth(labelhash)];
      return {
        effects: [
          owns(call, registrant, 'gets the name, unwrapped', terms),
          ...(controller === registrant ? [] : [owns(call, controller, 'controls the records of the name', terms)]),
        ],
      };
    },
  ),
  rule(
    'function unwrap(bytes32 parentNode, bytes32 labelhash, address controller)',
    wrapper,
    ({ parentNode, labelhash, controller }, call) => ({
      effects: [owns(call, controller, 'gets the name, unwrapped', [nodeIs(childOf(parentNode, labelhash))])],
    }),
  ),
  rule('function setFuses(bytes32 node, uint16 ownerControlledFuses)', wrapper, (args, call) => ({
    effects: [
      does(call, 'unknown', {
        terms: [nodeIs(args.node), ...fusesAre(args.ownerControlledFuses)],
        detail: `gives up rights over ${shortened(args.node)} for good`,
      }),
    ],
  })),
  rule(
    'function setChildFuses(bytes32 parentNode, bytes32 labelhash, uint32 fuses, uint64 expiry)',
    wrapper,
    ({ parentNode, labelhash, fuses, expiry }, call) => ({
      effects: [
        does(call, 'unknown', {
          terms: [nodeIs(childOf(parentNode, labelhash)), ...fusesAre(fuses), ...expiresAt(expiry)],
          detail: `fixes rights over a name under ${shortened(parentNode)}`,
        }),
      ],
    }),
  ),
];

const ofRegistrar: readonly FunctionRule[] = [
  rule('function reclaim(uint256 id, address owner)', ['base_registrar'], ({ id, owner }, call) => ({
    effects: [owns(call, owner, 'controls the records of the name', [underEth(numberToHex(id, { size: 32 }))])],
  })),
];

export const ensRecords: readonly FunctionRule[] = [...ofResolver, ...ofRegistry, ...ofWrapper, ...ofRegistrar];

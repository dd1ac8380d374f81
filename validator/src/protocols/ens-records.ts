import type { Address } from '@countersign/protocol';
import type { Effect } from '../effect.ts';
import { effectsOf } from './effects-of.ts';
import { type CallContext, type FunctionRule, rule } from './protocol.ts';
import { rightOver, unnamed } from './quantity.ts';

const does = effectsOf('ens');

const resolver = ['public_resolver'];
const registry = ['registry'];
const wrapper = ['name_wrapper'];
const either = ['registry', 'name_wrapper'];

const shortened = (node: string): string => `the name ${node.slice(0, 10)}…`;

/** A record of a name; `to` is where it points. */
export const records = (call: CallContext, detail: string, to: Address | null = null): Effect =>
  does(call, 'register', { to, detail });

const owns = (call: CallContext, to: Address, detail: string): Effect => does(call, 'own', { to, detail });

/** Ethereum and the chains after it, whose addresses are the same. */
const isAddressOfChain = (coinType: bigint, address: string): boolean =>
  address.length === 42 && (coinType === 60n || coinType >= 0x80000000n);

export const ensRecords: readonly FunctionRule[] = [
  rule('function setAddr(bytes32 node, address a)', resolver, ({ node, a }, call) => ({
    effects: [records(call, `address of ${shortened(node)}`, a)],
  })),
  rule('function setAddr(bytes32 node, uint256 coinType, bytes a)', resolver, ({ node, coinType, a }, call) => ({
    effects: [
      records(
        call,
        `address of ${shortened(node)} for coin type ${coinType}`,
        isAddressOfChain(coinType, a) ? (a as Address) : null,
      ),
    ],
  })),
  rule('function setText(bytes32 node, string key, string value)', resolver, ({ node, key }, call) => ({
    effects: [records(call, `text ${key} of ${shortened(node)}`)],
  })),
  rule('function setContenthash(bytes32 node, bytes hash)', resolver, ({ node }, call) => ({
    effects: [records(call, `content of ${shortened(node)}`)],
  })),
  rule('function setName(bytes32 node, string newName)', resolver, ({ node, newName }, call) => ({
    effects: [records(call, `${shortened(node)} goes by ${newName}`)],
  })),
  rule('function setABI(bytes32 node, uint256 contentType, bytes data)', resolver, ({ node }, call) => ({
    effects: [records(call, `interface of ${shortened(node)}`)],
  })),
  rule('function clearRecords(bytes32 node)', resolver, ({ node }, call) => ({
    effects: [records(call, `clears all records of ${shortened(node)}`)],
  })),
  rule('function approve(bytes32 node, address delegate, bool approved)', resolver, (args, call) => ({
    effects: [
      does(call, 'operator', {
        gives: [rightOver(unnamed(`the records of ${shortened(args.node)}`), args.approved)],
        spender: args.delegate,
      }),
    ],
  })),
  rule('function multicallWithNodeCheck(bytes32 nodehash, bytes[] data)', resolver, ({ data }, call) => ({
    value: 'shared',
    calls: data.map((part) => ({ from: call.from, to: call.to, value: call.value, data: part, operation: 'call' })),
  })),
  rule('function setOwner(bytes32 node, address owner)', registry, ({ node, owner }, call) => ({
    effects: [owns(call, owner, `gets ${shortened(node)}`)],
  })),
  rule('function setResolver(bytes32 node, address resolver)', either, (args, call) => ({
    effects: [records(call, `answers for ${shortened(args.node)}`, args.resolver)],
  })),
  rule('function setSubnodeOwner(bytes32 node, bytes32 label, address owner)', registry, ({ node, owner }, call) => ({
    effects: [owns(call, owner, `gets a name under ${shortened(node)}`)],
  })),
  rule(
    'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
    registry,
    (args, call) => ({
      effects: [
        owns(call, args.owner, `gets a name under ${shortened(args.node)}`),
        records(call, `answers for a name under ${shortened(args.node)}`, args.resolver),
      ],
    }),
  ),
  rule('function setRecord(bytes32 node, address owner, address resolver, uint64 ttl)', either, (args, call) => ({
    effects: [
      owns(call, args.owner, `gets ${shortened(args.node)}`),
      records(call, `answers for ${shortened(args.node)}`, args.resolver),
    ],
  })),
  rule(
    'function setSubnodeOwner(bytes32 parentNode, string label, address owner, uint32 fuses, uint64 expiry)',
    wrapper,
    ({ parentNode, label, owner }, call) => ({
      effects: [owns(call, owner, `gets ${label} under ${shortened(parentNode)}`)],
    }),
  ),
  rule(
    'function setSubnodeRecord(bytes32 parentNode, string label, address owner, address resolver, uint64 ttl, uint32 fuses, uint64 expiry)',
    wrapper,
    (args, call) => ({
      effects: [
        owns(call, args.owner, `gets ${args.label} under ${shortened(args.parentNode)}`),
        records(call, `answers for ${args.label} under ${shortened(args.parentNode)}`, args.resolver),
      ],
    }),
  ),
  rule(
    'function wrapETH2LD(string label, address wrappedOwner, uint16 ownerControlledFuses, address resolver)',
    wrapper,
    ({ label, wrappedOwner }, call) => ({ effects: [owns(call, wrappedOwner, `gets ${label}.eth, wrapped`)] }),
  ),
  rule('function wrap(bytes name, address wrappedOwner, address resolver)', wrapper, ({ wrappedOwner }, call) => ({
    effects: [owns(call, wrappedOwner, 'gets the name, wrapped')],
  })),
  rule(
    'function unwrapETH2LD(bytes32 labelhash, address registrant, address controller)',
    wrapper,
    ({ registrant, controller }, call) => ({
      effects: [
        owns(call, registrant, 'gets the name, unwrapped'),
        ...(controller === registrant ? [] : [owns(call, controller, 'controls the records of the name')]),
      ],
    }),
  ),
  rule(
    'function unwrap(bytes32 parentNode, bytes32 labelhash, address controller)',
    wrapper,
    ({ controller }, call) => ({ effects: [owns(call, controller, 'gets the name, unwrapped')] }),
  ),
  rule('function setFuses(bytes32 node, uint16 ownerControlledFuses)', wrapper, ({ node }, call) => ({
    effects: [does(call, 'unknown', { detail: `gives up rights over ${shortened(node)} for good` })],
  })),
  rule(
    'function setChildFuses(bytes32 parentNode, bytes32 labelhash, uint32 fuses, uint64 expiry)',
    wrapper,
    ({ parentNode }, call) => ({
      effects: [does(call, 'unknown', { detail: `fixes rights over a name under ${shortened(parentNode)}` })],
    }),
  ),
  rule('function reclaim(uint256 id, address owner)', ['base_registrar'], ({ owner }, call) => ({
    effects: [owns(call, owner, 'controls the records of the name')],
  })),
];

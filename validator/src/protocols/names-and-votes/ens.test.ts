import { expect, it } from 'vitest';
import { multicall3 } from '../accounts/multicall3.ts';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { atMost, native, unnamed } from '../rules/quantity.ts';
import { ens } from './ens.ts';
import { childOf, labelled, nodeIs, underEth } from './ens-terms.ts';

const first = '0x283af0b28c62c092c9727f1ee09c02ca627eb7f5';
const second = '0x253553366da8546fc250f225fe3d25d0c782303b';
const third = '0x59e16fccd424cc24e280be16e11bcd56fb0ce547';
const resolver = '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63';
const registry = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e';
const wrapper = '0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401';
const reverse = '0xa58e81fe9b61b5c3fe2afd33cf304c454abfc7cb';
const renewal = '0xa12159e5131b1eef6b4857eee3e1954744b5033a';
const node = `0x${'ab'.repeat(32)}` as const;
const year = 31_536_000n;

const setAddr = (to: string) => encode('function setAddr(bytes32,uint256,bytes)', [node, 60n, to]);
const setText = encode('function setText(bytes32,string,string)', [node, 'url', 'https://example.org']);
const wrapped = 'function register(string,address,uint256,bytes32,address,bytes[],bool,uint16)';
const alice = { what: 'name', is: 'text', value: 'alice.eth' } as const;
const aYear = { what: 'duration', is: 'duration', seconds: year } as const;
const strangeResolver = '0x3333333333333333333333333333333333333333';
const registered = {
  kind: 'register',
  gives: [atMost(native, 9n)],
  to: sender,
  terms: [alice, aYear],
  detail: 'alice.eth for 31536000 seconds',
} as const;

describeProtocol(
  ens,
  [
    {
      name: 'announces a registration',
      to: second,
      data: encode('function commit(bytes32)', [node]),
      effects: [{ kind: 'register', detail: 'announces a registration, which has to follow' }],
    },
    {
      name: 'registers with records of the owner, for at most the coins of the call',
      to: second,
      value: 9n,
      data: encode(wrapped, ['alice', sender, year, node, resolver, [setAddr(sender), setText], false, 0]),
      effects: [
        registered,
        {
          kind: 'register',
          call: '0.1',
          terms: [
            nodeIs(node),
            { what: 'record', is: 'text', value: 'url', alike: [] },
            { what: 'text', is: 'text', value: 'https://example.org' },
          ],
          detail: 'text url of the name 0xabababab…',
        },
      ],
    },
    {
      name: 'says who else is to answer for the name, that the account goes by it, and what is given up',
      to: second,
      value: 9n,
      data: encode(wrapped, ['alice', sender, year, node, strangeResolver, [], true, 1]),
      effects: [
        {
          ...registered,
          terms: [
            alice,
            aYear,
            { what: 'resolver', is: 'hex', value: strangeResolver },
            { what: 'reverse record', is: 'text', value: 'reverse record', alike: ['primary name'] },
            { what: 'fuses', is: 'number', value: 1n },
          ],
        },
      ],
    },
    {
      name: 'shows a record that points to another account',
      to: second,
      value: 9n,
      data: encode(wrapped, ['alice', sender, year, node, resolver, [setAddr(friend)], false, 0]),
      effects: [
        registered,
        {
          kind: 'register',
          call: '0.0',
          to: friend,
          terms: [nodeIs(node)],
          detail: 'address of the name 0xabababab… for coin type 60',
        },
      ],
    },
    {
      name: 'registers by the newest controller',
      to: third,
      value: 9n,
      data: encode('function register((string,address,uint256,bytes32,address,bytes[],uint8,bytes32))', [
        ['alice', friend, year, node, resolver, [], 0, node],
      ]),
      effects: [{ ...registered, to: friend }],
    },
    {
      name: 'registers by the first controller with another address',
      to: first,
      value: 9n,
      data: encode('function registerWithConfig(string,address,uint256,bytes32,address,address)', [
        'alice',
        sender,
        year,
        node,
        resolver,
        friend,
      ]),
      effects: [registered, { kind: 'register', to: friend, terms: [alice], detail: 'address of the name' }],
    },
    {
      name: 'renews',
      to: second,
      value: 9n,
      data: encode('function renew(string,uint256)', ['alice', year]),
      effects: [
        {
          kind: 'register',
          gives: [atMost(native, 9n)],
          terms: [alice, aYear],
          detail: 'renews alice.eth for 31536000 seconds',
        },
      ],
    },
    {
      name: 'renews several',
      to: renewal,
      value: 9n,
      data: encode('function renewAll(string[],uint256)', [['alice', 'bob'], year]),
      effects: [
        {
          kind: 'register',
          gives: [atMost(native, 9n)],
          terms: [alice, { what: 'name', is: 'text', value: 'bob.eth' }, aYear],
          detail: 'renews alice.eth, bob.eth for 31536000 seconds',
        },
      ],
    },
    {
      name: 'points a name to an address',
      to: resolver,
      data: encode('function setAddr(bytes32,address)', [node, friend]),
      effects: [{ kind: 'register', to: friend, terms: [nodeIs(node)], detail: 'address of the name 0xabababab…' }],
    },
    {
      name: 'sets several records',
      to: resolver,
      data: encode('function multicall(bytes[])', [[setText, setAddr(friend)]]),
      effects: [
        {
          kind: 'register',
          call: '0.0',
          terms: [
            nodeIs(node),
            { what: 'record', is: 'text', value: 'url', alike: [] },
            { what: 'text', is: 'text', value: 'https://example.org' },
          ],
          detail: 'text url of the name 0xabababab…',
        },
        {
          kind: 'register',
          call: '0.1',
          to: friend,
          terms: [nodeIs(node)],
          detail: 'address of the name 0xabababab… for coin type 60',
        },
      ],
    },
    {
      name: 'lets another set records',
      to: resolver,
      data: encode('function approve(bytes32,address,bool)', [node, friend, true]),
      effects: [
        {
          kind: 'operator',
          gives: [{ asset: unnamed('the records of the name 0xabababab…'), amount: 'all', bound: 'max' }],
          spender: friend,
          terms: [nodeIs(node)],
        },
      ],
    },
    {
      name: 'gives a name away',
      to: registry,
      data: encode('function setOwner(bytes32,address)', [node, friend]),
      effects: [{ kind: 'own', to: friend, terms: [nodeIs(node)], detail: 'gets the name 0xabababab…' }],
    },
    {
      name: 'makes a name under a name, with a resolver',
      to: registry,
      data: encode('function setSubnodeRecord(bytes32,bytes32,address,address,uint64)', [
        node,
        node,
        friend,
        resolver,
        0n,
      ]),
      effects: [
        {
          kind: 'own',
          to: friend,
          terms: [nodeIs(childOf(node, node))],
          detail: 'gets a name under the name 0xabababab…',
        },
        {
          kind: 'register',
          to: resolver,
          terms: [nodeIs(childOf(node, node))],
          detail: 'answers for a name under the name 0xabababab…',
        },
      ],
    },
    {
      name: 'makes a wrapped name under a name',
      to: wrapper,
      data: encode('function setSubnodeOwner(bytes32,string,address,uint32,uint64)', [node, 'pay', friend, 0, 0n]),
      effects: [
        { kind: 'own', to: friend, terms: [labelled(node, 'pay')], detail: 'gets pay under the name 0xabababab…' },
      ],
    },
    {
      name: 'unwraps a name to one and its control to another',
      to: wrapper,
      data: encode('function unwrapETH2LD(bytes32,address,address)', [node, sender, friend]),
      effects: [
        { kind: 'own', to: sender, terms: [underEth(node)], detail: 'gets the name, unwrapped' },
        { kind: 'own', to: friend, terms: [underEth(node)], detail: 'controls the records of the name' },
      ],
    },
    {
      name: 'names the account',
      to: reverse,
      data: encode('function setName(string)', ['alice.eth']),
      effects: [{ kind: 'register', terms: [alice], detail: 'the account goes by alice.eth' }],
    },
    {
      name: 'names another account, and shows who else may name it',
      to: reverse,
      data: encode('function setNameForAddr(address,address,address,string)', [
        friend,
        strangeResolver,
        resolver,
        'alice.eth',
      ]),
      effects: [
        { kind: 'register', to: friend, terms: [alice], detail: 'the account goes by alice.eth' },
        { kind: 'own', to: strangeResolver, detail: 'says what the account goes by' },
      ],
    },
    {
      name: 'reads a name as DNS writes it',
      to: wrapper,
      data: encode('function wrap(bytes,address,address)', ['0x05616c6963650365746800', friend, resolver]),
      effects: [{ kind: 'own', to: friend, terms: [alice], detail: 'gets the name, wrapped' }],
    },
    {
      name: 'shows bytes that are no name as they are',
      to: wrapper,
      data: encode('function wrap(bytes,address,address)', ['0x05616c69636503657468', friend, resolver]),
      effects: [
        {
          kind: 'own',
          to: friend,
          terms: [{ what: 'name', is: 'hex', value: '0x05616c69636503657468' }],
          detail: 'gets the name, wrapped',
        },
      ],
    },
  ],
  [multicall3],
);

it('the selectors are those of the deployed contracts', () => {
  expect(selectorsOf(ens)).toMatchInlineSnapshot(`
    [
      "0xf14fcbc8 commit",
      "0x85f6d155 register",
      "0xf7a16963 registerWithConfig",
      "0x74694a2b register",
      "0xef9c8805 register",
      "0xacf1a841 renew",
      "0x18026ad1 renew",
      "0xe8d6dbb4 renewAll",
      "0xc839bda2 renewAll",
      "0xc47f0027 setName",
      "0x7a806d6b setNameForAddr",
      "0xd5fa2b00 setAddr",
      "0x8b95dd71 setAddr",
      "0x10f13a8c setText",
      "0x304e6ade setContenthash",
      "0x77372213 setName",
      "0x623195b0 setABI",
      "0x3603d758 clearRecords",
      "0xa4b91a01 approve",
      "0xe32954eb multicallWithNodeCheck",
      "0x5b0fc9c3 setOwner",
      "0x1896f70a setResolver",
      "0x06ab5923 setSubnodeOwner",
      "0x5ef2c7f0 setSubnodeRecord",
      "0xcf408823 setRecord",
      "0xc658e086 setSubnodeOwner",
      "0x24c1af44 setSubnodeRecord",
      "0x8cf8b41e wrapETH2LD",
      "0xeb8ae530 wrap",
      "0x8b4dfa75 unwrapETH2LD",
      "0xd8c9921a unwrap",
      "0x402906fc setFuses",
      "0x33c69ea9 setChildFuses",
      "0x28ed4f6c reclaim",
    ]
  `);
});

import { encodeFunctionData, namehash, parseAbi } from 'viem';
import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';
import { ensRecords } from './ens-records.cases.ts';

const controllerV1 = '0x283af0b28c62c092c9727f1ee09c02ca627eb7f5';
const controllerV2 = '0x253553366da8546fc250f225fe3d25d0c782303b';
const controller = '0x59e16fccd424cc24e280be16e11bcd56fb0ce547';
const bulkRenewal = '0xa12159e5131b1eef6b4857eee3e1954744b5033a';
const reverse = '0xa58e81fe9b61b5c3fe2afd33cf304c454abfc7cb';
const resolver = '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63';
const ether = 10n ** 18n;
const price = ether / 100n;
const duration = 2n * 31_536_000n;
const secret = `0x${'5e'.repeat(32)}`;
const referrer = `0x${'00'.repeat(32)}`;

const pointsToOwner = encodeFunctionData({
  abi: parseAbi(['function setAddr(bytes32 node, address a)']),
  args: [namehash('alice.eth'), owner],
});

const registers = 'Register alice.eth for 2 years with 0.01 ETH';
const renews = 'Renew alice.eth for 2 years with 0.01 ETH';
const registration = { owner, duration, secret };

const registrations: readonly AcceptedCase[] = [
  {
    function: 'commit(bytes32)',
    intent: 'Register alice.eth for 2 years',
    to: controllerV2,
    args: { commitment: `0x${'12'.repeat(32)}` },
    notApproved: 'the name stands in a hash that nobody can read',
  },
  {
    function: 'register(string,address,uint256,bytes32)',
    intent: registers,
    to: controllerV1,
    value: price,
    args: { ...registration, name: 'alice' },
  },
  {
    function: 'registerWithConfig(string,address,uint256,bytes32,address,address)',
    intent: registers,
    to: controllerV1,
    value: price,
    args: { ...registration, name: 'alice', resolver, addr: owner },
  },
  {
    function: 'register(string,address,uint256,bytes32,address,bytes[],bool,uint16)',
    intent: registers,
    to: controllerV2,
    value: price,
    args: {
      ...registration,
      name: 'alice',
      resolver,
      data: [pointsToOwner],
      reverseRecord: false,
      ownerControlledFuses: 0,
    },
  },
  {
    function: 'register((string,address,uint256,bytes32,address,bytes[],uint8,bytes32))',
    intent: registers,
    to: controller,
    value: price,
    args: { registration: { ...registration, label: 'alice', resolver, data: [], reverseRecord: 0, referrer } },
  },
  {
    function: 'renew(string,uint256)',
    intent: renews,
    to: controllerV2,
    value: price,
    args: { name: 'alice', duration },
  },
  {
    function: 'renew(string,uint256,bytes32)',
    intent: renews,
    to: controller,
    value: price,
    args: { label: 'alice', duration, referrer },
  },
  {
    function: 'renewAll(string[],uint256)',
    intent: renews,
    to: bulkRenewal,
    value: price,
    args: { names: ['alice'], duration },
  },
  {
    function: 'renewAll(string[],uint256,bytes32)',
    intent: renews,
    to: bulkRenewal,
    value: price,
    args: { names: ['alice'], duration, referrer },
  },
];

const reverseNames: readonly AcceptedCase[] = [
  {
    function: 'setName(string)',
    intent: 'Set my primary ENS name to alice.eth',
    to: reverse,
    args: { newName: 'alice.eth' },
  },
  {
    function: 'setNameForAddr(address,address,address,string)',
    intent: `Set the primary ENS name of ${friend} to alice.eth`,
    to: reverse,
    args: { addr: friend, owner: friend, resolver, newName: 'alice.eth' },
  },
];

export const ens: readonly AcceptedCase[] = [...registrations, ...reverseNames, ...ensRecords];

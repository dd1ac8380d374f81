import { encodeFunctionData, hexToBigInt, labelhash, namehash, parseAbi, stringToHex } from 'viem';
import { type AcceptedCase, friend, owner } from './accepted-case.fixture.ts';

const resolver = '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63';
const registry = '0x00000000000c2e074ec69a0dfb2997ba6c7d2e1e';
const wrapper = '0xd4416b13d2b3a9abae7acd5d6c2bbdbe25686401';
const registrar = '0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85';
const node = namehash('alice.eth');
const contentHash = `0xe30101701220${'12'.repeat(32)}`;

const setText = encodeFunctionData({
  abi: parseAbi(['function setText(bytes32 node, string key, string value)']),
  args: [node, 'url', 'https://alice.example'],
});

const ofResolver: readonly AcceptedCase[] = [
  {
    function: 'setAddr(bytes32,address)',
    intent: `Set the ENS address of alice.eth to ${friend}`,
    to: resolver,
    args: { node, a: friend },
  },
  {
    function: 'setAddr(bytes32,uint256,bytes)',
    intent: `Set the ENS address of alice.eth to ${friend}`,
    to: resolver,
    args: { node, coinType: 60n, a: friend },
  },
  {
    function: 'setText(bytes32,string,string)',
    intent: 'Set the url record of alice.eth: https://alice.example',
    to: resolver,
    args: { node, key: 'url', value: 'https://alice.example' },
  },
  {
    function: 'setContenthash(bytes32,bytes)',
    intent: `Set the ENS content record of alice.eth to ${contentHash}`,
    to: resolver,
    args: { node, hash: contentHash },
  },
  {
    function: 'setName(bytes32,string)',
    intent: 'Set my primary ENS name to alice.eth',
    to: resolver,
    args: { node: namehash(`${owner.slice(2)}.addr.reverse`), newName: 'alice.eth' },
    notApproved: 'what goes by the name stands in a hash of an account, which words do not name',
  },
  {
    function: 'setABI(bytes32,uint256,bytes)',
    intent: 'Set the ABI record of alice.eth with content type 8 to 0xdeadbeef',
    to: resolver,
    args: { node, contentType: 8n, data: '0xdeadbeef' },
  },
  {
    function: 'clearRecords(bytes32)',
    intent: 'Reset the ENS records of alice.eth',
    to: resolver,
    args: { node },
  },
  {
    function: 'approve(bytes32,address,bool)',
    intent: `Make ${friend} an operator of the records of my ENS name alice.eth`,
    to: resolver,
    args: { node, delegate: friend, approved: true },
  },
  {
    function: 'multicallWithNodeCheck(bytes32,bytes[])',
    intent: 'Set the url record of alice.eth: https://alice.example',
    to: resolver,
    args: { nodehash: node, data: [setText] },
  },
];

const ofRegistry: readonly AcceptedCase[] = [
  {
    function: 'setOwner(bytes32,address)',
    intent: `Transfer the ownership of alice.eth to ${friend}`,
    to: registry,
    args: { node, owner: friend },
  },
  {
    function: 'setResolver(bytes32,address)',
    intent: `Set the ENS resolver of alice.eth to ${resolver}`,
    to: registry,
    args: { node, resolver },
  },
  {
    function: 'setSubnodeOwner(bytes32,bytes32,address)',
    intent: `Transfer the ownership of pay.alice.eth to ${friend}`,
    to: registry,
    args: { node, label: labelhash('pay'), owner: friend },
  },
  {
    function: 'setSubnodeRecord(bytes32,bytes32,address,address,uint64)',
    intent: `Transfer the ownership of pay.alice.eth to ${friend} and set the ENS resolver of pay.alice.eth to ${resolver}`,
    to: registry,
    args: { node, label: labelhash('pay'), owner: friend, resolver, ttl: 0n },
  },
  {
    function: 'setRecord(bytes32,address,address,uint64)',
    intent: `Transfer the ownership of alice.eth to ${friend} and set the ENS resolver of alice.eth to ${resolver}`,
    to: registry,
    args: { node, owner: friend, resolver, ttl: 0n },
  },
];

const ofWrapper: readonly AcceptedCase[] = [
  {
    function: 'setSubnodeOwner(bytes32,string,address,uint32,uint64)',
    intent: `Transfer the ownership of pay.alice.eth to ${friend}`,
    to: wrapper,
    args: { parentNode: node, label: 'pay', owner: friend, fuses: 0, expiry: 0n },
  },
  {
    function: 'setSubnodeRecord(bytes32,string,address,address,uint64,uint32,uint64)',
    intent: `Transfer the ownership of pay.alice.eth to ${friend} and set the ENS resolver of pay.alice.eth to ${resolver}`,
    to: wrapper,
    args: { parentNode: node, label: 'pay', owner: friend, resolver, ttl: 0n, fuses: 0, expiry: 0n },
  },
  {
    function: 'wrapETH2LD(string,address,uint16,address)',
    intent: `Transfer the ownership of alice.eth to ${friend}`,
    to: wrapper,
    args: { label: 'alice', wrappedOwner: friend, ownerControlledFuses: 0, resolver },
  },
  {
    function: 'wrap(bytes,address,address)',
    intent: `Transfer the ownership of pay.alice.eth to ${friend}`,
    to: wrapper,
    args: { name: stringToHex('\u0003pay\u0005alice\u0003eth\u0000'), wrappedOwner: friend, resolver },
  },
  {
    function: 'unwrapETH2LD(bytes32,address,address)',
    intent: `Transfer the ownership of alice.eth to ${friend}`,
    to: wrapper,
    args: { labelhash: labelhash('alice'), registrant: friend, controller: friend },
  },
  {
    function: 'unwrap(bytes32,bytes32,address)',
    intent: `Transfer the ownership of pay.alice.eth to ${friend}`,
    to: wrapper,
    args: { parentNode: node, labelhash: labelhash('pay'), controller: friend },
  },
  {
    function: 'setFuses(bytes32,uint16)',
    intent: 'Burn the fuses 1 of my ENS name alice.eth',
    to: wrapper,
    args: { node, ownerControlledFuses: 1 },
    notApproved: 'it gives up rights over a name for good, which is for the owner alone',
  },
  {
    function: 'setChildFuses(bytes32,bytes32,uint32,uint64)',
    intent: 'Burn the fuses 1 of the ENS name pay.alice.eth',
    to: wrapper,
    args: { parentNode: node, labelhash: labelhash('pay'), fuses: 1, expiry: 0n },
    notApproved: 'it gives up rights over a name for good, which is for the owner alone',
  },
];

export const ensRecords: readonly AcceptedCase[] = [
  ...ofResolver,
  ...ofRegistry,
  ...ofWrapper,
  {
    function: 'reclaim(uint256,address)',
    intent: `Transfer the ownership of alice.eth to ${friend}`,
    to: registrar,
    args: { id: hexToBigInt(labelhash('alice')), owner: friend },
  },
];

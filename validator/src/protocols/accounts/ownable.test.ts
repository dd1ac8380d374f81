import { expect, it } from 'vitest';
import type { Hex } from '../../effects/call.ts';
import type { Term } from '../../effects/effect.ts';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { ownable } from './ownable.ts';

const to = '0x4444444444444444444444444444444444444444';
const role = `0x${'7'.repeat(64)}`;
const admin = `0x${'0'.repeat(64)}`;
const contract: Term = { what: 'contract', is: 'hex', value: to };
const terms = [contract];
const withRole = (value: string): Term[] => [contract, { what: 'role', is: 'hex', value: value as Hex }];

describeProtocol(ownable, [
  {
    name: 'gives a contract away',
    to,
    data: encode('function transferOwnership(address)', [friend]),
    effects: [{ kind: 'own', terms, right: 'owner', to: friend, detail: 'becomes the owner of the contract' }],
  },
  {
    name: 'accepts a contract',
    to,
    data: encode('function acceptOwnership()'),
    effects: [{ kind: 'own', terms, right: 'owner', to: sender, detail: 'accepts to be the owner of the contract' }],
  },
  {
    name: 'gives a contract up',
    to,
    data: encode('function renounceOwnership()'),
    effects: [
      {
        kind: 'own',
        terms,
        right: 'owner',
        isRemoval: true,
        loses: sender,
        detail: 'leaves the contract without an owner',
      },
    ],
  },
  {
    name: 'sets an owner',
    to,
    data: encode('function setOwner(address)', [friend]),
    effects: [{ kind: 'own', terms, right: 'owner', to: friend, detail: 'becomes the owner of the contract' }],
  },
  {
    name: 'sets an authority',
    to,
    data: encode('function setAuthority(address)', [friend]),
    effects: [{ kind: 'own', terms, right: 'admin', to: friend, detail: 'decides who may use the contract' }],
  },
  {
    name: 'names an administrator to come',
    to,
    data: encode('function setPendingAdmin(address)', [friend]),
    effects: [
      { kind: 'own', terms, right: 'admin', to: friend, detail: 'may become the administrator of the contract' },
    ],
  },
  {
    name: 'sets an administrator',
    to,
    data: encode('function setAdmin(address)', [friend]),
    effects: [{ kind: 'own', terms, right: 'admin', to: friend, detail: 'becomes the administrator of the contract' }],
  },
  {
    name: 'grants a role',
    to,
    data: encode('function grantRole(bytes32,address)', [role, friend]),
    effects: [{ kind: 'own', terms: withRole(role), right: 'role', to: friend, detail: `is given the role ${role}` }],
  },
  {
    name: 'grants the first of roles',
    to,
    data: encode('function grantRole(bytes32,address)', [admin, friend]),
    effects: [
      {
        kind: 'own',
        terms: withRole(admin),
        right: 'admin',
        to: friend,
        detail: 'is given the role of the administrator',
      },
    ],
  },
  {
    name: 'revokes a role',
    to,
    data: encode('function revokeRole(bytes32,address)', [role, friend]),
    effects: [
      {
        kind: 'own',
        terms: withRole(role),
        right: 'role',
        isRemoval: true,
        loses: friend,
        from: friend,
        detail: `loses the role ${role}`,
      },
    ],
  },
  {
    name: 'gives a role up',
    to,
    data: encode('function renounceRole(bytes32,address)', [role, sender]),
    effects: [
      {
        kind: 'own',
        terms: withRole(role),
        right: 'role',
        isRemoval: true,
        loses: sender,
        detail: `gives up the role ${role}`,
      },
    ],
  },
  {
    name: 'lets another account use all of it',
    to,
    data: encode('function rely(address)', [friend]),
    effects: [{ kind: 'own', terms, right: 'admin', to: friend, detail: 'may use every function of the contract' }],
  },
  {
    name: 'no longer lets another account use it',
    to,
    data: encode('function deny(address)', [friend]),
    effects: [
      {
        kind: 'own',
        terms,
        right: 'admin',
        isRemoval: true,
        loses: friend,
        from: friend,
        detail: 'may no longer use the contract',
      },
    ],
  },
]);

it('the selectors do not change', () => {
  expect(selectorsOf(ownable)).toEqual([
    '0xf2fde38b transferOwnership',
    '0x79ba5097 acceptOwnership',
    '0x715018a6 renounceOwnership',
    '0x13af4035 setOwner',
    '0x7a9e5e4b setAuthority',
    '0x4dd18bf5 setPendingAdmin',
    '0x704b6c02 setAdmin',
    '0x2f2ff15d grantRole',
    '0xd547741f revokeRole',
    '0x36568abe renounceRole',
    '0x65fae35e rely',
    '0x9c52a7f1 deny',
  ]);
});

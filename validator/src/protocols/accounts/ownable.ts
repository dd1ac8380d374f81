import type { Address } from '@countersign/protocol';
import type { Hex } from '../../effects/call.ts';
import type { Effect, Right } from '../../effects/effect.ts';
import { concernedContract } from '../rules/concerned-contract.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type Protocol, rule } from '../rules/protocol.ts';

const does = effectsOf('ownable');

const owns = (call: CallContext, right: Right, to: Address, detail: string): Effect =>
  does(call, 'own', { right, to, terms: [concernedContract(call.to)], detail });
const loses = (call: CallContext, right: Right, from: Address | null, detail: string): Effect =>
  does(call, 'own', {
    right,
    isRemoval: true,
    from,
    ...(from && { loses: from }),
    terms: [concernedContract(call.to)],
    detail,
  });

const adminRole = `0x${'0'.repeat(64)}`;
const rightOf = (role: string): Right => (role === adminRole ? 'admin' : 'role');
/** The bytes contain only the hash of a role's name. */
const withRole = (effect: Effect, value: Hex): Effect => ({
  ...effect,
  terms: [...(effect.terms ?? []), { what: 'role', is: 'hex', value }],
});
const nameRole = (role: string) => (role === adminRole ? 'the role of the administrator' : `the role ${role}`);

/** The control of a contract: OpenZeppelin's Ownable and AccessControl, and DappHub's auth. */
export const ownable: Protocol = {
  slug: 'ownable',
  name: 'Ownership and roles',
  family: 'ownable',
  words: ['ownable'],
  contracts: {},
  functions: [
    rule('function transferOwnership(address newOwner)', 'any', ({ newOwner }, call) => ({
      effects: [owns(call, 'owner', newOwner, 'becomes the owner of the contract')],
    })),
    rule('function acceptOwnership()', 'any', (_, call) => ({
      effects: [
        does(call, 'own', {
          right: 'owner',
          to: call.from,
          terms: [concernedContract(call.to)],
          detail: 'accepts to be the owner of the contract',
        }),
      ],
    })),
    rule('function renounceOwnership()', 'any', (_, call) => ({
      effects: [loses(call, 'owner', call.from, 'leaves the contract without an owner')],
    })),
    rule('function setOwner(address newOwner)', 'any', ({ newOwner }, call) => ({
      effects: [owns(call, 'owner', newOwner, 'becomes the owner of the contract')],
    })),
    rule('function setAuthority(address newAuthority)', 'any', ({ newAuthority }, call) => ({
      effects: [owns(call, 'admin', newAuthority, 'decides who may use the contract')],
    })),
    rule('function setPendingAdmin(address newPendingAdmin)', 'any', ({ newPendingAdmin }, call) => ({
      effects: [owns(call, 'admin', newPendingAdmin, 'may become the administrator of the contract')],
    })),
    rule('function setAdmin(address newAdmin)', 'any', ({ newAdmin }, call) => ({
      effects: [owns(call, 'admin', newAdmin, 'becomes the administrator of the contract')],
    })),
    rule('function grantRole(bytes32 role, address account)', 'any', ({ role, account }, call) => ({
      effects: [withRole(owns(call, rightOf(role), account, `is given ${nameRole(role)}`), role)],
    })),
    rule('function revokeRole(bytes32 role, address account)', 'any', ({ role, account }, call) => ({
      effects: [withRole(loses(call, rightOf(role), account, `loses ${nameRole(role)}`), role)],
    })),
    rule('function renounceRole(bytes32 role, address account)', 'any', ({ role, account }, call) => ({
      effects: [withRole(loses(call, rightOf(role), account, `gives up ${nameRole(role)}`), role)],
    })),
    rule('function rely(address account)', 'any', ({ account }, call) => ({
      effects: [owns(call, 'admin', account, 'may use every function of the contract')],
    })),
    rule('function deny(address account)', 'any', ({ account }, call) => ({
      effects: [loses(call, 'admin', account, 'may no longer use the contract')],
    })),
  ],
};

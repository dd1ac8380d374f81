import type { Address } from '@countersign/protocol';
import type { Effect } from '../effect.ts';
import { effectsOf } from './effects-of.ts';
import { type CallContext, type Protocol, rule } from './protocol.ts';

const does = effectsOf('ownable');

const owns = (call: CallContext, to: Address | null, detail: string): Effect => does(call, 'own', { to, detail });

const adminRole = `0x${'0'.repeat(64)}`;
const nameRole = (role: string) => (role === adminRole ? 'the role of the administrator' : `the role ${role}`);

/** Who may do what with a contract: OpenZeppelin's Ownable and AccessControl, and DappHub's auth. */
export const ownable: Protocol = {
  slug: 'ownable',
  name: 'Ownership and roles',
  family: 'ownable',
  words: ['ownable'],
  contracts: {},
  functions: [
    rule('function transferOwnership(address newOwner)', 'any', ({ newOwner }, call) => ({
      effects: [owns(call, newOwner, 'becomes the owner of the contract')],
    })),
    rule('function acceptOwnership()', 'any', (_, call) => ({
      effects: [owns(call, call.from, 'accepts to be the owner of the contract')],
    })),
    rule('function renounceOwnership()', 'any', (_, call) => ({
      effects: [owns(call, null, 'leaves the contract without an owner')],
    })),
    rule('function setOwner(address newOwner)', 'any', ({ newOwner }, call) => ({
      effects: [owns(call, newOwner, 'becomes the owner of the contract')],
    })),
    rule('function setAuthority(address newAuthority)', 'any', ({ newAuthority }, call) => ({
      effects: [owns(call, newAuthority, 'decides who may use the contract')],
    })),
    rule('function setPendingAdmin(address newPendingAdmin)', 'any', ({ newPendingAdmin }, call) => ({
      effects: [owns(call, newPendingAdmin, 'may become the administrator of the contract')],
    })),
    rule('function setAdmin(address newAdmin)', 'any', ({ newAdmin }, call) => ({
      effects: [owns(call, newAdmin, 'becomes the administrator of the contract')],
    })),
    rule('function grantRole(bytes32 role, address account)', 'any', ({ role, account }, call) => ({
      effects: [owns(call, account, `is given ${nameRole(role)}`)],
    })),
    rule('function revokeRole(bytes32 role, address account)', 'any', ({ role, account }, call) => ({
      effects: [does(call, 'own', { from: account, detail: `loses ${nameRole(role)}` })],
    })),
    rule('function renounceRole(bytes32 role, address account)', 'any', ({ role, account }, call) => ({
      effects: [does(call, 'own', { from: account, detail: `gives up ${nameRole(role)}` })],
    })),
    rule('function rely(address account)', 'any', ({ account }, call) => ({
      effects: [owns(call, account, 'may use every function of the contract')],
    })),
    rule('function deny(address account)', 'any', ({ account }, call) => ({
      effects: [does(call, 'own', { from: account, detail: 'may no longer use the contract' })],
    })),
  ],
};

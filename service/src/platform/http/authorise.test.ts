import { type Access, adminScopes, orionScopes, ownScopes, Problem } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { authoriseAddress, authoriseCaller } from './authorise.ts';
import type { Principal } from './principal.ts';

const own = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
const other = '0x0000000000000000000000000000000000000001';
const key = { keyName: 'a key', keyId: 'k', scopes: ownScopes };

const callers = {
  jwt: { kind: 'jwt', userId: 'u', sessionId: 's', address: own, scopes: ownScopes, expiresAtMs: 0 },
  signature: { kind: 'signature', address: own, proof: { by: 'key' }, scopes: ownScopes },
  userKey: { ...key, kind: 'user-key', label: 'user', userId: 'u', address: own },
  readingKey: { ...key, kind: 'user-key', label: 'user', userId: 'u', address: own, scopes: ['transactions:read:own'] },
  bareKey: { ...key, kind: 'user-key', label: 'user', userId: 'u', address: own, scopes: [] },
  admin: { ...key, kind: 'admin-key', label: 'agent', scopes: adminScopes },
  readingAdmin: { ...key, kind: 'admin-key', label: 'agent', scopes: ['transactions:read:any'] },
  // A server key acts for any account, so a scope for its own account is useless.
  ownAdmin: { ...key, kind: 'admin-key', label: 'agent', scopes: ownScopes },
  orion: { ...key, kind: 'orion-key', label: 'orion', scopes: orionScopes, serviceId: 1 },
} as const satisfies Record<string, Principal>;
type Caller = keyof typeof callers;

const everybody: Access['by'] = ['jwt', 'signature', 'user-key', 'admin-key', 'orion-key'];

/** The status of the refusal, or null. */
function refused(check: () => void): number | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.status;
    throw error;
  }
}

describe('authoriseCaller', () => {
  it.each<[who: string, access: Access, allowed: Caller[]]>([
    ['a JWT only', { by: ['jwt'] }, ['jwt']],
    ['a signature only', { by: ['signature'] }, ['signature']],
    ['USER keys only', { by: ['user-key'] }, ['userKey', 'readingKey', 'bareKey']],
    ['ADMIN keys only', { by: ['admin-key'] }, ['admin', 'readingAdmin', 'ownAdmin']],
    ['ORION keys only', { by: ['orion-key'] }, ['orion']],
    ['no callers', { by: [] }, []],
    [
      'callers that may create',
      { by: everybody, scope: 'transactions:create' },
      ['jwt', 'signature', 'userKey', 'admin'],
    ],
    [
      'callers that may approve',
      { by: everybody, scope: 'transactions:approve' },
      ['jwt', 'signature', 'userKey', 'admin', 'orion'],
    ],
    [
      'callers that may read',
      { by: everybody, scope: 'transactions:read' },
      ['jwt', 'signature', 'userKey', 'readingKey', 'admin', 'readingAdmin', 'orion'],
    ],
    ['USER keys that may create', { by: ['user-key'], scope: 'transactions:create' }, ['userKey']],
    ['server keys that may create', { by: ['admin-key', 'orion-key'], scope: 'transactions:create' }, ['admin']],
  ])('lets through %s', (_who, access, allowed) => {
    for (const [name, principal] of Object.entries(callers)) {
      const status = refused(() => authoriseCaller(access, principal));
      expect({ name, status }).toEqual({ name, status: allowed.includes(name as Caller) ? null : 403 });
    }
  });

  it('names what is missing', () => {
    const access: Access = { by: everybody, scope: 'transactions:create' };
    expect(() => authoriseCaller(access, callers.readingKey)).toThrow(
      'The key lacks the scope transactions:create:own',
    );
    expect(() => authoriseCaller(access, callers.readingAdmin)).toThrow('transactions:create:any');
    expect(() => authoriseCaller({ by: ['jwt'] }, callers.userKey)).toThrow('a key of type USER');
    expect(() => authoriseCaller({ by: ['jwt'] }, callers.orion)).toThrow('a key of type ORION');
  });
});

describe('authoriseAddress', () => {
  const places: [Access['own'] & string, (address: string) => { params: unknown; body: unknown }][] = [
    ['params.account', (account) => ({ params: { account }, body: undefined })],
    ['body.account', (account) => ({ params: undefined, body: { account } })],
  ];

  it.each(places)('lets everyone act on their own address in %s, and ADMIN keys on any', (place, naming) => {
    const access: Access = { by: everybody, own: place };
    const allowed = (address: string) =>
      Object.entries(callers)
        .filter(([, principal]) => refused(() => authoriseAddress(access, principal, naming(address))) === null)
        .map(([name]) => name);
    const admins = ['admin', 'readingAdmin', 'ownAdmin'];
    expect(allowed(own)).toEqual(['jwt', 'signature', 'userKey', 'readingKey', 'bareKey', ...admins]);
    expect(allowed(other)).toEqual(admins);
  });

  it('allows everything if the row names no address', () => {
    for (const principal of Object.values(callers)) {
      expect(refused(() => authoriseAddress({ by: everybody }, principal, { params: {}, body: {} }))).toBeNull();
    }
  });
});

import { describe, expect, test } from 'vitest';
import { adminScopes, allows, orionScopes, ownScopes, type ScopeAction, scopes } from './scopes.ts';

const actions: readonly ScopeAction[] = ['transactions:create', 'transactions:approve', 'transactions:read'];

describe('allows', () => {
  test("an :own scope allows its action on the caller's account only", () => {
    for (const action of actions) {
      expect(allows([`${action}:own`], action, 'own')).toBe(true);
      expect(allows([`${action}:own`], action, 'any')).toBe(false);
    }
  });

  test('an :any scope includes :own', () => {
    for (const action of actions) {
      expect(allows([`${action}:any`], action, 'own')).toBe(true);
      expect(allows([`${action}:any`], action, 'any')).toBe(true);
    }
  });

  test('a scope for one action never allows another', () => {
    for (const action of actions) {
      const others = scopes.filter((scope) => !scope.startsWith(action));
      expect(allows(others, action, 'own')).toBe(false);
      expect(allows(others, action, 'any')).toBe(false);
    }
  });

  test('nothing granted allows nothing', () => {
    for (const action of actions) expect(allows([], action, 'own')).toBe(false);
  });
});

describe('the sets that keys get', () => {
  test('a user key gets all three actions on its own account, and on no other', () => {
    expect(ownScopes).toEqual(['transactions:create:own', 'transactions:approve:own', 'transactions:read:own']);
  });

  test('a server key gets all three actions on every account', () => {
    for (const action of actions) expect(allows(adminScopes, action, 'any')).toBe(true);
  });

  test('an orion key decides and reads, and creates nothing', () => {
    expect(allows(orionScopes, 'transactions:approve', 'any')).toBe(true);
    expect(allows(orionScopes, 'transactions:read', 'any')).toBe(true);
    expect(allows(orionScopes, 'transactions:create', 'own')).toBe(false);
  });
});

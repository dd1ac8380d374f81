import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { Changes } from '../../platform/changes/changes.ts';
import type { KeyPrincipal } from '../../platform/http/principal.ts';
import { createKeptKeys, tellKeysRevoked, type UsableKey } from './kept-keys.ts';
import { hashKey } from './keys.ts';

const principal: KeyPrincipal = { kind: 'admin-key', keyId: 'id', keyName: 'name', label: 'agent', scopes: [] };
const hash = hashKey('secret');

function keep(lookUp: () => Promise<UsableKey | null> = async () => ({ principal, mayBeKept: true })) {
  let tell = () => {};
  const changes = {
    subscribe: ((_topic, listener) => {
      tell = () => listener(null);
      return () => {};
    }) satisfies Changes['subscribe'],
    publish: () => tell(),
  };
  const lookUps = vi.fn(lookUp);
  return { keys: createKeptKeys(changes, lookUps), lookUps, changes };
}

describe('keys in use', () => {
  it('are found until a revocation is told', async () => {
    const { keys, changes } = keep();
    expect(keys.find(hash)).toBeNull();
    expect(await keys.read(hash)).toBe(principal);
    expect(keys.find(hash)).toBe(principal);
    expect(keys.find(hashKey('other'))).toBeNull();
    tellKeysRevoked(changes);
    expect(keys.find(hash)).toBeNull();
  });

  it('are not kept if a revocation is told during the look-up, which may not have seen it', async () => {
    const found = Promise.withResolvers<UsableKey>();
    const { keys, changes } = keep(() => found.promise);
    const read = keys.read(hash);
    tellKeysRevoked(changes);
    found.resolve({ principal, mayBeKept: true });
    await read;
    expect(keys.find(hash)).toBeNull();
  });

  it('are not kept where something else can end them', async () => {
    const { keys } = keep(async () => ({ principal, mayBeKept: false }));
    expect(await keys.read(hash)).toBe(principal);
    expect(keys.find(hash)).toBeNull();
  });

  it('are kept on while they are used, and no longer', async () => {
    const { keys, lookUps } = keep();
    await keys.read(hash);
    for (let use = 0; use < 15; use += 1) {
      await sleep(100);
      expect(keys.find(hash)).toBe(principal);
    }
    const whileUsed = lookUps.mock.calls.length;
    expect(whileUsed).toBeLessThan(5);
    await sleep(2_000);
    expect(keys.find(hash)).toBeNull();
    // Once for the last use.
    expect(lookUps.mock.calls.length - whileUsed).toBeLessThan(2);
  });

  it('end when the look-up that is due finds them revoked, or fails', async () => {
    for (const lookUp of [async () => null, () => Promise.reject(new Error('the database is gone'))]) {
      const { keys, lookUps } = keep();
      await keys.read(hash);
      keys.find(hash);
      lookUps.mockImplementation(lookUp);
      await sleep(1_000);
      expect(keys.find(hash)).toBeNull();
    }
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  it('are found until a revocation is announced', async () => {
    const { keys, changes } = keep();
    expect(keys.find(hash)).toBeNull();
    expect(await keys.read(hash)).toBe(principal);
    expect(keys.find(hash)).toBe(principal);
    expect(keys.find(hashKey('other'))).toBeNull();
    tellKeysRevoked(changes);
    expect(keys.find(hash)).toBeNull();
  });

  it('are not cached if a revocation is announced during the lookup, which may not have seen it', async () => {
    const found = Promise.withResolvers<UsableKey>();
    const { keys, changes } = keep(() => found.promise);
    const read = keys.read(hash);
    tellKeysRevoked(changes);
    found.resolve({ principal, mayBeKept: true });
    await read;
    expect(keys.find(hash)).toBeNull();
  });

  it('are not cached if something else can end them', async () => {
    const { keys } = keep(async () => ({ principal, mayBeKept: false }));
    expect(await keys.read(hash)).toBe(principal);
    expect(keys.find(hash)).toBeNull();
  });

  describe('over time', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('stay cached while they are used, and no longer', async () => {
      const { keys, lookUps } = keep();
      await keys.read(hash);
      for (let use = 0; use < 15; use += 1) {
        await vi.advanceTimersByTimeAsync(100);
        expect(keys.find(hash)).toBe(principal);
      }
      expect(lookUps).toHaveBeenCalledTimes(3);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(keys.find(hash)).toBeNull();
      // Once more, for the last use.
      expect(lookUps).toHaveBeenCalledTimes(4);
    });

    it('expire after less than a second without lookups', async () => {
      const { keys } = keep();
      await keys.read(hash);
      await vi.advanceTimersByTimeAsync(940);
      expect(keys.find(hash)).toBe(principal);
      await vi.advanceTimersByTimeAsync(20);
      expect(keys.find(hash)).toBeNull();
    });

    it('expire when the next lookup finds them revoked', async () => {
      const { keys, lookUps } = keep();
      await keys.read(hash);
      keys.find(hash);
      lookUps.mockResolvedValue(null);
      await vi.advanceTimersByTimeAsync(610);
      expect(keys.find(hash)).toBeNull();
    });

    it('expire in time if that lookup fails', async () => {
      const { keys, lookUps } = keep();
      await keys.read(hash);
      keys.find(hash);
      lookUps.mockRejectedValue(new Error('the database is gone'));
      await vi.advanceTimersByTimeAsync(610);
      expect(keys.find(hash)).toBe(principal);
      await vi.advanceTimersByTimeAsync(350);
      expect(keys.find(hash)).toBeNull();
    });
  });
});

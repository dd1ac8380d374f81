import { createHash, timingSafeEqual } from 'node:crypto';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

// The real comparison, observed: its duration cannot be asserted, but that nothing else decides can.
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:crypto')>();
  return { ...original, timingSafeEqual: vi.fn(original.timingSafeEqual) };
});
const compare = vi.mocked(timingSafeEqual);

const { service } = await useTestService();
let user: SignedIn;
let secret: string;

beforeAll(async () => {
  user = await signIn(service.call);
  const created = await service.call('POST /user-api-keys', { token: user.accessToken, body: { name: 'agent' } });
  secret = created.get('secret');
});

beforeEach(() => void compare.mockClear());

const use = async (key: string) => (await service.call(`GET /users/${user.wallet.address}`, { key })).status;
const hash = (key: string) => createHash('sha256').update(key).digest();

describe('x-api-key', () => {
  describe('is compared in constant time', () => {
    it('as a hash with the stored hash, and by that comparison alone', proves('keys.constant-time'), async () => {
      expect(await use(secret)).toBe(200);
      expect(compare).toHaveBeenLastCalledWith(hash(secret), hash(secret));
      compare.mockReturnValue(false);
      expect(await use(secret)).toBe(401);
      compare.mockReset();
      expect(await use(secret)).toBe(200);
    });

    it('as a hash with those of the fixed keys from the environment too', proves('keys.constant-time'), async () => {
      expect(await use(testAdminKey)).toBe(200);
      expect(compare).toHaveBeenCalledWith(hash(testAdminKey), hash(testAdminKey));
      // Without either of the two it is a key of unknown form.
      compare.mockReturnValueOnce(false).mockReturnValueOnce(false);
      expect(await use(testAdminKey)).toBe(401);
      expect(await use(testAdminKey)).toBe(200);
    });
  });
});

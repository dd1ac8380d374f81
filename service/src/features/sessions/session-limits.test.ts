import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { createWallet, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let service: TestService;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  // Empty counts as absent: these are the default limits.
  const env = { RATE_LIMIT_PER_MINUTE: '', SIGN_IN_LIMIT_PER_MINUTE: '' };
  service = await startTestService({ databaseUrl: database.url, env });
  ({ accessToken: token } = await signIn(service.call));
});

afterAll(async () => {
  await service.stop();
  await database.drop();
});

describe.each([
  ['POST /auth/siwe/nonce', 120],
  ['POST /auth/siwe/verify', 120],
  ['POST /auth/refresh', 600],
  ['POST /auth/logout', 600],
  ['POST /auth/logout-all', 600],
  ['GET /auth/validate', 600],
  ['GET /auth/me', 600],
  ['GET /.well-known/jwks.json', 600],
])('%s', (route, max) => {
  it(
    `is limited to ${max} requests a minute, and says how many are left and until when`,
    proves('limits.headers.limit'),
    async () => {
      const first = await service.call(route, { token });
      const second = await service.call(route, { token });
      const left = (answer: typeof first) => Number(answer.headers.get('x-ratelimit-remaining'));
      expect(second.headers.get('x-ratelimit-limit')).toBe(String(max));
      expect(left(first) - left(second)).toBe(1);
      expect(left(second)).toBeGreaterThan(max - 10);
      const resetIn = Number(second.headers.get('x-ratelimit-reset')) - Date.now() / 1000;
      expect(resetIn).toBeGreaterThan(0);
      expect(resetIn).toBeLessThanOrEqual(61);
    },
  );
});

describe('POST /auth/siwe/nonce', () => {
  describe('429', () => {
    it(
      'the 121st request of a minute, with the time to retry',
      proves('errors.429', 'errors.everywhere', 'limits.headers.retry-after'),
      async () => {
        await database.pool.query('DELETE FROM rate_limits');
        const body = { walletAddress: createWallet().address };
        const answers = await Promise.all(
          Array.from({ length: 121 }, () => service.call('POST /auth/siwe/nonce', { body })),
        );
        const refused = answers.filter(({ status }) => status !== 200);
        expect(refused).toHaveLength(1);
        expect(refused[0]?.body).toEqual({
          statusCode: 429,
          message: expect.stringMatching(/try again in \d+ s/),
          error: 'Too Many Requests',
        });
        expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(refused[0]?.headers.get('x-ratelimit-remaining')).toBe('0');
      },
    );
  });
});

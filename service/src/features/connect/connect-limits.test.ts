import { randomBytes } from 'node:crypto';
import { countStatuses } from '@countersign/harness/people/sign-in';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import type { CallResult } from '@countersign/harness/service/caller';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeEach, describe, expect, it } from 'vitest';

const { database, service } = await useTestService({ TRUST_PROXY: '1' }, { contractLimits: true });

beforeEach(() => database.pool.query('DELETE FROM rate_limits'));

/** A fresh client address. */
const newClient = () => ({ 'x-forwarded-for': `10.${randomBytes(3).join('.')}` });

/** One request more than allowed: the headers count down to the 429, which says when to retry. */
async function expectLimit(max: number, request: (index: number) => Promise<CallResult>): Promise<void> {
  for (let index = 0; index < max; index += 1) {
    const { status, headers } = await request(index);
    expect(status).not.toBe(429);
    expect(headers.get('x-ratelimit-limit')).toBe(String(max));
    expect(headers.get('x-ratelimit-remaining')).toBe(String(max - index - 1));
  }
  const refused = await request(max);
  expect(refused.body).toEqual({
    statusCode: 429,
    message: expect.stringMatching(/^Too many requests; try again in \d+ s$/),
    error: 'Too Many Requests',
  });
  expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
  const secondsLeft = Number(refused.headers.get('retry-after'));
  expect(secondsLeft).toBeGreaterThanOrEqual(1);
  expect(secondsLeft).toBeLessThanOrEqual(60);
  expect(Number(refused.headers.get('x-ratelimit-reset'))).toBeGreaterThanOrEqual(Math.floor(Date.now() / 1000));
}

describe('POST /auth/connect/initiate', () => {
  it(
    '429: the 11th request of a client in a minute, independent of other clients',
    proves('connect.initiate.limit', 'limits.connect'),
    async () => {
      const headers = newClient();
      await expectLimit(10, () => service.call('POST /auth/connect/initiate', { headers }));
      const other = await service.call('POST /auth/connect/initiate', { headers: newClient() });
      expect(other.status).toBe(200);
      const { rows } = await database.pool.query('SELECT count(*)::int FROM connection_codes');
      expect(rows).toEqual([{ count: 11 }]);
    },
  );
});

describe('GET /auth/connect/status', () => {
  it(
    '429: the 31st request of a client in a minute, whatever the codes, so that guessing is limited',
    proves('connect.status.limit', 'limits.connect'),
    async () => {
      const headers = newClient();
      const guess = (index: number) =>
        service.call(`GET /auth/connect/status?code=${String(index).padStart(32, '0')}`, { headers });
      await expectLimit(30, guess);
      const code = (await service.call('POST /auth/connect/initiate', { headers })).get('code');
      const poll = (as: Record<string, string>) =>
        service.call(`GET /auth/connect/status?code=${code}`, { headers: as });
      expect((await poll(headers)).status).toBe(429);
      expect((await poll(newClient())).status).toBe(200);
    },
  );
});

describe('POST /auth/connect/approve', () => {
  it(
    '429: the 6th request of a user in a minute, from any address, independent of other users',
    proves('connect.approve.limit', 'limits.connect'),
    async () => {
      const [user, other] = [await signIn(service.call), await signIn(service.call)];
      const approve = (token: string, index: number, headers: Record<string, string>) =>
        service.call('POST /auth/connect/approve', { token, headers, body: { code: String(index).padStart(32, '0') } });
      await expectLimit(5, (index) => approve(user.accessToken, index, newClient()));
      expect((await approve(other.accessToken, 0, newClient())).status).toBe(404);
    },
  );

  it('429: of 50 at once exactly 5 pass', proves('connect.approve.limit'), async () => {
    const { accessToken: token } = await signIn(service.call);
    const body = { code: 'f'.repeat(32) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => service.call('POST /auth/connect/approve', { token, body })),
    );
    expect(countStatuses(answers)).toEqual({ 404: 5, 429: 45 });
  });
});

describe.each(['GET /auth/connect/info', 'POST /auth/connect/decline'])('%s', (route) => {
  it('has the general limit of its address', async () => {
    const { headers } = await service.call(route);
    expect(headers.get('x-ratelimit-limit')).toBe('1000000');
  });
});

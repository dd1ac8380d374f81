import { proves } from '@countersign/harness/proves';
import { enrolOwner, type Owner, transferFields } from '@countersign/harness/requests/transactions';
import type { CallResult } from '@countersign/harness/service/caller';
import { holdWindows } from '@countersign/harness/service/hold-windows';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService({}, { contractLimits: true });

beforeAll(() => holdWindows(database.pool));
beforeEach(() => database.pool.query('DELETE FROM rate_limits'));

type By = { readonly key?: string; readonly token?: string };
const create = (owner: Owner, by: By, { call } = service) =>
  call('POST /transactions', { ...by, body: transferFields(owner.wallet.address) });

async function repeat(times: number, request: (n: number) => Promise<CallResult>): Promise<number[]> {
  const answers: number[] = [];
  for (let n = 0; n < times; n++) answers.push((await request(n)).status);
  return answers;
}

const standing = ({ headers }: CallResult) =>
  ['limit', 'remaining'].map((name) => Number(headers.get(`x-ratelimit-${name}`)));

/** The number of answers by status. */
const tally = (statuses: readonly number[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length]));

function expect429(answer: CallResult, max: number): void {
  expect(answer.body).toEqual({
    statusCode: 429,
    message: expect.stringMatching(/^Too many requests; try again in \d+ s$/),
    error: 'Too Many Requests',
  });
  expect(standing(answer)).toEqual([max, 0]);
  const retryAfterSeconds = Number(answer.headers.get('retry-after'));
  expect(retryAfterSeconds).toBeGreaterThanOrEqual(1);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
}

describe('the limits of POST /transactions', () => {
  it(
    "10 a minute for the user of an access token, with any of the user's tokens",
    proves('limits.create.user'),
    async () => {
      const owner = await enrolOwner(service.call);
      const { accessToken: renewed } = (
        await service.call('POST /auth/refresh', { body: { refreshToken: owner.refreshToken } })
      ).body as { accessToken: string };
      const tokens = [owner.accessToken, renewed];
      expect(tally(await repeat(10, (n) => create(owner, { token: tokens[n % 2] ?? '' })))).toEqual({ 201: 10 });
      expect429(await create(owner, { token: owner.accessToken }), 10);
      expect429(await create(owner, { token: renewed }), 10);
      expect((await create(owner, { key: owner.key })).status).toBe(201);
      const other = await enrolOwner(service.call);
      expect((await create(other, { token: other.accessToken })).status).toBe(201);
    },
  );

  it('30 a minute for a key, and 30 more for another key of the same user', proves('limits.create.key'), async () => {
    const owner = await enrolOwner(service.call);
    expect(tally(await repeat(30, () => create(owner, { key: owner.key })))).toEqual({ 201: 30 });
    expect429(await create(owner, { key: owner.key }), 30);
    const second = await service.call('POST /user-api-keys', { token: owner.accessToken, body: { name: 'second' } });
    expect(standing(await create(owner, { key: second.get('secret') }))).toEqual([30, 29]);
  });

  it('30 a minute for a server key', proves('limits.create.key'), async () => {
    const owner = await enrolOwner(service.call);
    expect(tally(await repeat(31, () => create(owner, { key: testAdminKey })))).toEqual({ 201: 30, 429: 1 });
  });

  it(
    '100 a minute for a client IP, for all users and keys and for requests without credentials',
    proves('limits.create.ip', 'limits.create.together'),
    async () => {
      // An instance of its own, because it caches the clients that it has refused, and the others are used again.
      const instance = await startInstance();
      const owners = await Promise.all(Array.from({ length: 4 }, () => enrolOwner(instance.call)));
      const [first] = owners as [Owner];
      const statuses = await Promise.all(
        owners.map((owner) => repeat(24, async () => create(owner, { key: owner.key }, instance))),
      );
      expect(tally(statuses.flat())).toEqual({ 201: 96 });
      expect(tally(await repeat(4, () => create(first, {}, instance)))).toEqual({ 401: 4 });
      expect429(await create(first, { key: first.key }, instance), 100);
      expect429(await create(first, {}, instance), 100);
      expect((await instance.call('GET /settings', { token: first.accessToken })).status).toBe(200);
    },
  );

  it('count requests that are refused for other reasons', async () => {
    const owner = await enrolOwner(service.call);
    const wrong = () => service.call('POST /transactions', { token: owner.accessToken, body: {} });
    expect(tally(await repeat(11, wrong))).toEqual({ 400: 10, 429: 1 });
  });

  it(
    'the headers show the limit with the least left',
    proves('limits.create.least', 'limits.create.together'),
    async () => {
      const [owner, other] = await Promise.all([enrolOwner(service.call), enrolOwner(service.call)]);
      expect(standing(await create(owner, { token: owner.accessToken }))).toEqual([10, 9]);
      expect(standing(await create(owner, { key: owner.key }))).toEqual([30, 29]);
      await database.pool.query("UPDATE rate_limits SET hits = 85 WHERE key LIKE '%|ip:%'");
      expect(standing(await create(owner, { key: owner.key }))).toEqual([100, 14]);
      expect(standing(await create(owner, { token: owner.accessToken }))).toEqual([10, 8]);
      expect(standing(await create(other, {}))).toEqual([100, 12]);
    },
  );

  it('100 requests at once at the limit of 10, on two instances, let exactly 10 through', async () => {
    const elsewhere = await startInstance();
    for (let round = 0; round < 3; round++) {
      await database.pool.query('DELETE FROM rate_limits');
      const owner = await enrolOwner(service.call);
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) => create(owner, { token: owner.accessToken }, n % 2 ? service : elsewhere)),
      );
      // An accepted request may still time out waiting for a connection on a busy machine.
      const { 201: made = 0, 429: refused, 503: late = 0 } = tally(answers.map(({ status }) => status));
      expect({ refused, through: made + late }).toEqual({ refused: 90, through: 10 });
      const { rows } = await database.pool.query('SELECT count(*)::int FROM transactions WHERE user_id = $1', [
        owner.userId,
      ]);
      expect(rows).toEqual([{ count: made }]);
    }
  });
});

import { request } from 'node:http';
import { callSigned, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import type { CallResult } from '@countersign/harness/service/caller';
import { testAdminKey, testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { database, service } = await useTestService();

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

const listed = (answer: CallResult) => answer.body as Listed[];

/** Keys k1 (newest) to kN; three share each timestamp, so that only the id orders them. */
async function insertKeys(userId: string, count: number): Promise<void> {
  await database.pool.query(
    `INSERT INTO api_keys (id, user_id, name, type, label, scopes, hash, prefix, created_at)
     SELECT gen_random_uuid(), $1::uuid, 'k' || n, 'user', 'user', ARRAY['transactions:read:own'],
            sha256(convert_to($1::uuid::text || n, 'UTF8')), 'cs_user_test', now() - ((n + 2) / 3) * interval '1 ms'
     FROM generate_series(1, $2) AS n`,
    [userId, count],
  );
}

async function userWithKeys(count: number): Promise<SignedIn & { list(query?: string): Promise<CallResult> }> {
  const user = await signIn(service.call);
  await insertKeys(user.userId, count);
  return { ...user, list: (query = '') => service.call(`GET /user-api-keys${query}`, { token: user.accessToken }) };
}

/** The query of the next page, or null on the last. */
function nextQuery(answer: CallResult): string | null {
  const link = answer.headers.get('link');
  if (link === null) return null;
  const [, url = ''] = /^<(.+)>; rel="next"$/.exec(link) ?? [];
  expect(url.startsWith(`${testBaseUrl}/user-api-keys?`)).toBe(true);
  return new URL(url).search;
}

describe('GET /user-api-keys', () => {
  describe('200', () => {
    it('an empty array for a user without keys, and no Link', proves('lists.order'), async () => {
      const { list } = await userWithKeys(0);
      const answer = await list();
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual([]);
      expect(answer.headers.has('link')).toBe(false);
    });

    it(
      'the created record with lastUsedAt and prefix, and nothing else',
      proves('keys.list.answer', 'keys.list.record'),
      async () => {
        const { accessToken: token, list } = await userWithKeys(0);
        const body = { name: 'agent', expiresAt: '2099-01-01T00:00:00Z' };
        const created = await service.call('POST /user-api-keys', { token, body });
        const { apiKey } = created.body as { apiKey: object };
        expect((await list()).body).toEqual([
          { ...apiKey, lastUsedAt: null, prefix: created.get('secret').slice(0, 12) },
        ]);
      },
    );

    it('newest first, also among keys of the same millisecond', proves('lists.order'), async () => {
      const { userId, list } = await userWithKeys(25);
      const { rows } = await database.pool.query<{ id: string }>(
        'SELECT id FROM api_keys WHERE user_id = $1 ORDER BY created_at DESC, id DESC',
        [userId],
      );
      const keys = listed(await list());
      expect(keys.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      const times = keys.map(({ createdAt }) => createdAt);
      expect(times).toEqual([...times].sort().reverse());
    });

    it(
      '100 by default, up to 500 on request, and a Link while there are more',
      proves('lists.cursor', 'lists.limit'),
      async () => {
        const { list } = await userWithKeys(501);
        const unlimited = await list();
        expect(listed(unlimited)).toHaveLength(100);
        expect(nextQuery(unlimited)).toContain('limit=100');
        expect(listed(await list('?limit=1'))).toHaveLength(1);
        const most = await list('?limit=500');
        expect(listed(most)).toHaveLength(500);
        const last = await list(nextQuery(most) ?? '');
        expect(listed(last)).toHaveLength(1);
        expect(last.headers.has('link')).toBe(false);
      },
    );

    it('pages of 7 over 25 keys return each once, whatever is created in between', proves('lists.cursor'), async () => {
      const { accessToken: token, list } = await userWithKeys(25);
      const seen: string[] = [];
      const sizes: number[] = [];
      for (let query: string | null = '?limit=7'; query !== null; ) {
        const answer: CallResult = await list(query);
        expect(answer.status).toBe(200);
        seen.push(...listed(answer).map(({ name }) => name));
        sizes.push(listed(answer).length);
        await service.call('POST /user-api-keys', { token, body: { name: 'in between' } });
        query = nextQuery(answer);
      }
      expect(sizes).toEqual([7, 7, 7, 4]);
      expect([...seen].sort()).toEqual(Array.from({ length: 25 }, (_, n) => `k${n + 1}`).sort());
    });

    it('sends no Link if the last page is full', proves('lists.cursor'), async () => {
      const { list } = await userWithKeys(14);
      const second = await list(nextQuery(await list('?limit=7')) ?? '');
      expect(listed(second)).toHaveLength(7);
      expect(second.headers.has('link')).toBe(false);
    });

    it('builds the Link from BASE_URL, whatever host the request names', async () => {
      const { accessToken } = await userWithKeys(2);
      const headers = {
        ...{ authorization: `Bearer ${accessToken}`, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
        ...{ 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
      };
      const link = await new Promise((resolve, reject) => {
        const sent = request(`${service.url}/user-api-keys?limit=1`, { headers }, (response) => {
          response.resume();
          resolve(response.headers.link);
        });
        sent.on('error', reject).end();
      });
      expect(link).toMatch(/^<http:\/\/localhost:3000\/user-api-keys\?limit=1&cursor=[\w-]+>; rel="next"$/);
    });

    it(
      "only the user's own keys, even with a cursor from another user's list",
      proves('keys.list.answer'),
      async () => {
        const mine = await userWithKeys(2);
        const other = await userWithKeys(3);
        const ids = listed(await mine.list()).map(({ id }) => id);
        expect(ids).toHaveLength(2);
        const foreign = await mine.list(nextQuery(await other.list('?limit=1')) ?? '');
        expect(foreign.status).toBe(200);
        for (const { id } of listed(foreign)) expect(ids).toContain(id);
      },
    );

    it('keeps revoked and expired keys in the list', async () => {
      const { userId, list } = await userWithKeys(2);
      await database.pool.query(
        `UPDATE api_keys SET active = (name <> 'k1'), expires_at = now() - interval '1 day' WHERE user_id = $1`,
        [userId],
      );
      expect(listed(await list())).toMatchObject(
        expect.arrayContaining([
          expect.objectContaining({ name: 'k1', active: false }),
          expect.objectContaining({ name: 'k2', active: true }),
        ]),
      );
    });
  });

  describe('400', () => {
    it.each(['0', '501', '-1', '1.5', 'abc', '', '7&limit=8'])(
      'limit=%s, naming limit',
      proves('errors.400', 'lists.limit'),
      async (limit) => {
        const { list } = await userWithKeys(0);
        const answer = await list(`?limit=${limit}`);
        expect(answer.body).toEqual({
          statusCode: 400,
          message: expect.stringContaining('limit:'),
          error: 'Bad Request',
        });
        expect(answer.status).toBe(400);
      },
    );

    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const id = '6f1f9a2e-6a55-4a6f-9d53-0a3a5f0c6f11';
    it.each([
      ['that is empty', ''],
      ['that is not base64', '%25%25'],
      ['that is not JSON', 'bm9uc2Vuc2U'],
      ['of another shape', forged({ id })],
      ['without an id', forged([1_700_000_000_000])],
      ['with an invalid id', forged([1_700_000_000_000, "' OR true --"])],
      ['with an invalid time', forged(['now', id])],
      ['with the earliest date', forged([-8.64e15, id])],
      ['with the latest date', forged([8.64e15, id])],
      ['with a time after the latest date', forged([8.64e15 + 1, id])],
      ['that is too long', 'A'.repeat(201)],
      ['that is given twice', `${forged([1, id])}&cursor=${forged([1, id])}`],
    ])('a cursor %s, with cursor named', async (_what, cursor) => {
      const { list } = await userWithKeys(1);
      const answer = await list(`?cursor=${cursor}`);
      expect(answer.body).toEqual({
        statusCode: 400,
        message: expect.stringContaining('cursor:'),
        error: 'Bad Request',
      });
      expect(answer.status).toBe(400);
    });
  });

  describe('401', () => {
    it('without an access token, with an API key and with a signature', proves('keys.list.jwt-required'), async () => {
      const { accessToken: token, wallet } = await userWithKeys(0);
      const created = await service.call('POST /user-api-keys', { token, body: { name: 'agent' } });
      expect((await service.call('GET /user-api-keys')).status).toBe(401);
      expect((await service.call('GET /user-api-keys', { key: created.get('secret') })).status).toBe(401);
      expect((await service.call('GET /user-api-keys', { key: testAdminKey })).status).toBe(401);
      expect((await callSigned(service.call, wallet, 'GET /user-api-keys')).status).toBe(401);
    });
  });
});

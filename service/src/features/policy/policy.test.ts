import { createHash } from 'node:crypto';
import { callSigned, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { friend, stranger, token } from '@countersign/harness/requests/effects';
import { storedContent } from '@countersign/harness/service/stored-content';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { canonicalJson, checksumAddress } from '@countersign/protocol';
import { describe, expect, it, vi } from 'vitest';

const { database, service, startInstance } = await useTestService();
const elsewhere = await startInstance();

const route = '/settings/policy';
const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const nothingSet = { limits: [], allowedRecipients: null, deniedRecipients: [], updatedAt: null };
const most = String(2n ** 256n - 1n);

const get = (token: string, { call } = service) => call(`GET ${route}`, { token });
const put = (token: string, body: unknown, { call } = service) => call(`PUT ${route}`, { token, body });

const whole = {
  limits: [
    { chainId: 1, asset: 'native', perTransaction: '10', per24Hours: most },
    { chainId: 1, asset: token, perTransaction: null, per24Hours: '0' },
    { chainId: 10, asset: token, perTransaction: '7', per24Hours: null },
  ],
  allowedRecipients: [friend],
  deniedRecipients: [stranger],
};
const shown = {
  limits: whole.limits.map((limit) => ({
    ...limit,
    asset: limit.asset === token ? checksumAddress(token) : limit.asset,
  })),
  allowedRecipients: [checksumAddress(friend)],
  deniedRecipients: [checksumAddress(stranger)],
  updatedAt: isoTime,
};

async function refused401(method: 'GET' | 'PUT'): Promise<void> {
  const { accessToken, wallet } = await signIn(service.call);
  const created = await service.call('POST /user-api-keys', { token: accessToken, body: { name: 'agent' } });
  const body = method === 'PUT' ? { body: whole } : {};
  expect((await service.call(`${method} ${route}`, body)).status).toBe(401);
  expect((await service.call(`${method} ${route}`, { ...body, key: created.get('secret') })).status).toBe(401);
  expect((await service.call(`${method} ${route}`, { ...body, key: testAdminKey })).status).toBe(401);
  expect((await callSigned(service.call, wallet, `${method} ${route}`, body)).status).toBe(401);
  expect((await get(accessToken)).body).toEqual(nothingSet);
}

describe('GET /settings/policy', () => {
  describe('200', () => {
    it('has a null updatedAt if no policy was ever set', async () => {
      const { accessToken } = await signIn(service.call);
      const answer = await get(accessToken);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(nothingSet);
    });

    it('returns the stored policy, on every instance, and to its own user only', async () => {
      const [user, other] = [await signIn(service.call), await signIn(service.call)];
      const set = await put(user.accessToken, whole);
      expect((await get(user.accessToken, elsewhere)).body).toEqual(set.body);
      expect((await get(other.accessToken)).body).toEqual(nothingSet);
    });
  });

  describe('401', () => {
    it('without an access token, with an API key and with a signature', () => refused401('GET'));
  });
});

describe('PUT /settings/policy', () => {
  describe('200', () => {
    it('returns the whole policy, addresses with their checksum', async () => {
      const { accessToken } = await signIn(service.call);
      const answer = await put(accessToken, { ...whole, deniedRecipients: [stranger.toUpperCase().replace('X', 'x')] });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(shown);
    });

    it('replaces the policy as a whole: absent fields are reset', async () => {
      const { accessToken } = await signIn(service.call);
      await put(accessToken, whole);
      const answer = await put(accessToken, { limits: [{ chainId: 1, asset: 'native' }] });
      const limits = [{ chainId: 1, asset: 'native', perTransaction: null, per24Hours: null }];
      expect(answer.body).toEqual({ ...nothingSet, limits, updatedAt: isoTime });
      expect((await put(accessToken, { limits: [] })).body).toEqual({ ...nothingSet, updatedAt: isoTime });
    });

    it('distinguishes an empty list of allowed recipients from none', async () => {
      const { accessToken } = await signIn(service.call);
      expect((await put(accessToken, { limits: [], allowedRecipients: [] })).body).toMatchObject({
        allowedRecipients: [],
      });
      expect((await put(accessToken, { limits: [], allowedRecipients: null })).body).toMatchObject({
        allowedRecipients: null,
      });
    });

    it('accepts 100 limits and 500 recipients', async () => {
      const { accessToken } = await signIn(service.call);
      const addresses = Array.from({ length: 500 }, (_, n) => `0x${n.toString(16).padStart(40, '0')}`);
      const limits = addresses.slice(0, 100).map((asset) => ({ chainId: 1, asset, perTransaction: most }));
      const answer = await put(accessToken, { limits, allowedRecipients: addresses, deniedRecipients: addresses });
      expect(answer.status).toBe(200);
      expect((await get(accessToken)).body).toEqual(answer.body);
    });

    it('is audited if it changes something, with the actor, the size of the policy and its hash', async () => {
      const { accessToken, userId } = await signIn(service.call);
      const set = await put(accessToken, whole);
      const repeated = { ...whole, deniedRecipients: whole.deniedRecipients.map(checksumAddress) };
      expect((await put(accessToken, repeated)).body).toEqual(set.body);
      await put(accessToken, { limits: [] });
      await put(accessToken, { limits: [], allowedRecipients: null, deniedRecipients: [] });
      const { rows } = await database.pool.query(
        "SELECT actor, action, detail FROM audit_log WHERE user_id = $1 AND action LIKE 'policy.%' ORDER BY id",
        [userId],
      );
      const { updatedAt: _, ...empty } = nothingSet;
      const sha256 = (policy: object) => createHash('sha256').update(canonicalJson(policy)).digest('hex');
      const entry = { actor: { kind: 'jwt', userId }, action: 'policy.update' };
      expect(rows).toEqual([
        { ...entry, detail: { limits: 3, allowedRecipients: 1, deniedRecipients: 1, sha256: sha256(whole) } },
        { ...entry, detail: { limits: 0, allowedRecipients: null, deniedRecipients: 0, sha256: sha256(empty) } },
      ]);
    });

    it('replaces only the policy named by `replaces`', proves('policy.replace'), async () => {
      const { accessToken } = await signIn(service.call);
      const first = await put(accessToken, { ...whole, replaces: null });
      expect(first.body).toEqual(shown);
      const second = await put(accessToken, { limits: [], replaces: first.get('updatedAt') }, elsewhere);
      expect(second.body).toEqual({ ...nothingSet, updatedAt: isoTime });
    });

    it('waits for a judgement in progress, so that once it returns nothing is approved by the previous policy', async () => {
      const { accessToken, userId } = await signIn(service.call);
      const judging = await database.pool.connect();
      await judging.query('BEGIN');
      await judging.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
      const answer = put(accessToken, whole);
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await vi.waitUntil(async () => (await database.pool.query(waiting)).rowCount === 1, 4_000);
      expect((await get(accessToken)).body).toEqual(nothingSet);
      await judging.query('COMMIT');
      judging.release();
      expect((await answer).status).toBe(200);
    });

    it('20 at once on two instances store exactly one of them', async () => {
      for (let round = 0; round < 3; round++) {
        const { accessToken } = await signIn(service.call);
        const bodies = Array.from({ length: 20 }, (_, n) => ({
          limits: [{ chainId: n + 1, asset: 'native', perTransaction: String(n) }],
          deniedRecipients: [`0x${n.toString().padStart(40, '0')}`],
        }));
        const answers = await Promise.all(bodies.map((body, n) => put(accessToken, body, n % 2 ? service : elsewhere)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        const { body } = await get(accessToken);
        const last = answers.find((answer) => answer.text === JSON.stringify(body));
        expect(last).toBeDefined();
      }
    });
  });

  describe('409', () => {
    it(
      'if another policy was set since `replaces`, which stays; of two at once on two instances, one wins',
      proves('policy.replace'),
      async () => {
        const { accessToken } = await signIn(service.call);
        const replaces = (await put(accessToken, whole)).get('updatedAt');
        const drafts = [{ limits: [] }, { limits: [], deniedRecipients: [friend] }];
        const answers = await Promise.all(
          drafts.map((draft, n) => put(accessToken, { ...draft, replaces }, [service, elsewhere][n])),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const [winner, loser] = answers.toSorted((one, other) => one.status - other.status);
        expect(loser?.headers.get('problem-code')).toBe('policy.changed');
        expect((await get(accessToken)).body).toEqual(winner?.body);
        // If nothing would change, nothing can be lost.
        const again = drafts[answers.findIndex(({ status }) => status === 200)];
        expect((await put(accessToken, { ...again, replaces })).body).toEqual(winner?.body);
        expect((await put(accessToken, { ...whole, replaces: null })).status).toBe(409);
      },
    );
  });

  describe('400', () => {
    const limit = { chainId: 1, asset: 'native' };
    it.each<[string, unknown, string]>([
      ['a negative limit', { limits: [{ ...limit, perTransaction: '-1' }] }, 'limits.0.perTransaction:'],
      ['a limit as a number', { limits: [{ ...limit, perTransaction: 1 }] }, 'limits.0.perTransaction:'],
      ['a fraction', { limits: [{ ...limit, per24Hours: '1.5' }] }, 'limits.0.per24Hours:'],
      ['hex', { limits: [{ ...limit, per24Hours: '0x10' }] }, 'limits.0.per24Hours:'],
      ['2^256', { limits: [{ ...limit, per24Hours: String(2n ** 256n) }] }, 'limits.0.per24Hours:'],
      ['a leading zero', { limits: [{ ...limit, per24Hours: '01' }] }, 'limits.0.per24Hours:'],
      ['no chain', { limits: [{ asset: 'native' }] }, 'limits.0.chainId:'],
      ['chain 0', { limits: [{ ...limit, chainId: 0 }] }, 'limits.0.chainId:'],
      ['a chain as text', { limits: [{ ...limit, chainId: '1' }] }, 'limits.0.chainId:'],
      ['no asset', { limits: [{ chainId: 1 }] }, 'limits.0.asset: is required'],
      ['an asset by its symbol', { limits: [{ ...limit, asset: 'USDC' }] }, 'limits.0.asset: must be "native" or the'],
      ['an asset twice', { limits: [limit, limit] }, 'limits:'],
      [
        'an asset twice in another case',
        { limits: [token, checksumAddress(token)].map((asset) => ({ chainId: 1, asset })) },
        'limits:',
      ],
      [
        '101 limits',
        { limits: Array.from({ length: 101 }, (_, n) => ({ chainId: n + 1, asset: 'native' })) },
        'limits:',
      ],
      ['limits null', { limits: null }, 'limits:'],
      ['an invalid recipient', { allowedRecipients: ['vitalik.eth'] }, 'allowedRecipients.0:'],
      ['a wrong checksum', { deniedRecipients: ['0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045'] }, 'deniedRecipients.0:'],
      ['501 recipients', { allowedRecipients: Array.from({ length: 501 }, () => friend) }, 'allowedRecipients:'],
      ['deniedRecipients null', { deniedRecipients: null }, 'deniedRecipients:'],
      ['a list', [], 'body:'],
      ['null', null, 'body:'],
    ])('%s, naming the fault, and nothing is stored', async (_what, body, named) => {
      const { accessToken } = await signIn(service.call);
      const before = await storedContent(database.pool);
      const answer = await put(accessToken, body);
      expect(answer.body).toEqual({
        statusCode: 400,
        message: expect.stringContaining(named),
        error: 'Bad Request',
      });
      expect(answer.status).toBe(400);
      expect(await storedContent(database.pool)).toEqual(before);
    });
  });

  describe('401', () => {
    it('without an access token, with an API key and with a signature', () => refused401('PUT'));
  });
});

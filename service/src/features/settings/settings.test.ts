import { addService } from '@countersign/harness/people/verification-services';
import { callSigned, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { noFirstLimit } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService();
const elsewhere = await startInstance();
await addService(database.pool, { id: 2 });

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const get = (token: string, { call } = service) => call('GET /settings', { token });
const put = (token: string, body: unknown, { call } = service) => call('PUT /settings', { token, body });

/** Moves this user's times back by an hour. */
const age = (userId: string) =>
  database.pool.query(
    `UPDATE settings SET created_at = created_at - interval '1 h', updated_at = updated_at - interval '1 h'
     WHERE user_id = $1`,
    [userId],
  );

describe('GET /settings', () => {
  describe('200', () => {
    it(
      'are created by the first read, with the defaults and exactly the documented fields',
      proves(
        'auth.jwt',
        'http.ids',
        'http.times',
        'settings.defaults',
        'settings.public-details',
        'settings.read.answer',
        'settings.record',
        'settings.trusted-services',
      ),
      async () => {
        const { accessToken, userId } = await signIn(service.call);
        const answer = await get(accessToken);
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          id: uuid,
          userId,
          executionType: 0,
          walletProvider: 'none',
          publicDetails: false,
          trustedServices: [1],
          repeatWithinHours: 24,
          frozenAt: null,
          warning: null,
          createdAt: isoTime,
          updatedAt: isoTime,
        });
        expect(answer.get('updatedAt')).toBe(answer.get('createdAt'));
      },
    );

    it('are the same in every read', async () => {
      const { accessToken, userId } = await signIn(service.call);
      await get(accessToken);
      await age(userId);
      const first = await get(accessToken);
      expect((await get(accessToken, elsewhere)).body).toEqual(first.body);
    });

    it('are the same record for 20 first reads at once, on two instances', async () => {
      for (let round = 0; round < 5; round++) {
        const { accessToken, userId } = await signIn(service.call);
        const reads = Array.from({ length: 20 }, (_, n) => get(accessToken, n % 2 ? service : elsewhere));
        const answers = await Promise.all(reads);
        const bodies = new Set(answers.map(({ text }) => text));
        expect([...bodies]).toHaveLength(1);
        expect(answers[0]?.body).toMatchObject({ userId, executionType: 0 });
        const { rows } = await database.pool.query('SELECT id FROM settings WHERE user_id = $1', [userId]);
        expect(rows).toEqual([{ id: answers[0]?.get('id') }]);
      }
    });
  });

  describe('401', () => {
    it(
      'without an access token, with an API key and with a signature',
      proves('settings.read.jwt-required'),
      async () => {
        const { accessToken: token, wallet } = await signIn(service.call);
        const created = await service.call('POST /user-api-keys', { token, body: { name: 'agent' } });
        expect((await service.call('GET /settings')).status).toBe(401);
        expect((await service.call('GET /settings', { key: created.get('secret') })).status).toBe(401);
        expect((await service.call('GET /settings', { key: testAdminKey })).status).toBe(401);
        expect((await callSigned(service.call, wallet, 'GET /settings')).status).toBe(401);
      },
    );
  });
});

describe('PUT /settings', () => {
  describe('200', () => {
    it(
      'warns while an agent executes and no policy limits amounts or recipients',
      proves('settings.warning'),
      async () => {
        const { accessToken: token, wallet } = await signIn(service.call);
        const created = await service.call('POST /user-api-keys', { token, body: { name: 'agent' } });
        const limits = [{ chainId: 1, asset: 'native', perTransaction: '5' }];
        const [someone, nobody] = [[wallet.address], [] as string[]];
        const open = { limits: [], allowedRecipients: null, deniedRecipients: nobody };
        const warned = [];
        for (const policy of [null, open, { ...open, deniedRecipients: someone }]) {
          if (policy) await service.call('PUT /settings/policy', { token, body: policy });
          warned.push((await put(token, { executionType: 2 })).get('warning'));
        }
        const path = `GET /settings/by-ethereum/${wallet.address}`;
        warned.push((await get(token)).get('warning'));
        warned.push((await service.call(path, { key: created.get('secret') })).get('warning'));
        expect(warned).toEqual(Array.from({ length: 5 }, () => noFirstLimit));
        for (const executionType of [0, 1])
          expect((await put(token, { executionType })).body).toMatchObject({ warning: null });
        for (const policy of [
          { ...open, limits },
          { ...open, allowedRecipients: someone },
          { ...open, allowedRecipients: nobody },
        ]) {
          await service.call('PUT /settings/policy', { token, body: policy });
          expect((await put(token, { executionType: 2 })).body).toMatchObject({ warning: null });
        }
      },
    );

    it.each([0, 1, 2])(
      'stores executionType %i and returns the whole record',
      proves('settings.execution-type', 'settings.update.answer', 'settings.update.fields'),
      async (executionType) => {
        const { accessToken, userId } = await signIn(service.call);
        const answer = await put(accessToken, { executionType });
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          id: uuid,
          userId,
          executionType,
          walletProvider: 'none',
          publicDetails: false,
          trustedServices: [1],
          repeatWithinHours: 24,
          frozenAt: null,
          warning: executionType === 2 ? noFirstLimit : null,
          createdAt: isoTime,
          updatedAt: isoTime,
        });
        expect((await get(accessToken)).body).toEqual(answer.body);
      },
    );

    it(
      'stores trustedServices without duplicates and in order, alone or with others; absent fields stay',
      proves('settings.update.fields'),
      async () => {
        const { accessToken } = await signIn(service.call);
        await put(accessToken, { executionType: 1 });
        expect((await put(accessToken, { trustedServices: [2, 1, 2] })).body).toMatchObject({
          executionType: 1,
          trustedServices: [2, 1],
        });
        expect((await put(accessToken, { publicDetails: true })).body).toMatchObject({ trustedServices: [2, 1] });
        expect((await put(accessToken, { trustedServices: [], executionType: 2 })).body).toMatchObject({
          executionType: 2,
          trustedServices: [],
        });
        expect((await get(accessToken, elsewhere)).body).toMatchObject({ trustedServices: [], publicDetails: true });
      },
    );

    it(
      "trustedServices follow the operator's service until the user chooses",
      proves('settings.trusted-services'),
      async () => {
        const { accessToken } = await signIn(service.call);
        await get(accessToken);
        const makeOwn = (id: number) => database.pool.query('UPDATE verification_services SET own = (id = $1)', [id]);
        await makeOwn(2);
        expect((await get(accessToken)).body).toMatchObject({ trustedServices: [2] });
        await makeOwn(1);
        expect((await get(accessToken)).body).toMatchObject({ trustedServices: [1] });
      },
    );

    it('changes publicDetails alone, or both; absent fields stay', proves('settings.update.fields'), async () => {
      const { accessToken } = await signIn(service.call);
      expect((await put(accessToken, { publicDetails: true })).body).toMatchObject({
        executionType: 0,
        publicDetails: true,
      });
      expect((await put(accessToken, { executionType: 2 })).body).toMatchObject({
        executionType: 2,
        publicDetails: true,
      });
      expect((await put(accessToken, { executionType: 1, publicDetails: false })).body).toMatchObject({
        executionType: 1,
        publicDetails: false,
      });
    });

    it('ignores unknown fields', async () => {
      const { accessToken, userId } = await signIn(service.call);
      const other = await signIn(service.call);
      const { id } = (await get(accessToken)).body as { id: string };
      const body = {
        executionType: 1,
        walletProvider: 'custody',
        id: other.userId,
        userId: other.userId,
        createdAt: 'x',
      };
      expect((await put(accessToken, body)).body).toMatchObject({
        id,
        userId,
        executionType: 1,
        walletProvider: 'none',
      });
      expect((await get(other.accessToken)).body).toMatchObject({ executionType: 0 });
    });

    it('changes updatedAt, but not id and createdAt', async () => {
      const { accessToken, userId } = await signIn(service.call);
      await get(accessToken);
      await age(userId);
      const before = await get(accessToken);
      const after = await put(accessToken, { executionType: 1 });
      expect(after.get('id')).toBe(before.get('id'));
      expect(after.get('createdAt')).toBe(before.get('createdAt'));
      expect(Date.parse(after.get('updatedAt'))).toBeGreaterThan(Date.parse(before.get('updatedAt')));
    });

    it('keeps updatedAt if nothing changes', async () => {
      const { accessToken, userId } = await signIn(service.call);
      await put(accessToken, { executionType: 1 });
      await age(userId);
      const before = await get(accessToken);
      expect((await put(accessToken, { executionType: 1, publicDetails: false })).body).toEqual(before.body);
    });

    it('loses nothing when a first read and two first changes arrive at once', async () => {
      for (let round = 0; round < 5; round++) {
        const { accessToken } = await signIn(service.call);
        const answers = await Promise.all([
          put(accessToken, { executionType: 2 }),
          put(accessToken, { publicDetails: true }, elsewhere),
          get(accessToken),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
        expect(new Set(answers.map((answer) => answer.get('id'))).size).toBe(1);
        expect((await get(accessToken)).body).toMatchObject({ executionType: 2, publicDetails: true });
      }
    });
  });

  describe('400', () => {
    it.each<[string, unknown, string]>([
      ['executionType 3', { executionType: 3 }, 'executionType:'],
      ['executionType -1', { executionType: -1 }, 'executionType:'],
      ['executionType 1.5', { executionType: 1.5 }, 'executionType:'],
      ['executionType as text', { executionType: '1' }, 'executionType:'],
      ['executionType null', { executionType: null }, 'executionType:'],
      ['executionType true', { executionType: true }, 'executionType:'],
      ['executionType as a list', { executionType: [1] }, 'executionType:'],
      ['publicDetails as text', { publicDetails: 'true' }, 'publicDetails:'],
      ['publicDetails 1', { publicDetails: 1 }, 'publicDetails:'],
      ['publicDetails null', { publicDetails: null }, 'publicDetails:'],
      ['a valid and an invalid field', { executionType: 1, publicDetails: 'no' }, 'publicDetails:'],
      ['none of the fields', {}, 'executionType, publicDetails'],
      ['trustedServices as a number', { trustedServices: 1 }, 'trustedServices:'],
      ['trustedServices null', { trustedServices: null }, 'trustedServices:'],
      ['a repetition of more than a month', { repeatWithinHours: 721 }, 'repeatWithinHours:'],
      ['a negative repetition', { repeatWithinHours: -1 }, 'repeatWithinHours:'],
      ['trustedServices with a text', { trustedServices: ['1'] }, 'trustedServices.0:'],
      ['trustedServices with 0', { trustedServices: [0] }, 'trustedServices.0:'],
      ['trustedServices with an id out of range', { trustedServices: [2 ** 31] }, 'trustedServices.0:'],
      ['101 trustedServices', { trustedServices: Array(101).fill(1) }, 'trustedServices:'],
      [
        'a service that does not exist',
        { trustedServices: [1, 99] },
        'trustedServices: there is no verification service 99',
      ],
      [
        'a valid field and a service that does not exist',
        { executionType: 2, trustedServices: [99] },
        'trustedServices:',
      ],
      ['only unknown fields', { walletProvider: 'custody' }, 'executionType, publicDetails'],
      ['a list', [], 'body:'],
      ['a number', 1, 'body:'],
      ['null', null, 'body:'],
    ])(
      '%s, naming the fault, and nothing changes',
      proves(
        'settings.execution-type',
        'settings.execution-type.invalid',
        'settings.public-details',
        'settings.trusted-services',
        'settings.update.fields',
      ),
      async (_what, body, named) => {
        const { accessToken } = await signIn(service.call);
        const before = await get(accessToken);
        const answer = await put(accessToken, body);
        expect(answer.body).toEqual({
          statusCode: 400,
          message: expect.stringContaining(named),
          error: 'Bad Request',
        });
        expect(answer.status).toBe(400);
        expect((await get(accessToken)).body).toEqual(before.body);
      },
    );

    it('no body', async () => {
      const { accessToken: token } = await signIn(service.call);
      const answer = await service.call('PUT /settings', { token });
      expect(answer.body).toMatchObject({ statusCode: 400, message: expect.stringContaining('body:') });
    });
  });

  describe('401', () => {
    it(
      'without an access token, with an API key and with a signature',
      proves('settings.trusted-services', 'settings.update.jwt-required'),
      async () => {
        const { accessToken: token, wallet } = await signIn(service.call);
        const created = await service.call('POST /user-api-keys', { token, body: { name: 'agent' } });
        const body = { executionType: 2, trustedServices: [2] };
        expect((await service.call('PUT /settings', { body })).status).toBe(401);
        expect((await service.call('PUT /settings', { body, key: created.get('secret') })).status).toBe(401);
        expect((await service.call('PUT /settings', { body, key: testAdminKey })).status).toBe(401);
        expect((await callSigned(service.call, wallet, 'PUT /settings', { body })).status).toBe(401);
        expect((await get(token)).body).toMatchObject({ executionType: 0, trustedServices: [1] });
      },
    );
  });
});

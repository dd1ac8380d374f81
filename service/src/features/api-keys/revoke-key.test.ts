import { randomUUID } from 'node:crypto';
import { callSigned, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(service.call);
});

const create = (token = user.accessToken) =>
  service.call('POST /user-api-keys', { token, body: { name: 'agent', expiresAt: '2099-01-01T00:00:00Z' } });

const revoke = (id: string, token = user.accessToken) => service.call(`DELETE /user-api-keys/${id}`, { token });

const isActive = async (id: string) =>
  (await database.pool.query('SELECT active FROM api_keys WHERE id = $1', [id])).rows[0].active;

describe('DELETE /user-api-keys/{apiKeyId}', () => {
  describe('200', () => {
    it('answers with the record, as in the list, inactive', proves('keys.active', 'keys.revoke.answer'), async () => {
      const created = await create();
      const { apiKey } = created.body as { apiKey: object };
      const answer = await revoke(created.get('apiKey.id'));
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        ...apiKey,
        active: false,
        lastUsedAt: null,
        prefix: created.get('secret').slice(0, 12),
      });
      expect(await isActive(created.get('apiKey.id'))).toBe(false);
      const list = await service.call('GET /user-api-keys', { token: user.accessToken });
      expect(list.body).toContainEqual(answer.body);
    });

    it('a second time returns the same answer', async () => {
      const id = (await create()).get('apiKey.id');
      const first = await revoke(id);
      const second = await revoke(id.toUpperCase());
      expect(second.status).toBe(200);
      expect(second.body).toEqual(first.body);
    });

    it('revokes this key and no other', async () => {
      const [kept, gone] = [await create(), await create()];
      await revoke(gone.get('apiKey.id'));
      expect(await isActive(kept.get('apiKey.id'))).toBe(true);
    });
  });

  describe('401', () => {
    it(
      'without an access token, with the key itself, with an ADMIN key and with a signature',
      proves('keys.revoke.jwt-required'),
      async () => {
        const created = await create();
        const route = `DELETE /user-api-keys/${created.get('apiKey.id')}`;
        expect((await service.call(route)).status).toBe(401);
        expect((await service.call(route, { key: created.get('secret') })).status).toBe(401);
        expect((await service.call(route, { key: testAdminKey })).status).toBe(401);
        expect((await callSigned(service.call, user.wallet, route)).status).toBe(401);
        expect(await isActive(created.get('apiKey.id'))).toBe(true);
      },
    );
  });

  describe('404', () => {
    it("another user's key, which stays as it is", proves('errors.404', 'keys.revoke.not-own'), async () => {
      const id = (await create()).get('apiKey.id');
      const answer = await revoke(id, (await signIn(service.call)).accessToken);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        statusCode: 404,
        message: 'apiKeyId: you have no key with this id',
        error: 'Not Found',
      });
      expect(await isActive(id)).toBe(true);
    });

    it('a server key, which belongs to no user', async () => {
      const { rows } = await database.pool.query("SELECT id FROM api_keys WHERE type = 'admin'");
      expect(rows).toHaveLength(1);
      expect((await revoke(rows[0].id)).status).toBe(404);
      expect(await isActive(rows[0].id)).toBe(true);
    });

    it.each([
      ['an unknown id', randomUUID()],
      ['an id that is not a UUID', '42'],
      ['an id with something after it', `${randomUUID()}x`],
      ['an id in braces', `%7B${randomUUID()}%7D`],
    ])('%s', proves('keys.revoke.unknown'), async (_what, id) => {
      const answer = await revoke(id);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ statusCode: 404, error: 'Not Found' });
    });
  });
});

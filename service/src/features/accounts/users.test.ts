import { callSigned, createWallet, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { service } = await useTestService();

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

async function userKey(): Promise<{ key: string; address: string }> {
  const { accessToken, wallet } = await signIn(service.call);
  const created = await service.call('POST /user-api-keys', { token: accessToken, body: { name: 'agent' } });
  return { key: created.get('secret'), address: wallet.address };
}

describe('POST /users', () => {
  describe('201', () => {
    it(
      'creates any address with an ADMIN key, and answers with exactly the documented fields',
      proves(
        'auth.key',
        'http.address.returned',
        'http.ids',
        'http.times',
        'keys.type.admin',
        'users.create.answer',
        'users.create.record',
        'users.create.server-key',
      ),
      async () => {
        const { address } = createWallet();
        const body = { ethereumAddress: address.toLowerCase(), displayName: ' Treasury ' };
        const answer = await service.call('POST /users', { key: testAdminKey, body });
        expect(answer.status).toBe(201);
        expect(answer.body).toEqual({
          id: uuid,
          ethereumAddress: address,
          displayName: 'Treasury',
          createdAt: isoTime,
        });
      },
    );

    it("creates the signer's own address", proves('users.create.answer', 'users.create.own-address'), async () => {
      const wallet = createWallet();
      const answer = await callSigned(service.call, wallet, 'POST /users', {
        body: { ethereumAddress: wallet.address },
      });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ ethereumAddress: wallet.address, displayName: null });
    });

    it('ignores unknown fields', async () => {
      const body = { ethereumAddress: createWallet().address, id: 'mine', createdAt: 'then' };
      const answer = await service.call('POST /users', { key: testAdminKey, body });
      expect(answer.status).toBe(201);
      expect(answer.get('id')).not.toBe('mine');
    });
  });

  describe('400', () => {
    it.each([
      ['no address', {}, 'ethereumAddress'],
      ['a short address', { ethereumAddress: '0x1234' }, 'ethereumAddress'],
      ['a wrong checksum', { ethereumAddress: '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }, 'ethereumAddress'],
      ['an address of another type', { ethereumAddress: 7 }, 'ethereumAddress'],
      ['an empty name', { ethereumAddress: createWallet().address, displayName: '  ' }, 'displayName'],
      [
        'a name of 101 characters',
        { ethereumAddress: createWallet().address, displayName: 'x'.repeat(101) },
        'displayName',
      ],
    ])(
      '%s, naming the field',
      proves('errors.400', 'errors.body', 'errors.everywhere', 'http.address.checksum', 'users.create.bad-body'),
      async (_what, body, field) => {
        const answer = await service.call('POST /users', { key: testAdminKey, body });
        expect(answer.status).toBe(400);
        expect(answer.body).toEqual({
          statusCode: 400,
          message: expect.stringContaining(`${field}:`),
          error: 'Bad Request',
        });
      },
    );
  });

  describe('401', () => {
    it(
      'without credentials, with an unknown key, and with an access token, which is not accepted here',
      proves('users.create.unauthenticated'),
      async () => {
        const { accessToken } = await signIn(service.call);
        const body = { ethereumAddress: createWallet().address };
        for (const credentials of [{}, { key: 'nonsense' }, { token: accessToken }]) {
          expect((await service.call('POST /users', { ...credentials, body })).status).toBe(401);
        }
      },
    );
  });

  describe('403', () => {
    it('a signature for another address', proves('users.create.own-address'), async () => {
      const body = { ethereumAddress: createWallet().address };
      expect((await callSigned(service.call, createWallet(), 'POST /users', { body })).status).toBe(403);
    });

    it('a USER key and an ORION key', proves('server-keys.admin-only', 'server-keys.orion.no-users'), async () => {
      const { key, address } = await userKey();
      expect((await service.call('POST /users', { key, body: { ethereumAddress: address } })).status).toBe(403);
      const body = { ethereumAddress: createWallet().address };
      expect((await service.call('POST /users', { key: testOrionKey, body })).status).toBe(403);
    });
  });

  describe('409', () => {
    it(
      'an existing address, in any case',
      proves('errors.409', 'errors.everywhere', 'http.address.any-case', 'users.create.exists'),
      async () => {
        const { address } = createWallet();
        await service.call('POST /users', { key: testAdminKey, body: { ethereumAddress: address } });
        const body = { ethereumAddress: address.toLowerCase() };
        const answer = await service.call('POST /users', { key: testAdminKey, body });
        expect(answer.status).toBe(409);
        expect(answer.body).toEqual({ statusCode: 409, message: expect.stringContaining('exists'), error: 'Conflict' });
      },
    );
  });
});

describe('GET /users/{ethereumAddress}', () => {
  describe('200', () => {
    it(
      "any user with an ADMIN key, the caller's own with a USER key or a signature",
      proves(
        'keys.type.admin',
        'keys.type.user',
        'server-keys.admin-only',
        'users.read.answer',
        'users.read.own-only',
        'users.read.server-key',
      ),
      async () => {
        const { key, address } = await userKey();
        const byAdmin = await service.call(`GET /users/${address.toLowerCase()}`, { key: testAdminKey });
        expect(byAdmin.status).toBe(200);
        expect(byAdmin.body).toEqual({ id: uuid, ethereumAddress: address, displayName: null, createdAt: isoTime });
        expect((await service.call(`GET /users/${address}`, { key })).body).toEqual(byAdmin.body);

        const { wallet } = await signIn(service.call);
        expect((await callSigned(service.call, wallet, `GET /users/${wallet.address}`)).status).toBe(200);
      },
    );
  });

  describe('400', () => {
    it('an invalid address', proves('errors.400', 'users.read.malformed'), async () => {
      const answer = await service.call('GET /users/0xnothex', { key: testAdminKey });
      expect(answer.status).toBe(400);
      expect(answer.get('message')).toContain('ethereumAddress:');
    });
  });

  describe('401', () => {
    it('without credentials, even for an invalid address', proves('users.read.unauthenticated'), async () => {
      expect((await service.call('GET /users/0xnothex')).status).toBe(401);
    });
  });

  describe('403', () => {
    it(
      'another user with a USER key or a signature, whether it exists or not',
      proves('keys.type.user', 'users.read.own-only'),
      async () => {
        const { key } = await userKey();
        const { wallet: other } = await signIn(service.call);
        expect((await service.call(`GET /users/${other.address}`, { key })).status).toBe(403);
        expect((await service.call(`GET /users/${createWallet().address}`, { key })).status).toBe(403);
        expect((await callSigned(service.call, createWallet(), `GET /users/${other.address}`)).status).toBe(403);
      },
    );
  });

  describe('404', () => {
    it('an address without a user', proves('errors.404', 'users.read.unknown'), async () => {
      const answer = await service.call(`GET /users/${createWallet().address}`, { key: testAdminKey });
      expect(answer.body).toMatchObject({ statusCode: 404, error: 'Not Found' });
    });
  });
});

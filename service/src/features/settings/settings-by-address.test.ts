import { callSigned, createWallet, type SignedIn, signedOptions, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
let user: SignedIn;
let other: SignedIn;
let key: string;
let route: string;

beforeAll(async () => {
  [user, other] = [await signIn(service.call), await signIn(service.call)];
  const body = { name: 'agent' };
  key = (await service.call('POST /user-api-keys', { token: user.accessToken, body })).get('secret');
  route = `GET /settings/by-ethereum/${user.wallet.address}`;
});

describe('GET /settings/by-ethereum/{ethereumAddress}', () => {
  describe('200', () => {
    it(
      'your own settings with an access token, a USER key or a signature, any with an ADMIN key',
      proves(
        'keys.type.admin',
        'server-keys.admin-only',
        'settings.by-address.answer',
        'settings.by-address.credentials',
        'settings.by-address.server-key',
      ),
      async () => {
        const token = user.accessToken;
        const body = { executionType: 1, publicDetails: true };
        const own = await service.call('PUT /settings', { token, body });
        const answers = [
          await service.call(route, { token }),
          await service.call(route, { key }),
          await callSigned(service.call, user.wallet, route),
          await service.call(route, { key: testAdminKey }),
        ];
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        for (const answer of answers) expect(answer.body).toEqual(own.body);
      },
    );

    it(
      'accepts the address in lower case, upper case or with its checksum',
      proves('http.address.any-case'),
      async () => {
        const { address } = user.wallet;
        for (const written of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`]) {
          const answer = await service.call(`GET /settings/by-ethereum/${written}`, { token: user.accessToken });
          expect(answer.body).toMatchObject({ userId: user.userId });
        }
      },
    );

    it('are created by the first read here too', proves('settings.defaults'), async () => {
      const fresh = await signIn(service.call);
      const answer = await service.call(`GET /settings/by-ethereum/${fresh.wallet.address}`, { key: testAdminKey });
      expect(answer.body).toMatchObject({ userId: fresh.userId, executionType: 0, walletProvider: 'none' });
      expect((await service.call('GET /settings', { token: fresh.accessToken })).body).toEqual(answer.body);
    });
  });

  describe('400', () => {
    it.each(['0x1234', 'vitalik.eth', '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045', `0x${'g'.repeat(40)}`])(
      'the address %s',
      proves('http.address.checksum'),
      async (address) => {
        const answer = await service.call(`GET /settings/by-ethereum/${address}`, { key: testAdminKey });
        expect(answer.body).toEqual({
          statusCode: 400,
          message: expect.stringContaining('ethereumAddress:'),
          error: 'Bad Request',
        });
      },
    );
  });

  describe('401', () => {
    it('without credentials, and with invalid ones', proves('settings.by-address.credentials'), async () => {
      expect((await service.call(route)).status).toBe(401);
      expect((await service.call(route, { token: 'nonsense' })).status).toBe(401);
      expect((await service.call(route, { key: 'nonsense' })).status).toBe(401);
      const headers = { 'x-ethereum-address': user.wallet.address, 'x-ethereum-signature': '0x00' };
      expect((await service.call(route, { headers })).status).toBe(401);
    });

    it('a signature by the same wallet for another request', async () => {
      const signed = await signedOptions(user.wallet, `GET /users/${user.wallet.address}`);
      expect((await service.call(route, signed)).status).toBe(401);
      expect((await service.call(`GET /users/${user.wallet.address}`, signed)).status).toBe(200);
    });
  });

  describe('403', () => {
    it(
      "another user's settings, whether the user exists or not",
      proves('errors.403', 'settings.by-address.own-only'),
      async () => {
        for (const { address } of [other.wallet, createWallet()]) {
          const foreign = `GET /settings/by-ethereum/${address}`;
          const answers = [
            await service.call(foreign, { token: user.accessToken }),
            await service.call(foreign, { key }),
            await callSigned(service.call, user.wallet, foreign),
          ];
          for (const answer of answers) {
            expect(answer.body).toEqual({
              statusCode: 403,
              message: 'ethereumAddress: must be your own address',
              error: 'Forbidden',
            });
          }
        }
      },
    );

    it('an ORION key', proves('server-keys.admin-only'), async () => {
      const answer = await service.call(route, { key: testOrionKey });
      expect(answer.body).toMatchObject({ statusCode: 403, error: 'Forbidden' });
    });
  });

  describe('404', () => {
    it('an address without a user, with an ADMIN key or its own signature, and creates no user', async () => {
      const wallet = createWallet();
      const unknown = `GET /settings/by-ethereum/${wallet.address}`;
      for (const answer of [
        await service.call(unknown, { key: testAdminKey }),
        await callSigned(service.call, wallet, unknown),
      ]) {
        expect(answer.body).toEqual({
          statusCode: 404,
          message: expect.stringContaining('ethereumAddress:'),
          error: 'Not Found',
        });
      }
      const { rows } = await database.pool.query('SELECT 1 FROM users WHERE address = $1', [
        wallet.address.toLowerCase(),
      ]);
      expect(rows).toEqual([]);
    });
  });
});

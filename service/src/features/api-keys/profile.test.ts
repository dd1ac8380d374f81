import { generatePgpKey, registerPgpKey } from '@countersign/harness/people/pgp';
import { callSigned, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { database, service } = await useTestService();

const profileOf = (token: string) => service.call('GET /user-api-keys/profile', { token });

describe('GET /user-api-keys/profile', () => {
  describe('200', () => {
    it('of a new user', proves('keys.profile.answer', 'keys.profile.record'), async () => {
      const { accessToken, userId, wallet } = await signIn(service.call);
      const answer = await profileOf(accessToken);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        user: { id: userId, ethereumAddress: wallet.address },
        pgp: null,
        apiKeys: [],
        chain: { status: 'none', txHash: null, chainId: null, contract: null },
      });
    });

    it(
      'with the registered key and the API keys as in the list',
      proves('keys.profile.answer', 'keys.profile.record'),
      async () => {
        const user = await signIn(service.call);
        const token = user.accessToken;
        for (const name of ['one', 'two']) await service.call('POST /user-api-keys', { token, body: { name } });
        const { publicKey } = await generatePgpKey();
        const registered = await registerPgpKey(service.call, user, publicKey.armor());
        const list = await service.call('GET /user-api-keys', { token });
        expect(list.body).toMatchObject([{ name: 'two' }, { name: 'one' }]);
        expect((await profileOf(token)).body).toEqual({ ...(registered.body as object), apiKeys: list.body });
      },
    );

    it('with the current key if one was replaced', async () => {
      const user = await signIn(service.call);
      for (let round = 0; round < 2; round++) {
        const { publicKey } = await generatePgpKey();
        await registerPgpKey(service.call, user, publicKey.armor());
        const profile = await profileOf(user.accessToken);
        expect(profile.get('pgp.fingerprint')).toBe(publicKey.getFingerprint());
      }
    });

    it('contains the on-chain registration of the key, once it exists', async () => {
      const user = await signIn(service.call);
      await registerPgpKey(service.call, user, (await generatePgpKey()).publicKey.armor());
      const txHash = `0x${'ab'.repeat(32)}`;
      const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
      await database.pool.query(
        'UPDATE pgp_keys SET chain_tx_hash = $2, chain_id = 31337, chain_contract = $3, chain_block_number = 7 WHERE user_id = $1',
        [user.userId, txHash, contract],
      );
      expect((await profileOf(user.accessToken)).body).toMatchObject({
        chain: { status: 'registered', txHash, chainId: 31337, contract },
      });
    });

    it('is that of the caller only', async () => {
      const user = await signIn(service.call);
      await service.call('POST /user-api-keys', { token: user.accessToken, body: { name: 'mine' } });
      await registerPgpKey(service.call, user, (await generatePgpKey()).publicKey.armor());
      const other = await signIn(service.call);
      expect((await profileOf(other.accessToken)).body).toMatchObject({ pgp: null, apiKeys: [] });
    });

    it('contains the newest 500 keys', async () => {
      const { accessToken, userId } = await signIn(service.call);
      await database.pool.query(
        `INSERT INTO api_keys (id, user_id, name, type, label, scopes, hash, prefix, created_at)
         SELECT gen_random_uuid(), $1, 'k' || n, 'user', 'user', '{}', sha256(n::text::bytea), 'cs_user_test',
                now() - n * interval '1 s'
         FROM generate_series(1, 501) AS n`,
        [userId],
      );
      const { apiKeys } = (await profileOf(accessToken)).body as { apiKeys: { name: string }[] };
      expect(apiKeys.map(({ name }) => name)).toEqual(Array.from({ length: 500 }, (_, n) => `k${n + 1}`));
    });
  });

  describe('401', () => {
    it(
      'without an access token, with an API key and with a signature',
      proves('keys.profile.jwt-required'),
      async () => {
        const { accessToken: token, wallet } = await signIn(service.call);
        const created = await service.call('POST /user-api-keys', { token, body: { name: 'agent' } });
        const route = 'GET /user-api-keys/profile';
        expect((await service.call(route)).status).toBe(401);
        expect((await service.call(route, { key: created.get('secret') })).status).toBe(401);
        expect((await service.call(route, { key: testAdminKey })).status).toBe(401);
        expect((await callSigned(service.call, wallet, route)).status).toBe(401);
      },
    );
  });
});

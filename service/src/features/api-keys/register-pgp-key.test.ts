import { generatePgpKey, readGpgExport, registerPgpKey } from '@countersign/harness/people/pgp';
import { callSigned, createWallet, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService();
const elsewhere = await startInstance();

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const storedKeys = async (userId: string) =>
  (
    await database.pool.query<{ fingerprint: string; armored: string; current: boolean }>(
      'SELECT fingerprint, armored, replaced_at IS NULL AS current FROM pgp_keys WHERE user_id = $1 ORDER BY created_at',
      [userId],
    )
  ).rows;

const generated = async (options?: Parameters<typeof generatePgpKey>[0]) => {
  const { publicKey } = await generatePgpKey(options);
  return { armored: publicKey.armor(), fingerprint: publicKey.getFingerprint() };
};

describe('POST /user-api-keys/register', () => {
  describe('201', () => {
    it.each([
      ['a v4 key on Curve25519', () => generated(), 'eddsaLegacy-ed25519Legacy'],
      ['a v4 key on P-256', () => generated({ type: 'ecc', curve: 'nistP256' }), 'ecdsa-nistP256'],
      ['an RSA key', () => generated({ type: 'rsa', rsaBits: 2048 }), 'rsaEncryptSign2048'],
      ['a v6 key', () => generated({ type: 'curve25519', config: { v6Keys: true } }), 'ed25519'],
      [
        'an RSA key exported by GnuPG',
        () => ({ armored: readGpgExport('gpg-rsa2048'), fingerprint: 'b802fb3ea926596b28cbff7337331ded6bd104a9' }),
        'rsaEncryptSign2048',
      ],
      [
        'an Ed25519 key exported by GnuPG',
        () => ({ armored: readGpgExport('gpg-ed25519'), fingerprint: '00595d664812f9378bdfbfdc60646e2dd09b6b85' }),
        'eddsaLegacy-ed25519Legacy',
      ],
    ])(
      '%s, with exactly the documented answer',
      proves('pgp.register.answer', 'pgp.register.record'),
      async (_what, make, algorithm) => {
        const user = await signIn(service.call);
        const { armored, fingerprint } = await make();
        const answer = await registerPgpKey(service.call, user, armored);
        expect(answer.status).toBe(201);
        expect(answer.body).toEqual({
          user: { id: user.userId, ethereumAddress: user.wallet.address },
          pgp: { fingerprint, algorithm, createdAt: isoTime },
          chain: { status: 'pending', txHash: null, chainId: null, contract: null },
        });
        expect(await storedKeys(user.userId)).toEqual([{ fingerprint, armored, current: true }]);
      },
    );

    it('the same key again changes nothing and returns the same answer', async () => {
      const user = await signIn(service.call);
      const { armored } = await generated();
      const first = await registerPgpKey(service.call, user, armored);
      const second = await registerPgpKey(service.call, user, armored);
      expect(second.status).toBe(201);
      expect(second.body).toEqual(first.body);
      expect(await storedKeys(user.userId)).toHaveLength(1);
    });

    it('another key replaces the first', proves('pgp.register.answer'), async () => {
      const user = await signIn(service.call);
      const [old, young] = [await generated(), await generated()];
      await registerPgpKey(service.call, user, old.armored);
      const answer = await registerPgpKey(service.call, user, young.armored);
      expect(answer.status).toBe(201);
      expect(answer.get('pgp.fingerprint')).toBe(young.fingerprint);
      expect(await storedKeys(user.userId)).toMatchObject([
        { fingerprint: old.fingerprint, current: false },
        { fingerprint: young.fingerprint, current: true },
      ]);
    });

    it('a key with Windows line ends, unchanged', proves('pgp.register.signed-text'), async () => {
      const user = await signIn(service.call);
      const armored = (await generated()).armored.replaceAll(/\r?\n/g, '\r\n');
      expect((await registerPgpKey(service.call, user, armored)).status).toBe(201);
      expect(await storedKeys(user.userId)).toMatchObject([{ armored }]);
    });

    it('needs no chain to verify a key account: none is configured here', async () => {
      const health = await service.call('GET /health');
      expect(health.body).toMatchObject({ checks: { chain: { status: 'off' } } });
    });
  });

  describe('two keys at once', () => {
    it('leave exactly one current key, on any instances', async () => {
      for (let round = 0; round < 5; round++) {
        const user = await signIn(service.call);
        const keys = [await generated(), await generated()];
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, n) => {
            const { call } = n % 4 < 2 ? service : elsewhere;
            return registerPgpKey(call, user, keys[n % 2]?.armored ?? '');
          }),
        );
        // The later one replaced the earlier one, which is refused from then on.
        for (const { status } of answers) expect([201, 400]).toContain(status);
        expect(
          new Set(answers.filter(({ status }) => status === 201).map((answer) => answer.get('pgp.fingerprint'))),
        ).toEqual(new Set(keys.map(({ fingerprint }) => fingerprint)));
        const stored = await storedKeys(user.userId);
        expect(stored.map(({ current }) => current).sort()).toEqual([false, true]);
        const profile = await elsewhere.call('GET /user-api-keys/profile', { token: user.accessToken });
        expect(profile.get('pgp.fingerprint')).toBe(stored.find(({ current }) => current)?.fingerprint);
      }
    });
  });

  describe('400', () => {
    it('a key that was replaced cannot come back', proves('pgp.register.replaced'), async () => {
      const user = await signIn(service.call);
      const [old, young] = [await generated(), await generated()];
      await registerPgpKey(service.call, user, old.armored);
      await registerPgpKey(service.call, user, young.armored);
      const answer = await registerPgpKey(service.call, user, old.armored);
      expect(answer.body).toEqual({
        statusCode: 400,
        message: 'pgpPublicKey: has been replaced by another key and cannot be registered again',
        error: 'Bad Request',
      });
      expect(await storedKeys(user.userId)).toMatchObject([
        { fingerprint: old.fingerprint, current: false },
        { fingerprint: young.fingerprint, current: true },
      ]);
    });

    it(
      'a signature by another wallet, over another text, or none at all, naming signature',
      proves('pgp.register.not-own-signature', 'pgp.register.owner-signature', 'pgp.register.signed-text'),
      async () => {
        const user = await signIn(service.call);
        const { armored } = await generated();
        const right = await user.wallet.signMessage({ message: armored });
        const signatures = [
          await createWallet().signMessage({ message: armored }),
          await user.wallet.signMessage({ message: armored.trimEnd() }),
          await user.wallet.signMessage({ message: `${armored}\n` }),
          await user.wallet.signMessage({ message: (await generated()).armored }),
          await user.wallet.signMessage({ message: '' }),
          right.slice(0, -4),
          `${right}00`,
          `0x${'00'.repeat(65)}`,
          '0x',
          'nonsense',
          'A'.repeat(32_769),
        ];
        for (const signature of signatures) {
          const answer = await registerPgpKey(service.call, user, armored, signature);
          expect(answer.body).toEqual({
            statusCode: 400,
            message: expect.stringContaining('signature:'),
            error: 'Bad Request',
          });
        }
        expect(await storedKeys(user.userId)).toEqual([]);
        expect((await registerPgpKey(service.call, user, armored, right)).status).toBe(201);
      },
    );

    it.each<[string, object, string]>([
      ['no signature', { pgpPublicKey: 'key' }, 'signature'],
      ['no key', { signature: '0x00' }, 'pgpPublicKey'],
      ['an empty signature', { pgpPublicKey: 'key', signature: '' }, 'signature'],
      ['an empty key', { pgpPublicKey: '', signature: '0x00' }, 'pgpPublicKey'],
      ['a number as signature', { pgpPublicKey: 'key', signature: 7 }, 'signature'],
      ['a list as key', { pgpPublicKey: ['key'], signature: '0x00' }, 'pgpPublicKey'],
    ])('%s, with the field named', proves('pgp.register.fields-required'), async (_what, body, field) => {
      const { accessToken: token } = await signIn(service.call);
      const answer = await service.call('POST /user-api-keys/register', { token, body });
      expect(answer.body).toEqual({
        statusCode: 400,
        message: expect.stringContaining(`${field}:`),
        error: 'Bad Request',
      });
    });

    it('no body at all', async () => {
      const { accessToken: token } = await signIn(service.call);
      expect((await service.call('POST /user-api-keys/register', { token })).status).toBe(400);
    });
  });

  describe('401', () => {
    it(
      'without an access token, with an API key and with a signature of the request',
      proves('pgp.register.jwt-required'),
      async () => {
        const user = await signIn(service.call);
        const { armored } = await generated();
        const body = { pgpPublicKey: armored, signature: await user.wallet.signMessage({ message: armored }) };
        const route = 'POST /user-api-keys/register';
        expect((await service.call(route, { body })).status).toBe(401);
        expect((await service.call(route, { body, key: testAdminKey })).status).toBe(401);
        expect((await callSigned(service.call, user.wallet, route, { body })).status).toBe(401);
        expect(await storedKeys(user.userId)).toEqual([]);
      },
    );
  });
});

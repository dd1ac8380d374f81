import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { parseKey } from '@countersign/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, unknownCodes, useConnect } from './connect.fixture.ts';

const { service, initiate, poll, approve, decline, use, stored, pass, keysOf, audited } = await useConnect();
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(service.call);
});

async function ready(owner = user): Promise<string> {
  const code = await initiate();
  expect((await approve(code, owner)).status).toBe(200);
  return code;
}

describe('GET /auth/connect/status', () => {
  describe('200', () => {
    it('a pending code stays pending, however often it is polled', proves('connect.status.pending'), async () => {
      const code = await initiate();
      for (let count = 0; count < 3; count += 1) {
        const answer = await poll(code);
        expect([answer.status, answer.body]).toEqual([200, { status: 'pending' }]);
      }
      expect((await approve(code, user)).status).toBe(200);
    });

    it(
      "the first poll of a ready code returns the key and the approver's address, not cacheable",
      proves('connect.status.ready'),
      async () => {
        const answer = await poll(await ready());
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          status: 'ready',
          apiKey: expect.stringMatching(/^cs_user_/),
          walletAddress: user.wallet.address,
        });
        expect(parseKey(answer.get('apiKey'))).toEqual({ type: 'user' });
        expect(answer.headers.get('cache-control')).toBe('no-store');
      },
    );

    it('HEAD does not consume a ready code', async () => {
      const code = await ready();
      expect((await service.call(`HEAD /auth/connect/status?code=${code}`)).status).toBe(404);
      expect((await poll(code)).body).toMatchObject({ status: 'ready', apiKey: expect.stringMatching(/^cs_user_/) });
    });

    it('from initiate to a working, permanent key', proves('auth.mode.code'), async () => {
      const owner = await signIn(service.call);
      const code = await ready(owner);
      const key = (await poll(code)).get('apiKey');
      expect((await use(key, owner)).status).toBe(200);
      await pass(code, '1 hour');
      expect((await use(key, owner)).status).toBe(200);
      expect(await keysOf(owner)).toMatchObject([{ active: true, expires_at: null }]);
    });

    it('the delivery is audited with the address that received the key', async () => {
      const owner = await signIn(service.call);
      const code = await ready(owner);
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      await service.call(`GET /auth/connect/status?code=${code}`, { headers });
      const [{ id }] = await keysOf(owner);
      expect((await audited(owner)).slice(1)).toEqual([
        { action: 'connection.deliver', actor: { kind: 'service' }, detail: { keyId: id, ip: '198.51.100.7' } },
      ]);
    });

    it('the clock of the service is irrelevant', async () => {
      const code = await initiate();
      service.advance(3600);
      const answer = await poll(code);
      service.advance(-3600);
      expect(answer.body).toEqual({ status: 'pending' });
    });
  });

  describe('400', () => {
    it.each([
      ['no code', ''],
      ['an empty code', '?code='],
      ['201 characters', `?code=${'a'.repeat(201)}`],
      ['two codes', `?code=${'a'.repeat(32)}&code=${'a'.repeat(32)}`],
    ])('%s, with the field named', proves('connect.status.code-required'), async (_what, query) => {
      expectProblem(await service.call(`GET /auth/connect/status${query}`), 400, 'code');
    });
  });

  describe('404', () => {
    it('an unknown code of any form', proves('connect.status.unknown'), async () => {
      for (const code of unknownCodes(await initiate())) expectProblem(await poll(code), 404, 'code: does not exist');
    });

    it('the stored form of a code', proves('connect.code.hashed'), async () => {
      const { code_hash } = await stored(await initiate());
      expectProblem(await poll(code_hash.toString('hex')), 404);
      expectProblem(await poll(code_hash.toString('hex').slice(0, 32)), 404);
    });
  });

  describe('410', () => {
    it(
      'every later poll of a consumed code, without the key',
      proves('connect.status.consumed', 'errors.410'),
      async () => {
        const code = await ready();
        const key = (await poll(code)).get('apiKey');
        for (let count = 0; count < 3; count += 1) {
          const answer = await poll(code);
          expectProblem(answer, 410, 'code: has already been used');
          expect(answer.text).not.toContain(key);
        }
        expect((await use(key, user)).status).toBe(200);
      },
    );

    it('a pending code after its 10 minutes', proves('connect.code.lifetime', 'connect.expired'), async () => {
      const code = await initiate();
      await pass(code, '590 s');
      expect((await poll(code)).body).toEqual({ status: 'pending' });
      await pass(code, '10 s');
      expectProblem(await poll(code), 410, 'code: has expired');
    });

    it('a ready code that was not polled within its 10 minutes', proves('connect.unpolled.expired'), async () => {
      const code = await ready();
      await pass(code, '600 s');
      expectProblem(await poll(code), 410, 'code: has expired');
    });

    it('a declined code', async () => {
      const code = await initiate();
      await decline(code, user);
      expectProblem(await poll(code), 410, 'code: was declined');
    });

    it('a ready code whose key was revoked by its owner', async () => {
      const owner = await signIn(service.call);
      const code = await ready(owner);
      const [{ id }] = await keysOf(owner);
      await service.call(`DELETE /user-api-keys/${id}`, { token: owner.accessToken });
      for (let count = 0; count < 2; count += 1) expectProblem(await poll(code), 410, 'its key was revoked');
      expect(await keysOf(owner)).toMatchObject([{ active: false, expires_at: expect.any(Date) }]);
    });
  });
});

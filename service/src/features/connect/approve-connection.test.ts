import { callSigned, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, unknownCodes, useConnect } from './connect.fixture.ts';

const { service, initiate, poll, approve, decline, stored, pass, keysOf, audited } = await useConnect();
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(service.call);
});

describe('POST /auth/connect/approve', () => {
  describe('200', () => {
    it(
      "answers {success: true}, and creates a key with the three scopes of the approver's account",
      proves('connect.approve.answer', 'connect.approve.ready', 'connect.key.scopes'),
      async () => {
        const owner = await signIn(service.call);
        const code = await initiate();
        const answer = await approve(code, owner);
        expect([answer.status, answer.body]).toEqual([200, { success: true }]);
        const { expires_at, key_id } = await stored(code);
        expect(await keysOf(owner)).toEqual([
          {
            id: key_id,
            name: 'Connected agent',
            type: 'user',
            label: 'agent',
            scopes: ['transactions:create:own', 'transactions:approve:own', 'transactions:read:own'],
            active: true,
            expires_at,
          },
        ]);
        expect((await poll(code)).body).toMatchObject({ status: 'ready', walletAddress: owner.wallet.address });
      },
    );

    it('is audited with the approver, the key and the address that requested the code', async () => {
      const owner = await signIn(service.call);
      await approve(await initiate({ 'x-forwarded-for': '203.0.113.9' }), owner);
      const [{ id }] = await keysOf(owner);
      expect(await audited(owner)).toEqual([
        {
          action: 'connection.approve',
          actor: { kind: 'jwt', userId: owner.userId },
          detail: { keyId: id, askedFromIp: '203.0.113.9' },
        },
      ]);
    });

    it('a code shortly before it expires', async () => {
      const code = await initiate();
      await pass(code, '590 s');
      expect((await approve(code, user)).status).toBe(200);
    });
  });

  describe('400', () => {
    it.each([
      ['no code', {}],
      ['null', { code: null }],
      ['a number', { code: 7 }],
      ['an empty text', { code: '' }],
      ['201 characters', { code: 'a'.repeat(201) }],
      ['a list', { code: ['a'] }],
    ])('%s, with the field named', async (_what, body) => {
      const answer = await service.call('POST /auth/connect/approve', { token: user.accessToken, body });
      expectProblem(answer, 400, 'code:');
    });

    it(
      'a code that is ready, approved by anyone, without any change',
      proves('connect.approve.again', 'connect.approve.not-pending'),
      async () => {
        const other = await signIn(service.call);
        const code = await initiate();
        await approve(code, user);
        const before = await stored(code);
        for (const again of [user, other]) expectProblem(await approve(code, again), 400, 'code: is already approved');
        expect(await stored(code)).toEqual(before);
        expect(await keysOf(other)).toEqual([]);
        expect(await audited(other)).toEqual([]);
      },
    );

    it(
      'a code that is consumed, even after its expiry, without any change',
      proves('connect.approve.again', 'connect.approve.not-pending'),
      async () => {
        const owner = await signIn(service.call);
        const code = await initiate();
        await approve(code, owner);
        await poll(code);
        const before = await stored(code);
        expectProblem(await approve(code, owner), 400, 'code: is already approved');
        expect(await stored(code)).toEqual(before);
        expect(await keysOf(owner)).toHaveLength(1);
        await pass(code, '1 hour');
        expectProblem(await approve(code, owner), 400, 'code: is already approved');
      },
    );
  });

  describe('401', () => {
    it(
      'without credentials, with a key or a signature, and the code stays pending',
      proves('connect.approve.jwt-required'),
      async () => {
        const code = await initiate();
        const body = { code };
        const route = 'POST /auth/connect/approve';
        const made = await service.call('POST /user-api-keys', { token: user.accessToken, body: { name: 'k' } });
        expectProblem(await service.call(route, { body }), 401);
        expectProblem(await service.call(route, { body, token: `${user.accessToken}x` }), 401);
        expectProblem(await service.call(route, { body, key: made.get('secret') }), 401);
        expectProblem(await service.call(route, { body, key: testAdminKey }), 401);
        expectProblem(await callSigned(service.call, user.wallet, route, { body }), 401);
        expect((await poll(code)).body).toEqual({ status: 'pending' });
      },
    );
  });

  describe('404', () => {
    it('an unknown code of any form', proves('connect.approve.unknown'), async () => {
      for (const code of unknownCodes(await initiate())) {
        expectProblem(await approve(decodeURIComponent(code), user), 404, 'code: does not exist');
      }
    });
  });

  describe('410', () => {
    it('a code after its 10 minutes, pending or ready, without creating a key', proves('connect.expired'), async () => {
      const owner = await signIn(service.call);
      const pending = await initiate();
      await pass(pending, '600 s');
      expectProblem(await approve(pending, owner), 410, 'code: has expired');
      expect(await keysOf(owner)).toEqual([]);
      const ready = await initiate();
      await approve(ready, owner);
      await pass(ready, '600 s');
      expectProblem(await approve(ready, owner), 410, 'code: has expired');
      expect(await keysOf(owner)).toHaveLength(1);
    });

    it('a declined code, also for another user', async () => {
      const code = await initiate();
      await decline(code, user);
      for (const who of [user, await signIn(service.call)]) {
        expectProblem(await approve(code, who), 410, 'code: was declined');
      }
    });
  });
});

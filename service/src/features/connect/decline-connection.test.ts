import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, unknownCodes, useConnect } from './connect.fixture.ts';

const { service, initiate, poll, info, approve, decline, use, pass, keysOf, audited } = await useConnect();
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(service.call);
});

describe('POST /auth/connect/decline', () => {
  describe('200', () => {
    it('answers {success: true}, and the code is 410 everywhere', proves('connect.decline'), async () => {
      const code = await initiate();
      const answer = await decline(code, user);
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      for (const later of [poll(code), info(code, user), approve(code, user), decline(code, user)]) {
        expectProblem(await later, 410, 'code: was declined');
      }
      expect(await keysOf(user)).toEqual([]);
    });

    it('is audited with the user who declined and the address that requested the code', async () => {
      const owner = await signIn(service.call);
      await decline(await initiate({ 'x-forwarded-for': '203.0.113.9' }), owner);
      const actor = { kind: 'jwt', userId: owner.userId };
      expect(await audited(owner)).toEqual([
        { action: 'connection.decline', actor, detail: { askedFromIp: '203.0.113.9' } },
      ]);
    });
  });

  describe('400', () => {
    it('without a code, naming the field', async () => {
      expectProblem(await decline(undefined, user), 400, 'code:');
    });

    it('a ready or consumed code, whose key keeps working', async () => {
      const code = await initiate();
      await approve(code, user);
      expectProblem(await decline(code, user), 400, 'code: is already approved');
      const key = (await poll(code)).get('apiKey');
      expectProblem(await decline(code, user), 400, 'code: is already approved');
      expect((await use(key, user)).status).toBe(200);
    });
  });

  describe('401', () => {
    it('without credentials, and the code stays pending', async () => {
      const code = await initiate();
      expectProblem(await service.call('POST /auth/connect/decline', { body: { code } }), 401);
      expect((await poll(code)).body).toEqual({ status: 'pending' });
    });
  });

  describe('404', () => {
    it('an unknown code of any form', async () => {
      for (const code of unknownCodes(await initiate())) {
        expectProblem(await decline(decodeURIComponent(code), user), 404, 'code: does not exist');
      }
    });
  });

  describe('410', () => {
    it('a code after its 10 minutes', proves('connect.expired'), async () => {
      const code = await initiate();
      await pass(code, '600 s');
      expectProblem(await decline(code, user), 410, 'code: has expired');
    });
  });
});

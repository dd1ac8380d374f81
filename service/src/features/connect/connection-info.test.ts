import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { sendRaw } from '@countersign/harness/service/raw-request';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, unknownCodes, useConnect } from './connect.fixture.ts';

const { service, initiate, poll, info, approve, stored, pass } = await useConnect();
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(service.call);
});

async function askedFrom(headers: Record<string, string>): Promise<unknown> {
  const { body } = await info(await initiate(headers), user);
  return (body as { askedFrom: unknown }).askedFrom;
}

describe('GET /auth/connect/info', () => {
  describe('200', () => {
    it(
      'returns when and from where a code was requested and what its key will be able to do',
      proves('connect.info'),
      async () => {
        const code = await initiate({ 'x-forwarded-for': '203.0.113.9', 'user-agent': 'trader/1.2' });
        const { created_at, expires_at } = await stored(code);
        const answer = await info(code, user);
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          status: 'pending',
          askedAt: created_at.toISOString(),
          expiresAt: expires_at.toISOString(),
          askedFrom: { ip: '203.0.113.9', userAgent: 'trader/1.2' },
          scopes: ['transactions:create:own', 'transactions:approve:own', 'transactions:read:own'],
        });
      },
    );

    it('returns a ready code without consuming it', async () => {
      const code = await initiate();
      await approve(code, user);
      for (let count = 0; count < 2; count += 1) expect((await info(code, user)).get('status')).toBe('ready');
      expect((await poll(code)).get('status')).toBe('ready');
    });

    it("shortens the program's name for itself to 300 characters", async () => {
      const asked = await askedFrom({ 'user-agent': `agent ${'x'.repeat(1000)}` });
      expect(asked).toEqual({ ip: '127.0.0.1', userAgent: `agent ${'x'.repeat(294)}` });
    });

    it('removes control characters from that name', async () => {
      expect(await askedFrom({ 'user-agent': 'a\tb\u009b31mc\u00add' })).toMatchObject({ userAgent: 'ab31mcd' });
      expect(await askedFrom({ 'user-agent': '\u0085\u009f' })).toMatchObject({ userAgent: null });
    });

    it('reports a program without a name', async () => {
      const lines = ['POST /auth/connect/initiate HTTP/1.1', 'Host: x', 'Connection: close', '', ''];
      const { body } = await sendRaw(service.url, [lines.join('\r\n')]);
      const answer = await info((body as { code: string }).code, user);
      expect(answer.body).toMatchObject({ askedFrom: { ip: '127.0.0.1', userAgent: null } });
    });
  });

  describe('400', () => {
    it('without a code, naming the field', async () => {
      const answer = await service.call('GET /auth/connect/info', { token: user.accessToken });
      expectProblem(answer, 400, 'code:');
    });
  });

  describe('401', () => {
    it('without credentials', async () => {
      expectProblem(await service.call(`GET /auth/connect/info?code=${await initiate()}`), 401);
    });
  });

  describe('404', () => {
    it('an unknown code of any form', async () => {
      for (const code of unknownCodes(await initiate())) {
        expectProblem(await info(code, user), 404, 'code: does not exist');
      }
    });
  });

  describe('410', () => {
    it('a consumed code, and one after its 10 minutes', proves('connect.expired'), async () => {
      const consumed = await initiate();
      await approve(consumed, user);
      await poll(consumed);
      expectProblem(await info(consumed, user), 410, 'code: has already been used');
      const expired = await initiate();
      await pass(expired, '600 s');
      expectProblem(await info(expired, user), 410, 'code: has expired');
    });
  });
});

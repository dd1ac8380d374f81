import { proves } from '@countersign/harness/proves';
import { testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';
import { useConnect } from './connect.fixture.ts';

const { service, initiate, poll, stored } = await useConnect();

describe('POST /auth/connect/initiate', () => {
  describe('200', () => {
    it(
      'answers with exactly a code and the approval URL, without a body or credentials',
      proves('connect.code.auth-url', 'connect.code.format', 'connect.initiate.answer', 'connect.initiate.pending'),
      async () => {
        const answer = await service.call('POST /auth/connect/initiate');
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          code: expect.stringMatching(/^[0-9a-f]{32}$/),
          authUrl: `${testBaseUrl}/app/connect?code=${answer.get('code')}`,
        });
        expect(answer.headers.get('cache-control')).toBe('no-store');
      },
    );

    it('links to the web application, whatever host the request names', proves('connect.code.auth-url'), async () => {
      const { service: other } = await useTestService({ UI_URL: 'https://app.example.org/sub' });
      const headers = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'ftp' };
      const answer = await other.call('POST /auth/connect/initiate', { headers });
      expect(answer.get('authUrl')).toBe(`https://app.example.org/sub/connect?code=${answer.get('code')}`);
    });

    it('always creates a new pending code', proves('connect.code.format', 'connect.initiate.pending'), async () => {
      const codes = await Promise.all(Array.from({ length: 50 }, () => initiate()));
      expect(new Set(codes).size).toBe(50);
      for (const code of codes) expect((await poll(code)).body).toEqual({ status: 'pending' });
    });

    it(
      'creates a code that lasts 10 minutes by the clock of the database',
      proves('connect.code.lifetime'),
      async () => {
        const { created_at, expires_at } = await stored(await initiate());
        expect(expires_at - created_at).toBe(600_000);
      },
    );

    it('ignores invalid credentials', async () => {
      const answer = await service.call('POST /auth/connect/initiate', { token: 'x.y.z', key: 'nonsense' });
      expect(answer.status).toBe(200);
    });
  });
});

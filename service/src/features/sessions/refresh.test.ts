import { atOnce, countStatuses, expectProblem } from '@countersign/harness/people/sign-in';
import { createWallet, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { raced, raceRounds } from '@countersign/harness/race-rounds';
import type { Caller } from '@countersign/harness/service/caller';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const DAY = 24 * 60 * 60;

const { database, service, startInstance } = await useTestService();
const otherInstance = await startInstance();

const refresh = (call: Caller, refreshToken: unknown) => call('POST /auth/refresh', { body: { refreshToken } });

async function rotate(call: Caller, refreshToken: string): Promise<string> {
  return (await refresh(call, refreshToken)).get('refreshToken');
}

/** A single sign-in has one family, so its user identifies it. */
const ageFamily = (userId: string, column: 'rotated_at' | 'expires_at', seconds: number) =>
  database.pool.query(
    `UPDATE refresh_families SET ${column} = ${column} - make_interval(secs => $2) WHERE user_id = $1`,
    [userId, seconds],
  );

describe('POST /auth/refresh', () => {
  describe('200', () => {
    it(
      'returns exactly a new pair, and both tokens work',
      proves('session.refresh.answer', 'session.refresh.rotation'),
      async () => {
        const session = await signIn(service.call);
        const answer = await refresh(service.call, session.refreshToken);
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) });
        const [accessToken, refreshToken] = [answer.get('accessToken'), answer.get('refreshToken')];
        expect(accessToken).not.toBe(session.accessToken);
        expect(refreshToken).not.toBe(session.refreshToken);
        const me = await service.call('GET /auth/me', { token: accessToken });
        expect(me.body).toEqual({ id: session.userId, ethereumAddress: session.wallet.address });
        expect((await refresh(service.call, refreshToken)).status).toBe(200);
      },
    );

    it('rotates a token of one instance on the other', async () => {
      let { refreshToken } = await signIn(service.call);
      for (const { call } of [otherInstance, service, otherInstance, service]) {
        refreshToken = await rotate(call, refreshToken);
      }
      expect((await refresh(service.call, refreshToken)).status).toBe(200);
    });

    it('gives each new refresh token its own 30 days', async () => {
      const { userId, refreshToken } = await signIn(service.call);
      await ageFamily(userId, 'expires_at', 29 * DAY);
      await rotate(service.call, refreshToken);
      const { rows } = await database.pool.query(
        'SELECT extract(epoch FROM expires_at - now())::float AS seconds FROM refresh_families WHERE user_id = $1',
        [userId],
      );
      expect(rows[0].seconds).toBeGreaterThan(30 * DAY - 30);
      expect(rows[0].seconds).toBeLessThanOrEqual(30 * DAY);
    });

    it('needs no access token and ignores unknown fields', async () => {
      const { refreshToken } = await signIn(service.call);
      const body = { refreshToken, family: 'another', userId: 'another' };
      expect((await service.call('POST /auth/refresh', { body })).status).toBe(200);
    });
  });

  describe('400', () => {
    it.each([
      ['no refreshToken', {}, 'refreshToken:'],
      ['null', { refreshToken: null }, 'refreshToken:'],
      ['a number', { refreshToken: 7 }, 'refreshToken:'],
      ['an empty text', { refreshToken: '' }, 'refreshToken:'],
      ['4097 characters', { refreshToken: 'x'.repeat(4097) }, 'refreshToken:'],
      ['no body', undefined, 'body:'],
    ])('%s, naming the field', proves('session.refresh.token-required'), async (_what, body, named) => {
      expectProblem(await service.call('POST /auth/refresh', { body }), 400, named);
    });
  });

  describe('401', () => {
    it.each(['x', 'a.b.c', '..', '.', 'null', 'eyJhbGciOiJub25lIn0.e30.', '{}', '署名', `${'a'.repeat(2000)}.b.c`])(
      'an invalid token: %s',
      proves('session.refresh.refused'),
      async (text) => {
        expectProblem(await refresh(service.call, text), 401, 'refreshToken:');
      },
    );

    it('an access token', async () => {
      const { accessToken } = await signIn(service.call);
      expectProblem(await refresh(service.call, accessToken), 401, 'refreshToken:');
    });

    it('a token with a changed payload', proves('session.refresh.refused'), async () => {
      const { refreshToken } = await signIn(service.call);
      const [header = '', payload = '', signature = ''] = refreshToken.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const longer = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + DAY })).toString('base64url');
      expectProblem(await refresh(service.call, `${header}.${longer}.${signature}`), 401, 'refreshToken:');
      expect((await refresh(service.call, refreshToken)).status).toBe(200);
    });

    it(
      'a token older than 30 days by the clock of the service',
      proves('session.refresh.lifetime', 'session.refresh.refused'),
      async () => {
        const { refreshToken } = await signIn(service.call);
        service.advance(30 * DAY + 1);
        const late = await refresh(service.call, refreshToken);
        service.advance(-30 * DAY - 1);
        expectProblem(late, 401, 'refreshToken:');
        expect((await refresh(service.call, refreshToken)).status).toBe(200);
      },
    );

    it('a family older than 30 days by the clock of the database', proves('session.refresh.lifetime'), async () => {
      const { userId, refreshToken } = await signIn(service.call);
      await ageFamily(userId, 'expires_at', 30 * DAY);
      expectProblem(await refresh(service.call, refreshToken), 401, 'refreshToken:');
    });

    it('a family that has been deleted', async () => {
      const { userId, refreshToken } = await signIn(service.call);
      await database.pool.query('DELETE FROM refresh_families WHERE user_id = $1', [userId]);
      expectProblem(await refresh(service.call, refreshToken), 401, 'refreshToken:');
    });

    it(
      "a rotated token, whose family ends at once on every instance, while the user's other families stay alive",
      proves('session.refresh.reuse', 'session.refresh.rotation'),
      async () => {
        const wallet = createWallet();
        const first = await signIn(service.call, wallet);
        const second = await signIn(service.call, wallet);
        const successor = await rotate(service.call, first.refreshToken);
        expectProblem(await refresh(service.call, first.refreshToken), 401, 'refreshToken:');
        expectProblem(await refresh(otherInstance.call, successor), 401, 'refreshToken:');
        expect((await refresh(service.call, second.refreshToken)).status).toBe(200);
      },
    );

    it('a token rotated long ago, which ends its family too', proves('session.refresh.reuse'), async () => {
      const { refreshToken: first } = await signIn(service.call);
      let current = first;
      for (let turn = 0; turn < 3; turn += 1) current = await rotate(service.call, current);
      expectProblem(await refresh(service.call, first), 401, 'refreshToken:');
      expectProblem(await refresh(service.call, current), 401, 'refreshToken:');
    });

    it('counts and logs a reuse, without the token', async () => {
      const { userId, refreshToken } = await signIn(service.call);
      const count = async () => {
        const { text } = await service.call('GET /metrics', { key: testAdminKey });
        return Number(/^countersign_refresh_reuse_total (\d+)$/m.exec(text)?.[1]);
      };
      const successor = await rotate(service.call, refreshToken);
      const before = await count();
      await refresh(service.call, refreshToken);
      // The family has ended: what follows is not another reuse.
      await refresh(service.call, refreshToken);
      await refresh(service.call, successor);
      expect(await count()).toBe(before + 1);
      const warnings = service.logLines.filter((line) => line.includes('"warn"') && line.includes(userId));
      expect(warnings).toHaveLength(1);
      for (const secret of [refreshToken, successor]) expect(service.logLines.join()).not.toContain(secret);
    });

    it('20 concurrent exchanges of one token on two instances: at most one 200, and the family ends', {
      ...proves('session.refresh.reuse'),
      ...raced,
    }, async () => {
      for (let round = 0; round < raceRounds; round += 1) {
        const { refreshToken } = await signIn(service.call);
        const callers = [service.call, otherInstance.call];
        const answers = await atOnce(callers, 20, (call) => refresh(call, refreshToken));
        expect(countStatuses(answers)).toEqual({ 200: 1, 401: 19 });
        const winner = answers.find(({ status }) => status === 200)?.get('refreshToken');
        expectProblem(await refresh(service.call, winner), 401, 'refreshToken:');
        expectProblem(await refresh(service.call, refreshToken), 401, 'refreshToken:');
      }
    });

    it(
      'no grace by default, even if rotation times are ahead of the clock',
      proves('session.grace.default'),
      async () => {
        const { userId, refreshToken } = await signIn(service.call);
        const successor = await rotate(service.call, refreshToken);
        await ageFamily(userId, 'rotated_at', -1);
        expectProblem(await refresh(service.call, refreshToken), 401, 'refreshToken:');
        expectProblem(await refresh(service.call, successor), 401, 'refreshToken:');
      },
    );
  });
});

import { atOnce, countStatuses, expectProblem } from '@countersign/harness/people/sign-in';
import { createWallet, type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { raced, raceRounds } from '@countersign/harness/race-rounds';
import { beginRequest } from '@countersign/harness/requests/begin-request';
import type { Caller } from '@countersign/harness/service/caller';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService();
const otherInstance = await startInstance();

const refresh = (call: Caller, refreshToken: string) => call('POST /auth/refresh', { body: { refreshToken } });
const logout = (token: string, refreshToken: string) =>
  service.call('POST /auth/logout', { token, body: { refreshToken } });

async function livingFamilies(userId: string): Promise<number> {
  const { rows } = await database.pool.query(
    'SELECT 1 FROM refresh_families WHERE user_id = $1 AND revoked_at IS NULL',
    [userId],
  );
  return rows.length;
}

describe('POST /auth/logout', () => {
  describe('204', () => {
    it(
      'with an empty body, ends that session on every instance and no other session',
      proves('session.logout.answer', 'session.refresh.refused'),
      async () => {
        const wallet = createWallet();
        const ended = await signIn(service.call, wallet);
        const other = await signIn(service.call, wallet);
        const answer = await logout(ended.accessToken, ended.refreshToken);
        expect(answer.status).toBe(204);
        expect(answer.text).toBe('');
        expectProblem(await refresh(otherInstance.call, ended.refreshToken), 401, 'refreshToken:');
        expect((await refresh(service.call, other.refreshToken)).status).toBe(200);
      },
    );

    it('ends another session of the same user, with the access token of this one', async () => {
      const wallet = createWallet();
      const here = await signIn(service.call, wallet);
      const there = await signIn(service.call, wallet);
      expect((await logout(here.accessToken, there.refreshToken)).status).toBe(204);
      expectProblem(await refresh(service.call, there.refreshToken), 401);
      expect((await refresh(service.call, here.refreshToken)).status).toBe(200);
    });

    it('the second time, and changes nothing', async () => {
      const { accessToken, refreshToken } = await signIn(service.call);
      for (let turn = 0; turn < 2; turn += 1) expect((await logout(accessToken, refreshToken)).status).toBe(204);
    });

    it("for another user's refresh token, and changes nothing", proves('session.logout.not-own-token'), async () => {
      const [victim, thief] = [await signIn(service.call), await signIn(service.call)];
      const answer = await logout(thief.accessToken, victim.refreshToken);
      expect(answer.status).toBe(204);
      expect(answer.text).toBe('');
      expect((await refresh(service.call, victim.refreshToken)).status).toBe(200);
      expect((await refresh(service.call, thief.refreshToken)).status).toBe(200);
    });

    it(
      'for an unknown or malformed refresh token, and changes nothing',
      proves('session.logout.not-own-token'),
      async () => {
        const { accessToken, refreshToken } = await signIn(service.call);
        for (const text of ['x', 'a.b.c', `${refreshToken}x`, accessToken]) {
          expect((await logout(accessToken, text)).status).toBe(204);
        }
        expect((await refresh(service.call, refreshToken)).status).toBe(200);
      },
    );

    it('during 20 concurrent exchanges of that token on two instances: no token survives', async () => {
      for (let round = 0; round < 3; round += 1) {
        const { accessToken, refreshToken, userId } = await signIn(service.call);
        const answers = await atOnce([service.call, otherInstance.call], 20, (call, index) =>
          index === 3 ? logout(accessToken, refreshToken) : refresh(call, refreshToken),
        );
        expect(countStatuses(answers)[204]).toBe(1);
        expect(await livingFamilies(userId)).toBe(0);
      }
    });
  });

  describe('400', () => {
    it.each([
      ['no refreshToken', {}, 'refreshToken:'],
      ['a number', { refreshToken: 7 }, 'refreshToken:'],
      ['an empty text', { refreshToken: '' }, 'refreshToken:'],
      ['4097 characters', { refreshToken: 'x'.repeat(4097) }, 'refreshToken:'],
      ['no body', undefined, 'body:'],
    ])('%s, naming the field', async (_what, body, named) => {
      const { accessToken: token } = await signIn(service.call);
      expectProblem(await service.call('POST /auth/logout', { token, body }), 400, named);
    });
  });

  describe('401', () => {
    it(
      'without an access token, or with the refresh token instead: the session stays alive',
      proves('session.logout.jwt-required'),
      async () => {
        const { refreshToken } = await signIn(service.call);
        const body = { refreshToken };
        expectProblem(await service.call('POST /auth/logout', { body }), 401);
        expectProblem(await service.call('POST /auth/logout', { token: refreshToken, body }), 401);
        expect((await refresh(service.call, refreshToken)).status).toBe(200);
      },
    );
  });
});

describe('POST /auth/logout-all', () => {
  describe('204', () => {
    it('lets access tokens read but no longer change anything, on every instance, with a stable code', async () => {
      const { accessToken: token } = await signIn(service.call);
      expect((await service.call('POST /user-api-keys', { token, body: { name: 'mine' } })).status).toBe(201);
      await service.call('POST /auth/logout-all', { token });
      for (const { call } of [service, otherInstance]) {
        const refused = await call('POST /user-api-keys', { token, body: { name: 'stolen' } });
        expectProblem(refused, 401, 'has ended');
        const listed = await call('GET /user-api-keys', { token });
        expect((listed.body as { name: string }[]).map(({ name }) => name)).toEqual(['mine']);
      }
    });

    it(
      'refuses a request that was authenticated before it and sends its body after it',
      proves('session.logout-all.access-tokens'),
      async () => {
        const { wallet, accessToken: token } = await signIn(service.call);
        const finish = await beginRequest(`${service.url}/user-api-keys`, { authorization: `Bearer ${token}` });
        await otherInstance.call('POST /auth/logout-all', { token });
        expect((await finish({ name: 'stolen' })).status).toBe(401);
        const again = await signIn(service.call, wallet);
        expect((await service.call('GET /user-api-keys', { token: again.accessToken })).body).toEqual([]);
      },
    );

    it('lets access tokens change nothing after a reuse of their refresh token, or after a logout', async () => {
      for (const end of [
        async ({ refreshToken }: SignedIn) => {
          await refresh(service.call, refreshToken);
          await refresh(service.call, refreshToken);
        },
        ({ accessToken, refreshToken }: SignedIn) => logout(accessToken, refreshToken),
      ]) {
        const session = await signIn(service.call);
        await end(session);
        const body = { name: 'late' };
        expectProblem(await otherInstance.call('POST /user-api-keys', { token: session.accessToken, body }), 401);
      }
    });

    it(
      'with an empty body, ends every session of the user, and none of other users',
      proves('session.logout-all.answer', 'session.logout-all.devices'),
      async () => {
        const wallet = createWallet();
        const sessions = await atOnce([service.call, otherInstance.call], 5, (call) => signIn(call, wallet));
        const stranger = await signIn(service.call);
        const token = sessions[0]?.accessToken ?? '';
        const answer = await service.call('POST /auth/logout-all', { token });
        expect(answer.status).toBe(204);
        expect(answer.text).toBe('');
        for (const { refreshToken } of sessions) expectProblem(await refresh(otherInstance.call, refreshToken), 401);
        expect((await refresh(service.call, stranger.refreshToken)).status).toBe(200);
      },
    );

    it('accepts an empty JSON body, and ignores fields in the body', proves('http.unknown-fields'), async () => {
      const { accessToken: token, userId } = await signIn(service.call);
      const stranger = await signIn(service.call);
      const headers = { 'content-type': 'application/json' };
      expect((await service.call('POST /auth/logout-all', { token, headers })).status).toBe(204);
      const body = { userId: stranger.userId, refreshToken: stranger.refreshToken };
      expect((await service.call('POST /auth/logout-all', { token, body })).status).toBe(204);
      expect(await livingFamilies(userId)).toBe(0);
      expect((await refresh(service.call, stranger.refreshToken)).status).toBe(200);
    });

    it('lets the user sign in again', async () => {
      const { wallet, accessToken: token, userId } = await signIn(service.call);
      await service.call('POST /auth/logout-all', { token });
      const again = await signIn(service.call, wallet);
      expect(again.userId).toBe(userId);
      expect((await refresh(service.call, again.refreshToken)).status).toBe(200);
    });

    it('during exchanges of 20 sessions on two instances: no token from before or during it works', {
      ...proves('session.logout-all.devices'),
      ...raced,
    }, async () => {
      const wallet = createWallet();
      const callers = [service.call, otherInstance.call];
      for (let round = 0; round < raceRounds; round += 1) {
        const sessions = await atOnce(callers, 20, (call) => signIn(call, wallet));
        const token = sessions[0]?.accessToken ?? '';
        // In the middle of the exchanges, at another position in each round.
        const place = (4 * round + 2) % 21;
        const answers = await atOnce(callers, 21, (call, index) => {
          if (index === place) return call('POST /auth/logout-all', { token });
          return refresh(call, sessions[index < place ? index : index - 1]?.refreshToken ?? '');
        });
        const { 200: exchanged = 0, 204: ended, 401: refused = 0 } = countStatuses(answers);
        expect(ended).toBe(1);
        expect(exchanged + refused).toBe(20);

        const obtained = answers.filter(({ status }) => status === 200).map((answer) => answer.get('refreshToken'));
        // The newest first: reuse of an old one would end its family by itself.
        for (const refreshToken of [...obtained, ...sessions.map((session) => session.refreshToken)]) {
          expect((await refresh(service.call, refreshToken)).status).toBe(401);
        }
      }
    });

    it('has ended all sessions when it returns, before any token is tried', async () => {
      const { userId, wallet, accessToken: token } = await signIn(service.call);
      const callers = [service.call, otherInstance.call];
      const sessions = await atOnce(callers, 20, (call) => signIn(call, wallet));
      await atOnce(callers, 21, (call, index) =>
        index === 10
          ? call('POST /auth/logout-all', { token })
          : refresh(call, sessions[index < 10 ? index : index - 1]?.refreshToken ?? ''),
      );
      expect(await livingFamilies(userId)).toBe(0);
    });
  });

  describe('401', () => {
    it(
      'without an access token, with a refresh token, with an API key',
      proves('session.logout-all.jwt-required'),
      async () => {
        const { accessToken: token, refreshToken, userId } = await signIn(service.call);
        const created = await service.call('POST /user-api-keys', { token, body: { name: 'agent' } });
        const route = 'POST /auth/logout-all';
        for (const credentials of [{}, { token: refreshToken }, { token: 'x' }, { key: created.get('secret') }]) {
          expectProblem(await service.call(route, credentials), 401);
        }
        expect(await livingFamilies(userId)).toBe(1);
      },
    );
  });
});

import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { atOnce, countStatuses, expectProblem } from '@countersign/harness/people/sign-in';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import type { Caller } from '@countersign/harness/service/caller';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const GRACE_SECONDS = 30;

let database: TestDatabase;
let service: TestService;
let otherInstance: TestService;

beforeAll(async () => {
  database = await createTestDatabase();
  const options = { databaseUrl: database.url, env: { REFRESH_GRACE_SECONDS: String(GRACE_SECONDS) } };
  service = await startTestService(options);
  otherInstance = await startTestService(options);
});

afterAll(async () => {
  await Promise.all([service.stop(), otherInstance.stop()]);
  await database.drop();
});

const refresh = (call: Caller, refreshToken: unknown) => call('POST /auth/refresh', { body: { refreshToken } });

async function rotate(call: Caller, refreshToken: string): Promise<string> {
  return (await refresh(call, refreshToken)).get('refreshToken');
}

/** Moves the last rotation of this user's only family into the past. */
const ageRotation = (userId: string, seconds: number) =>
  database.pool.query(
    'UPDATE refresh_families SET rotated_at = rotated_at - make_interval(secs => $2) WHERE user_id = $1',
    [userId, seconds],
  );

describe('POST /auth/refresh', () => {
  describe('with REFRESH_GRACE_SECONDS', () => {
    it(
      '20 concurrent exchanges of one token on two instances all get the same, still unused successor',
      proves('session.grace.successor'),
      async () => {
        for (let round = 0; round < 5; round += 1) {
          const { refreshToken } = await signIn(service.call);
          const callers = [service.call, otherInstance.call];
          const answers = await atOnce(callers, 20, (call) => refresh(call, refreshToken));
          expect(countStatuses(answers)).toEqual({ 200: 20 });
          const successors = new Set(answers.map((answer) => answer.get('refreshToken')));
          expect(successors.size).toBe(1);
          const [successor] = successors;
          expect(successor).not.toBe(refreshToken);
          expect((await refresh(service.call, successor)).status).toBe(200);
        }
      },
    );

    it(
      'the predecessor gets exactly the same token later, with an access token that works',
      proves('session.grace.successor'),
      async () => {
        const { refreshToken } = await signIn(service.call);
        const successor = await rotate(service.call, refreshToken);
        // A token issued at another time would differ.
        otherInstance.advance(5);
        const again = await refresh(otherInstance.call, refreshToken);
        expect(again.get('refreshToken')).toBe(successor);
        expect((await service.call('GET /auth/me', { token: again.get('accessToken') })).status).toBe(200);
      },
    );

    it('once the successor is used, its predecessor ends the family', proves('session.grace.used'), async () => {
      const { refreshToken: first } = await signIn(service.call);
      const second = await rotate(service.call, first);
      const third = await rotate(service.call, second);
      expectProblem(await refresh(service.call, first), 401, 'refreshToken:');
      for (const token of [third, second, first]) expectProblem(await refresh(service.call, token), 401);
    });

    it('after the grace the predecessor ends the family, and not before', proves('session.grace.used'), async () => {
      const { userId, refreshToken } = await signIn(service.call);
      const successor = await rotate(service.call, refreshToken);
      await ageRotation(userId, GRACE_SECONDS / 2);
      expect((await refresh(service.call, refreshToken)).status).toBe(200);
      await ageRotation(userId, GRACE_SECONDS / 2);
      expectProblem(await refresh(service.call, refreshToken), 401, 'refreshToken:');
      expectProblem(await refresh(service.call, successor), 401, 'refreshToken:');
    });

    it('a revoked family has no grace', async () => {
      const { accessToken, refreshToken } = await signIn(service.call);
      await rotate(service.call, refreshToken);
      await service.call('POST /auth/logout-all', { token: accessToken });
      expectProblem(await refresh(service.call, refreshToken), 401, 'refreshToken:');
    });
  });
});

import {
  approve,
  beginConsent,
  createPkce,
  exchangeCode,
  exchangeRefresh,
  type Granted,
  grant,
  type RegisteredClient,
  registerClient,
} from '@countersign/harness/people/oauth';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { everyRound, someRounds } from '@countersign/harness/race-rounds';
import type { CallResult } from '@countersign/harness/service/caller';
import { startTestService } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { service, database, startInstance } = await useTestService();
const elsewhere = await startInstance();
/** Strictly in turn, so that consecutive requests reach different instances. */
const instance = (n: number) => (n % 2 ? service : elsewhere);
let user: SignedIn;
let client: RegisteredClient;

beforeAll(async () => {
  client = await registerClient(service.call);
});
beforeEach(async () => {
  user = await signIn(service.call);
});

const atOnce = (times: number, make: (n: number) => Promise<CallResult>): Promise<CallResult[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => make(n)));

const accepted = (answers: readonly CallResult[]) => answers.filter(({ status }) => status === 200);

/** Whether an access token opens the MCP endpoint, by instance. */
const opens = (token: string) =>
  Promise.all(
    [service, elsewhere].map(async ({ call }) => {
      const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'race', version: '1' } };
      const body = { jsonrpc: '2.0', id: 1, method: 'initialize', params };
      const accept = 'application/json, text/event-stream';
      return (await call('POST /mcp', { token, headers: { accept }, body })).status;
    }),
  );

const refusal = { error: 'invalid_grant' };

describe('one code', () => {
  async function issue(): Promise<{ code: string; verifier: string }> {
    const { verifier, challenge } = createPkce();
    const session = await beginConsent(service.call, client.clientId, { code_challenge: challenge });
    return { code: await approve(service.call, user, session), verifier };
  }

  it(
    'used 50 times at once on two instances gives one set of tokens, and a later replay revokes it',
    everyRound,
    async () => {
      const { code, verifier } = await issue();
      const use = (n: number) => exchangeCode(instance(n).call, client, { code, code_verifier: verifier });
      const answers = await atOnce(50, use);
      const [won, ...more] = accepted(answers);
      expect(more).toEqual([]);
      for (const answer of answers.filter((each) => each !== won)) {
        expect(answer).toMatchObject({ status: 400, body: refusal });
      }
      expect(await use(50)).toMatchObject({ status: 400, body: refusal });
      expect(await opens(won?.get('access_token') ?? '')).toEqual([401, 401]);
      const refreshed = await exchangeRefresh(service.call, client, won?.get('refresh_token') ?? '');
      expect(refreshed).toMatchObject({ status: 400, body: refusal });
    },
  );

  it('used once works until it is replayed on the other instance', async () => {
    const { code, verifier } = await issue();
    const tokens = await exchangeCode(service.call, client, { code, code_verifier: verifier });
    expect(await opens(tokens.get('access_token'))).toEqual([200, 200]);
    expect((await exchangeCode(elsewhere.call, client, { code, code_verifier: verifier })).status).toBe(400);
    expect(await opens(tokens.get('access_token'))).toEqual([401, 401]);
  });
});

describe('one refresh token', () => {
  it('used 20 times at once on two instances gives one successor, and ends the family', everyRound, async () => {
    const granted = await grant(service.call, user);
    const answers = await atOnce(20, (n) => exchangeRefresh(instance(n).call, granted.client, granted.refreshToken));
    const [won, ...more] = accepted(answers);
    expect(more).toEqual([]);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    // Later requests held a used token: the whole family must be revoked.
    for (const token of [granted.accessToken, won?.get('access_token') ?? '']) {
      expect(await opens(token)).toEqual([401, 401]);
    }
    const successor = won?.get('refresh_token') ?? '';
    expect(await exchangeRefresh(service.call, granted.client, successor)).toMatchObject({ body: refusal });
  });

  describe('with REFRESH_GRACE_SECONDS', () => {
    const env = { REFRESH_GRACE_SECONDS: '30' };

    it('used 20 times at once on two instances gives all requests the same successor, which works once', async () => {
      const lenient = await Promise.all([0, 1].map(() => startTestService({ databaseUrl: database.url, env })));
      try {
        const granted = await grant(service.call, user);
        await expectOneSuccessor(granted, (n, token) => {
          const { call } = lenient[n % 2] ?? service;
          return exchangeRefresh(call, granted.client, token);
        });
      } finally {
        await Promise.all(lenient.map(({ stop }) => stop()));
      }
    });

    async function expectOneSuccessor(
      { refreshToken }: Granted,
      refresh: (n: number, token: string) => Promise<CallResult>,
    ): Promise<void> {
      const answers = await atOnce(20, (n) => refresh(n, refreshToken));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const successors = new Set(answers.map((answer) => answer.get('refresh_token')));
      expect(successors.size).toBe(1);
      const [successor = ''] = successors;
      expect(await opens(answers[19]?.get('access_token') ?? '')).toEqual([200, 200]);
      expect((await refresh(0, successor)).status).toBe(200);
      // Its successor is used: reusing the first now revokes them all.
      expect(await refresh(1, refreshToken)).toMatchObject({ status: 400, body: refusal });
      expect(await opens(answers[0]?.get('access_token') ?? '')).toEqual([401, 401]);
    }
  });
});

describe('one consent', () => {
  it('approved 20 times at once on two instances gives one code', everyRound, async () => {
    const sessionId = await beginConsent(service.call, client.clientId);
    const answers = await atOnce(20, (n) =>
      instance(n).call('POST /oauth/approve', { token: user.accessToken, body: { sessionId } }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(400)]);
    const { rows } = await database.pool.query('SELECT id FROM oauth_grants WHERE user_id = $1', [user.userId]);
    expect(rows).toHaveLength(1);
  });

  it('approved and denied by two users at once has one outcome', someRounds, async () => {
    const other = await signIn(service.call);
    const sessionId = await beginConsent(service.call, client.clientId);
    const answers = await atOnce(20, (n) => {
      const { accessToken: token } = n % 4 < 2 ? user : other;
      return instance(n).call('POST /oauth/approve', { token, body: { sessionId, approved: n % 3 > 0 } });
    });
    expect(accepted(answers)).toHaveLength(1);
  });
});

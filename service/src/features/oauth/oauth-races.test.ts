import { beginConsent, exchangeRefresh, grant, registerClient } from '@countersign/harness/people/oauth';
import { atOnce, countStatuses } from '@countersign/harness/people/sign-in';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { someRounds } from '@countersign/harness/race-rounds';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerOf, useOauth } from './oauth.fixture.ts';

const { call, pool, approveCode, exchange, useToken, audited } = await useOauth();
const graceful = await useOauth({ REFRESH_GRACE_SECONDS: '30' });
let user: SignedIn;

beforeEach(async () => {
  user = await signIn(call);
});

const tokensIn = (answers: Awaited<ReturnType<typeof exchange>>[], field: string) =>
  answers.filter(({ status }) => status === 200).map((answer) => answer.get(field));

describe('concurrently', () => {
  it('50 uses of one code give one set of tokens, which the replay has revoked', someRounds, async () => {
    const approved = await approveCode(user);
    const answers = await atOnce([call], 50, () => exchange(approved));
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 49 });
    await exchange(approved);
    expect(await useToken(tokensIn(answers, 'access_token').join())).toBe(401);
    const [refreshToken = ''] = tokensIn(answers, 'refresh_token');
    expect((await exchangeRefresh(call, approved.client, refreshToken)).status).toBe(400);
    expect((await audited(user)).map(({ action }) => action)).toEqual(['grant.approve', 'grant.revoke']);
  });

  it('20 refreshes of one token give one successor, and the grant has ended', someRounds, async () => {
    const granted = await grant(call, user);
    const answers = await atOnce([call], 20, () => exchangeRefresh(call, granted.client, granted.refreshToken));
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 19 });
    const [successor = ''] = tokensIn(answers, 'refresh_token');
    expect((await exchangeRefresh(call, granted.client, successor)).status).toBe(400);
    expect(await useToken(granted.accessToken)).toBe(401);
  });

  it('20 refreshes of one token within the grace period all get the same working successor', someRounds, async () => {
    const granted = await grant(graceful.call, await signIn(graceful.call));
    const refresh = (token: string) => exchangeRefresh(graceful.call, granted.client, token);
    const answers = await atOnce([graceful.call], 20, () => refresh(granted.refreshToken));
    expect(countStatuses(answers)).toEqual({ 200: 20 });
    const successors = new Set(tokensIn(answers, 'refresh_token'));
    expect(successors.size).toBe(1);
    expect((await refresh([...successors].join())).status).toBe(200);
  });

  it('20 approvals by two users give one code', someRounds, async () => {
    const users = [user, await signIn(call)];
    const { clientId } = await registerClient(call);
    const sessionId = await beginConsent(call, clientId);
    const answers = await atOnce([call], 20, (_call, index) => {
      const token = users[index % 2]?.accessToken ?? '';
      return call('POST /oauth/approve', { token, body: { sessionId } });
    });
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 19 });
    const [redirectUrl = ''] = tokensIn(answers, 'redirectUrl');
    expect(answerOf(redirectUrl).code).toBeDefined();
    const { rows } = await pool.query('SELECT user_id FROM oauth_grants WHERE client_id = $1', [clientId]);
    expect(rows).toHaveLength(1);
  });

  it('of several approvals and denials one wins for good', someRounds, async () => {
    const { clientId } = await registerClient(call);
    const sessionId = await beginConsent(call, clientId);
    const answers = await atOnce([call], 20, (_call, index) =>
      call('POST /oauth/approve', { token: user.accessToken, body: { sessionId, approved: index % 2 === 0 } }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 19 });
    const isApproved = answerOf(tokensIn(answers, 'redirectUrl').join()).code !== undefined;
    const status = (await call(`GET /oauth/session-info?session=${sessionId}`)).get('status');
    expect(status).toBe(isApproved ? 'approved' : 'denied');
    const { rows } = await pool.query('SELECT id FROM oauth_grants WHERE client_id = $1', [clientId]);
    expect(rows).toHaveLength(isApproved ? 1 : 0);
  });

  it('refreshes during a revocation leave nothing alive', someRounds, async () => {
    const granted = await grant(call, user);
    const [{ id }] = (await call('GET /oauth/grants', { token: user.accessToken })).body as [{ id: string }];
    const answers = await atOnce([call], 20, (_call, index) =>
      index === 7
        ? call(`DELETE /oauth/grants/${id}`, { token: user.accessToken })
        : exchangeRefresh(call, granted.client, granted.refreshToken),
    );
    for (const token of [granted.accessToken, ...tokensIn(answers, 'access_token')]) {
      expect(await useToken(token)).toBe(401);
    }
  });
});

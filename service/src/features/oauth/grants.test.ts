import { randomUUID } from 'node:crypto';
import { exchangeRefresh, type Granted, grant, registerClient } from '@countersign/harness/people/oauth';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { describe, expect, it } from 'vitest';
import { allScopes, expectRefusal, useOauth } from './oauth.fixture.ts';

const { call, pool, approveCode, exchange, pass, useToken, audited } = await useOauth();

interface ListedGrant {
  readonly id: string;
  readonly client: { readonly clientId: string };
}

const list = ({ accessToken: token }: SignedIn, query = '') => call(`GET /oauth/grants${query}`, { token });
const listed = async (user: SignedIn) => (await list(user)).body as ListedGrant[];
const remove = (id: string, { accessToken: token }: SignedIn) => call(`DELETE /oauth/grants/${id}`, { token });
const idOf = async (user: SignedIn, { client }: Granted) =>
  (await listed(user)).find((each) => each.client.clientId === client.clientId)?.id ?? '';

describe('GET /oauth/grants', () => {
  it('200 with client, scopes, start, last use and expiry', async () => {
    const user = await signIn(call);
    const metadata = { client_name: 'An agent', redirect_uris: ['https://claude.ai/cb'] };
    const client = await registerClient(call, metadata);
    const approved = await approveCode(user, { redirect_uri: undefined, scope: 'transactions:read:own' }, client);
    await exchange(approved, { redirect_uri: '' });
    const time = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/);
    expect((await list(user)).body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        client: { clientId: client.clientId, clientName: 'An agent', redirectHost: 'claude.ai', loopback: false },
        scopes: ['transactions:read:own'],
        createdAt: time,
        lastUsedAt: time,
        expiresAt: time,
      },
    ]);
  });

  it('200 with the newest first, page by page, and only live ones', async () => {
    const user = await signIn(call);
    const clients: string[] = [];
    for (let made = 0; made < 3; made += 1) clients.unshift((await grant(call, user)).client.clientId);
    const expired = await grant(call, user);
    await pass(expired.client.clientId, '30 days');
    const reused = await grant(call, user);
    for (let turn = 0; turn < 2; turn += 1) await exchangeRefresh(call, reused.client, reused.refreshToken);
    // Approved, but its client has not exchanged the code.
    await approveCode(user);
    const first = await list(user, '?limit=2');
    const cursor = /cursor=([\w-]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await list(user, `?limit=2&cursor=${cursor}`);
    expect(second.headers.get('link')).toBeNull();
    const found = [...(first.body as ListedGrant[]), ...(second.body as ListedGrant[])];
    expect(found.map(({ client }) => client.clientId)).toEqual(clients);
  });

  it('200 with nothing of other users', async () => {
    const [user, other] = [await signIn(call), await signIn(call)];
    await grant(call, other);
    expect((await list(user)).body).toEqual([]);
  });

  it('400 for an invalid cursor or limit', async () => {
    const user = await signIn(call);
    expectRefusal(await list(user, '?cursor=x'), 400, 'invalid_request', 'cursor: ');
    expectRefusal(await list(user, '?limit=501'), 400, 'invalid_request', 'limit: ');
  });

  it("401 with a client's token", async () => {
    const { accessToken } = await grant(call, await signIn(call));
    for (const options of [{}, { token: accessToken }]) {
      expectRefusal(await call('GET /oauth/grants', options), 401, 'invalid_token');
    }
  });
});

describe('DELETE /oauth/grants/{id}', () => {
  it("204: the client's tokens end at once, those of others do not, and it is audited", async () => {
    const user = await signIn(call);
    const [granted, other] = [await grant(call, user), await grant(call, user)];
    const id = await idOf(user, granted);
    const answer = await remove(id, user);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect([await useToken(granted.accessToken), await useToken(other.accessToken)]).toEqual([401, 200]);
    expectRefusal(await exchangeRefresh(call, granted.client, granted.refreshToken), 400, 'invalid_grant');
    expect((await listed(user)).map(({ client }) => client.clientId)).toEqual([other.client.clientId]);
    expect((await audited(user)).at(-1)).toEqual({
      action: 'grant.revoke',
      actor: { kind: 'jwt', userId: user.userId },
      detail: { grantId: id, clientId: granted.client.clientId, reason: 'owner' },
    });
  });

  it('404 for another user’s, which stays alive, for an ended one, and for an unknown one', async () => {
    const [user, other] = [await signIn(call), await signIn(call)];
    const [granted, theirs] = [await grant(call, user), await grant(call, other)];
    const ended = await idOf(user, granted);
    await remove(ended, user);
    for (const id of [await idOf(other, theirs), ended, randomUUID(), 'nonsense', "'%20OR%20true--"]) {
      expectRefusal(await remove(id, user), 404, 'invalid_request', 'id: you have no grant');
    }
    expect(await useToken(theirs.accessToken)).toBe(200);
  });

  it("401 with a client's token, even for its own grant", async () => {
    const user = await signIn(call);
    const granted = await grant(call, user);
    const id = await idOf(user, granted);
    for (const options of [{}, { token: granted.accessToken }]) {
      expectRefusal(await call(`DELETE /oauth/grants/${id}`, options), 401, 'invalid_token');
    }
    const { rows } = await pool.query('SELECT revoked_at, scopes FROM oauth_grants WHERE id = $1', [id]);
    expect(rows).toEqual([{ revoked_at: null, scopes: allScopes.split(' ') }]);
  });
});

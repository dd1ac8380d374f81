import { beginConsent, grant, registerClient } from '@countersign/harness/people/oauth';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, type Owner } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;

interface Listed {
  readonly frozenAt: string | null;
  readonly ways: readonly { readonly id: string; readonly kind: string; readonly active: boolean }[];
}

const list = async ({ accessToken: token }: Owner, query = '') => {
  const answer = await call(`GET /access${query}`, { token });
  return { ...(answer.body as Listed), link: answer.headers.get('link') };
};

async function connect({ accessToken: token }: Owner): Promise<void> {
  const code = (await call('POST /auth/connect/initiate')).get('code');
  await call('POST /auth/connect/approve', { token, body: { code } });
  await call(`GET /auth/connect/status?code=${code}`);
}

describe('GET /access', () => {
  it(
    '200 shows keys, keys from connection codes and OAuth grants on one list, newest use first',
    proves('access.list'),
    async () => {
      const owner = await enrolOwner(call);
      await connect(owner);
      const { client } = await grant(call, owner);
      await database.pool.query("UPDATE api_keys SET last_used_at = now() + interval '1 hour' WHERE id = $1", [
        owner.keyId,
      ]);
      const { frozenAt, ways } = await list(owner);
      expect(frozenAt).toBeNull();
      const time = expect.stringMatching(/^\d{4}-.*Z$/);
      const scopes = expect.arrayContaining(['transactions:create:own']);
      const common = { id: expect.any(String), scopes, createdAt: time, active: true };
      expect(ways).toEqual([
        { ...common, id: owner.keyId, kind: 'api-key', name: 'agent', client: null, lastUsedAt: time, expiresAt: null },
        {
          ...common,
          kind: 'oauth',
          name: null,
          client: { clientId: client.clientId, clientName: null, redirectHost: expect.any(String), loopback: true },
          lastUsedAt: time,
          expiresAt: time,
        },
        { ...common, kind: 'connection', name: 'Connected agent', client: null, lastUsedAt: null, expiresAt: null },
      ]);
    },
  );

  it('200 keeps ended accesses, and omits unclaimed ones and those of others', proves('access.list'), async () => {
    const [owner, other] = [await enrolOwner(call), await enrolOwner(call)];
    await beginConsent(call, (await registerClient(call)).clientId);
    await call(`DELETE /user-api-keys/${owner.keyId}`, { token: owner.accessToken });
    const { ways } = await list(owner);
    expect(ways).toMatchObject([{ id: owner.keyId, active: false }]);
    expect((await list(other)).ways).toMatchObject([{ id: other.keyId, active: true }]);
  });

  it('200 pages through the list, each item once', proves('access.list'), async () => {
    const owner = await enrolOwner(call);
    await connect(owner);
    await grant(call, owner);
    const seen: string[] = [];
    let query = '?limit=1';
    for (let pages = 0; query !== '' && pages < 5; pages++) {
      const { ways, link } = await list(owner, query);
      seen.push(...ways.map(({ kind }) => kind));
      query = link?.match(/<[^?]+(\?[^>]+)>/)?.[1] ?? '';
    }
    expect(seen).toEqual(['oauth', 'connection', 'api-key']);
  });
});

import { beginConsent, exchangeRefresh, grant, registerClient } from '@countersign/harness/people/oauth';
import { signIn } from '@countersign/harness/people/wallet';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { deleteExpiredOauth } from './delete-expired-oauth.ts';
import { useOauth } from './oauth.fixture.ts';

const { call, database, pool, pass, approveCode } = await useOauth();
const opened = openDatabase(database.url, () => {});
afterAll(() => opened.pool.end());

/** The number of rows of a client by table. */
async function traces(clientId: string): Promise<number[]> {
  const tables = ['oauth_clients', 'oauth_sessions', 'oauth_grants'];
  const statement = (table: string) => `SELECT count(*)::int FROM ${table} WHERE client_id = $1`;
  const found = await Promise.all(tables.map((table) => pool.query(statement(table), [clientId])));
  return found.map(({ rows }) => rows[0].count);
}

describe('deleteExpiredOauth', () => {
  it('deletes unused clients, and sessions, an hour after their expiry', async () => {
    const { clientId } = await registerClient(call);
    const session = await beginConsent(call, clientId);
    await pass(clientId, '65 minutes');
    await deleteExpiredOauth(opened.db);
    expect((await call(`GET /oauth/session-info?session=${session}`)).get('status')).toBe('expired');
    await pass(clientId, '10 minutes');
    await deleteExpiredOauth(opened.db);
    expect((await call(`GET /oauth/session-info?session=${session}`)).status).toBe(404);
    expect(await traces(clientId)).toEqual([1, 0, 0]);
    await pass(clientId, '24 hours');
    await deleteExpiredOauth(opened.db);
    expect(await traces(clientId)).toEqual([0, 0, 0]);
  });

  it('deletes unclaimed codes and unrefreshed grants, and keeps their clients', async () => {
    const user = await signIn(call);
    const [code, old, live] = [await approveCode(user), await grant(call, user), await grant(call, user)];
    await pass(code.client.clientId, '61 s');
    await pass(old.client.clientId, '31 days');
    await pass(live.client.clientId, '29 days');
    await deleteExpiredOauth(opened.db);
    expect(await traces(code.client.clientId)).toEqual([1, 1, 0]);
    expect(await traces(old.client.clientId)).toEqual([1, 0, 0]);
    expect(await traces(live.client.clientId)).toEqual([1, 0, 1]);
    expect((await exchangeRefresh(call, live.client, live.refreshToken)).status).toBe(200);
  });

  it('keeps a revoked grant until it expires', async () => {
    const granted = await grant(call, await signIn(call));
    for (let turn = 0; turn < 2; turn += 1) await exchangeRefresh(call, granted.client, granted.refreshToken);
    await deleteExpiredOauth(opened.db);
    expect(await traces(granted.client.clientId)).toEqual([1, 1, 1]);
  });
});

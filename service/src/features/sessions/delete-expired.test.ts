import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { expectProblem } from '@countersign/harness/people/sign-in';
import { getNonce, type SignedIn, signedOptions, signIn, siweMessage } from '@countersign/harness/people/wallet';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/db/database.ts';
import { deleteExpired } from './store.ts';

let database: TestDatabase;
let opened: OpenDatabase;
let service: TestService;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url, () => {});
  service = await startTestService({ databaseUrl: database.url });
});

afterAll(async () => {
  await service.stop();
  await opened.pool.end();
  await database.drop();
});

const tables = ['siwe_nonces', 'used_signatures', 'refresh_families'] as const;

async function countRows(): Promise<number[]> {
  const counts = await Promise.all(tables.map((table) => database.pool.query(`SELECT count(*)::int FROM ${table}`)));
  return counts.map(({ rows }) => rows[0].count);
}

/** Creates a nonce, a used signature and a family. */
async function leaveTraces() {
  const session = await signIn(service.call);
  const { address } = session.wallet;
  const nonce = await getNonce(service.call, address);
  const route = `GET /users/${address}`;
  const signed = await signedOptions(session.wallet, route);
  expect((await service.call(route, signed)).status).toBe(200);
  return { session, nonce, replay: () => service.call(route, signed) };
}

async function signInWith({ wallet }: SignedIn, nonce: string) {
  const message = siweMessage(wallet, nonce);
  const body = { message, signature: await wallet.signMessage({ message }) };
  return service.call('POST /auth/siwe/verify', { body });
}

describe('deleteExpired', () => {
  it('deletes expired nonces, signatures and families, and live ones still work', async () => {
    const dead = await leaveTraces();
    for (const table of tables) await database.pool.query(`UPDATE ${table} SET expires_at = now() - interval '1 s'`);
    const alive = await leaveTraces();
    expect(await countRows()).toEqual([2, 2, 2]);

    await deleteExpired(opened.db);
    expect(await countRows()).toEqual([1, 1, 1]);

    expectProblem(await alive.replay(), 401, 'used before');
    expect((await signInWith(alive.session, alive.nonce)).status).toBe(200);
    expectProblem(await signInWith(dead.session, dead.nonce), 401, 'nonce');
    const refresh = ({ refreshToken }: SignedIn) => service.call('POST /auth/refresh', { body: { refreshToken } });
    expect((await refresh(alive.session)).status).toBe(200);
    expectProblem(await refresh(dead.session), 401, 'refreshToken:');
  });

  it('keeps a used signature longer than its text can be accepted', async () => {
    const { rows } = await database.pool.query(
      'SELECT extract(epoch FROM min(expires_at) - now())::float AS seconds FROM used_signatures',
    );
    // A timestamp 300 s ahead is accepted for 600 s.
    expect(rows[0].seconds).toBeGreaterThan(660);
  });

  it('keeps a revoked family until it expires, so that a reuse is still recognised', async () => {
    const { session } = await leaveTraces();
    const body = { refreshToken: session.refreshToken };
    await service.call('POST /auth/logout', { token: session.accessToken, body });
    await deleteExpired(opened.db);
    const { rows } = await database.pool.query('SELECT revoked_at FROM refresh_families WHERE user_id = $1', [
      session.userId,
    ]);
    expect(rows).toEqual([{ revoked_at: expect.any(Date) }]);
  });
});

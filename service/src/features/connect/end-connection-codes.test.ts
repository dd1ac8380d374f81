import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { openWith } from './code-secrets.ts';
import { expectProblem, useConnect } from './connect.fixture.ts';
import { endConnectionCodes } from './end-connection-codes.ts';

const { service, pool, database, initiate, poll, info, approve, decline, use, stored, pass, keysOf, audited } =
  await useConnect();
const opened = openDatabase(database.url, () => {});
let user: SignedIn;

beforeEach(async () => {
  user = await signIn(service.call);
});

afterAll(() => opened.pool.end());

async function ready(): Promise<string> {
  const code = await initiate();
  await approve(code, user);
  return code;
}

describe('an unclaimed key', () => {
  it('expires together with its code', proves('connect.unpolled.key-revoked'), async () => {
    const code = await ready();
    // As an attacker who broke the encryption would have it.
    const key = await openWith(code, (await stored(code)).sealed_key);
    expect((await use(key, user)).status).toBe(200);
    await pass(code, '600 s');
    expect((await use(key, user)).status).toBe(401);
    expectProblem(await poll(code), 410, 'code: has expired');
  });

  it('is revoked and wiped by the job, which is audited', proves('connect.unpolled.key-revoked'), async () => {
    const code = await ready();
    await pass(code, '601 s');
    await endConnectionCodes(opened.db);
    const [{ id, active }] = await keysOf(user);
    expect(active).toBe(false);
    expect(await stored(code)).toMatchObject({ sealed_key: null, consumed_at: null, key_id: id });
    expect((await audited(user)).slice(1)).toEqual([
      { action: 'connection.expire', actor: { kind: 'service' }, detail: { keyId: id } },
    ]);
    expectProblem(await poll(code), 410, 'code: has expired');
  });

  it('is ended once, however often the job runs and on however many instances', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, ready));
    for (const code of codes) await pass(code, '601 s');
    await Promise.all(Array.from({ length: 4 }, () => endConnectionCodes(opened.db)));
    await endConnectionCodes(opened.db);
    expect((await audited(user)).filter(({ action }) => action === 'connection.expire')).toHaveLength(10);
  });

  it('is ended in batches if there are many', async () => {
    await pool.query(
      `WITH keys AS (
         INSERT INTO api_keys (id, user_id, name, type, label, scopes, hash, prefix)
         SELECT gen_random_uuid(), $1, 'k', 'user', 'agent', '{}', sha256(gen_random_uuid()::text::bytea), ''
         FROM generate_series(1, 250) RETURNING id)
       INSERT INTO connection_codes (code_hash, asked_from_ip, expires_at, approved_by, key_id, sealed_key)
       SELECT sha256(id::text::bytea), '127.0.0.1', now() - interval '1 s', $1, id, 'x' FROM keys`,
      [user.userId],
    );
    await endConnectionCodes(opened.db);
    expect((await keysOf(user)).filter(({ active }) => active)).toEqual([]);
    expect((await audited(user)).filter(({ action }) => action === 'connection.expire')).toHaveLength(250);
  });

  it('is not handed out by a poll that began before the expiry and finished after the job', async () => {
    const code = await ready();
    await pool.query('UPDATE connection_codes SET sealed_key = NULL WHERE key_id = $1', [(await stored(code)).key_id]);
    expectProblem(await poll(code), 410, 'code: has expired');
    expectProblem(await info(code, user), 410, 'code: has expired');
  });
});

describe('the job ignores', () => {
  it('pending and ready codes, and keys that were handed out', async () => {
    const [pending, waiting, consumed] = [await initiate(), await ready(), await ready()];
    const key = (await poll(consumed)).get('apiKey');
    await pass(consumed, '1 hour');
    await endConnectionCodes(opened.db);
    expect((await poll(pending)).body).toEqual({ status: 'pending' });
    expect((await poll(waiting)).get('status')).toBe('ready');
    expect((await use(key, user)).status).toBe(200);
  });

  it('codes that expired less than a day ago, which are 410 until then and 404 afterwards', async () => {
    const [expired, declined, unfetched, consumed] = [await initiate(), await initiate(), await ready(), await ready()];
    await decline(declined, user);
    const key = (await poll(consumed)).get('apiKey');
    const all = [expired, declined, unfetched, consumed];
    for (const code of all) await pass(code, '24 hours 9 minutes');
    await endConnectionCodes(opened.db);
    for (const code of all) expectProblem(await poll(code), 410);
    for (const code of all) await pass(code, '1 minute');
    await endConnectionCodes(opened.db);
    for (const code of all) expectProblem(await poll(code), 404);
    expect((await use(key, user)).status).toBe(200);
    expect((await keysOf(user)).map(({ active }) => active).sort()).toEqual([false, true]);
  });
});

import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import type { Caller } from '@countersign/harness/service/caller';
import { startTestService } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { newP256Key } from '@countersign/harness/service/valid-bodies';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, startWalletProvider } from '../../../../simulators/src/index.ts';
import { readP256Key } from './read-p256-key.ts';

const [appId, appSecret] = ['app-7f3a', 'pOmSDhUBwaRmyx7f3aQk9wYvLc2tZnE4'];
const simulator = await startWalletProvider({ appId, appSecret });
const env = {
  WALLET_PROVIDER_URL: simulator.url,
  WALLET_PROVIDER_APP_ID: appId,
  WALLET_PROVIDER_APP_SECRET: appSecret,
  LOG_LEVEL: 'trace',
};
const { database, service, startInstance } = await useTestService(env);
const elsewhere = await startInstance();
afterAll(() => simulator.stop());
beforeEach(() => simulator.faults.set({ fault: 'none' }));

const custom = (change: object = {}) => ({
  type: 'execution',
  displayName: 'Treasury',
  p256PublicKey: newP256Key(),
  ...change,
});
const register = (body: object, { accessToken: token }: SignedIn, call: Caller = service.call) =>
  call('POST /settings/register-provider-quorum', { token, body });
const walletProvider = async ({ accessToken: token }: SignedIn) =>
  (await service.call('GET /settings', { token })).get('walletProvider');
const auditOf = async ({ userId }: SignedIn) =>
  (
    await database.pool.query(
      "SELECT action, detail FROM audit_log WHERE user_id = $1 AND action LIKE 'quorum.%' ORDER BY id",
      [userId],
    )
  ).rows;

describe('quorums at the wallet provider', () => {
  it(
    'are created there with the key in SPKI, and identified by its id',
    proves('quorums.provider.keys', 'quorums.register.custom', 'quorums.register.provider'),
    async () => {
      const owner = await signIn(service.call);
      const body = custom();
      const answer = await register(body, owner);
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ provider: 'provider', threshold: 1, displayName: 'Treasury' });
      expect(simulator.quorums.get(answer.get('quorumId'))).toMatchObject({
        authorization_keys: [{ public_key: readP256Key(body.p256PublicKey) }],
        authorization_threshold: 1,
        display_name: 'Treasury',
        user_ids: [],
      });
      expect(await walletProvider(owner)).toBe('provider');
    },
  );

  it('are created there with a user, by POST /provider-quorum', proves('quorums.register.provider'), async () => {
    const owner = await signIn(service.call);
    const body = { displayName: 'Treasury', ethereumAddress: owner.wallet.address, providerUserId: 'did:privy:ada' };
    const answer = await service.call('POST /provider-quorum', { token: owner.accessToken, body });
    expect(answer.status).toBe(201);
    const quorum = simulator.quorums.get(answer.get('quorumId'));
    expect(quorum).toMatchObject({ user_ids: ['did:privy:ada'], authorization_keys: [] });
  });

  it('are requested once for 20 identical concurrent requests', async () => {
    const owner = await signIn(service.call);
    const body = custom();
    const calls = simulator.calls.length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(body, owner)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(simulator.calls.length - calls).toBe(1);
  });

  it('have one record if two instances create the same, and the audit log names the surplus ones', async () => {
    const owner = await signIn(service.call);
    const body = custom();
    const before = new Set(simulator.quorums.keys());
    const both = [service.call, elsewhere.call];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => register(body, owner, both[turn % 2])));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    const surplus = (await auditOf(owner)).filter(({ action }) => action === 'quorum.surplus');
    const known = [answers[0]?.get('quorumId'), ...surplus.map(({ detail }) => detail.quorumId)];
    const created = [...simulator.quorums.keys()].filter((id) => !before.has(id));
    expect(known.sort()).toEqual(created.sort());
    const { rows } = await database.pool.query('SELECT 1 FROM wallet_quorums WHERE user_id = $1', [owner.userId]);
    expect(rows).toHaveLength(1);
  });

  it('stay there when they are detached', proves('quorums.detach'), async () => {
    const owner = await signIn(service.call);
    const quorumId = (await register(custom(), owner)).get('quorumId');
    const calls = simulator.calls.length;
    await service.call('DELETE /settings/provider-quorum/execution', { token: owner.accessToken });
    expect(simulator.quorums.has(quorumId)).toBe(true);
    expect(simulator.calls.length).toBe(calls);
  });

  it("400 with the provider's reason if it refuses, and nothing is stored", async () => {
    const owner = await signIn(service.call);
    // 50 characters for us, 100 UTF-16 units for the provider.
    const answer = await register(custom({ displayName: '😀'.repeat(50) }), owner);
    expect(answer.body).toEqual({
      statusCode: 400,
      message: 'The wallet provider refused the quorum: display_name must be at most 50 characters',
      error: 'Bad Request',
    });
    expect(await auditOf(owner)).toEqual([]);
    expect(await walletProvider(owner)).toBe('none');
  });

  it.each<[fault: Fault, isLost: boolean]>([
    ['busy', false],
    ['error', true],
    ['drop', true],
    ['garbled', true],
  ])('503 with advice if the provider fails: %s', async (fault, isLost) => {
    const owner = await signIn(service.call);
    const body = custom();
    simulator.faults.set({ fault });
    const answer = await register(body, owner);
    expect(answer.body).toEqual({
      statusCode: 503,
      message: isLost
        ? 'The response of the wallet provider was lost; retry in a few seconds. If it has created a quorum, that quorum has no record here and controls no wallet.'
        : 'The wallet provider is unavailable; retry in 2 seconds, and contact the operator if it persists',
      error: 'Service Unavailable',
    });
    expect(answer.headers.get('retry-after')).toBe(isLost ? '5' : '2');
    const lost = { type: 'execution', provider: 'provider', kind: 'key', reason: expect.any(String) };
    expect(await auditOf(owner)).toEqual(isLost ? [{ action: 'quorum.answer_lost', detail: lost }] : []);
    expect(await walletProvider(owner)).toBe('none');

    simulator.faults.set({ fault: 'none' });
    const again = await register(body, owner);
    expect(again.status).toBe(201);
    expect(simulator.quorums.has(again.get('quorumId'))).toBe(true);
    // A repetition returns the same quorum.
    expect((await register(body, owner)).body).toEqual(again.body);
  });

  it('503 if the provider is unreachable or the credentials are wrong, while everything else works', async () => {
    const places = [
      { WALLET_PROVIDER_URL: `http://127.0.0.1:${await findFreePort()}` },
      { WALLET_PROVIDER_APP_SECRET: 'not-the-secret' },
    ];
    for (const place of places) {
      const instance = await startTestService({ databaseUrl: database.url, env: { ...env, ...place } });
      try {
        const owner = await signIn(instance.call);
        expect((await register(custom(), owner, instance.call)).body).toMatchObject({
          statusCode: 503,
          message: 'The wallet provider is unavailable; retry in 5 seconds, and contact the operator if it persists',
        });
        expect((await instance.call('GET /settings', { token: owner.accessToken })).status).toBe(200);
        expect(await auditOf(owner)).toEqual([]);
      } finally {
        await instance.stop();
      }
    }
  });

  it('leave a quorum of the local provider unchanged and selectable', async () => {
    const local = await startTestService({ databaseUrl: database.url });
    try {
      const owner = await signIn(service.call);
      const body = custom();
      const before = await register(body, owner, local.call);
      expect(before.body).toMatchObject({ provider: 'local' });
      const after = await register(body, owner);
      expect(after.body).toMatchObject({ provider: 'provider' });
      const quorumId = before.get('quorumId');
      const token = owner.accessToken;
      await service.call('PUT /settings/provider-quorum/execution', { token, body: { quorumId } });
      expect(await walletProvider(owner)).toBe('local');
    } finally {
      await local.stop();
    }
  });

  it('keep the secret of the wallet provider out of the log and the database', async () => {
    const owner = await signIn(service.call);
    for (const fault of ['none', 'error', 'busy', 'drop', 'garbled'] as const) {
      simulator.faults.set({ fault });
      const answer = await register(custom(), owner);
      expect(answer.text).not.toContain(appSecret);
    }
    const basic = Buffer.from(`${appId}:${appSecret}`).toString('base64');
    const tables = await database.pool.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
    const dumps = await Promise.all(
      tables.rows.map(({ name }) => database.pool.query(`SELECT t::text AS line FROM "${name}" AS t`)),
    );
    const stored = dumps.flatMap(({ rows }) => rows.map(({ line }) => line as string));
    const lines = [...service.logLines, ...elsewhere.logLines, ...stored];
    expect(lines.some((line) => line.includes('quorum.answer_lost'))).toBe(true);
    for (const secret of [appSecret, basic]) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  });
});

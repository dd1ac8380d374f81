import { beginConsent, exchangeRefresh, grant, registerClient } from '@countersign/harness/people/oauth';
import { callSigned, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import type { CallResult } from '@countersign/harness/service/caller';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService();
const { call } = service;
const elsewhere = await startInstance();

const freeze = ({ accessToken: token }: Pick<Owner, 'accessToken'>) => call('POST /access/freeze', { token });
const unfreeze = ({ wallet }: Owner, timestamp: number) =>
  callSigned(call, wallet, 'POST /access/unfreeze', { timestamp });
const read = async ({ accessToken: token }: Owner, hash: string) =>
  (await call(`GET /transactions/${hash}`, { token })).body as Record<string, unknown>;

function expectFrozen({ status, headers, text }: CallResult): void {
  expect([status, headers.get('problem-code')]).toEqual([403, 'account.frozen']);
  expect(text).toContain('POST /access/unfreeze');
}

/** An owner with an approved request, one that waits for its verdict, and one handed to custody. */
async function enrolBusy() {
  const owner = await enrolOwner(call);
  const [approved, pending, claimed] = [
    await submit(call, owner),
    await submit(call, owner),
    await submit(call, owner),
  ];
  for (const hash of [approved, claimed]) await judge(call, hash, 'APPROVED');
  await database.pool.query('UPDATE transactions SET claimed_at = now() WHERE request_hash = $1', [claimed]);
  return { owner, approved, pending, claimed };
}

describe('POST /access/freeze', () => {
  it(
    '200 ends keys, grants and other sessions, rejects open requests, and lists those handed to custody',
    proves('access.freeze'),
    async () => {
      const { owner, approved, pending, claimed } = await enrolBusy();
      const granted = await grant(call, owner);
      const thief = await signIn(call, owner.wallet);
      const answer = await freeze(owner);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        frozenAt: expect.stringMatching(/Z$/),
        ended: { keys: 1, grants: 1, sessions: 1 },
        rejected: 2,
        rejecting: false,
        handedOver: [claimed],
      });

      expect((await elsewhere.call('GET /users/x', { key: owner.key })).status).toBe(401);
      expect((await exchangeRefresh(elsewhere.call, granted.client, granted.refreshToken)).status).toBe(400);
      const refreshed = await elsewhere.call('POST /auth/refresh', { body: { refreshToken: thief.refreshToken } });
      expect(refreshed.headers.get('problem-code')).toBe('refresh.revoked');
      expect((await call('POST /auth/refresh', { body: { refreshToken: owner.refreshToken } })).status).toBe(200);

      for (const [hash, from] of [
        [approved, 'APPROVED'],
        [pending, 'PENDING'],
      ] as const) {
        const record = await read(owner, hash);
        expect(record).toMatchObject({ status: 'REJECTED', statusReason: 'frozen', waitingFor: null });
        expect((record.history as object[]).at(-1)).toMatchObject({
          action: 'transaction.freeze',
          by: 'jwt',
          detail: { from, to: 'REJECTED' },
        });
      }
      expect(await read(owner, claimed)).toMatchObject({ status: 'APPROVED', statusReason: null });
      const [late, again] = [await judge(call, pending, 'APPROVED'), await freeze(owner)];
      expect([late.status, late.headers.get('problem-code')]).toEqual([400, 'transaction.final']);
      const { frozenAt } = answer.body as { frozenAt: string };
      expect(again.body).toEqual({
        frozenAt,
        ended: { keys: 0, grants: 0, sessions: 0 },
        rejected: 0,
        rejecting: false,
        handedOver: [claimed],
      });
      const { rows } = await database.pool.query(
        "SELECT action FROM audit_log WHERE user_id = $1 AND detail->>'reason' = 'freeze' OR user_id = $1 AND action LIKE 'account.%' ORDER BY action",
        [owner.userId],
      );
      expect(rows.map(({ action }) => action)).toEqual([
        'account.freeze',
        'grant.revoke',
        'key.revoke',
        'session.revoke-all',
      ]);
    },
  );

  it('200 notifies the open event stream of every request that it rejects', proves('access.freeze'), async () => {
    const { owner, approved, pending } = await enrolBusy();
    const { rows: before } = await database.pool.query('SELECT position FROM user_change_counters WHERE user_id = $1', [
      owner.userId,
    ]);
    await freeze(owner);
    const { rows } = await database.pool.query(
      'SELECT request_hash, status, position FROM user_changes WHERE user_id = $1 AND position > $2 ORDER BY position',
      [owner.userId, before[0]?.position],
    );
    expect(new Set(rows.map(({ request_hash }) => request_hash))).toEqual(new Set([approved, pending]));
    expect(rows.map(({ position }) => Number(position) - Number(before[0]?.position))).toEqual([1, 2]);
  });

  it(
    '403 afterwards for every submission and new access, while reading, rejecting and revoking continue',
    proves('access.frozen'),
    async () => {
      const { owner, approved } = await enrolBusy();
      const token = owner.accessToken;
      const code = (await call('POST /auth/connect/initiate')).get('code');
      const sessionId = await beginConsent(call, (await registerClient(call)).clientId);
      await freeze(owner);
      const body = transferFields(owner.wallet.address);
      expectFrozen(await call('POST /transactions', { token, body }));
      expectFrozen(await elsewhere.call('POST /transactions', { key: testAdminKey, body }));
      expectFrozen(await call('POST /transactions', { key: testAdminKey, body: { ...body, encrypted: false } }));
      expectFrozen(await call('POST /user-api-keys', { token, body: { name: 'new' } }));
      expectFrozen(await call('POST /auth/connect/approve', { token, body: { code } }));
      expectFrozen(await call('POST /oauth/approve', { token, body: { sessionId } }));
      expectFrozen(await call('PUT /settings', { token, body: { executionType: 2 } }));
      expectFrozen(await call('PUT /settings/policy', { token, body: { limits: [] } }));
      const quorum = { ethereumAddress: owner.wallet.address, displayName: 'Desk', providerUserId: 'desk-1' };
      expectFrozen(await call('POST /provider-quorum', { key: testAdminKey, body: quorum }));

      const settings = await call('GET /settings', { token });
      expect(settings.get('frozenAt')).toBe((await call('GET /access', { token })).get('frozenAt'));
      expect((await read(owner, approved)).status).toBe('REJECTED');
      const rejection = await decide(call, approved, { token, body: { decision: 'REJECTED' } });
      expect(rejection.headers.get('problem-code')).toBe('transaction.final');
      expect((await call('POST /auth/connect/decline', { token, body: { code } })).status).toBe(200);
      expect((await call('POST /oauth/approve', { token, body: { sessionId, approved: false } })).status).toBe(200);
      expect((await call(`DELETE /user-api-keys/${owner.keyId}`, { token })).status).toBe(200);
    },
  );

  it('200 by a signature of the wallet, which ends every session', proves('access.freeze'), async () => {
    const owner = await enrolOwner(call);
    const answer = await callSigned(call, owner.wallet, 'POST /access/freeze');
    expect(answer.body).toMatchObject({ ended: { keys: 1, sessions: 1 } });
    const { status } = await call('POST /auth/refresh', { body: { refreshToken: owner.refreshToken } });
    expect(status).toBe(401);
  });
});

describe('POST /access/unfreeze', () => {
  it(
    '200 by a signature of the wallet alone, which ends every session; everything revoked and rejected stays so',
    proves('access.unfreeze'),
    async () => {
      const { owner, approved } = await enrolBusy();
      await freeze(owner);
      const token = owner.accessToken;
      expect((await call('POST /access/unfreeze', { token })).status).toBe(401);
      expect((await call('GET /settings', { token })).get('frozenAt')).toMatch(/Z$/);
      const now = Math.floor(Date.now() / 1000);
      // Each text is accepted once: the second is dated a second earlier, however long the first takes.
      for (const at of [now, now - 1]) expect((await unfreeze(owner, at)).body).toEqual({ frozenAt: null });
      expect((await call('GET /settings', { token })).body).toMatchObject({ frozenAt: null });
      expect((await call('POST /transactions', { key: owner.key, body: {} })).status).toBe(401);
      expect((await read(owner, approved)).status).toBe('REJECTED');
      const body = transferFields(owner.wallet.address);
      expect((await call('POST /transactions', { token, body })).status).toBe(401);
      const { accessToken: newToken } = await signIn(call, owner.wallet);
      expect((await call('POST /transactions', { token: newToken, body })).status).toBe(201);
      expect((await call('POST /user-api-keys', { token: newToken, body: { name: 'new' } })).status).toBe(201);
    },
  );

  it('404 for a wallet without a user', proves('access.unfreeze'), async () => {
    const stranger = (await signIn(call)).wallet;
    await database.pool.query('UPDATE users SET address = $1 WHERE address = $2', [
      `0x${'9'.repeat(40)}`,
      stranger.address.toLowerCase(),
    ]);
    const answer = await callSigned(call, stranger, 'POST /access/unfreeze');
    expect([answer.status, answer.headers.get('problem-code')]).toEqual([404, 'user.not_found']);
  });
});

describe('a concurrent freeze', () => {
  const ROUNDS = 4;

  it(
    'with submissions, keys, verdicts and approvals on two instances leaves nothing open',
    proves('access.freeze.races'),
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const owner = await enrolOwner(call);
        const thief = await signIn(call, owner.wallet);
        const open = await Promise.all(Array.from({ length: 4 }, () => submit(call, owner)));
        await judge(call, open[0] ?? '', 'UNDECIDED');
        const body = transferFields(owner.wallet.address);
        const attempts = [
          ...Array.from({ length: 8 }, (_, n) =>
            (n % 2 ? call : elsewhere.call)('POST /transactions', { key: owner.key, body }),
          ),
          ...Array.from({ length: 4 }, () => call('POST /transactions', { key: testAdminKey, body })),
          ...Array.from({ length: 4 }, () =>
            elsewhere.call('POST /user-api-keys', { token: thief.accessToken, body: { name: 'theirs' } }),
          ),
          decide(elsewhere.call, open[0] ?? '', { token: thief.accessToken, body: { decision: 'APPROVED' } }),
          ...open.slice(1).map((hash, n) => judge(n % 2 ? call : elsewhere.call, hash, 'APPROVED')),
        ];
        const [frozen, ...answers] = await Promise.all([freeze(owner), ...attempts]);
        expect(frozen.status).toBe(200);
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        const { rows } = await database.pool.query(
          `SELECT (SELECT count(*) FROM transactions WHERE user_id = $1 AND status <> 'REJECTED')::int AS open,
           (SELECT count(*) FROM api_keys WHERE user_id = $1 AND active)::int AS keys,
           (SELECT count(*) FROM verification_requests r JOIN transactions t ON t.id = r.transaction_id
             WHERE t.user_id = $1 AND r.task = 'verdict')::int AS leased`,
          [owner.userId],
        );
        expect(rows).toEqual([{ open: 0, keys: 0, leased: 0 }]);
      }
    },
  );
});

import { callSigned, createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { cid, hash32, isoTime, problem, uuid } from '@countersign/harness/requests/answers';
import { decide, enrolOwner, judge, type Owner, someAddress, submit } from '@countersign/harness/requests/transactions';
import type { CallResult } from '@countersign/harness/service/caller';
import { untilSealed } from '@countersign/harness/service/jobs';
import { testAdminKey, testBaseUrl, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;
let owner: Owner;
let other: Owner;

beforeAll(async () => {
  [owner, other] = await Promise.all([enrolOwner(call), enrolOwner(call)]);
});

const path = ({ wallet }: Pick<Owner, 'wallet'>, query = '') => `GET /transactions/users/${wallet.address}${query}`;
const list = (user: Owner, query = '') => call(path(user, query), { key: user.key });
const hashesOf = ({ body }: CallResult) => (body as { requestHash: string }[]).map(({ requestHash }) => requestHash);

describe('GET /transactions/users/{ethereumAddress}', () => {
  describe('200', () => {
    it('of a user without transactions: an empty array', async () => {
      const answer = await list(await enrolOwner(call));
      expect([answer.status, answer.body, answer.headers.get('link')]).toEqual([200, [], null]);
    });

    it(
      'each with its call, its chain and the approvals by kind, with exactly these fields',
      proves(
        'approvals.by-key',
        'approvals.by-signature',
        'transactions.fields.data',
        'transactions.fields.value',
        'transactions.list.action',
        'transactions.list.approvals',
        'transactions.list.content',
      ),
      async () => {
        const user = await enrolOwner(call);
        const hash = await submit(call, user, { chainId: 10, contextLogs: { secret: 1 } });
        const byUser = await decide(call, hash, { token: user.accessToken, body: { decision: 'APPROVED' } });
        const byKey = await decide(call, hash, { key: user.key, body: { decision: 'APPROVED' } });
        const byAdmin = await decide(call, hash, { key: testAdminKey, body: { decision: 'APPROVED' } });
        await untilSealed(database.pool);
        const verdict = await judge(call, hash, 'APPROVED');
        expect((await list(user)).body).toEqual([
          {
            id: uuid,
            requestHash: hash32,
            description: `Send 1 ETH to ${someAddress}`,
            status: 'APPROVED',
            statusReason: null,
            waitingFor: 'execution',
            since: isoTime,
            validUntil: isoTime,
            executedLate: false,
            release: null,
            execution: 0,
            createdAt: isoTime,
            updatedAt: isoTime,
            summary: null,
            decision: 'APPROVED',
            confidence: 0.9,
            reason: 'words and bytes agree',
            hasFailedChecks: false,
            submittedBy: { kind: 'api-key', id: user.keyId, name: 'agent' },
            escrowAddress: user.wallet.address,
            chainId: 10,
            tx: { to: someAddress, value: '1000000000000000000', data: '0x' },
            calls: null,
            typedData: null,
            payment: null,
            cid,
            chain: null,
            approvals: { user: [byUser.body], apiKey: [byAdmin.body, byKey.body], orion: [verdict.body] },
          },
        ]);
      },
    );

    it(
      'by key, access token, signature and, for any user, by an ADMIN key, in any case of the address',
      proves(
        'auth.signature.transactions',
        'keys.type.admin-agent',
        'transactions.list.answer',
        'transactions.list.server-key',
      ),
      async () => {
        const hash = await submit(call, owner);
        const answers = [
          await list(owner),
          await call(path(owner), { token: owner.accessToken }),
          await callSigned(call, owner.wallet, path(owner)),
          await call(path(owner), { key: testAdminKey }),
          await call(`GET /transactions/users/${owner.wallet.address.toLowerCase()}`, { key: owner.key }),
        ];
        for (const answer of answers) expect(hashesOf(answer)).toEqual([hash]);
      },
    );

    it('newest first, page by page, with our own link to the next page', proves('lists.owner'), async () => {
      const user = await enrolOwner(call);
      const made: string[] = [];
      for (let n = 0; n < 7; n++) made.push(await submit(call, user));
      // Some with the same time, so that the id decides the order.
      await database.pool.query(
        "UPDATE transactions SET created_at = date_trunc('hour', created_at) WHERE request_hash = ANY($1)",
        [made.slice(0, 4)],
      );
      const whole = hashesOf(await list(user));
      expect(whole.slice(0, 3)).toEqual(made.slice(4).toReversed());
      expect(new Set(whole)).toEqual(new Set(made));
      const seen: string[] = [];
      let query: string | null = '?limit=2';
      while (query) {
        const page: CallResult = await list(user, query);
        seen.push(...hashesOf(page));
        const link = page.headers.get('link');
        if (link) expect(link).toMatch(/^<[^>]+>; rel="next"$/);
        const url = link?.slice(1, link.indexOf('>')) ?? null;
        if (url) expect(url.toLowerCase()).toContain(`${testBaseUrl}/transactions/users/0x`);
        query = url && new URL(url).search;
      }
      expect(seen).toEqual(whole);
    });

    it.each([
      ['prompts', "UPDATE transactions SET user_prompt = repeat('x', 250000) WHERE user_id = $1", 16],
      ['calls', "UPDATE transactions SET call_data = '0x' || repeat('00', 125000) WHERE user_id = $1", 16],
      [
        'analyses',
        `UPDATE approvals SET analysis = repeat('x', 250000)
         WHERE transaction_id IN (SELECT id FROM transactions WHERE user_id = $1)`,
        16,
      ],
      [
        'contexts and sealed payloads, which it leaves out,',
        `UPDATE transactions SET payload_bytes = 250000, encrypted_payload = repeat('x', 250000),
         context_logs = json_build_object('log', repeat('x', 250000)) WHERE user_id = $1`,
        17,
      ],
    ])('of 17 with large %s shows as many as fit into one answer', async (_what, fill, count) => {
      const user = await enrolOwner(call);
      const made: string[] = [];
      for (let n = 0; n < 17; n++) made.unshift(await submit(call, user));
      await Promise.all(made.map((hash) => judge(call, hash, 'APPROVED')));
      await database.pool.query(fill, [user.userId]);
      const page = await list(user);
      expect(hashesOf(page)).toEqual(made.slice(0, count));
      expect(page.headers.has('link')).toBe(count < 17);
    });

    it('a page that ends with the last transaction has no link', async () => {
      const user = await enrolOwner(call);
      for (let n = 0; n < 2; n++) await submit(call, user);
      expect((await list(user, '?limit=2')).headers.get('link')).toBeNull();
      expect((await list(user, '?limit=1')).headers.get('link')).not.toBeNull();
    });

    it("only the user's own, each with its own approvals", proves('transactions.list.content'), async () => {
      const [one, two] = await Promise.all([enrolOwner(call), enrolOwner(call)]);
      const [first, second] = [await submit(call, one), await submit(call, one)];
      await submit(call, two);
      await judge(call, first, 'REJECTED');
      expect((await list(one)).body).toMatchObject([
        { requestHash: second, status: 'PENDING', approvals: { orion: [] } },
        { requestHash: first, status: 'REJECTED', approvals: { orion: [{ decision: 'REJECTED' }] } },
      ]);
    });

    it('finds a page by an index that is already in order', proves('lists.cost'), async () => {
      const client = await database.pool.connect();
      try {
        await client.query('BEGIN; SET LOCAL enable_seqscan = off');
        const { rows } = await client.query(
          `EXPLAIN (FORMAT JSON) SELECT id FROM transactions WHERE user_id = $1 AND (created_at, id) < (now(), $1)
           ORDER BY created_at DESC, id DESC LIMIT 101`,
          [owner.userId],
        );
        // The index of the partition, which has its own name.
        expect(JSON.stringify(rows)).toMatch(/"transactions_\d_user_id_created_at_id_idx"/);
        expect(JSON.stringify(rows)).not.toContain('Sort');
      } finally {
        await client.query('ROLLBACK');
        client.release();
      }
    });
  });

  describe('400', () => {
    it.each([
      ['limit=0', 'limit: '],
      ['limit=501', 'limit: '],
      ['limit=x', 'limit: '],
      ['cursor=nonsense', 'cursor: '],
    ])('%s', async (query, said) => {
      expect((await list(owner, `?${query}`)).body).toEqual(problem(400, said));
    });

    it('a path without a valid address', async () => {
      const answer = await call('GET /transactions/users/0x12', { key: testAdminKey });
      expect(answer.body).toEqual(problem(400, 'ethereumAddress: '));
    });
  });

  describe('401', () => {
    it('without credentials, and with invalid ones', proves('transactions.list.unauthenticated'), async () => {
      expect((await call(path(owner))).body).toMatchObject({ statusCode: 401 });
      expect((await call(path(owner), { token: owner.refreshToken })).body).toMatchObject({ statusCode: 401 });
    });
  });

  describe('403', () => {
    it(
      "another user's address, and an unknown address, except with an ADMIN key",
      proves('transactions.list.own-only'),
      async () => {
        for (const user of [other, { wallet: createWallet() }]) {
          const answers = [
            await call(path(user), { key: owner.key }),
            await call(path(user), { token: owner.accessToken }),
            await callSigned(call, owner.wallet, path(user)),
          ];
          for (const answer of answers) expect(answer.body).toEqual(problem(403, 'ethereumAddress: '));
        }
      },
    );

    it('an ORION key', async () => {
      expect((await call(path(owner), { key: testOrionKey })).body).toEqual(problem(403, 'ORION'));
    });
  });

  describe('404', () => {
    it(
      'an unknown address, by an ADMIN key and by its own signature',
      proves('transactions.list.unknown'),
      async () => {
        const wallet = createWallet();
        expect((await call(path({ wallet }), { key: testAdminKey })).body).toMatchObject({ statusCode: 404 });
        expect((await callSigned(call, wallet, path({ wallet }))).body).toMatchObject({ statusCode: 404 });
      },
    );
  });
});

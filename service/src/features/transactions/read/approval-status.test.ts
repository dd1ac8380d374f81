import { addService } from '@countersign/harness/people/verification-services';
import { callSigned, createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { issueServerKey, nobodysHash, problem } from '@countersign/harness/requests/answers';
import { decide, enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService();
const elsewhere = await startInstance();
const { call } = service;
const APPROVED = { decision: 'APPROVED' };
let owner: Owner;
let other: Owner;
let arbiter: { key: string; keyId: string };

beforeAll(async () => {
  [owner, other] = await Promise.all([enrolOwner(call), enrolOwner(call)]);
  arbiter = await issueServerKey(database, { type: 'admin', label: 'arbiter' });
});

interface Poll {
  readonly query?: string;
  readonly tag?: string | null;
  readonly on?: { readonly call: typeof call };
}

const poll = (hash: string, { query = '', tag, on = service }: Poll = {}) =>
  on.call(`GET /transactions/${hash}/approval-status${query}`, {
    key: owner.key,
    ...(tag && { headers: { 'if-none-match': tag } }),
  });
const tagOf = ({ headers }: { headers: Headers }) => headers.get('etag');
const roles = async (hash: string) => (await poll(hash, { query: '?view=roles' })).body;

/** Resolves to true if the answer is still held after a while. */
const isHeld = (answer: Promise<unknown>) =>
  Promise.race([answer.then(() => false), new Promise((resolve) => setTimeout(resolve, 300, true))]);

describe('GET /transactions/{requestHash}/approval-status', () => {
  describe('200', () => {
    it(
      'of a new transaction: no decisions, and an empty orion array',
      proves('approval-status.records.pending'),
      async () => {
        const hash = await submit(call, owner);
        const answer = await poll(hash);
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({ status: 'PENDING', user: [], agent: [], arbiter: [], orion: [] });
      },
    );

    it(
      'by key, access token, signature, ADMIN key and the ORION key of its service',
      proves('approval-status.answer', 'auth.signature.transactions', 'keys.scope.read-own'),
      async () => {
        const hash = await submit(call, owner);
        const path = `GET /transactions/${hash}/approval-status`;
        const answers = [
          await poll(hash),
          await call(path, { token: owner.accessToken }),
          await callSigned(call, owner.wallet, path),
          await call(path, { key: testAdminKey }),
          await call(path, { key: testOrionKey }),
        ];
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      },
    );

    it(
      'the records by approver, the newest first; the first of orion is the verdict',
      proves(
        'approval-status.default-view',
        'approval-status.records',
        'approval-status.records.keys',
        'approval-status.records.verdict',
        'status.key-approves',
      ),
      async () => {
        const hash = await submit(call, owner);
        const decideAs = async (key: string) => (await decide(call, hash, { key, body: APPROVED })).body;
        const user = [(await decide(call, hash, { token: owner.accessToken, body: APPROVED })).body];
        const first = await decideAs(owner.key);
        const agent = [await decideAs(testAdminKey), first];
        const byArbiter = [await decideAs(arbiter.key)];
        const verdict = (await judge(call, hash, 'UNDECIDED')).body;
        user.unshift((await decide(call, hash, { token: owner.accessToken, body: APPROVED })).body);
        const answer = await poll(hash, { on: elsewhere });
        expect(answer.body).toEqual({ status: 'APPROVED', user, agent, arbiter: byArbiter, orion: [verdict] });
        expect(answer.body).toMatchObject({ orion: [{ decision: 'UNDECIDED', confidence: 0.9 }] });
      },
    );

    it(
      'view=roles shows for each role whether it approved',
      proves(
        'approval-status.default-view',
        'approval-status.roles.agent',
        'approval-status.roles.arbiter',
        'approval-status.roles.orion',
        'approval-status.roles.user',
      ),
      async () => {
        const nobody = { user: false, agent: false, arbiter: false, orion: false };
        const hash = await submit(call, owner);
        expect(await roles(hash)).toEqual(nobody);
        await decide(call, hash, { key: owner.key, body: APPROVED });
        expect(await roles(hash)).toEqual(nobody);
        await decide(call, hash, { key: testAdminKey, body: APPROVED });
        expect(await roles(hash)).toEqual({ ...nobody, agent: true });
        await decide(call, hash, { key: arbiter.key, body: APPROVED });
        expect(await roles(hash)).toEqual({ ...nobody, agent: true, arbiter: true });
        await decide(call, hash, { token: owner.accessToken, body: APPROVED });
        expect(await roles(hash)).toEqual({ user: true, agent: true, arbiter: true, orion: false });
        await judge(call, hash, 'APPROVED');
        expect(await roles(hash)).toEqual({ user: true, agent: true, arbiter: true, orion: true });
        await decide(call, hash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
        expect(await roles(hash)).toEqual({ user: false, agent: true, arbiter: true, orion: true });
      },
    );

    it.each(['REJECTED', 'UNDECIDED'] as const)(
      'view=roles: %s by orion is no approval',
      proves('approval-status.roles.orion'),
      async (verdict) => {
        const hash = await submit(call, owner);
        await judge(call, hash, verdict);
        expect(await roles(hash)).toMatchObject({ orion: false });
      },
    );

    it('has a different ETag after every decision, and in every view', proves('approval-status.etag'), async () => {
      const hash = await submit(call, owner);
      const tags = [tagOf(await poll(hash)), tagOf(await poll(hash, { query: '?view=roles' }))];
      for (const key of [owner.key, testAdminKey, testOrionKey]) {
        await decide(call, hash, { key, body: APPROVED });
        tags.push(tagOf(await poll(hash, { on: elsewhere })));
      }
      expect(new Set(tags).size).toBe(5);
      for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
    });

    it('the tag of an earlier state, or of the other view, gives the whole answer', async () => {
      const hash = await submit(call, owner);
      const tag = tagOf(await poll(hash));
      expect((await poll(hash, { tag, query: '?view=roles' })).status).toBe(200);
      await judge(call, hash, 'APPROVED');
      expect((await poll(hash, { tag })).body).toMatchObject({ status: 'APPROVED' });
    });
  });

  describe('200, with wait', () => {
    it(
      'at once if it is no longer pending, or if the tag is of an earlier state',
      proves('approval-status.wait'),
      async () => {
        const hash = await submit(call, owner);
        const tag = tagOf(await poll(hash));
        await decide(call, hash, { key: owner.key, body: APPROVED });
        expect((await poll(hash, { tag, query: '?wait=25' })).body).toMatchObject({
          agent: [{ decision: 'APPROVED' }],
        });
        await judge(call, hash, 'APPROVED');
        expect((await poll(hash, { query: '?wait=25' })).body).toMatchObject({ status: 'APPROVED' });
      },
    );

    it(
      'held while it is pending, even after the verdict, until the owner decides',
      proves('approval-status.wait'),
      async () => {
        const hash = await submit(call, owner);
        await judge(call, hash, 'UNDECIDED');
        const answer = poll(hash, { query: '?wait=25' });
        expect(await isHeld(answer)).toBe(true);
        await decide(elsewhere.call, hash, { token: owner.accessToken, body: APPROVED });
        expect((await answer).body).toMatchObject({ status: 'APPROVED', user: [{ decision: 'APPROVED' }] });
      },
    );

    it(
      'with the current tag, held in any state until the next change',
      proves('approval-status.wait.etag'),
      async () => {
        const hash = await submit(call, owner);
        await judge(call, hash, 'APPROVED');
        const answer = poll(hash, { tag: tagOf(await poll(hash)), query: '?wait=25' });
        expect(await isHeld(answer)).toBe(true);
        await decide(elsewhere.call, hash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
        expect((await answer).body).toMatchObject({ status: 'REJECTED' });
        const final = poll(hash, { tag: tagOf(await poll(hash)), query: '?wait=1' });
        expect(await isHeld(final)).toBe(true);
        expect((await final).status).toBe(304);
      },
    );

    it('at once if the state is final, even without a verdict', async () => {
      const hash = await submit(call, owner);
      await decide(call, hash, { key: owner.key, body: { decision: 'REJECTED' } });
      expect((await poll(hash, { query: '?wait=25' })).body).toMatchObject({ status: 'REJECTED', orion: [] });
    });

    it.each([
      ['this instance', () => service],
      ['another instance', () => elsewhere],
    ])('when the verdict comes by %s', proves('approval-status.wait'), async (_where, instance) => {
      const hash = await submit(call, owner);
      const answer = poll(hash, { query: '?wait=25' });
      expect(await isHeld(answer)).toBe(true);
      await judge(instance().call, hash, 'APPROVED');
      expect((await answer).body).toMatchObject({ status: 'APPROVED', orion: [{ decision: 'APPROVED' }] });
    });

    it('at the next change of any kind, with or without a tag', proves('approval-status.wait'), async () => {
      const hash = await submit(call, owner);
      const tag = tagOf(await poll(hash));
      const answers = [poll(hash, { query: '?wait=25' }), poll(hash, { tag, query: '?wait=25' })];
      expect(await isHeld(Promise.race(answers))).toBe(true);
      await decide(elsewhere.call, hash, { token: owner.accessToken, body: APPROVED });
      for (const { body } of await Promise.all(answers)) {
        expect(body).toMatchObject({ status: 'PENDING', user: [{ decision: 'APPROVED' }] });
      }
    });

    it('at the end of the wait, with the current state', proves('approval-status.wait'), async () => {
      const hash = await submit(call, owner);
      expect((await poll(hash, { query: '?wait=1' })).body).toMatchObject({ status: 'PENDING', orion: [] });
    });

    it('when the service stops', async () => {
      const stopping = await startInstance();
      const hash = await submit(call, owner);
      const answer = poll(hash, { query: '?wait=25', on: stopping });
      expect(await isHeld(answer)).toBe(true);
      await stopping.stop();
      expect((await answer).body).toMatchObject({ status: 'PENDING' });
    });

    it('20 waiting callers are all answered by one verdict', async () => {
      const hash = await submit(call, owner);
      const answers = Array.from({ length: 20 }, (_, n) =>
        poll(hash, { query: '?wait=25', on: n % 2 ? service : elsewhere }),
      );
      expect(await isHeld(Promise.race(answers))).toBe(true);
      await judge(call, hash, 'REJECTED');
      for (const { body } of await Promise.all(answers)) expect(body).toMatchObject({ status: 'REJECTED' });
    });
  });

  describe('304', () => {
    it('for the current tag, on any instance, as a weak tag or in a list', proves('approval-status.etag'), async () => {
      const hash = await submit(call, owner);
      await judge(call, hash, 'APPROVED');
      const tag = tagOf(await poll(hash));
      for (const seen of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const answer = await poll(hash, { tag: seen, on: elsewhere });
        expect([answer.status, answer.text, tagOf(answer)]).toEqual([304, '', tag]);
      }
    });

    it('at the end of the wait, with the unchanged tag', async () => {
      const hash = await submit(call, owner);
      const tag = tagOf(await poll(hash));
      const answer = await poll(hash, { tag, query: '?wait=1' });
      expect([answer.status, tagOf(answer)]).toEqual([304, tag]);
    });
  });

  describe('400', () => {
    it.each(['wait=26', 'wait=-1', 'wait=1.5', 'wait=x', 'view=all', 'view='])(
      '%s',
      proves('approval-status.wait'),
      async (query) => {
        const hash = await submit(call, owner);
        const [field = ''] = query.split('=');
        expect((await poll(hash, { query: `?${query}` })).body).toEqual(problem(400, `${field}: `));
      },
    );
  });

  describe('401', () => {
    it('without credentials, and with invalid ones', proves('approval-status.unauthenticated'), async () => {
      const path = `GET /transactions/${await submit(call, owner)}/approval-status`;
      expect((await call(path)).body).toMatchObject({ statusCode: 401 });
      expect((await call(path, { key: `${owner.key}x` })).body).toMatchObject({ statusCode: 401 });
    });
  });

  describe('403', () => {
    it('a key whose scopes lack transactions:read:own', proves('keys.scope.read-own'), async () => {
      const weak = await enrolOwner(call);
      await database.pool.query(
        "UPDATE api_keys SET scopes = array_remove(scopes, 'transactions:read:own') WHERE id = $1",
        [weak.keyId],
      );
      const hash = await submit(call, weak);
      const answer = await call(`GET /transactions/${hash}/approval-status`, { key: weak.key });
      expect(answer.body).toEqual(problem(403, 'transactions:read:own'));
    });
  });

  describe('404', () => {
    it(
      "another user's transaction: by token, key and signature, also with wait",
      proves('approval-status.not-own'),
      async () => {
        const path = `GET /transactions/${await submit(call, owner)}/approval-status`;
        const answers = [
          await call(path, { token: other.accessToken }),
          await call(path, { key: other.key }),
          await call(`${path}?wait=25`, { key: other.key }),
          await callSigned(call, other.wallet, path),
          await callSigned(call, createWallet(), path),
        ];
        for (const answer of answers) expect(answer.body).toEqual(problem(404, 'requestHash: '));
      },
    );

    it('an ORION key of another verification service', proves('verdict.addressed'), async () => {
      await addService(database.pool, { id: 5 });
      const { key } = await issueServerKey(database, { type: 'orion', label: 'orion', serviceId: 5 });
      const path = `GET /transactions/${await submit(call, owner)}/approval-status`;
      expect((await call(path, { key })).status).toBe(404);
    });

    it.each([nobodysHash, '0x12', 'nonsense'])('the hash %s', proves('approval-status.unknown'), async (hash) => {
      for (const query of ['', '?wait=25']) {
        expect((await poll(hash, { query })).body).toEqual(problem(404, 'requestHash: '));
      }
    });
  });
});

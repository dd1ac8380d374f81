import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { issueServerKey } from '@countersign/harness/requests/answers';
import { enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { deciding, paymentEffects as effects } from './deciding.fixture.ts';

const { database, service, startInstance } = await useTestService();
const { call } = service;
const APPROVED = { decision: 'APPROVED' };
const REJECTED = { decision: 'REJECTED' };

let owner: Owner;
let arbiter: { key: string };

beforeAll(async () => {
  owner = await enrolOwner(call);
  arbiter = await issueServerKey(database, { type: 'admin', label: 'arbiter' });
});

const { bySignature, byOwner, byKey, status, record } = deciding(call, () => owner);

describe('the status that follows from decisions', () => {
  it.each([
    ['approved', 'APPROVED', 'APPROVED'],
    ['rejected', 'REJECTED', 'REJECTED'],
    ['left open', 'UNDECIDED', 'PENDING'],
  ] as const)(
    'execution type 0, %s by orion: %s is %s',
    proves(
      'approvals.orion-record.decision',
      'approvals.undecided',
      'settings.execution-type.direct-user',
      'status.direct-user',
      'status.reject',
      'status.values',
    ),
    async (_what, verdict, expected) => {
      const hash = await submit(call, owner);
      await judge(call, hash, verdict);
      expect(await status(hash)).toBe(expected);
    },
  );

  it('execution type 0: an approval by the owner alone has no effect', proves('status.direct-user'), async () => {
    const hash = await submit(call, owner);
    await byOwner(hash, APPROVED);
    expect(await status(hash)).toBe('PENDING');
    await judge(call, hash, 'APPROVED');
    expect(await status(hash)).toBe('APPROVED');
  });

  it(
    'execution type 1 needs both, in any order',
    proves('settings.execution-type.user-executed', 'status.owner', 'status.user-executed'),
    async () => {
      const user = await enrolOwner(call, 1);
      for (const isOwnerFirst of [true, false]) {
        const hash = await submit(call, user);
        const steps = [() => byOwner(hash, APPROVED, user), () => judge(call, hash, 'APPROVED')];
        const [first, second] = isOwnerFirst ? steps : steps.toReversed();
        await first?.();
        expect(await status(hash, user)).toBe('PENDING');
        await second?.();
        expect(await status(hash, user)).toBe('APPROVED');
      }
    },
  );

  it(
    'execution type 1: the owner may also sign, and either of them can reject',
    proves('status.owner', 'status.reject'),
    async () => {
      const user = await enrolOwner(call, 1);
      const signed = await submit(call, user);
      await judge(call, signed, 'APPROVED');
      await bySignature(user, signed, APPROVED);
      expect(await status(signed, user)).toBe('APPROVED');
      const refused = await submit(call, user);
      await byOwner(refused, APPROVED, user);
      await judge(call, refused, 'REJECTED');
      expect(await status(refused, user)).toBe('REJECTED');
    },
  );

  it.each([0, 1, 2] as const)(
    'a policy holds for execution type %i',
    proves('policy.execution-types'),
    async (executionType) => {
      const user = await enrolOwner(call, executionType);
      await call('PUT /settings/policy', { token: user.accessToken, body: { limits: [], allowedRecipients: [] } });
      const hash = await submit(call, user);
      await judge(call, hash, 'APPROVED', { effects });
      expect(await status(hash, user)).toBe('PENDING');
      expect((await record(hash)).verdict).toMatchObject({
        ownerNeeded: true,
        ownerNeededBecause: expect.stringContaining('is not allowed'),
      });
      await byOwner(hash, APPROVED, user);
      expect(await status(hash, user)).toBe('APPROVED');
    },
  );

  describe('execution type 2', () => {
    const limits = [{ chainId: 11155111, asset: 'native', perTransaction: '10', per24Hours: '25' }];
    async function withPolicy(policy: object | null): Promise<Owner> {
      const user = await enrolOwner(call, 2);
      if (policy) {
        const answer = await call('PUT /settings/policy', { token: user.accessToken, body: policy });
        expect(answer.status).toBe(200);
      }
      return user;
    }
    const sending = (amount: string) => [{ ...effects[0], gives: [{ asset: { kind: 'native' }, amount }] }];
    /** A call with exactly the value in its effects. */
    const tx = { to: createWallet().address, value: '10', data: '0x' };
    async function judged(user: Owner, more: object, sent = tx): Promise<{ hash: string; status: string }> {
      const hash = await submit(call, user, { tx: sent });
      await judge(call, hash, 'APPROVED', { ...more });
      return { hash, status: await status(hash, user) };
    }

    it(
      'without a policy needs the arbiter alone',
      proves('settings.execution-type.agent-executed', 'status.agent-executed'),
      async () => {
        const user = await withPolicy(null);
        expect(await judged(user, {})).toMatchObject({ status: 'APPROVED' });
        expect(await judged(user, { effects })).toMatchObject({ status: 'APPROVED' });
      },
    );

    it(
      'within the limits needs the arbiter alone, above them also the owner',
      proves('policy.when', 'status.agent-executed'),
      async () => {
        const user = await withPolicy({ limits });
        const within = await judged(user, { effects: sending('10') });
        expect(within.status).toBe('APPROVED');
        expect((await record(within.hash)).verdict).toMatchObject({ ownerNeeded: false, ownerNeededBecause: null });
        const above = await judged(user, { effects: sending('11') });
        expect(above.status).toBe('PENDING');
        expect((await record(above.hash)).verdict).toMatchObject({
          ownerNeeded: true,
          ownerNeededBecause: expect.stringContaining('the limit per transaction is 0.00000000000000001 ETH'),
        });
        await byKey(above.hash, APPROVED, user.key);
        expect(await status(above.hash, user)).toBe('PENDING');
        await byOwner(above.hash, APPROVED, user);
        expect(await status(above.hash, user)).toBe('APPROVED');
      },
    );

    it('absent, null, empty or unknown effects need the owner', proves('status.agent-executed'), async () => {
      const user = await withPolicy({ limits });
      const unknown = [{ ...effects[0], kind: 'unknown' }];
      for (const posted of [{}, { effects: null }, { effects: [] }, { effects: unknown }]) {
        expect(await judged(user, posted)).toMatchObject({ status: 'PENDING' });
      }
    });

    it('a call with more value than its effects needs the owner', async () => {
      const user = await withPolicy({ limits });
      const { hash, status: found } = await judged(user, { effects: sending('9') });
      expect(found).toBe('PENDING');
      expect((await record(hash)).verdict?.ownerNeededBecause).toContain('carries 0.00000000000000001 ETH');
    });

    it('the effects of a sealed call are not trusted', async () => {
      const user = await withPolicy({ limits });
      const hash = await submit(call, user, { tx });
      const seal =
        'UPDATE transactions SET call_to = NULL, call_value = NULL, call_data = NULL WHERE request_hash = $1';
      await database.pool.query(seal, [hash]);
      await judge(call, hash, 'APPROVED', { effects });
      expect(await status(hash, user)).toBe('PENDING');
    });

    it('counts approvals of the last 24 hours, including withdrawn ones, which may have been sent', async () => {
      const user = await withPolicy({ limits });
      const [first, second] = [await judged(user, { effects }), await judged(user, { effects })];
      expect([first.status, second.status]).toEqual(['APPROVED', 'APPROVED']);
      const third = await judged(user, { effects });
      expect(third.status).toBe('PENDING');
      await byOwner(first.hash, REJECTED, user);
      await byKey(second.hash, REJECTED, user.key);
      expect(await judged(user, { effects })).toMatchObject({ status: 'PENDING' });
      await database.pool.query("UPDATE spends SET created_at = created_at - interval '24 hours' WHERE user_id = $1", [
        user.userId,
      ]);
      expect(await judged(user, { effects })).toMatchObject({ status: 'APPROVED' });
    });

    it('is judged by the policy at the time of the verdict', proves('policy.when'), async () => {
      const user = await withPolicy(null);
      const hash = await submit(call, user);
      await call('PUT /settings/policy', { token: user.accessToken, body: { limits: [], allowedRecipients: [] } });
      await judge(call, hash, 'APPROVED', { effects });
      expect(await status(hash, user)).toBe('PENDING');
      await call('PUT /settings/policy', { token: user.accessToken, body: { limits: [] } });
      expect(await status(hash, user)).toBe('PENDING');
    });

    it(
      '50 verdicts at once on two instances never exceed the daily limit together',
      proves('policy.lock'),
      async () => {
        const elsewhere = await startInstance();
        for (let round = 0; round < 3; round++) {
          const user = await withPolicy({ limits });
          const hashes = await Promise.all(Array.from({ length: 50 }, () => submit(call, user, { tx })));
          const answers = await Promise.all(
            hashes.map((hash, n) => judge(n % 2 ? call : elsewhere.call, hash, 'APPROVED', { effects })),
          );
          expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
          const statuses = await Promise.all(hashes.map((hash) => status(hash, user)));
          expect(statuses.filter((each) => each === 'APPROVED')).toHaveLength(2);
        }
      },
    );
  });

  it('UNDECIDED waits for the owner, who may approve', proves('status.undecided'), async () => {
    const hash = await submit(call, owner);
    await judge(call, hash, 'UNDECIDED');
    for (const key of [owner.key, testAdminKey]) await byKey(hash, APPROVED, key);
    expect(await status(hash)).toBe('PENDING');
    await byOwner(hash, APPROVED);
    expect(await status(hash)).toBe('APPROVED');
  });

  it('UNDECIDED waits for the owner, who may reject', proves('status.reject', 'status.undecided'), async () => {
    const hash = await submit(call, owner);
    await judge(call, hash, 'UNDECIDED');
    await byOwner(hash, REJECTED);
    expect(await status(hash)).toBe('REJECTED');
  });

  it(
    'after UNDECIDED only a later decision counts, and it is a new record',
    proves('status.undecided.later-decision'),
    async () => {
      const hash = await submit(call, owner);
      const before = await byOwner(hash, APPROVED);
      await judge(call, hash, 'UNDECIDED');
      expect(await status(hash)).toBe('PENDING');
      const after = await bySignature(owner, hash, APPROVED);
      expect(after.get('id')).not.toBe(before.get('id'));
      expect(await status(hash)).toBe('APPROVED');
      expect((await record(hash)).approvals.user).toEqual([after.body, before.body]);
      expect((await byOwner(hash, APPROVED)).body).toEqual(after.body);
    },
  );

  it.each([0, 1, 2] as const)(
    'an APPROVED by any key never counts, execution type %i',
    proves('status.key-approves'),
    async (executionType) => {
      const user = await enrolOwner(call, executionType);
      const hash = await submit(call, user);
      for (const key of [user.key, testAdminKey, arbiter.key])
        expect((await byKey(hash, APPROVED, key)).status).toBe(201);
      expect(await status(hash, user)).toBe('PENDING');
      await judge(call, hash, 'APPROVED');
      expect(await status(hash, user)).toBe(executionType === 1 ? 'PENDING' : 'APPROVED');
    },
  );

  it.each([
    ["the owner's key", () => owner.key],
    ['an ADMIN key', () => testAdminKey],
    ['a key labelled arbiter', () => arbiter.key],
  ])(
    'a REJECTED by %s rejects a pending and an approved request',
    proves('approvals.server-key', 'status.key-rejects'),
    async (_whose, key) => {
      const waiting = await submit(call, owner);
      await byKey(waiting, REJECTED, key());
      expect(await status(waiting)).toBe('REJECTED');
      const approved = await submit(call, owner);
      await byKey(approved, APPROVED, key());
      await judge(call, approved, 'APPROVED');
      await byKey(approved, REJECTED, key());
      expect(await status(approved)).toBe('REJECTED');
    },
  );

  it(
    'the latest decision of an approver counts: the owner approves and then withdraws',
    proves('status.from-approved', 'status.latest-counts'),
    async () => {
      for (const isSigned of [true, false]) {
        const hash = await submit(call, owner);
        await byOwner(hash, APPROVED);
        await judge(call, hash, 'APPROVED');
        expect(await status(hash)).toBe('APPROVED');
        const withdrawn = await (isSigned ? bySignature(owner, hash, REJECTED) : byOwner(hash, REJECTED));
        expect(withdrawn.status).toBe(201);
        expect(await status(hash)).toBe('REJECTED');
        expect((await byOwner(hash, APPROVED)).status).toBe(400);
      }
    },
  );

  it("a verdict or a rejection removes the request from the arbiters' queue", async () => {
    for (const end of [(hash: string) => judge(call, hash, 'UNDECIDED'), (hash: string) => byOwner(hash, REJECTED)]) {
      const hash = await submit(call, owner);
      const { id } = await record(hash);
      const waiting = async () =>
        (await database.pool.query('SELECT FROM verification_requests WHERE transaction_id = $1', [id])).rowCount;
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
      await end(hash);
      expect(await waiting()).toBe(0);
    }
  });
});

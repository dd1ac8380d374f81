import { addService } from '@countersign/harness/people/verification-services';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import {
  isoTime,
  issueServerKey,
  nobodysHash,
  problem,
  storingNothing,
  uuid,
} from '@countersign/harness/requests/answers';
import { nowSeconds, signedVerdict } from '@countersign/harness/requests/signed-verdict';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  submit,
  transferCallHash,
} from '@countersign/harness/requests/transactions';
import type { CallOptions } from '@countersign/harness/service/caller';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { deciding, paymentEffects as effects } from './deciding.fixture.ts';

const { database, service } = await useTestService();
const { call } = service;
const APPROVED = { decision: 'APPROVED' } as const;
const REJECTED = { decision: 'REJECTED' };

let owner: Owner;
let other: Owner;
let arbiter: { key: string; keyId: string };
let otherOrion: { key: string };

beforeAll(async () => {
  [owner, other] = await Promise.all([enrolOwner(call), enrolOwner(call)]);
  arbiter = await issueServerKey(database, { type: 'admin', label: 'arbiter' });
  await addService(database.pool, { id: 5 });
  otherOrion = await issueServerKey(database, { type: 'orion', label: 'orion', serviceId: 5 });
});

const { bySignature, byOwner, byKey, status, record } = deciding(call, () => owner);

describe('POST /transactions/{requestHash}/approvals', () => {
  describe('201', () => {
    const user = () => ({ id: owner.userId, ethereumAddress: owner.wallet.address });
    it.each<[string, (hash: string) => ReturnType<typeof decide>, () => object]>([
      ['an access token', (hash) => byOwner(hash, APPROVED), () => ({ type: 'user_ui', approver: user() })],
      ['a signature', (hash) => bySignature(owner, hash, APPROVED), () => ({ type: 'user', approver: user() })],
      [
        "the owner's key",
        (hash) => byKey(hash, APPROVED),
        () => ({ type: 'user_key', approver: { keyId: owner.keyId, label: 'user' } }),
      ],
      [
        'the ADMIN key of the environment',
        (hash) => byKey(hash, APPROVED, testAdminKey),
        () => ({ type: 'admin', approver: { keyId: uuid, label: 'agent' } }),
      ],
      [
        'an ADMIN key labelled arbiter',
        (hash) => byKey(hash, APPROVED, arbiter.key),
        () => ({ type: 'admin', approver: { keyId: arbiter.keyId, label: 'arbiter' } }),
      ],
      [
        'an ORION key',
        (hash) => judge(call, hash, 'APPROVED'),
        () => ({ type: 'orion', confidence: 0.9, analysis: 'words and bytes agree' }),
      ],
    ])(
      'by %s: the created record only',
      proves(
        'approvals.answer',
        'approvals.by-key',
        'approvals.by-signature',
        'approvals.orion-record',
        'approvals.orion-record.analysis',
        'approvals.own-only',
        'approvals.record',
        'approvals.server-key',
        'approvals.type',
        'approvals.user-record',
        'approvals.user-record.approver',
        'auth.signature.transactions',
        'keys.scope.approve-own',
        'keys.type.admin-agent',
        'keys.type.orion',
        'server-keys.orion.decides',
        'transactions.record.request-hash',
      ),
      async (_who, approve, expected) => {
        const hash = await submit(call, owner);
        const { id: transactionId } = await record(hash);
        const answer = await approve(hash);
        expect(answer.status).toBe(201);
        expect(answer.body).toEqual({
          id: uuid,
          transactionId,
          decision: 'APPROVED',
          createdAt: isoTime,
          ...expected(),
        });
        const { approvals } = await record(hash);
        expect(Object.values(approvals).flat()).toEqual([answer.body]);
      },
    );

    it.each<[object, string]>([
      [{ approved: true }, 'APPROVED'],
      [{ approved: false }, 'REJECTED'],
      [{ decision: 'REJECTED' }, 'REJECTED'],
      [{ decision: 'APPROVED', approved: true }, 'APPROVED'],
      [{ decision: 'REJECTED', approved: false }, 'REJECTED'],
    ])(
      'the body %j means %s',
      proves('approvals.boolean-form', 'approvals.decision-form', 'approvals.user-record.decision'),
      async (body, decision) => {
        const hash = await submit(call, owner);
        expect((await byOwner(hash, body)).body).toMatchObject({ decision });
        const second = await submit(call, owner);
        expect((await byKey(second, body, testOrionKey)).body).toMatchObject({
          decision,
          confidence: null,
          analysis: null,
        });
      },
    );

    it('unknown fields are ignored', async () => {
      const hash = await submit(call, owner);
      const answer = await byOwner(hash, {
        ...APPROVED,
        type: 'orion',
        approver: { id: other.userId },
        status: 'EXECUTED',
      });
      expect(answer.body).toMatchObject({ type: 'user_ui', approver: user() });
      expect(await status(hash)).toBe('PENDING');
    });

    it(
      'the fields of arbiters are stored for ORION keys, and ignored for other credentials',
      proves('approvals.arbiter-fields', 'approvals.ignored-fields'),
      async () => {
        const said = {
          confidence: 0.5,
          analysis: 'because',
          report: { verdict: 'PASS', nodes: [] },
          effects,
          callHash: transferCallHash(owner.wallet.address).toUpperCase().replace('0X', '0x'),
          decidedAt: nowSeconds(),
          responseCid: 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
        };
        const hash = await submit(call, owner);
        const { verdictSignature } = await signedVerdict(hash, { ...APPROVED, ...said });
        const posted = { ...said, verdictSignature };
        const ignored = await Promise.all([
          byOwner(hash, { ...APPROVED, ...posted }),
          bySignature(owner, hash, { ...APPROVED, ...posted }),
          byKey(hash, { ...APPROVED, ...posted }),
          byKey(hash, { ...APPROVED, ...posted }, testAdminKey),
        ]);
        for (const { body } of ignored) {
          expect(Object.keys(body as object).sort()).toEqual([
            'approver',
            'createdAt',
            'decision',
            'id',
            'transactionId',
            'type',
          ]);
        }
        expect(await record(hash)).toMatchObject({ verdict: null });
        await judge(call, hash, 'APPROVED', posted);
        const { verdictSignature: signature, callHash, effects: _, ...rest } = posted;
        expect((await record(hash)).verdict).toMatchObject({ ...rest, signature, callHash: callHash.toLowerCase() });
        expect((await record(hash)).verdict?.effects).toMatchObject([{ kind: 'send', gives: effects[0]?.gives }]);
      },
    );

    it('the requestHash of the path in the body, in any case', async () => {
      const hash = await submit(call, owner);
      const body = { ...APPROVED, requestHash: `0x${hash.slice(2).toUpperCase()}` };
      expect((await byKey(hash, body, testOrionKey)).status).toBe(201);
      expect((await byOwner(hash, { ...APPROVED, requestHash: hash })).status).toBe(201);
    });

    it(
      'a repeat of the same decision returns the first record, by token or by signature',
      proves('status.repeat'),
      async () => {
        const hash = await submit(call, owner);
        const first = await byOwner(hash, APPROVED);
        const again = await storingNothing(database, () => byOwner(hash, { approved: true }));
        expect([again.status, again.body]).toEqual([201, first.body]);
        expect((await bySignature(owner, hash, APPROVED)).body).toEqual(first.body);
        const ofKey = await byKey(hash, APPROVED);
        expect((await byKey(hash, APPROVED)).body).toEqual(ofKey.body);
        expect((await record(hash)).approvals).toEqual({ user: [first.body], apiKey: [ofKey.body], orion: [] });
      },
    );

    it('a repeat of the decision that made the state final also returns the first record, for owner and arbiter', async () => {
      const hash = await submit(call, owner);
      const first = await byOwner(hash, REJECTED);
      expect((await byOwner(hash, REJECTED)).body).toEqual(first.body);
      const judged = await submit(call, owner);
      const verdict = await judge(call, judged, 'REJECTED');
      const repeated = await judge(call, judged, 'REJECTED', { confidence: 0.1, analysis: 'otherwise' });
      expect([repeated.status, repeated.body]).toEqual([201, verdict.body]);
    });

    it('the owner and each key are separate approvers', async () => {
      const hash = await submit(call, owner);
      const second = await call('POST /user-api-keys', { token: owner.accessToken, body: { name: 'second' } });
      const answers = [
        await byOwner(hash, APPROVED),
        await byKey(hash, APPROVED),
        await byKey(hash, APPROVED, second.get('secret')),
        await byKey(hash, APPROVED, testAdminKey),
        await byKey(hash, APPROVED, arbiter.key),
      ];
      expect(new Set(answers.map((answer) => answer.get('id'))).size).toBe(5);
    });

    it('the history contains each decision with its credential', async () => {
      const hash = await submit(call, owner);
      await judge(call, hash, 'APPROVED');
      await byKey(hash, REJECTED);
      const { body } = await call(`GET /transactions/${hash}`, { token: owner.accessToken });
      expect((body as { history: unknown[] }).history).toMatchObject([
        { action: 'transaction.create', by: 'user-key', keyId: owner.keyId },
        { action: 'transaction.verdict', by: 'orion-key', detail: { from: 'PENDING', to: 'APPROVED' } },
        {
          action: 'transaction.decide',
          by: 'user-key',
          keyId: owner.keyId,
          detail: { from: 'APPROVED', to: 'REJECTED' },
        },
      ]);
    });
  });

  describe('400', () => {
    it.each<[string, object, string]>([
      ['neither form', {}, 'decision: is required unless approved is sent'],
      ['only an analysis', { analysis: 'fine' }, 'decision: is required'],
      ['both forms, contradicting', { decision: 'APPROVED', approved: false }, 'decision: contradicts approved'],
      [
        'both forms, contradicting the other way round',
        { decision: 'REJECTED', approved: true },
        'decision: contradicts approved',
      ],
      ['UNDECIDED and approved', { decision: 'UNDECIDED', approved: false }, 'decision: contradicts approved'],
      ['a decision in lower case', { decision: 'approved' }, 'decision: '],
      ['a decision null', { decision: null }, 'decision: '],
      ['approved as text', { approved: 'true' }, 'approved: '],
      ['approved as a number', { approved: 1 }, 'approved: '],
      ['a confidence over 1', { ...APPROVED, confidence: 1.01 }, 'confidence: must be from 0 to 1'],
      ['a confidence below 0', { ...APPROVED, confidence: -0.01 }, 'confidence: must be from 0 to 1'],
      ['a confidence as text', { ...APPROVED, confidence: '0.5' }, 'confidence: '],
      ['an analysis that is not text', { ...APPROVED, analysis: {} }, 'analysis: '],
      ['an analysis of 20,001 characters', { ...APPROVED, analysis: 'x'.repeat(20_001) }, 'analysis: '],
      ['a report as a number', { ...APPROVED, report: 1 }, 'report: '],
      ['incomplete effects', { ...APPROVED, effects: [{ kind: 'send' }] }, 'effects.0'],
      [
        'the callHash of another call',
        { ...APPROVED, callHash: nobodysHash },
        'callHash: does not match the recorded call',
      ],
      ['a callHash of odd length', { ...APPROVED, callHash: '0x123' }, 'callHash: '],
      [
        'a signature without its time',
        { ...APPROVED, verdictSignature: `0x${'cd'.repeat(65)}` },
        'decidedAt: is required with verdictSignature',
      ],
      ['a time before 1970', { ...APPROVED, decidedAt: -1 }, 'decidedAt: '],
      ['a time in fractions of seconds', { ...APPROVED, decidedAt: 1.5 }, 'decidedAt: '],
      ['a responseCid of version 0', { ...APPROVED, responseCid: `Qm${'a'.repeat(44)}` }, 'responseCid: '],
      ['a signature that is not hex', { ...APPROVED, verdictSignature: 'sig' }, 'verdictSignature: '],
      ['a signature of 0 bytes', { ...APPROVED, verdictSignature: '0x' }, 'verdictSignature: '],
      ['a signature of 64 bytes', { ...APPROVED, verdictSignature: `0x${'cd'.repeat(64)}` }, 'verdictSignature: '],
      ['a signature of 66 bytes', { ...APPROVED, verdictSignature: `0x${'cd'.repeat(66)}` }, 'verdictSignature: '],
      [
        'another requestHash',
        { ...APPROVED, requestHash: nobodysHash },
        'requestHash: differs from the one in the path',
      ],
      ['a malformed requestHash', { ...APPROVED, requestHash: '0x12' }, 'requestHash: '],
    ])(
      '%s, and nothing is stored',
      proves(
        'approvals.bad-body',
        'approvals.boolean-form',
        'approvals.confidence',
        'approvals.contradiction',
        'approvals.decision-form',
        'approvals.neither-form',
        'approvals.orion-record.confidence',
        'approvals.request-hash',
      ),
      async (_what, body, said) => {
        const hash = await submit(call, owner);
        const answer = await storingNothing(database, () => byKey(hash, body, testOrionKey));
        expect(answer.body).toEqual(problem(400, said));
      },
    );

    it.each([0, 1])(
      'the confidence %d is valid',
      proves('approvals.confidence', 'approvals.orion-record.confidence'),
      async (confidence) => {
        const hash = await submit(call, owner);
        expect((await judge(call, hash, 'APPROVED', { confidence })).body).toMatchObject({ confidence });
      },
    );

    it('no body', async () => {
      const hash = await submit(call, owner);
      expect((await decide(call, hash, { key: owner.key })).body).toEqual(problem(400, 'body: '));
    });

    it(
      'UNDECIDED by anyone but an arbiter',
      proves('approvals.undecided', 'approvals.user-record.decision'),
      async () => {
        const hash = await submit(call, owner);
        const body = { decision: 'UNDECIDED' };
        const answers = [
          await byOwner(hash, body),
          await bySignature(owner, hash, body),
          await byKey(hash, body),
          await byKey(hash, body, testAdminKey),
        ];
        for (const answer of answers) expect(answer.body).toEqual(problem(400, 'decision: UNDECIDED is for arbiters'));
      },
    );

    it('another requestHash in the body, by any approver', proves('approvals.request-hash'), async () => {
      const hash = await submit(call, owner);
      expect((await byOwner(hash, { ...APPROVED, requestHash: nobodysHash })).body).toEqual(
        problem(400, 'requestHash: '),
      );
    });

    it('any further decision on a REJECTED, EXECUTED or FAILED transaction', proves('status.final'), async () => {
      for (const final of ['REJECTED', 'EXECUTED', 'FAILED']) {
        const hash = await submit(call, owner);
        await database.pool.query('UPDATE transactions SET status = $2 WHERE request_hash = $1', [hash, final]);
        const requests: (() => ReturnType<typeof decide>)[] = [
          () => byOwner(hash, REJECTED),
          () => byOwner(hash, APPROVED),
          () => bySignature(owner, hash, APPROVED),
          () => byKey(hash, REJECTED),
          () => byKey(hash, APPROVED, testAdminKey),
          () => judge(call, hash, 'APPROVED'),
          () => judge(call, hash, 'UNDECIDED'),
        ];
        for (const request of requests) {
          expect((await request()).body).toEqual(problem(400, `decision: the transaction is ${final}, which is final`));
        }
        expect(await status(hash)).toBe(final);
        expect(Object.values((await record(hash)).approvals).flat()).toEqual([]);
      }
    });

    it(
      'a second, different verdict: the arbiter decides once',
      proves('approvals.orion-record.decision', 'keys.type.orion', 'status.verdict-once'),
      async () => {
        for (const first of ['APPROVED', 'REJECTED', 'UNDECIDED'] as const) {
          const hash = await submit(call, owner);
          const verdict = await judge(call, hash, first);
          for (const second of ['APPROVED', 'REJECTED', 'UNDECIDED'] as const) {
            const answer = await judge(call, hash, second);
            if (second === first) expect(answer.body).toEqual(verdict.body);
            else
              expect(answer.body).toEqual(problem(400, 'decision: the arbiter has already given a different verdict'));
          }
          expect((await record(hash)).approvals.orion).toEqual([verdict.body]);
        }
      },
    );
  });

  describe('401', () => {
    it('without credentials, and with invalid ones', proves('approvals.unauthenticated'), async () => {
      const hash = await submit(call, owner);
      const wrong: CallOptions[] = [{}, { key: `${owner.key}x` }, { token: owner.refreshToken }];
      for (const options of wrong) {
        const answer = await storingNothing(database, () => decide(call, hash, { ...options, body: APPROVED }));
        expect(answer.body).toMatchObject({ statusCode: 401 });
      }
    });
  });

  describe('403', () => {
    it(
      "another user's transaction: by token, by key, by signature of a user and of an unknown account",
      proves('approvals.not-own', 'approvals.own-only'),
      async () => {
        const hash = await submit(call, owner);
        const requests = [
          () => byOwner(hash, REJECTED, other),
          () => byKey(hash, REJECTED, other.key),
          () => bySignature(other, hash, REJECTED),
          () => bySignature({ wallet: createWallet() }, hash, REJECTED),
        ];
        for (const request of requests) expect((await request()).body).toEqual(problem(403, 'belongs to another user'));
        expect(await status(hash)).toBe('PENDING');
      },
    );

    it(
      'an ORION key of another verification service',
      proves('server-keys.orion.decides', 'verdict.addressed'),
      async () => {
        const hash = await submit(call, owner);
        const answer = await byKey(hash, APPROVED, otherOrion.key);
        expect(answer.body).toEqual(problem(403, 'belongs to another user'));
      },
    );

    it('a key whose scopes lack transactions:approve:own', proves('keys.scope.approve-own'), async () => {
      const weak = await enrolOwner(call);
      await database.pool.query(
        "UPDATE api_keys SET scopes = array_remove(scopes, 'transactions:approve:own') WHERE id = $1",
        [weak.keyId],
      );
      const hash = await submit(call, weak);
      expect((await byKey(hash, REJECTED, weak.key)).body).toEqual(problem(403, 'transactions:approve:own'));
    });
  });

  describe('409', () => {
    it(
      'the transaction has changed since `ifUpdatedAt`; a decision without it is not checked',
      proves('approvals.if-updated-at'),
      async () => {
        const hash = await submit(call, owner);
        const read = async () => (await record(hash)).updatedAt;
        const before = await read();
        await judge(call, hash, 'UNDECIDED');
        for (const decision of [byOwner, (to: string, body: object) => bySignature(owner, to, body)]) {
          const answer = await decision(hash, { ...APPROVED, ifUpdatedAt: before });
          expect(answer.body).toEqual(problem(409, 'ifUpdatedAt: the transaction has changed since'));
          expect(answer.headers.get('problem-code')).toBe('transaction.changed');
        }
        expect((await record(hash)).approvals.user).toEqual([]);
        const approval = await byOwner(hash, { ...APPROVED, ifUpdatedAt: await read() });
        expect(approval.status).toBe(201);
        // A repeat gets the first record.
        expect((await byOwner(hash, { ...APPROVED, ifUpdatedAt: before })).body).toEqual(approval.body);
        expect((await byOwner(hash, REJECTED)).status).toBe(201);
      },
    );
  });

  describe('404', () => {
    it.each([nobodysHash, '0x12', 'nonsense', `0x${'z'.repeat(64)}`])(
      'the hash %s, for every credential',
      proves('approvals.unknown'),
      async (hash) => {
        const answers = [
          await byOwner(hash, APPROVED),
          await byKey(hash, APPROVED),
          await byKey(hash, APPROVED, testAdminKey),
          await judge(call, hash, 'APPROVED'),
        ];
        for (const answer of answers) expect(answer.body).toEqual(problem(404, 'requestHash: '));
      },
    );
  });
});

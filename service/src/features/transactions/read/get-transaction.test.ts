import { readFileSync } from 'node:fs';
import { testOrionAccount } from '@countersign/harness/arbiter/orion';
import { readGpgExport, registerPgpKey } from '@countersign/harness/people/pgp';
import { addService } from '@countersign/harness/people/verification-services';
import { callSigned, createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import {
  cid,
  hash32,
  isoTime,
  issueServerKey,
  nobodysHash,
  problem,
  unsealed,
  uuid,
} from '@countersign/harness/requests/answers';
import { nowSeconds, signedVerdict } from '@countersign/harness/requests/signed-verdict';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  someAddress,
  submit,
  transferCallHash,
} from '@countersign/harness/requests/transactions';
import { untilSealed } from '@countersign/harness/service/jobs';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { hashPayload } from '@countersign/protocol';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;
const sealedMessage = readFileSync(
  new URL('../../../../../harness/fixtures/gpg/gpg-signed-inside.asc', import.meta.url),
  'utf8',
);
let owner: Owner;
let other: Owner;

beforeAll(async () => {
  [owner, other] = await Promise.all([enrolOwner(call, 1), enrolOwner(call)]);
});

const read = (hash: string) => call(`GET /transactions/${hash}`, { token: owner.accessToken });

describe('GET /transactions/{requestHash}', () => {
  describe('200', () => {
    it('the whole record of a new transaction, with exactly these fields', async () => {
      const contextLogs = { steps: ['asked', { deep: [1, 2] }] };
      const hash = await submit(call, owner, { contextLogs, chainId: 1 });
      await untilSealed(database.pool);
      expect((await read(hash)).body).toEqual({
        id: uuid,
        requestHash: hash,
        description: `Send 1 ETH to ${someAddress}`,
        status: 'PENDING',
        ...unsealed,
        waitingFor: 'arbiter',
        execution: 1,
        createdAt: isoTime,
        updatedAt: isoTime,
        summary: null,
        decision: null,
        confidence: null,
        reason: null,
        hasFailedChecks: false,
        submittedBy: { kind: 'api-key', id: owner.keyId, name: 'agent' },
        escrowAddress: owner.wallet.address,
        chainId: 1,
        tx: { to: someAddress, value: '1000000000000000000', data: '0x' },
        calls: null,
        typedData: null,
        payment: null,
        cid,
        chain: null,
        approvals: { user: [], apiKey: [], orion: [] },
        form: 'standard',
        verificationServiceId: 1,
        payloadHash: hash32,
        salt: hash32,
        contextLogs,
        encryptedPayload: null,
        payload: 'stored',
        verdict: null,
        teeProof: null,
        settlement: null,
        executed: null,
        history: [
          {
            at: isoTime,
            action: 'transaction.create',
            by: 'user-key',
            keyId: owner.keyId,
            detail: expect.objectContaining({ requestHash: hash, form: 'standard', execution: 1 }),
          },
        ],
      });
    });

    it(
      'with the verdict as it was posted: report, effects, call hash and signature',
      proves('verdict.read', 'verdict.shown'),
      async () => {
        const hash = await submit(call, owner);
        const effects = [
          {
            kind: 'swap',
            gives: [{ asset: { kind: 'token', address: someAddress }, amount: 'all' }],
            gets: [{ asset: { kind: 'native' }, amount: null, bound: 'min' }],
            from: null,
            to: owner.wallet.address,
            fees: [],
            protocol: 'somewhere',
          },
        ];
        const report = { decision: 'PASS', nodes: [{ id: 'amount', outcome: 'PASS' }], ключ: null };
        const callHash = transferCallHash(owner.wallet.address);
        const decidedAt = nowSeconds();
        const said = { decision: 'APPROVED', confidence: 0.9, report, effects, callHash, decidedAt } as const;
        const { verdictSignature } = await signedVerdict(hash, said);
        const responseCid = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy';
        const posted = await judge(call, hash, 'APPROVED', { ...said, responseCid, verdictSignature });
        expect(posted.status).toBe(201);
        const answer = await read(hash);
        expect(answer.body).toMatchObject({ status: 'PENDING', approvals: { orion: [{ decision: 'APPROVED' }] } });
        expect((answer.body as { verdict: unknown }).verdict).toEqual({
          decision: 'APPROVED',
          confidence: 0.9,
          confidenceBps: 9_000,
          analysis: 'words and bytes agree',
          report,
          effects,
          callHash,
          reportHash: hashPayload(report),
          effectsHash: hashPayload(effects),
          responseCid,
          decidedAt,
          signed: true,
          signedType:
            'Verdict(bytes32 requestHash,uint8 decision,uint16 confidenceBps,bytes32 callHash,bytes32 reportHash,bytes32 effectsHash,uint64 decidedAt)',
          signature: verdictSignature,
          signer: testOrionAccount.address,
          ownerNeeded: true,
          ownerNeededBecause: expect.any(String),
          createdAt: isoTime,
        });
      },
    );

    it('with a verdict that was posted with its decision only', async () => {
      const hash = await submit(call, owner);
      await decide(call, hash, { key: testOrionKey, body: { approved: false } });
      const { verdict } = (await read(hash)).body as { verdict: unknown };
      expect(verdict).toMatchObject({ decision: 'REJECTED', confidence: null, report: null, effects: null });
      expect(verdict).toMatchObject({ signed: false, signedType: null, signature: null, signer: null });
    });

    it('an encrypted report comes back as the same text', async () => {
      const hash = await submit(call, owner);
      await judge(call, hash, 'APPROVED', { report: sealedMessage });
      expect((await read(hash)).body).toMatchObject({ verdict: { report: sealedMessage } });
    });

    it('a sealed one: no words, no call, and the message as it was sent', async () => {
      expect((await registerPgpKey(call, owner, readGpgExport('gpg-ed25519'))).status).toBe(201);
      const body = { escrowAddress: owner.wallet.address, encryptedPayload: sealedMessage };
      const created = await call('POST /transactions', { key: owner.key, body });
      expect((await read(created.get('requestHash'))).body).toMatchObject({
        form: 'sealed',
        description: null,
        tx: null,
        contextLogs: null,
        encryptedPayload: sealedMessage,
      });
    });

    it('the history shows each action and its credential, oldest first, and contains no secret', async () => {
      const hash = await submit(call, owner);
      await decide(call, hash, { key: owner.key, body: { decision: 'APPROVED' } });
      await judge(call, hash, 'UNDECIDED');
      const route = `POST /transactions/${hash}/approvals`;
      await callSigned(call, owner.wallet, route, { body: { decision: 'APPROVED' } });
      await decide(call, hash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
      const answer = await read(hash);
      const { history } = answer.body as { history: { action: string; by: string; detail: object }[] };
      expect(history.map(({ action, by }) => `${action} ${by}`)).toEqual([
        'transaction.create user-key',
        'transaction.decide user-key',
        'transaction.verdict orion-key',
        'transaction.decide signature',
        'transaction.decide jwt',
      ]);
      expect(history.at(-1)?.detail).toMatchObject({ decision: 'REJECTED', from: 'APPROVED', to: 'REJECTED' });
      for (const secret of [owner.key, owner.accessToken, testOrionKey]) expect(answer.text).not.toContain(secret);
    });

    it(
      'to its owner by key, token and signature, to ADMIN keys and to the arbiter of its service',
      proves('server-keys.orion.decides', 'verdict.read.access'),
      async () => {
        const hash = await submit(call, owner);
        await untilSealed(database.pool);
        const route = `GET /transactions/${hash}`;
        const answers = [
          await read(hash),
          await call(route, { key: owner.key }),
          await callSigned(call, owner.wallet, route),
          await call(route, { key: testAdminKey }),
          await call(route, { key: testOrionKey }),
          await read(`0x${hash.slice(2).toUpperCase()}`),
        ];
        expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
        expect(answers[0]?.status).toBe(200);
      },
    );
  });

  describe('401', () => {
    it('without credentials, and with invalid ones', async () => {
      const route = `GET /transactions/${await submit(call, owner)}`;
      expect((await call(route)).body).toMatchObject({ statusCode: 401 });
      expect((await call(route, { key: `${owner.key}x` })).body).toMatchObject({ statusCode: 401 });
    });
  });

  describe('404', () => {
    it("another user's: by key, token and signature", proves('verdict.read.access'), async () => {
      const route = `GET /transactions/${await submit(call, owner)}`;
      const answers = [
        await call(route, { key: other.key }),
        await call(route, { token: other.accessToken }),
        await callSigned(call, other.wallet, route),
        await callSigned(call, createWallet(), route),
      ];
      for (const answer of answers)
        expect(answer.body).toEqual(problem(404, 'requestHash: you have no such transaction'));
    });

    it('to an ORION key of another verification service', proves('verdict.addressed'), async () => {
      await addService(database.pool, { id: 5 });
      const { key } = await issueServerKey(database, { type: 'orion', label: 'orion', serviceId: 5 });
      const answer = await call(`GET /transactions/${await submit(call, owner)}`, { key });
      expect(answer.body).toEqual(problem(404, 'requestHash: '));
    });

    it.each([nobodysHash, '0x12', 'nonsense', 'users'])('the hash %s, even to an ADMIN key', async (hash) => {
      expect((await read(hash)).body).toMatchObject({ statusCode: 404 });
      expect((await call(`GET /transactions/${hash}`, { key: testAdminKey })).body).toMatchObject({ statusCode: 404 });
    });
  });
});

import { testOrionAccount } from '@countersign/harness/arbiter/orion';
import { proves } from '@countersign/harness/proves';
import { completeVerdict, signedVerdict } from '@countersign/harness/requests/signed-verdict';
import { decide, enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { fieldName, hashSection, hashWithheld, sealedSectionsOf } from '@countersign/protocol';
import { verifyReceipt } from '@countersign/sdk';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sealAuditLog } from '../../platform/audit/seal-audit-log.ts';
import { openDatabase } from '../../platform/db/database.ts';

const { database, service } = await useTestService();
const { call } = service;

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Members = { [name: string]: Json };

let owner: Owner;
let requestHash: string;
let receipt: Members;
let keys: { keys: { kid: string; x: string }[] };
const trust = () => ({ keys, arbiter: testOrionAccount.address });

beforeAll(async () => {
  owner = await enrolOwner(call, 1);
  requestHash = await submit(call, owner, { contextLogs: { step: 1 } });
  const verdict = await signedVerdict(requestHash, completeVerdict(owner.wallet.address));
  expect((await judge(call, requestHash, 'APPROVED', verdict)).status).toBe(201);
  await decide(call, requestHash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
  // The job that seals the log runs once a minute.
  const { db, pool } = openDatabase(database.url, () => {});
  await sealAuditLog(db);
  await pool.end();
  keys = (await call('GET /.well-known/jwks.json')).body as typeof keys;
  receipt = await get();
});

const get = async (query = ''): Promise<Members> => {
  const answer = await call(`GET /transactions/${requestHash}/receipt${query}`, { key: owner.key });
  expect(answer.status).toBe(200);
  return answer.body as Members;
};

/** Sealed as by a service with a key of its own. */
async function sealed({ seal: _, ...content }: Members): Promise<Members> {
  const { publicKey, privateKey } = await generateKeyPair('Ed25519', { extractable: true });
  const { x = '' } = await exportJWK(publicKey);
  const key = { kty: 'OKP', crv: 'Ed25519', x, kid: 'own' };
  const whole: Members = { ...content, issued: { ...(content.issued as Members), key } };
  const names = sealedSectionsOf(String(whole.format));
  const digests = Object.fromEntries(names.map((name) => [name, hashSection(whole[name])]));
  const seal = await new CompactSign(new TextEncoder().encode(JSON.stringify({ digests })))
    .setProtectedHeader({ alg: 'EdDSA', kid: 'own', typ: 'countersign-receipt' })
    .sign(privateKey);
  return { ...whole, seal };
}

const faultsOf = (changed: unknown) => {
  const check = verifyReceipt(changed, trust());
  return check.valid ? [] : check.faults;
};

/** Each value in it, with its path. */
function* leavesOf(value: Json, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) yield path;
  else for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, name]);
}

/** Its text, once for each member, which then occurs twice: first with another value. */
function* doubled(of: Json): Generator<{ readonly name: string; readonly text: string }> {
  if (typeof of !== 'object' || of === null) return;
  const isList = Array.isArray(of);
  const parts = Object.entries(of).map(([name, inner]) => ({
    name,
    before: isList ? '' : `${JSON.stringify(name)}:`,
    inner,
  }));
  const join = (texts: readonly string[]) => (isList ? `[${texts}]` : `{${texts}}`);
  for (const [at, { name, before, inner }] of parts.entries()) {
    const texts = parts.map((part) => `${part.before}${JSON.stringify(part.inner)}`);
    if (!isList) yield { name, text: join(texts.toSpliced(at, 0, `${before}"another"`)) };
    for (const deeper of doubled(inner)) yield { ...deeper, text: join(texts.with(at, `${before}${deeper.text}`)) };
  }
}

/** A copy in which one value is changed. */
function changedAt(path: readonly string[], of = receipt): Members {
  const copy = structuredClone(of);
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<Members>((inner, name) => inner[name] as Members, copy);
  const value = parent[last];
  if (typeof value === 'string') parent[last] = value.replace(/.$/, (end) => (end === '0' ? '1' : '0')) || '0';
  else parent[last] = typeof value === 'number' ? -value - 1 : typeof value === 'boolean' ? !value : 0;
  return copy;
}

describe('GET /transactions/{requestHash}/receipt', () => {
  describe('200', () => {
    it(
      'contains everything that proves the decision in one document, which is checked offline',
      proves('receipts.document'),
      () => {
        expect(verifyReceipt(receipt, trust())).toEqual({
          valid: true,
          receipt,
          arbiter: testOrionAccount.address,
          unproven: [],
        });
        expect(verifyReceipt(receipt)).toMatchObject({ valid: true, unproven: ['service key', 'arbiter'] });
        expect(receipt).toMatchObject({
          format: 'countersign-receipt-1',
          issued: { by: 'http://localhost:3000', key: { crv: 'Ed25519' } },
          request: { requestHash, account: owner.wallet.address, form: 'standard' },
          payload: { userPrompt: expect.stringContaining('Send 1 ETH'), contextLogs: { step: 1 } },
          actionHash: completeVerdict(owner.wallet.address).callHash,
          verdict: { decision: 'APPROVED', signer: testOrionAccount.address },
          policy: { ownerNeeded: true, because: expect.any(String), execution: 1 },
          approvals: { user: [{ decision: 'APPROVED', type: 'user_ui' }], orion: [{ decision: 'APPROVED' }] },
          state: { status: 'APPROVED', validUntil: expect.any(String) },
          audit: [
            { action: 'transaction.create', seq: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
            expect.anything(),
            expect.anything(),
          ],
        });
      },
    );

    it('names the path of every changed value', proves('receipts.tampered'), () => {
      const leaves = [...leavesOf(receipt)];
      expect(leaves.length).toBeGreaterThan(100);
      for (const path of leaves) {
        const named = faultsOf(changedAt(path)).map(({ where }) => where.split(/[.[]/)[0]);
        expect(named, path.join('.')).toContain(path[0]);
      }
    });

    it('detects a changed byte anywhere in the document', proves('receipts.tampered'), () => {
      const text = JSON.stringify(receipt);
      // Every value has been changed above: this covers names, punctuation and the seal, too.
      for (let at = 0; at < text.length; at += 101) {
        const character = text[at] === 'x' ? 'y' : 'x';
        const changed = text.slice(0, at) + character + text.slice(at + 1);
        let parsed: unknown = null;
        try {
          parsed = JSON.parse(changed);
        } catch {}
        expect(faultsOf(parsed), `at ${at}: ${text.slice(at - 20, at + 20)}`).not.toEqual([]);
      }
    });

    it(
      'detects members that were removed, added or exchanged with those of another receipt',
      proves('receipts.tampered'),
      async () => {
        for (const name of Object.keys(receipt)) {
          const { [name]: _, ...rest } = receipt;
          expect(faultsOf(rest), name).not.toEqual([]);
        }
        expect(faultsOf({ ...receipt, extra: 1 })).toEqual([{ where: 'extra', what: 'is not a member of a receipt' }]);
        const other = await get();
        expect(faultsOf({ ...receipt, seal: other.seal, issued: other.issued })).toEqual([]);
        expect(faultsOf({ ...receipt, seal: other.seal })).toEqual([
          { where: 'issued', what: 'differs from what was sealed' },
        ]);
        for (const nothing of [null, 'text', [], {}]) expect(faultsOf(nothing)).not.toEqual([]);
      },
    );

    it('is accepted only with the trusted keys', proves('receipts.tampered'), () => {
      const strangers = { keys: keys.keys.map((key) => ({ ...key, x: [...key.x].reverse().join('') })) };
      expect(verifyReceipt(receipt, { ...trust(), keys: strangers })).toMatchObject({
        faults: [{ where: 'issued.key' }],
      });
      expect(verifyReceipt(receipt, { ...trust(), arbiter: owner.wallet.address })).toMatchObject({
        faults: [{ where: 'verdict.signer' }],
      });
    });

    it(
      'with words=hashed has hashes of the words, the effects and the reasons, which cannot be guessed',
      proves('receipts.document', 'receipts.shared'),
      async () => {
        const hashed = await get('?words=hashed');
        expect(verifyReceipt(hashed, trust())).toMatchObject({ valid: true, arbiter: testOrionAccount.address });
        const { request, payload, verdict, policy } = receipt as { [name: string]: Members };
        const salt = String(request?.salt);
        const hash = (withheld: unknown) => hashWithheld(salt, withheld);
        expect(hashed).toMatchObject({
          format: 'countersign-receipt-2',
          request: { requestHash, payloadHash: null, salt: null },
          payload: null,
          verdict: { report: null, analysis: null, effects: null, ownerNeededBecause: null },
          policy: { because: null },
          approvals: { orion: [{ analysis: null }] },
          withheld: {
            payload: hash(payload),
            effects: hash(verdict?.effects),
            analysis: hash(verdict?.analysis),
            because: hash(policy?.because),
          },
        });
        // It contains neither a withheld value nor an unsalted hash of one.
        const text = JSON.stringify(hashed);
        const told = [payload?.userPrompt, verdict?.analysis, policy?.because, salt, request?.payloadHash];
        for (const each of told) expect(text).not.toContain(JSON.stringify(each).slice(1, -1));
        for (const each of [payload, payload?.userPrompt, verdict?.analysis, verdict?.effects, policy?.because])
          expect(text).not.toContain(hashSection(each));
      },
    );

    it('as text is refused if any member occurs twice', proves('receipts.strict'), () => {
      expect(verifyReceipt(JSON.stringify(receipt, null, 2), trust())).toMatchObject({ valid: true, receipt });
      const texts = [...doubled(receipt)];
      expect(texts.length).toBeGreaterThan(100);
      for (const { name, text } of texts) {
        expect(JSON.parse(text)).toEqual(receipt);
        const [fault, ...others] = faultsOf(text);
        expect([fault?.where.split('.').at(-1), fault?.what, ...others]).toEqual([fieldName([name]), 'is sent twice']);
      }
      for (const text of ['', '{', '[]', 'null', '"receipt"', `${JSON.stringify(receipt)}}`])
        expect(faultsOf(text)).toHaveLength(1);
    });

    it('with words=hashed names the path of every value that was changed or restored', {
      ...proves('receipts.tampered', 'receipts.shared'),
    }, async () => {
      const hashed = await get('?words=hashed');
      for (const path of leavesOf(hashed)) {
        const named = faultsOf(changedAt(path, hashed)).map(({ where }) => where.split(/[.[]/)[0]);
        expect(named, path.join('.')).toContain(path[0]);
      }
      for (const name of ['request', 'payload', 'verdict'])
        expect(faultsOf(await sealed({ ...hashed, [name]: receipt[name] ?? null })), name).toContainEqual({
          where: expect.stringMatching(`^${name}`),
          what: 'must be left out',
        });
      expect(faultsOf({ ...hashed, format: 'countersign-receipt-1' })).not.toEqual([]);
    });

    it('of format 1 without the words, as issued before, can still be checked', proves('receipts.shared'), async () => {
      const [verdict, approvals] = [receipt.verdict as Members, receipt.approvals as Members];
      const former = await sealed({
        ...receipt,
        payload: null,
        verdict: { ...verdict, report: null, analysis: null },
        approvals: {
          ...approvals,
          orion: (approvals.orion as Members[]).map((each) => ({ ...each, analysis: null })),
        },
      });
      expect(verifyReceipt(former, { arbiter: testOrionAccount.address })).toMatchObject({ valid: true });
      const request = { ...(former.request as Members), payloadHash: `0x${'1'.repeat(64)}` };
      expect(verifyReceipt(await sealed({ ...former, request }))).toMatchObject({
        faults: [{ where: 'request.requestHash' }],
      });
    });

    it('exists before the verdict, and before the log is sealed', proves('receipts.document'), async () => {
      const state = { verdict: null, state: { status: 'PENDING' } };
      // The log may be sealed between the two requests; then the next submission is tried.
      const body = await vi.waitFor(async () => {
        const early = await submit(call, owner);
        const answer = await call(`GET /transactions/${early}/receipt`, { key: testAdminKey });
        expect(answer.body).toMatchObject({ ...state, audit: [{ seq: null, hash: null }] });
        return answer.body;
      }, 30_000);
      expect(verifyReceipt(body, { keys })).toMatchObject({ valid: true, arbiter: null });
    });
  });

  describe('404', () => {
    it('does not reveal to other users that there is one', proves('receipts.document'), async () => {
      const stranger = await enrolOwner(call);
      const unknown = await call(`GET /transactions/0x${'1'.repeat(64)}/receipt`, { key: stranger.key });
      const others = await call(`GET /transactions/${requestHash}/receipt`, { key: stranger.key });
      expect(others.status).toBe(404);
      expect(others.body).toEqual(unknown.body);
    });
  });
});

import { readFileSync } from 'node:fs';
import { testOrionAccount, testServiceFile } from '@countersign/harness/arbiter/orion';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { problem, storingNothing } from '@countersign/harness/requests/answers';
import { enrolSealer, sealFields, submitSealed } from '@countersign/harness/requests/follow-request';
import {
  completeVerdict,
  formerFields,
  nowSeconds,
  type PostedVerdict,
  signedVerdict,
  verdictHash,
} from '@countersign/harness/requests/signed-verdict';
import {
  decide,
  enrolOwner,
  type Owner,
  readStatus,
  someAddress,
  submit,
} from '@countersign/harness/requests/transactions';
import { untilSealed } from '@countersign/harness/service/jobs';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { type Hex, hashVerdict, type VerdictType, zeroHash } from '@countersign/protocol';
import { recoverAddress } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';

// The default for operators; the harness sets it otherwise.
const { database, service } = await useTestService({ ALLOW_UNSIGNED_VERDICTS: '' });
const { call } = service;
const permissive = await useTestService({ ALLOW_UNSIGNED_VERDICTS: 'on' });
const sealedReport = readFileSync(
  new URL('../../../../../harness/fixtures/gpg/gpg-signed-inside.asc', import.meta.url),
  'utf8',
);
const ownServiceKey = JSON.parse(readFileSync(testServiceFile, 'utf8')).pgpPublicKey as string;
let owner: Owner;

beforeAll(async () => {
  owner = await enrolOwner(call);
});

const said = () => completeVerdict(owner.wallet.address);
const post = (hash: string, body: object) => decide(call, hash, { key: testOrionKey, body });
const read = async (hash: string) =>
  ((await call(`GET /transactions/${hash}`, { key: testAdminKey })).body as { verdict: Record<string, unknown> | null })
    .verdict;

type Shown = PostedVerdict & { signature: `0x${string}`; signer: string; reportHash: string | null };

/** Expects an error that names the field; nothing is stored, and a valid verdict is still accepted. */
async function expectRefused(body: (hash: string) => Promise<object> | object, says: string): Promise<void> {
  const hash = await submit(call, owner);
  const posted = await body(hash);
  const answer = await storingNothing(database, () => post(hash, posted));
  expect(answer.body).toEqual(problem(400, says));
  expect(await readStatus(call, owner, hash)).toBe('PENDING');
  expect((await post(hash, await signedVerdict(hash, said()))).status).toBe(201);
}

describe('the signature of a verdict', () => {
  it.each<[string, () => PostedVerdict]>([
    ['of a complete verdict', said],
    ['of a rejection of a call with unknown effects', () => ({ ...said(), decision: 'REJECTED', effects: null })],
    ['of a verdict with a report as text', () => ({ ...said(), report: sealedReport })],
    ['of a verdict on a call without effects', () => ({ ...said(), effects: [] })],
    ['of an undecided verdict with its time only', () => ({ decision: 'UNDECIDED', decidedAt: nowSeconds() })],
    [
      'of an undecided verdict with confidence 0',
      () => ({ ...said(), decision: 'UNDECIDED', confidence: 0, effects: null }),
    ],
    ['of a verdict with a confidence between two basis points', () => ({ ...said(), confidence: 0.123_46 })],
    ['made four minutes ago', () => ({ ...said(), decidedAt: nowSeconds() - 240 })],
    ['made by a clock that is four minutes ahead', () => ({ ...said(), decidedAt: nowSeconds() + 240 })],
  ])(
    '%s is stored, and a reader of the record can verify it without us',
    proves('verdict.counts.signer', 'verdict.shown'),
    async (_what, make) => {
      const hash = await submit(call, owner);
      expect((await post(hash, await signedVerdict(hash, make()))).status).toBe(201);
      const shown = (await read(hash)) as unknown as Shown;
      expect(shown).toMatchObject({ signed: true, signer: testOrionAccount.address });
      const recovered = await recoverAddress({ hash: verdictHash(hash, shown), signature: shown.signature });
      expect(recovered).toBe(testOrionAccount.address);
      expect(shown.reportHash === null).toBe(make().report === undefined);
    },
  );

  it('approves a sealed request without effects, which would reveal its content', async () => {
    const sealer = await enrolSealer(call);
    const created = await submitSealed(call, sealer, await sealFields(sealer, ownServiceKey));
    const hash = created.get('requestHash');
    const verdict = { ...completeVerdict(sealer.wallet.address), effects: null, report: sealedReport };
    expect((await post(hash, await signedVerdict(hash, verdict))).status).toBe(201);
    expect(await readStatus(call, sealer, hash)).toBe('APPROVED');
  });

  it.each<[string, (signed: PostedVerdict) => object]>([
    ['another decision', () => ({ decision: 'UNDECIDED' })],
    ['another confidence', () => ({ confidence: 0.8766 })],
    ['no confidence', () => ({ confidence: undefined })],
    ['another report', ({ report }) => ({ report: { ...(report as object), decision: 'REJECT' } })],
    ['the same report as text', ({ report }) => ({ report: JSON.stringify(report) })],
    ['another effect', ({ effects }) => ({ effects: [{ ...effects?.[0], to: null }] })],
    [
      'an address in another case',
      ({ effects }) => ({ effects: [{ ...effects?.[0], to: someAddress.toLowerCase() }] }),
    ],
    ['an additional effect', ({ effects = [] }) => ({ effects: [...(effects ?? []), ...(effects ?? [])] })],
    ['no effects', () => ({ effects: [] })],
    ['another time', ({ decidedAt }) => ({ decidedAt: decidedAt + 1 })],
  ])('over %s is refused by name, and nothing is stored', proves('verdict.effects-hash'), async (_what, change) => {
    await expectRefused(async (hash) => {
      const body = await signedVerdict(hash, said());
      return { ...body, ...change(body) };
    }, 'verdictSignature: is not a signature of this verdict');
  });

  it.each<[string, (hash: string) => Promise<object> | object]>([
    ['another key', (hash) => signedVerdict(hash, said(), createWallet())],
    ['the right key for another request', () => signedVerdict(`0x${'12'.repeat(32)}`, said())],
    ['no key', () => ({ ...said(), verdictSignature: `0x${'cd'.repeat(65)}` })],
  ])('by %s is refused by name, and nothing is stored', proves('verdict.counts.signer'), async (_who, make) => {
    await expectRefused(make, 'verdictSignature: is not a signature of this verdict');
  });

  it('of the previous type is refused by name, and nothing is stored', proves('verdict.former-type'), async () => {
    await expectRefused(
      (hash) => signedVerdict(hash, said(), testOrionAccount, formerFields),
      'verdictSignature: uses the previous Verdict type',
    );
  });

  it('of the previous type stays verifiable if it was stored before', proves('verdict.former-type'), async () => {
    const hash = await submit(call, owner);
    const body = await signedVerdict(hash, said());
    await post(hash, body);
    const former = await signedVerdict(hash, said(), testOrionAccount, formerFields);
    // As the migration left the records of that time.
    await database.pool.query(
      `UPDATE verdicts SET signature = $2, decided_at = $3, effects_hash = NULL, signed_type = $4
       FROM transactions WHERE id = transaction_id AND request_hash = $1`,
      [
        hash,
        former.verdictSignature,
        former.decidedAt,
        'Verdict(bytes32 requestHash,uint8 decision,uint16 confidenceBps,bytes32 callHash,bytes32 reportHash,uint64 decidedAt)',
      ],
    );
    const shown = (await read(hash)) as unknown as Shown & { signedType: VerdictType };
    expect(shown.signedType).not.toContain('effectsHash');
    const { decision, confidence, callHash, reportHash, decidedAt, signature } = shown;
    const signed = hashVerdict(
      {
        requestHash: hash as Hex,
        decision,
        confidenceBps: Math.round((confidence ?? 0) * 10_000),
        callHash: callHash as Hex,
        reportHash: reportHash as Hex,
        effectsHash: zeroHash,
        decidedAt,
      },
      shown.signedType,
    );
    expect(await recoverAddress({ hash: signed, signature })).toBe(testOrionAccount.address);
  });

  it("is accepted while the service's new OpenPGP key is unavailable", async () => {
    const hash = await submit(call, owner);
    await untilSealed(database.pool);
    const forget = 'UPDATE verification_services SET pgp_public_key = $1, pgp_fingerprint = $2 WHERE id = 1';
    const { rows } = await database.pool.query('SELECT * FROM verification_services WHERE id = 1');
    await database.pool.query(forget, [null, null]);
    const answer = await post(hash, await signedVerdict(hash, said()));
    await database.pool.query(forget, [rows[0].pgp_public_key, rows[0].pgp_fingerprint]);
    expect(answer.status).toBe(201);
  });
});

describe('an incomplete verdict', () => {
  const without = (field: keyof PostedVerdict, decision: PostedVerdict['decision']) => (hash: string) => {
    const { [field]: _absent, ...rest } = { ...said(), decision };
    return signedVerdict(hash, rest as PostedVerdict);
  };

  it.each(
    (['APPROVED', 'REJECTED'] as const).flatMap((decision) =>
      (['callHash', 'report', 'effects'] as const).map((field) => [decision, field] as const),
    ),
  )(
    '%s without %s is refused by name, though it is signed so',
    proves('verdict.counts.complete'),
    async (decision, field) => {
      await expectRefused(without(field, decision), `${field}: is required with ${decision}`);
    },
  );

  it('without decidedAt is refused by name', proves('verdict.counts.complete'), async () => {
    await expectRefused(async (hash) => {
      const { decidedAt: _absent, ...rest } = await signedVerdict(hash, said());
      return rest;
    }, 'decidedAt: ');
  });

  it('APPROVED with unknown effects is refused by name', proves('verdict.counts.complete'), async () => {
    await expectRefused((hash) => signedVerdict(hash, { ...said(), effects: null }), 'effects: must be a list');
  });
});

describe('a verdict that is not fresh', () => {
  it.each([
    ['past', -310],
    ['past', -86_400],
    ['future', 310],
    ['future', 2 ** 47],
  ])('of the %s (%i s) is refused by name', proves('verdict.counts.fresh'), async (when, seconds) => {
    await expectRefused(
      (hash) => signedVerdict(hash, { ...said(), decidedAt: Math.min(nowSeconds() + seconds, 2 ** 48 - 1) }),
      `s in the ${when}; a verdict must be posted within 5 minutes`,
    );
  });

  it(
    'is detected by the clock of the database, not by that of the instance',
    proves('verdict.counts.fresh'),
    async () => {
      service.advance(3_600);
      const hash = await submit(call, owner);
      const answer = await post(hash, await signedVerdict(hash, said()));
      service.advance(-3_600);
      expect(answer.status).toBe(201);
    },
  );
});

describe('an unsigned verdict', () => {
  const large = { tx: { to: someAddress, value: '999000000000000000000', data: '0x' } };
  const plain = { APPROVED: { decision: 'APPROVED' }, approved: { approved: true, confidence: 1, analysis: 'yes' } };

  it.each(Object.entries(plain))(
    '(%s) of an ORION key does not approve 999 ETH',
    proves('verdict.unsigned'),
    async (_form, body) => {
      const hash = await submit(call, owner, large);
      const answer = await storingNothing(database, () => post(hash, body));
      expect(answer.body).toEqual(problem(400, 'verdictSignature: is required'));
      expect(answer.body).toEqual(problem(400, 'ALLOW_UNSIGNED_VERDICTS'));
      expect(await readStatus(call, owner, hash)).toBe('PENDING');
    },
  );

  it(
    'is refused with everything but the signature, also if it rejects or is undecided',
    proves('verdict.unsigned'),
    async () => {
      await expectRefused(said, 'verdictSignature: is required');
      for (const decision of ['REJECTED', 'UNDECIDED']) {
        await expectRefused(() => ({ decision, decidedAt: nowSeconds() }), 'verdictSignature: is required');
      }
    },
  );

  it(
    'counts if the operator allows it, and the record shows that it is not signed',
    proves('verdict.unsigned.shown'),
    async () => {
      const other = await enrolOwner(permissive.service.call);
      const hash = await submit(permissive.service.call, other);
      const options = { key: testOrionKey, body: plain.approved };
      expect((await decide(permissive.service.call, hash, options)).status).toBe(201);
      const answer = await permissive.service.call(`GET /transactions/${hash}`, { key: other.key });
      expect(answer.body).toMatchObject({
        status: 'APPROVED',
        verdict: { signed: false, signedType: null, signature: null, signer: null },
      });
    },
  );
});

describe('signed effects', () => {
  it('are judged by the policy with addresses in any case', proves('verdict.effects-hash'), async () => {
    const agentOwned = await enrolOwner(call, 2);
    const limits = [{ chainId: 11155111, asset: 'native', perTransaction: '1000000000000000000' }];
    const policy = { limits, allowedRecipients: [someAddress] };
    const token = agentOwned.accessToken;
    expect((await call('PUT /settings/policy', { token, body: policy })).status).toBe(200);
    const hash = await submit(call, agentOwned);
    const verdict = completeVerdict(agentOwned.wallet.address);
    expect(verdict.effects[0]?.to).not.toBe(someAddress.toLowerCase());
    expect((await post(hash, await signedVerdict(hash, verdict))).status).toBe(201);
    expect(await read(hash)).toMatchObject({ effects: verdict.effects, ownerNeededBecause: null });
    expect(await readStatus(call, agentOwned, hash)).toBe('APPROVED');
  });
});

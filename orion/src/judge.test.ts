import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deriveAccount } from '@countersign/chain';
import { createLog } from '@countersign/edge';
import { proves } from '@countersign/harness/proves';
import {
  canonicalJson,
  contract,
  type Hex,
  hashCall,
  hashPayload,
  hashSealedPayload,
  hashVerdict,
  instructionOf,
  rawCid,
  type ValidationResponse,
  zeroHash,
} from '@countersign/protocol';
import { ApiError } from '@countersign/sdk';
import { decrypt, type PrivateKey, readMessage } from 'openpgp';
import { recoverAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createOpener } from './create-opener.ts';
import { type JudgeDeps, judge, UNREADABLE } from './judge.ts';
import { type Lease, type LeasedRequest, LeaseLost, NotYet } from './lease.ts';
import { lasting, leasedFor, someFields } from './leased.fixture.ts';
import { makeKey, seal } from './open-message.fixture.ts';
import { passReport, rejectReport } from './report.fixture.ts';

const account = deriveAccount(createHash('sha256').update('a signer of tests').digest());
const NOW_MS = 1_800_000_000_000;
const cidOf = (text: string) => rawCid(createHash('sha256').update(text).digest());
const call = hashCall({ chainId: someFields.chainId, account: someFields.escrowAddress, ...someFields.tx });

let [orion, owner, service]: PrivateKey[] = [];
let validatorAnswers: { status: number; body: unknown };
let blocks: Map<string, string>;
let effects: string[];
let approvals: Record<string, unknown>[];
let refusals: number;
let lines: string[];
let deps: JudgeDeps;
const validator = createServer((_request, response) => {
  response.writeHead(validatorAnswers.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(validatorAnswers.body));
});

beforeAll(async () => {
  [orion, owner, service] = await Promise.all([makeKey(), makeKey(), makeKey()]);
  await new Promise<void>((resolve) => validator.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  validator.close();
  await deps.opener.close();
});

beforeEach(async () => {
  blocks = new Map();
  [effects, approvals, lines, refusals] = [[], [], [], 0];
  answerWith(passReport());
  const opener = deps?.opener ?? createOpener(key(orion), { now: Date.now });
  const { port } = validator.address() as AddressInfo;
  const client = {
    getContent: async ({ params: { cid } }: { params: { cid: string } }) => {
      const text = blocks.get(cid);
      if (text === undefined) throw new Error('no such block');
      return Buffer.from(text);
    },
    putContent: async ({ body: { text } }: { body: { text: string } }) => {
      effects.push('put');
      blocks.set(cidOf(text), text);
      return { cid: cidOf(text) };
    },
    updateTeeProof: async ({ body }: { body: { platform: string } }) => {
      effects.push(`tee ${body.platform}`);
    },
    createApproval: async ({ body }: { body: Record<string, unknown> }) => {
      contract.createApproval.body.parse(body);
      effects.push(`approval ${body.decision}`);
      if (effects.filter((effect) => effect.startsWith('approval')).length <= refusals) {
        throw new ApiError(new Response(null, { status: 400 }), {});
      }
      approvals.push(body);
    },
  };
  deps = {
    client: client as unknown as JudgeDeps['client'],
    opener,
    validator: { url: `http://127.0.0.1:${port}`, token: null, pausesMs: [] },
    facts: { open: () => null },
    account,
    instructionKey: new Uint8Array(32),
    pgpPrivateKey: key(orion),
    tee: { prove: async () => ({ platform: 'none' }) },
    threshold: 0.75,
    giveUpSeconds: 600,
    now: () => NOW_MS,
    log: createLog('trace', { write: (line: string) => void lines.push(line) }),
  };
});

function key(made: PrivateKey | undefined): PrivateKey {
  if (!made) throw new Error('not made yet');
  return made;
}

const answerWith = (body: ValidationResponse | object, status = 200) => {
  validatorAnswers = { status, body };
};

/** Seals a payload and stores it under the CID of the lease. */
async function leased(
  form: 'standard' | 'sealed',
  more: Partial<LeasedRequest> & { readonly text?: string; readonly by?: PrivateKey } = {},
): Promise<LeasedRequest> {
  const { text = canonicalJson(someFields), by = form === 'sealed' ? key(owner) : key(service), ...rest } = more;
  const armored = await seal(text, { to: key(orion), by: [by] });
  blocks.set(cidOf(armored), armored);
  return leasedFor(someFields, {
    form,
    cid: cidOf(armored),
    ...(form === 'sealed' && { payloadHash: hashSealedPayload(armored) }),
    signerPgpPublicKey: key(form === 'sealed' ? owner : service)
      .toPublic()
      .armor(),
    ownerPgpPublicKey: key(owner).toPublic().armor(),
    firstLeasedAt: new Date(NOW_MS - 1_000).toISOString(),
    ...rest,
  });
}

async function judged(request: LeasedRequest): Promise<Record<string, unknown>> {
  await judge(deps, request, lasting());
  expect(approvals).toHaveLength(1);
  return approvals[0] ?? {};
}

/** Computed from the posted data alone, as anyone can. */
async function signerOf(request: LeasedRequest, posted: Record<string, unknown>): Promise<string> {
  const report = posted.report as string | object | undefined;
  const reportHash = typeof report === 'string' ? hashSealedPayload(report) : report ? hashPayload(report) : zeroHash;
  const hash = hashVerdict({
    requestHash: request.requestHash as Hex,
    decision: posted.decision as 'APPROVED',
    confidenceBps: Math.round(Number(posted.confidence) * 10_000),
    callHash: (posted.callHash as Hex | undefined) ?? zeroHash,
    reportHash,
    effectsHash: posted.effects ? hashPayload(posted.effects) : zeroHash,
    decidedAt: Number(posted.decidedAt),
  });
  return recoverAddress({ hash, signature: posted.verdictSignature as Hex });
}

const openAsOwner = async (armoredMessage: string) => {
  const message = await readMessage({ armoredMessage });
  const opened = await decrypt({
    message,
    decryptionKeys: key(owner),
    verificationKeys: key(orion).toPublic(),
    expectSigned: true,
  });
  return JSON.parse(opened.data);
};

describe('the instruction hash of a request', () => {
  /** The posted instruction hash. */
  const instructionIn = async (form: 'standard' | 'sealed', more: Parameters<typeof leased>[1] = {}) => {
    approvals.length = 0;
    return (await judged(await leased(form, more))).instruction;
  };

  it(
    'is posted for sealed requests only, and is the same for each way to seal',
    proves('instruction.sealed'),
    async () => {
      const told = await instructionIn('sealed');
      expect(told).toMatch(/^0x[0-9a-f]{64}$/);
      expect(await instructionIn('sealed')).toBe(told);
      expect(await instructionIn('standard')).toBeUndefined();
      const keyless = { signerPgpPublicKey: null, ownerPgpPublicKey: null };
      expect(await instructionIn('sealed', keyless)).toBeUndefined();
    },
  );

  it('depends on words, owner and arbiter, and cannot be guessed', proves('instruction.sealed'), async () => {
    const { escrowAddress, userPrompt, chainId, tx } = someFields;
    const text = canonicalJson({ ...someFields, userPrompt: `${userPrompt} again` });
    const told = [
      await instructionIn('sealed'),
      await instructionIn('sealed', { text }),
      await instructionIn('sealed', { ownerPgpPublicKey: key(service).toPublic().armor() }),
      instructionOf({ userPrompt, action: { tx }, effects: null, account: escrowAddress, chainId }).key,
    ];
    deps = { ...deps, instructionKey: new Uint8Array(32).fill(1) };
    told.push(await instructionIn('sealed'));
    expect(new Set(told).size).toBe(told.length);
  });
});

describe('a standard request', () => {
  it('gets a signed verdict with report, effects and the hash of the call', async () => {
    const request = await leased('standard');
    const posted = await judged(request);
    expect(posted).toMatchObject({
      decision: 'APPROVED',
      requestHash: request.requestHash,
      confidence: 0.98,
      report: passReport(),
      effects: [{ kind: 'send', beneficiaryUnknown: false }],
      callHash: call,
      decidedAt: NOW_MS / 1000,
    });
    expect(await signerOf(request, posted)).toBe(account.address);
    expect(effects).toEqual(['put', 'tee none', 'approval APPROVED']);
    expect(await openAsOwner(blocks.get(String(posted.responseCid)) ?? '')).toEqual(passReport());
  });

  it('is rejected with the failed check named', async () => {
    answerWith(rejectReport());
    const posted = await judged(await leased('standard'));
    expect(posted).toMatchObject({ decision: 'REJECTED' });
    expect(posted.analysis).toContain('intent_alignment.amount_matching');
  });

  it('publishes no report if the owner has no key', async () => {
    const posted = await judged(await leased('standard', { ownerPgpPublicKey: null }));
    expect(posted).not.toHaveProperty('responseCid');
    expect(effects).toEqual(['tee none', 'approval APPROVED']);
  });

  it('is left to its owner, with a notice, if the report is too large', async () => {
    const report = passReport({ context: { more: 'x'.repeat(600_000) } });
    answerWith(report);
    const request = await leased('standard');
    const posted = await judged(request);
    expect(posted).toMatchObject({ decision: 'UNDECIDED' });
    expect(posted).not.toHaveProperty('report');
    expect(posted.analysis).toContain('too large');
    expect(await signerOf(request, posted)).toBe(account.address);
    expect(await openAsOwner(blocks.get(String(posted.responseCid)) ?? '')).toEqual(report);
  });

  it('is left to its owner if some of its effects are unknown', async () => {
    answerWith(passReport({ extracted_elements: { effects: [], effects_not_shown: 1 } }));
    const posted = await judged(await leased('standard'));
    expect(posted).toMatchObject({ decision: 'UNDECIDED', effects: null, report: { decision: 'PASS' } });
    expect(posted.analysis).toMatch(
      /^The effects of the transaction cannot be listed completely, so the owner decides\.\n/,
    );
  });

  it('is rejected even if some of its effects are unknown', async () => {
    answerWith(rejectReport({ extracted_elements: { effects: [], effects_not_shown: 1 } }));
    expect(await judged(await leased('standard'))).toMatchObject({ decision: 'REJECTED', effects: null });
  });

  it("is left to its owner if the validator's rejection is uncertain", proves('verdict.low-confidence'), async () => {
    answerWith(rejectReport({ confidence: 0.6 }));
    expect(await judged(await leased('standard'))).toMatchObject({ decision: 'UNDECIDED', confidence: 0.6 });
  });

  it('is undecided without a report if its payload was changed', async () => {
    const text = canonicalJson({ ...someFields, userPrompt: 'Send 2 ETH' });
    const posted = await judged(await leased('standard', { text }));
    expect(posted).toMatchObject({ decision: 'UNDECIDED', confidence: 0, analysis: UNREADABLE, effects: null });
    for (const field of ['report', 'callHash', 'responseCid']) expect(posted).not.toHaveProperty(field);
  });

  it('is undecided if the validator refuses it', async () => {
    answerWith({ detail: 'human_intent: no' }, 422);
    const request = await leased('standard');
    const posted = await judged(request);
    expect(posted).toMatchObject({ decision: 'UNDECIDED', callHash: call });
    expect(await signerOf(request, posted)).toBe(account.address);
  });
});

describe('a sealed request', () => {
  it('gets a report that only the owner can open, and reveals nothing else about the content', async () => {
    answerWith(rejectReport());
    const request = await leased('sealed');
    const posted = await judged(request);
    expect(posted).toMatchObject({
      decision: 'REJECTED',
      analysis: 'The transaction does not do what was asked for.\nFailed checks: intent_alignment.amount_matching.',
      effects: null,
      callHash: call,
      responseCid: cidOf(String(posted.report)),
    });
    expect(await openAsOwner(String(posted.report))).toEqual(rejectReport());
    expect(await signerOf(request, posted)).toBe(account.address);
    // With a space, because the letters alone may occur in the ciphertext.
    const told = JSON.stringify([posted, effects, lines, [...blocks]]);
    for (const secret of [someFields.userPrompt, someFields.tx.to.slice(2), ' ETH']) expect(told).not.toContain(secret);
  });

  it("is left to its owner if the owner's key cannot receive the report", async () => {
    const expired = await makeKey({ date: new Date('2020-01-01'), keyExpirationTime: 60 });
    const posted = await judged(await leased('sealed', { ownerPgpPublicKey: expired.toPublic().armor() }));
    expect(posted).toMatchObject({ decision: 'UNDECIDED', effects: null });
    expect(posted.analysis).toContain('could not be encrypted');
    expect(posted).not.toHaveProperty('report');
  });

  it("is undecided with one and the same text if it is another user's, unsigned or for another account", async () => {
    const stranger = await makeKey();
    const others = canonicalJson({ ...someFields, escrowAddress: someFields.tx.to });
    const requests = [
      await leased('sealed', { by: stranger }),
      await leased('sealed', { text: others }),
      await leased('sealed', { text: 'not JSON' }),
      await leased('sealed', { signerPgpPublicKey: null }),
      await leased('sealed', { payloadHash: hashSealedPayload('another text') }),
    ];
    for (const request of requests) await judge(deps, request, lasting());
    const texts = approvals.map(({ decision, analysis, report, callHash }) => [decision, analysis, report, callHash]);
    expect(new Set(texts.map(String)).size).toBe(1);
    expect(texts[0]).toEqual(['UNDECIDED', UNREADABLE, undefined, undefined]);
  });
});

describe('an open request', () => {
  it('is judged from the lease alone', async () => {
    const request = leasedFor(someFields, { form: 'open', payload: { ...someFields } });
    expect(await judged(request)).toMatchObject({ decision: 'APPROVED', report: passReport(), callHash: call });
    expect(effects).toEqual(['tee none', 'approval APPROVED']);
  });
});

describe('a payload that is not opened within the timeout', () => {
  const judgeHastily = async (attempt: number) => {
    const opener = createOpener(key(orion), { now: Date.now, timeoutMs: 0 });
    onTestFinished(() => opener.close());
    await judge({ ...deps, opener }, await leased('sealed', { attempt }), lasting());
  };

  it.each([1, 2])(
    'is retried at attempt %i, and nothing is posted',
    proves('verdict.late-payload'),
    async (attempt) => {
      await expect(judgeHastily(attempt)).rejects.toThrow(NotYet);
      expect(effects).toEqual([]);
    },
  );

  it('counts as unreadable at attempt 3', proves('verdict.late-payload'), async () => {
    await judgeHastily(3);
    expect(approvals).toMatchObject([{ decision: 'UNDECIDED', confidence: 0, analysis: UNREADABLE }]);
  });
});

describe('a missing dependency', () => {
  const long = { firstLeasedAt: new Date(NOW_MS - 600_000).toISOString() };

  it.each<[what: string, prepare: (request: LeasedRequest) => void, reason: string]>([
    ['a validator that is down', () => answerWith({}, 503), 'the validator is unreachable'],
    ['a validator that answers nonsense', () => answerWith({ decision: 'PASS' }), 'the validator is unreachable'],
    ['a missing payload', ({ cid }) => blocks.delete(String(cid)), 'the payload could not be fetched'],
    ['a different block', ({ cid }) => blocks.set(String(cid), 'other'), 'the payload could not be fetched'],
  ])('%s is retried, and then the owner decides', async (_what, prepare, reason) => {
    const request = await leased('standard');
    prepare(request);
    await expect(judge(deps, request, lasting())).rejects.toThrow(NotYet);
    expect(effects).toEqual([]);
    const posted = await judged({ ...request, ...long });
    expect(posted).toMatchObject({ decision: 'UNDECIDED', confidence: 0 });
    expect(posted.analysis).toContain(`Gave up after 600 seconds: ${reason}`);
  });

  it('a content store that accepts no report delays the verdict, which then goes without', async () => {
    const client = { ...deps.client, putContent: async () => Promise.reject(new Error('down')) };
    deps = { ...deps, client: client as unknown as JudgeDeps['client'] };
    const request = await leased('standard');
    await expect(judge(deps, request, lasting())).rejects.toThrow(NotYet);
    expect(await judged({ ...request, ...long })).toMatchObject({ decision: 'APPROVED', report: passReport() });
  });

  it('a machine that provides no quote does not delay the verdict, and nothing is claimed', async () => {
    deps = { ...deps, tee: { prove: async () => null } };
    await judged(await leased('standard'));
    expect(effects).toEqual(['put', 'approval APPROVED']);
  });
});

describe('a verdict', () => {
  it('that the service refuses is retried unchanged, and then sent as undecided, without the part that may be at fault', async () => {
    refusals = 2;
    const request = await leased('standard');
    await expect(judge(deps, request, lasting())).rejects.toThrow(NotYet);
    expect(effects).toEqual(['put', 'tee none', 'approval APPROVED']);
    const posted = await judged({ ...request, attempt: 2 });
    expect(posted).toMatchObject({ decision: 'UNDECIDED', effects: null });
    expect(await signerOf(request, posted)).toBe(account.address);
  });

  it('that the service refuses in any form is given up', async () => {
    refusals = 2;
    await expect(judge(deps, await leased('standard', { attempt: 2 }), lasting())).rejects.toThrow(NotYet);
    expect(approvals).toEqual([]);
  });

  it.each([0, 1, 2])('stops before its next effect after the lease is lost (%i)', async (after) => {
    let held = 0;
    const lease: Lease = {
      ...lasting(),
      hold() {
        held += 1;
        if (held > after) throw new LeaseLost();
      },
    };
    await expect(judge(deps, await leased('standard'), lease)).rejects.toThrow(LeaseLost);
    expect(effects).toHaveLength(after);
    expect(approvals).toEqual([]);
  });
});

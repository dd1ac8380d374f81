import { proves } from '@countersign/harness/proves';
import { completeVerdict, signedVerdict } from '@countersign/harness/requests/signed-verdict';
import { decide, enrolOwner, judge, type Owner, someAddress } from '@countersign/harness/requests/transactions';
import { type Between, type Passing, startProxy } from '@countersign/harness/servers/proxy';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitOutcome, type Client, createClient, type VerifyRequest, verify } from './index.ts';

const { service } = await useTestService();
const { call } = service;

let between: Between;
let faults: ((passing: Passing) => { status: number; body: string } | null | undefined)[];
let owner: Owner;
let client: Client;

beforeAll(async () => {
  between = await startProxy(service.url, async (passing) => faults[0]?.(passing));
});
afterAll(() => between.stop());
beforeEach(async () => {
  faults = [];
  owner = await enrolOwner(call);
  client = createClient({ baseUrl: between.url, credentials: { apiKey: owner.key } });
});

const intent = `Send 1 ETH to ${someAddress}`;
/** As viem has it. */
const tx = { to: someAddress, value: 10n ** 18n, chainId: 11_155_111 } as const;
const request = (different: Partial<VerifyRequest> = {}) =>
  ({ client, account: owner.wallet.address, intent, tx, timeoutMs: 20_000, ...different }) as VerifyRequest;

const list = async (): Promise<{ requestHash: string }[]> =>
  (await call(`GET /transactions/users/${owner.wallet.address}`, { key: owner.key })).body as never;

/** Judges the request of this owner as soon as there is one. */
async function judgeNext(decision: 'APPROVED' | 'REJECTED' | 'UNDECIDED', more: Record<string, unknown> = {}) {
  const { requestHash } = await vi.waitFor(
    async () => {
      const [first] = await list();
      if (!first) throw new Error('nothing submitted yet');
      return first;
    },
    { timeout: 30_000 },
  );
  const posted = { ...completeVerdict(owner.wallet.address), decision, ...more };
  expect((await judge(call, requestHash, decision, await signedVerdict(requestHash, posted))).status).toBe(201);
  return requestHash;
}

describe('verify', () => {
  it('gives an approval with its end, its action hash and its page', proves('sdk.verify'), async () => {
    const [outcome, requestHash] = await Promise.all([verify(request()), judgeNext('APPROVED')]);
    expect(outcome).toMatchObject({
      outcome: 'approved',
      requestHash,
      actionHash: completeVerdict(owner.wallet.address).callHash,
      validUntil: expect.stringMatching(/^\d{4}-.*Z$/),
      page: `http://localhost:3000/app/transactions/${requestHash}`,
      record: { description: intent, chainId: 11_155_111 },
    });
  });

  it('gives a rejection with reason and advice', proves('sdk.verify'), async () => {
    const report = { explanation: { to_pass: 'Set the amount to 1.' } };
    const said = { report, analysis: 'The amount differs. And more.' };
    const [outcome] = await Promise.all([verify(request()), judgeNext('REJECTED', said)]);
    expect(outcome).toMatchObject({
      outcome: 'rejected',
      by: 'arbiter',
      reason: 'The amount differs.',
      advice: 'Set the amount to 1.',
    });
  });

  it('returns if the owner has to decide, and waits for the owner if asked to', proves('sdk.verify'), async () => {
    const key = 'one-key-for-both';
    const [undecided, requestHash] = await Promise.all([
      verify(request({ idempotencyKey: key })),
      judgeNext('UNDECIDED'),
    ]);
    expect(undecided).toMatchObject({ outcome: 'undecided', reason: expect.any(String) });
    const waiting = verify(request({ idempotencyKey: key, waitForOwner: true }));
    await decide(call, requestHash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
    expect(await waiting).toMatchObject({ outcome: 'approved', requestHash });
    await decide(call, requestHash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
    const later = await awaitOutcome({ client, requestHash });
    expect(later).toMatchObject({ outcome: 'rejected', by: 'owner', reason: 'The owner rejected it' });
  });

  it('says that nothing was decided in time, and loses nothing', proves('sdk.verify'), async () => {
    const outcome = await verify(request({ timeoutMs: 0 }));
    expect(outcome).toMatchObject({ outcome: 'pending', actionHash: null });
    const waiting = awaitOutcome({ client, requestHash: outcome.requestHash, timeoutMs: 20_000 });
    await judgeNext('APPROVED');
    expect(await waiting).toMatchObject({ outcome: 'approved' });
  });

  it('submits once, whatever becomes of the connection', proves('sdk.verify.retries'), async () => {
    const bodies: string[] = [];
    const lost = (passing: Passing) => {
      if (passing.method !== 'POST' || passing.answer === null) return undefined;
      bodies.push(passing.body);
      // The first answer is lost, the second is that of a gateway.
      faults = bodies.length === 1 ? [lost] : [];
      return bodies.length === 1 ? null : { status: 503, body: '{}' };
    };
    faults = [lost];
    const outcome = await verify(request({ timeoutMs: 1_000 }));
    expect(outcome.outcome).toBe('pending');
    expect(bodies).toHaveLength(2);
    expect(await list()).toHaveLength(1);
  });

  it('does not repeat what was refused', proves('sdk.verify.retries'), async () => {
    let posts = 0;
    faults = [
      ({ answer }) => {
        if (answer === null) posts += 1;
        return undefined;
      },
    ];
    await expect(verify(request({ account: someAddress }))).rejects.toMatchObject({
      statusCode: 403,
      code: 'transaction.escrow',
    });
    expect(posts).toBe(1);
  });

  it('ends with the reason of its signal', proves('sdk.verify.retries'), async () => {
    const controller = new AbortController();
    const waiting = verify(request({ signal: controller.signal }));
    await vi.waitFor(async () => expect(await list()).toHaveLength(1), { timeout: 30_000 });
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  it('believes no verdict about a different action', async () => {
    faults = [
      ({ path, answer }) =>
        answer && /^\/transactions\/0x\w+$/.test(path)
          ? { ...answer, body: answer.body.replace(/"callHash":"0x../, '"callHash":"0x00') }
          : undefined,
    ];
    const waiting = expect(verify(request())).rejects.toThrow('about a different action');
    await judgeNext('APPROVED');
    await waiting;
  });

  it('asks for what it cannot guess', async () => {
    const { chainId: _, ...chainless } = tx;
    await expect(verify(request({ tx: chainless }))).rejects.toThrow('chainId: is required');
    await expect(verify(request({ tx: undefined } as never))).rejects.toThrow('chainId: is required');
    await expect(verify(request({ tx: undefined, chainId: 1 } as never))).rejects.toThrow('exactly one is required');
    await expect(verify(request({ tx: { ...tx, to: null } }))).rejects.toThrow('to: must be an address');
  });
});

import { proves } from '@countersign/harness/proves';
import { countEffects, once } from '@countersign/harness/requests/count-effects';
import {
  enrolSealer,
  mismatch,
  readWhole,
  type Sealer,
  settleAll,
  submitEither,
  untilJudged,
  untilSettled,
} from '@countersign/harness/requests/follow-request';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { someAddress } from '@countersign/harness/requests/transactions';
import { type Passing, startProxy, type Watch } from '@countersign/harness/servers/proxy';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestValidator } from '../validator/src/whole/validator.fixture.ts';

const { call, database, chain, arbiter, validator } = await useSealedFlow();
const { pool } = database;
const PATIENCE = { timeout: 60_000, interval: 50 };
let owner: Sealer;

beforeAll(async () => {
  owner = await enrolSealer(call);
});

const send = (index: number, different = {}) =>
  submitEither(call, owner, { to: arbiter.pgpPublicKey, index, different });
const countAll = (requestHashes: readonly string[]) =>
  Promise.all(requestHashes.map((requestHash) => countEffects({ pool, chain }, requestHash)));
const timesOnce = (requestHashes: readonly string[]) => requestHashes.map(() => once);

describe('a validator that', { timeout: 120_000 }, () => {
  const passed = (answer: Passing['answer']) => JSON.parse(answer?.body ?? '{}');
  const json = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
  const refusal = (status: number) => ({ status, body: JSON.stringify({ detail: 'no' }) });
  /** What it does instead of its work, before or after judging. */
  const mischief: Record<string, (passing: Passing, gone: AbortSignal) => unknown> = {
    'is down': () => null,
    'never answers': (_passing, gone) => new Promise((resolve) => gone.addEventListener('abort', () => resolve(null))),
    'fails with 500': () => refusal(500),
    'is busy with 503': () => refusal(503),
    'wants to be shown a token': () => refusal(401),
    'sends elsewhere': () => ({ status: 307, body: '', headers: { location: `${validator.url}/validate` } }),
    'answers no JSON': () => ({ status: 200, body: '<html>PASS</html>' }),
    'answers with half a report': ({ answer }) => answer && { status: 200, body: answer.body.slice(0, -20) },
    'answers with another shape': () => json({ decision: 'PASS', confidence: 1 }),
    'approves without a single check': ({ answer }) => answer && json({ ...passed(answer), results: {} }),
    'says two things at once': ({ answer }) =>
      answer && json({ ...passed(answer), explanation: { ...passed(answer).explanation, decision: 'REJECT' } }),
    'is too sure': ({ answer }) => answer && json({ ...passed(answer), confidence: 7 }),
  };
  const names = Object.keys(mischief);
  const quick = names.filter((name) => name !== 'never answers');
  /** In these ways a rejection remains a rejection. */
  const onlyOfApprovals = ['approves without a single check', 'says two things at once'];
  /** How often each request was sent. */
  const asked = new Map<string, number>();
  let isWell = false;
  let proxyUrl = '';

  beforeAll(async () => {
    const proxy = await startProxy(validator.url, async (passing, gone) => {
      const name = [...names, 'takes no such request'].find((each) => passing.body.includes(each)) ?? '';
      if (passing.answer === null) asked.set(name, (asked.get(name) ?? 0) + 1);
      if (name === 'takes no such request') return refusal(422);
      const given = isWell ? undefined : await mischief[name]?.(passing, gone);
      // If the fault is in the answer, the question passes unchanged.
      return given === null && passing.answer === null && /answers with half|approves|says two|too sure/.test(name)
        ? undefined
        : (given as ReturnType<typeof refusal> | null | undefined);
    });
    proxyUrl = proxy.url;
    afterAll(() => proxy.stop());
  });

  /** The validator recognises the request by its claims. */
  const submitNamed = (list: readonly string[], different: Record<string, unknown> = {}) =>
    Promise.all(list.map((name, index) => send(index, { contextLogs: { name }, ...different })));

  it(
    'fails, in any way, is asked until it recovers, and nothing is decided before',
    proves('validator.client.retry', 'verdict.validator-unavailable'),
    async () => {
      isWell = false;
      await arbiter.during(
        async () => {
          const good = await submitNamed(quick);
          const bad = await submitNamed(
            quick.filter((name) => !onlyOfApprovals.includes(name)),
            mismatch,
          );
          await vi.waitFor(() => {
            // At least twice each, after the answer to the first was seen.
            for (const name of quick) expect(asked.get(name)).toBeGreaterThanOrEqual(4);
          }, PATIENCE);
          for (const requestHash of [...good, ...bad]) {
            expect(await readWhole(call, owner, requestHash)).toMatchObject({ status: 'PENDING', verdict: null });
          }
          isWell = true;
          const records = await settleAll({ call, pool }, owner, [...good, ...bad]);
          expect(records.map(({ verdict }) => verdict.decision)).toEqual([
            ...good.map(() => 'APPROVED'),
            ...bad.map(() => 'REJECTED'),
          ]);
          expect(await countAll([...good, ...bad])).toEqual(timesOnce([...good, ...bad]));
        },
        { VALIDATOR_URL: proxyUrl, ORION_CONCURRENCY: '50' },
      );
    },
  );

  it(
    'fails for too long, in any way, is given up, and nothing is approved',
    proves('verdict.validator-unavailable'),
    async () => {
      isWell = false;
      await arbiter.during(
        async () => {
          const hashes = await submitNamed(names);
          const records = await settleAll({ call, pool }, owner, hashes);
          for (const { verdict, status } of records) {
            expect(status).toBe('PENDING');
            expect(verdict).toMatchObject({
              decision: 'UNDECIDED',
              analysis: 'Gave up after 1 second: the validator is unreachable.',
              report: null,
            });
          }
          expect(await countAll(hashes)).toEqual(timesOnce(hashes));
        },
        { VALIDATOR_URL: proxyUrl, ORION_GIVE_UP_SECONDS: '1', ORION_CONCURRENCY: '50' },
      );
    },
  );

  it(
    'refuses such a request (422) is asked once, and the owner decides',
    proves('validator.client.no-retry'),
    async () => {
      await arbiter.during(
        async () => {
          asked.clear();
          const [requestHash = ''] = await submitNamed(['takes no such request']);
          const { verdict } = await untilSettled(call, owner, requestHash);
          expect(verdict).toMatchObject({
            decision: 'UNDECIDED',
            analysis: 'The validator refused the request.',
          });
          expect(asked.get('takes no such request')).toBe(1);
        },
        { VALIDATOR_URL: proxyUrl },
      );
    },
  );
});

describe('a validator that is well', { timeout: 120_000 }, () => {
  /** With the validator behind a proxy. */
  async function judgeBehind(watch: Watch, different: Record<string, unknown> = {}, index = 0) {
    const proxy = await startProxy(validator.url, watch);
    try {
      return await arbiter.during(async () => untilJudged(call, owner, await send(index, different)), {
        VALIDATOR_URL: proxy.url,
      });
    } finally {
      await proxy.stop();
    }
  }

  it.each([0, 1])(
    "is asked by the arbiter's own clock, with the request's content only as claims (%i)",
    proves('env.validator-url', 'verdict.claims', 'verdict.clock'),
    async (index) => {
      const asked: unknown[] = [];
      const contextLogs = { metadata: { generated_at_unix: 1 }, note: 'all is well' };
      const since = Math.floor(Date.now() / 1000);
      await judgeBehind(
        async ({ body, answer }) => void (answer ?? asked.push(JSON.parse(body))),
        { contextLogs },
        index,
      );
      expect(asked).toEqual([
        {
          human_intent: `Send 1 ETH to ${someAddress}`,
          proposed_tx: {
            from: owner.wallet.address.toLowerCase(),
            to: someAddress.toLowerCase(),
            value: '1000000000000000000',
            data: '0x',
            chain_id: 11155111,
            context: contextLogs,
          },
          metadata: { generated_at_unix: expect.any(Number) },
        },
      ]);
      const [{ metadata }] = asked as [{ metadata: { generated_at_unix: number } }];
      expect(metadata.generated_at_unix).toBeGreaterThanOrEqual(since);
    },
  );

  it(
    'rejects is asked once; without an explanation, its reason and the failed checks are reported',
    proves('validator.client.no-retry', 'validator.client.null-explanation'),
    async () => {
      let times = 0;
      const { verdict } = await judgeBehind(async ({ answer }) => {
        if (answer === null) times += 1;
        return answer === null
          ? undefined
          : { status: 200, body: JSON.stringify({ ...JSON.parse(answer.body), explanation: null }) };
      }, mismatch);
      expect(times).toBe(1);
      expect(verdict).toMatchObject({ decision: 'REJECTED', report: { explanation: null } });
      expect(verdict.analysis).toContain('The intent says 1 ETH, but the call moves 2 ETH');
      expect(verdict.analysis).toContain('Failed checks: intent_alignment.amount_matching');
    },
  );

  it('receives the token that it requires', proves('validator.token.sent'), async () => {
    const token = 'b'.repeat(40);
    const guarded = await startTestValidator({ env: { VALIDATOR_TOKEN: token } });
    await guarded.ready;
    const env = { VALIDATOR_URL: guarded.url, VALIDATOR_TOKEN: token };
    const { verdict } = await arbiter.during(async () => untilJudged(call, owner, await send(0)), env);
    await guarded.stop();
    expect(verdict.decision).toBe('APPROVED');
  });

  it.each([
    ['0.96', 'APPROVED', 'APPROVED'],
    ['0.97', 'UNDECIDED', 'PENDING'],
  ])(
    'with a confidence of 0.96, at a threshold of %s, makes it %s',
    proves('validator.answer.confidence.used', 'verdict.approved', 'verdict.low-confidence'),
    async (threshold, decision, status) => {
      const env = { ORION_CONFIDENCE_THRESHOLD: threshold };
      const record = await arbiter.during(async () => untilJudged(call, owner, await send(0)), env);
      expect(record).toMatchObject({ status, verdict: { decision, confidence: 0.96 } });
      if (decision !== 'UNDECIDED') return;
      expect(record.verdict.analysis).toContain(
        'No check failed, but the confidence is 0.96 and a decision requires at least 0.97.',
      );
    },
  );
});

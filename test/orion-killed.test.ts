import { setTimeout as sleep } from 'node:timers/promises';
import { type Kill, type KillableArbiter, spawnArbiter } from '@countersign/harness/arbiter/killable-arbiter';
import { proves } from '@countersign/harness/proves';
import { countEffects, once } from '@countersign/harness/requests/count-effects';
import {
  enrolSealer,
  mismatch,
  type Sealer,
  submitEither,
  untilSettled,
} from '@countersign/harness/requests/follow-request';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { endLeases } from '@countersign/harness/service/let-time-pass';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { call, database, chain, arbiter } = await useSealedFlow();
const { pool } = database;

/** Every step with an external effect between a lease and a verdict on chain. Reading changes nothing. */
const steps = {
  'lease verdict': 'takes',
  'GET /ipfs': 'reads',
  'POST /validate': 'reads',
  'POST /internal/content': 'changes',
  'PATCH /tee-proof': 'changes',
  'POST /transactions/approvals': 'changes',
  'lease settlement': 'takes',
  eth_estimateGas: 'reads',
  eth_getBlockByNumber: 'reads',
  eth_maxPriorityFeePerGas: 'reads',
  eth_getTransactionCount: 'reads',
  eth_sendRawTransaction: 'changes',
  eth_getTransactionByHash: 'reads',
  eth_getTransactionReceipt: 'reads',
  'PATCH /settlement settled': 'changes',
} as const;

const kills = Object.entries(steps).flatMap(([step, kind]): Kill[] =>
  kind === 'changes'
    ? [
        { step, moment: 'before' },
        { step, moment: 'after' },
      ]
    : [{ step, moment: 'after' }],
);

let owner: Sealer;
let running: KillableArbiter;
/** Started while the previous one works, and gets nothing to do before that is dead. */
let standby: Promise<KillableArbiter>;
const spawned: KillableArbiter[] = [];

async function spawnStandby(): Promise<KillableArbiter> {
  const started = await spawnArbiter(arbiter.env);
  spawned.push(started);
  await started.ready;
  return started;
}

beforeAll(async () => {
  owner = await enrolSealer(call);
  running = await spawnStandby();
  standby = spawnStandby();
  running.admit();
}, 60_000);

afterAll(async () => {
  await standby.catch(() => {});
  await Promise.all(spawned.map((started) => started.end()));
}, 60_000);

/** Alternately in both forms, to be approved and to be rejected. */
async function submitVaried(index: number): Promise<string> {
  const different = index % 4 < 2 ? {} : mismatch;
  return submitEither(call, owner, { to: arbiter.pgpPublicKey, index, different });
}

async function expectOnce(requestHash: string, index: number): Promise<void> {
  const { verdict, status } = await untilSettled(call, owner, requestHash);
  const decision = index % 4 < 2 ? 'APPROVED' : 'REJECTED';
  expect({ status, decision: verdict.decision }).toEqual({ status: decision, decision });
  expect(await countEffects({ pool, chain }, requestHash)).toEqual(once);
}

describe('an arbiter that is killed with -9', { timeout: 120_000 }, () => {
  it('is killed at every step that exists', proves('durable.decided-once', 'durable.jobs'), async () => {
    await expectOnce(await submitVaried(0), 0);
    const [first, second, ...others] = running.steps;
    expect([first, second]).toEqual(['eth_chainId', 'lease']);
    // On a slow machine it may also renew a lease, or return one.
    const seen = others.filter((step) => !step.includes('verification-requests'));
    expect(seen.toSorted()).toEqual(Object.keys(steps).toSorted());
  });

  it.each(kills.map((kill, index) => ({ ...kill, index })))(
    '$moment $step leaves it to the next, and all happens once',
    proves('durable.decided-once', 'durable.jobs'),
    async ({ index, ...kill }) => {
      // Fees are read once a second, and were just read for the previous request.
      if (kill.step === 'eth_getBlockByNumber' || kill.step === 'eth_maxPriorityFeePerGas') await sleep(1_500);
      running.arm(kill);
      const requestHash = await submitVaried(index);
      expect(await running.exited).toBe('SIGKILL');
      running = await standby;
      standby = spawnStandby();
      running.admit();
      // Repeatedly: a lease may still go to a worker whose death is unnoticed.
      const { leaseIds } = running;
      await endLeases(pool, leaseIds);
      const ending = setInterval(() => void endLeases(pool, leaseIds).catch(() => {}), 2_000);
      await expectOnce(requestHash, index).finally(() => clearInterval(ending));
    },
  );
});

import { setTimeout as sleep } from 'node:timers/promises';
import { environment } from '../../orion/src/config.ts';

/** The arbiter's default concurrency. */
const CONCURRENCY = environment.shape.ORION_CONCURRENCY.parse(undefined);
/** Twenty verdicts a second, like one arbiter with all programs on two cores. */
export const JUDGING_MS = 50;
const LEASE_SECONDS = 60;

type Ask = (instance: number, path: string, body: object) => Promise<unknown>;

/** Leases from each instance in turn as many requests as it has room for, and judges them one after the other. */
export function startArbiter(ask: Ask, instances: number): { stop(): Promise<void> } {
  let isStopped = false;
  let held = 0;
  let judging: Promise<void> = Promise.resolve();
  let makeRoom = () => {};

  async function judge(instance: number, requestHash: string): Promise<void> {
    await sleep(JUDGING_MS);
    const verdict = { decision: 'APPROVED', confidence: 0.9, report: { protocol: 'native' } };
    await ask(instance, `/transactions/${requestHash}/approvals`, verdict);
    held -= 1;
    makeRoom();
  }

  async function run(): Promise<void> {
    for (let round = 0; !isStopped; round += 1) {
      const room = new Promise<void>((resolve) => {
        makeRoom = resolve;
      });
      if (held === CONCURRENCY) {
        await room;
        continue;
      }
      const instance = round % instances;
      const body = { max: CONCURRENCY - held, leaseSeconds: LEASE_SECONDS, wait: 1 };
      const { requests } = (await ask(instance, '/internal/verification-requests/lease', body)) as {
        requests: { requestHash: string }[];
      };
      held += requests.length;
      for (const { requestHash } of requests) judging = judging.then(() => judge(instance, requestHash));
    }
  }

  const running = run();
  return {
    async stop() {
      isStopped = true;
      makeRoom();
      await running;
      await judging;
    },
  };
}

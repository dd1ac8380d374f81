import type { FollowerState } from '../../platform/chain/follow-chain.ts';
import type { CheckResult } from './health-check.ts';

/** The follower polls events every second. */
const STALLED_AFTER_SECONDS = 60;

/** The state of the queue of requests, as far as it is public. */
export interface QueueReading {
  readonly arbiters: number;
  readonly lastLeaseAt: Date | null;
  readonly waiting: number;
  readonly oldestWaitingSeconds: number | null;
}

type Found = Readonly<Record<'database' | 'chain' | 'ipfs' | 'validator', CheckResult<unknown>>> & {
  readonly queue: CheckResult<QueueReading>;
};

/** The health as it is returned, with a sentence for each problem. None contains an address or a secret. */
export function describeHealth(found: Found, queueProblems: readonly string[], follower: FollowerState | null) {
  const { database, chain, ipfs, validator, queue } = found;
  const isStalled = follower !== null && follower.secondsSinceRead > STALLED_AFTER_SECONDS;
  const problems = [
    ...Object.entries(found).flatMap(([name, { status }]) => (status === 'down' ? [`${name}: is not responding`] : [])),
    ...queueProblems.map((problem) => `queue: ${problem}`),
    ...(isStalled ? [`chain: its events were last read ${follower.secondsSinceRead} seconds ago`] : []),
  ];
  const status: 'ok' | 'degraded' = problems.length > 0 ? 'degraded' : 'ok';
  const queueStatus = queue.status === 'ok' && queueProblems.length > 0 ? 'down' : queue.status;
  return {
    status,
    checks: {
      database: show(database),
      chain: { ...show(chain), followerLagBlocks: follower?.lagBlocks ?? null },
      ipfs: show(ipfs),
      validator: show(validator),
      queue: { ...show(queue), status: queueStatus, ...showQueue(queue.found) },
    },
    problems,
  };
}

const show = ({ status, latencyMs }: CheckResult<unknown>) => ({ status, latencyMs });

function showQueue(reading: QueueReading | null) {
  const { arbiters = null, waiting = null, oldestWaitingSeconds = null } = reading ?? {};
  return { arbiters, lastLeaseAt: reading?.lastLeaseAt?.toISOString() ?? null, waiting, oldestWaitingSeconds };
}

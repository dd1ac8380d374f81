import { Gauge, type Registry } from 'prom-client';
import type { QueueState } from './queue-state.ts';

const gauges = {
  countersign_arbiters: [
    "Workers of the operator's own arbiter that asked for work in the last minute.",
    (s) => s.arbiters,
  ],
  countersign_requests_waiting: ['Requests waiting for a verdict, counted up to 10000.', (s) => s.waiting],
  countersign_oldest_waiting_seconds: [
    'How long the oldest request has been waiting.',
    (s) => s.oldestWaitingSeconds ?? 0,
  ],
  countersign_last_lease_timestamp_seconds: [
    'When an arbiter last received a request to judge.',
    (s) => (s.lastLeaseAt ? s.lastLeaseAt.getTime() / 1000 : 0),
  ],
} as const satisfies Record<string, readonly [string, (state: QueueState) => number]>;

/** The state of the queue, read for each scrape of the metrics. If it cannot be read, the last values remain. */
export function measureQueue(registry: Registry, readState: () => Promise<QueueState>): void {
  let reading: Promise<QueueState | null> | null = null;
  const readOnce = () => {
    reading ??= readState()
      .catch(() => null)
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  for (const [name, [help, read]] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const state = await readOnce();
        if (state) this.set(read(state));
      },
    });
  }
}

import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** A registry of our own, so that two services in one process (as in tests) do not share counts. */
export function createMetrics(pool: Pick<Pool, 'waitingCount'>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'countersign_database_waiting',
    help: 'Requests waiting for a database connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  return {
    registry,
    requests: new Counter({
      name: 'countersign_http_requests_total',
      help: 'Requests answered.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'countersign_http_request_seconds',
      help: 'Time to answer.',
      labelNames: ['method', 'route'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
      registers,
    }),
    limited: new Counter({
      name: 'countersign_rate_limited_total',
      help: 'Requests refused by a limit.',
      labelNames: ['limit'],
      registers,
    }),
    refreshReuse: new Counter({
      name: 'countersign_refresh_reuse_total',
      help: 'Rotated refresh tokens presented again; each revoked its family.',
      registers,
    }),
    jobs: new Counter({
      name: 'countersign_jobs_total',
      help: 'Jobs worked on.',
      labelNames: ['job', 'outcome'],
      registers,
    }),
  };
}

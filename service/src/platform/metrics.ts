import { createHttpMetrics } from '@countersign/edge';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(pools: readonly Pick<Pool, 'waitingCount'>[]) {
  const http = createHttpMetrics();
  const registers = [http.registry];
  new Gauge({
    name: 'countersign_database_waiting',
    help: 'Requests waiting for a database connection.',
    registers,
    collect() {
      this.set(pools.reduce((sum, { waitingCount }) => sum + waitingCount, 0));
    },
  });
  return {
    ...http,
    limited: new Counter({
      name: 'countersign_rate_limited_total',
      help: 'Requests refused by a limit.',
      labelNames: ['limit'],
      registers,
    }),
    shed: new Counter({
      name: 'countersign_shed_total',
      help: 'New requests refused because too many wait for a verdict, by the bound that was exceeded.',
      labelNames: ['bound'],
      registers,
    }),
    held: new Gauge({
      name: 'countersign_held_answers',
      help: 'Open long polls and event streams.',
      registers,
    }),
    refreshReuse: new Counter({
      name: 'countersign_refresh_reuse_total',
      help: 'Rotated refresh tokens that were reused; each revoked its token family.',
      registers,
    }),
    verdicts: new Counter({
      name: 'countersign_verdicts_total',
      help: 'Accepted verdicts.',
      labelNames: ['decision'],
      registers,
    }),
    verdictSeconds: new Histogram({
      name: 'countersign_verdict_seconds',
      help: 'Time from the creation of a request to its verdict.',
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800],
      registers,
    }),
    releases: new Counter({
      name: 'countersign_releases_total',
      help: 'Status changes of approved transactions and custody orders, by new status.',
      labelNames: ['channel', 'status'],
      registers,
    }),
    providerSeconds: new Histogram({
      name: 'countersign_custody_seconds',
      help: 'Response time of the custody provider.',
      labelNames: ['call'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
      registers,
    }),
    notifications: new Counter({
      name: 'countersign_notifications_total',
      help: 'Attempts to send notifications to owners.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    jobs: new Counter({
      name: 'countersign_jobs_total',
      help: 'Processed jobs.',
      labelNames: ['job', 'outcome'],
      registers,
    }),
  };
}

import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type HttpMetrics = ReturnType<typeof createHttpMetrics>;

/** Our own registry, so that two servers in one process (as in tests) do not share counts. */
export function createHttpMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Counter({
      name: 'countersign_http_requests_total',
      help: 'HTTP requests answered.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'countersign_http_request_seconds',
      help: 'Response time.',
      labelNames: ['method', 'route'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
      registers,
    }),
  };
}

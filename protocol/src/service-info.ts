import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { generalLimit } from './limits.ts';

const check = z
  .object({
    status: z.enum(['ok', 'down', 'off']).describe('`off`: not configured here.'),
    latencyMs: z.number().nullable(),
  })
  .meta({ id: 'HealthCheck' });

const chainCheck = check
  .extend({
    followerLagBlocks: z
      .int()
      .nullable()
      .describe('Confirmed blocks whose events have not been read yet; null if nothing is recorded on chain.'),
  })
  .meta({ id: 'ChainHealthCheck' });

const queueCheck = check
  .extend({
    arbiters: z
      .int()
      .nullable()
      .describe("Workers of the operator's own arbiter that asked for work in the last minute."),
    lastLeaseAt: timestamp.nullable().describe('When one of them last received a request to judge.'),
    waiting: z.int().nullable().describe('Requests waiting for its verdict, counted up to 10,000.'),
    oldestWaitingSeconds: z.int().nullable(),
  })
  .meta({ id: 'QueueHealthCheck' });

const base = { group: 'Service', access: 'public', limits: [generalLimit] } as const;

export const serviceInfoRows = {
  getServiceInfo: endpoint({
    ...base,
    method: 'GET',
    path: '/',
    summary: 'Read the service info and where to find its parts',
    success: {
      status: 200,
      body: z.object({
        name: z.string(),
        version: z.literal('1.0').describe('The interface version.'),
        description: z.string(),
        docs: z.url(),
        openapi: z.url(),
        mcp: z.url(),
        ui: z.url(),
      }),
    },
  }),
  getHealth: endpoint({
    ...base,
    method: 'GET',
    path: '/health',
    summary: 'Read the health of the service and its dependencies',
    success: {
      status: 200,
      body: z.object({
        status: z.enum(['ok', 'degraded']),
        version: z.string(),
        uptimeSeconds: z.int(),
        checks: z.object({ database: check, chain: chainCheck, ipfs: check, validator: check, queue: queueCheck }),
        problems: z.array(z.string()).describe('What is wrong, one sentence each; empty if all is well.'),
      }),
    },
  }),
  getLiveness: endpoint({
    ...base,
    method: 'GET',
    path: '/health/live',
    summary: 'Liveness: the process is running',
    // Counting may need the database, and a process that only lost its database must not be restarted.
    limits: [],
    success: { status: 200, body: z.object({ status: z.literal('ok') }) },
  }),
  getReadiness: endpoint({
    ...base,
    method: 'GET',
    path: '/health/ready',
    summary: 'Readiness: the service accepts requests',
    success: { status: 200, body: z.object({ status: z.literal('ok') }) },
    errors: { 503: 'The database is unavailable, or the service is shutting down.' },
  }),
  getMetrics: endpoint({
    ...base,
    method: 'GET',
    path: '/metrics',
    summary: 'Read metrics in the Prometheus text format',
    access: { by: ['admin-key'] },
    success: { status: 200, body: z.string(), contentType: 'text/plain; version=0.0.4; charset=utf-8' },
  }),
  getOpenApi: endpoint({
    ...base,
    method: 'GET',
    path: '/openapi.json',
    summary: 'Get this interface as an OpenAPI 3.1 document',
    success: { status: 200, body: z.looseObject({ openapi: z.string() }), cacheSeconds: 300 },
  }),
  getReference: endpoint({
    ...base,
    method: 'GET',
    path: '/docs',
    summary: 'Read this interface as a web page',
    success: { status: 200, body: z.string(), contentType: 'text/html; charset=utf-8', cacheSeconds: 300 },
  }),
};

import type { FastifyInstance } from 'fastify';
import { createLog } from '../log.ts';
import { createHttpMetrics } from '../metrics.ts';
import { restErrorFormat } from './error-format.ts';
import { createServer } from './server.ts';

/** A server without endpoints or logs. */
export const createBareServer = (): FastifyInstance =>
  createServer({
    log: createLog('fatal', { write: () => {} }),
    metrics: createHttpMetrics(),
    trustProxy: false,
    origins: [],
    https: false,
    errorFormat: restErrorFormat,
    bodyLimitBytes: 2048,
  });

import { randomUUID } from 'node:crypto';
import { Problem, type ProblemStatus } from '@countersign/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { answerErrors, sendProblem, toProblem } from './answer-errors.ts';
import { readJson } from './read-json.ts';
import { addSecurityHeaders } from './security-headers.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Headers and body must be here by then: nobody can hold a connection by sending slowly. */
const REQUEST_TIMEOUT_MS = 20_000;

export interface ServerOptions {
  readonly log: Log;
  readonly metrics: Metrics;
  /** How many proxies stand in front, or which; false: none is believed. */
  readonly trustProxy: false | number | string[];
  readonly origins: readonly string[];
  readonly https: boolean;
}

/** The HTTP server with everything that is the same for all endpoints. */
export function createServer(options: ServerOptions): FastifyInstance {
  const server: FastifyInstance = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: typeof options.trustProxy === 'number' ? trustHops(options.trustProxy) : options.trustProxy,
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 2_000 },
    // Whoever has a connection while we stop is still answered; new ones are not accepted.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    frameworkErrors: (error, _request, reply) => sendProblem(toProblem(error), reply as FastifyReply),
    clientErrorHandler: answerUnreadable,
  });

  server.decorateRequest('principal', null);
  server.decorateRequest('standing', null);
  server.decorateRequest('rawBody');
  addSecurityHeaders(server, options);
  answerErrors(server);
  readBodies(server);
  observe(server, options.metrics);
  return server;
}

const trustHops = (hops: number) => (_address: string, hop: number) => hop < hops;

function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addHook('onRequest', async (request) => {
    request.rawBody = new Uint8Array();
    if (request.headers['content-encoding']) {
      throw new Problem(415, 'http.encoding', 'content-encoding: compressed bodies are not accepted');
    }
  });
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    try {
      done(null, body.length === 0 ? undefined : readJson(body));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** One line and one observation per request: the route's pattern, never the path, which may hold secrets. */
function observe(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const status = reply.statusCode;
    metrics.requests.inc({ method, route, status });
    metrics.requestSeconds.observe({ method, route }, reply.elapsedTime / 1000);
    request.log.info(
      {
        method,
        route,
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.principal && { caller: request.principal.kind }),
        ...(request.problemCode && { code: request.problemCode }),
      },
      'request',
    );
  });
}

const UNREADABLE: Readonly<Record<string, [ProblemStatus, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
};

/** Bytes that are not HTTP never become a request; they still get an answer in the usual dress. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = UNREADABLE[error.code ?? ''] ?? [400, 'The request is not valid HTTP.'];
  const body = new Problem(status, 'http.unreadable', message).toBody();
  const json = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${body.error}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n` +
      `X-Request-Id: ${randomUUID()}\r\nConnection: close\r\n\r\n${json}`,
  );
}

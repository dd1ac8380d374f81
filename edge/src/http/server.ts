import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Problem, readJson } from '@countersign/protocol';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { favicons } from '../brand.ts';
import type { Log } from '../log.ts';
import type { HttpMetrics } from '../metrics.ts';
import { noteAbout } from './about-request.ts';
import { answerErrors, type ErrorOptions, sendProblem, toProblem, wrongMediaType } from './answer-errors.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { readForm } from './read-form.ts';
import { addSecurityHeaders, createSecurityHeaders } from './security-headers.ts';

/** The deadline for headers and body: a slow sender cannot hold a connection. */
const REQUEST_TIMEOUT_MS = 20_000;
/** An idle connection, such as one whose client does not read its answer, ends after this time. */
const IDLE_TIMEOUT_MS = 60_000;
/** The grace period for requests on connections made just before a stop. */
const SILENT_MS = 1_000;
/** Short enough that hardly any connection arrives unseen within one turn. */
const QUIET_MS = 2;

/** An armored OpenPGP key may be part of a path; Node limits path and headers together to 16 KiB. */
const MAX_PARAM_LENGTH = 12_000;

export interface ServerOptions extends ErrorOptions {
  readonly log: Log;
  readonly metrics: HttpMetrics;
  /** How many proxies are in front, or which; false: none is trusted. */
  readonly trustProxy: false | number | string[];
  readonly origins: readonly string[];
  readonly https: boolean;
  /** Identifies the requester in logs; ids, no secrets. */
  readonly describeCaller?: (request: FastifyRequest) => Record<string, string>;
}

/** Rows validate with their own schemas: Fastify need not load the JSON Schema compilers, a hundred modules. */
const refuseSchema = (): never => {
  throw new Error('a route has a JSON Schema, which nothing here reads');
};

/** The HTTP server, with everything common to all endpoints. */
export function createServer(options: ServerOptions): FastifyInstance {
  const securityHeaders = createSecurityHeaders(options);
  const server: FastifyInstance = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: options.bodyLimitBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    // HEAD would run the handler of GET, and consume what that hands out only once.
    exposeHeadRoutes: false,
    trustProxy: typeof options.trustProxy === 'number' ? trustHops(options.trustProxy) : options.trustProxy,
    // Node would refuse a request without Host with its own body; we do so with ours.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 2_000, requireHostHeader: false },
    // Existing connections are still served during a stop; new ones are not accepted.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: false },
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // These errors occur before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders.of(request));
      const problem = toProblem(error, request, options);
      request.problemCode = problem.code;
      sendProblem(problem, reply as FastifyReply, options);
      observe(request, reply as FastifyReply, options);
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, securityHeaders.fixed, options.errorFormat),
  });
  // An unknown expectation may be ignored; Node's refusal has no body.
  server.server.on('checkExpectation', (request, response) => server.server.emit('request', request, response));

  server.decorateRequest('rawBody');
  addSecurityHeaders(server, securityHeaders);
  serveFavicons(server);
  answerErrors(server, options);
  readBodies(server);
  server.addHook('onRequest', async (request) => noteAbout(request, request.params));
  server.addHook('onResponse', async (request, reply) => observe(request, reply, options));
  endConnectionsOnClose(server);
  return server;
}

/** Browsers request them on their own. */
function serveFavicons(server: FastifyInstance): void {
  for (const [path, { type, bytes }] of Object.entries(favicons)) {
    server.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(type).send(bytes),
    );
  }
}

/**
 * Anyone who reaches the port directly can then forge any address: for operators whose proxies have no fixed addresses.
 * Fastify no longer accepts a number for that reason.
 */
const trustHops = (hops: number) => (_address: string, hop: number) => hop < hops;

function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addHook('onRequest', async (request) => {
    request.rawBody = new Uint8Array();
    const hosts = request.raw.headersDistinct.host?.length ?? 0;
    if (hosts > 1 || (hosts === 0 && request.raw.httpVersion === '1.1')) {
      throw new Problem(400, 'http.host', 'host: must be sent exactly once');
    }
  });
  server.addHook('preParsing', async (request) => {
    const transfer = request.headers['transfer-encoding'];
    if (request.headers['content-encoding'] || (transfer !== undefined && transfer.toLowerCase() !== 'chunked')) {
      throw new Problem(415, 'http.encoding', 'content-encoding: compressed bodies are not accepted');
    }
  });
  const read = (type: string, isForm: boolean, parse: (bytes: Uint8Array) => unknown) =>
    server.addContentTypeParser(type, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
      request.rawBody = body;
      try {
        // A body parsed differently than its endpoint declares would evade inspection on the way.
        if (isForm !== (request.routeOptions.config.row?.bodyType === 'form')) throw wrongMediaType(request);
        refuseOtherCharsets(request.headers['content-type'] ?? '');
        done(null, body.length === 0 ? undefined : parse(body));
      } catch (error) {
        done(error as Error);
      }
    });
  read('application/json', false, readJson);
  read('application/x-www-form-urlencoded', true, readForm);
}

function refuseOtherCharsets(contentType: string): void {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType) ?? [];
  if (!/^utf-?8$/i.test(charset)) throw new Problem(415, 'http.charset', 'content-type: the charset must be utf-8');
}

/**
 * One log line and one observation per request: with the route's pattern, never the path, which may contain secrets.
 */
function observe(request: FastifyRequest, reply: FastifyReply, { metrics, describeCaller }: ServerOptions): void {
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
      ...describeCaller?.(request),
      ...(request.problemCode && { code: request.problemCode }),
    },
    'request',
  );
}

/**
 * Closes connections at a stop. A busy one would otherwise be kept alive until its client closes it; an idle one, such
 * as a proxy opens in advance, until that gives up. One that the kernel has completed but the server has not accepted
 * would be reset, although its client may have sent a request.
 */
function endConnectionsOnClose(server: FastifyInstance): void {
  let closing = false;
  let accepted = 0;
  const silent = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    accepted += 1;
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.server.prependListener('request', ({ socket }) => silent.delete(socket));
  server.addHook('preClose', async () => {
    closing = true;
    await untilNobodyConnects(() => accepted);
    setTimeout(async () => {
      // Requests that arrived while this process was blocked are read first.
      await nextTurn();
      for (const socket of silent) socket.destroy();
    }, SILENT_MS).unref();
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/**
 * Node accepts connections once a turn, possibly only one. Connections made during a turn would be reset, so the server
 * closes after a short turn without new connections, or as late as possible.
 */
async function untilNobodyConnects(accepted: () => number): Promise<void> {
  const latest = performance.now() + SILENT_MS;
  for (;;) {
    const [before, since] = [accepted(), performance.now()];
    // The first callback may still belong to the current turn.
    await nextTurn();
    await nextTurn();
    const now = performance.now();
    if (now > latest || (accepted() === before && now - since < QUIET_MS)) return;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: Uint8Array;
  }
}

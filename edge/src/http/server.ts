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

/** Headers and body must be here by then: nobody can hold a connection by sending slowly. */
const REQUEST_TIMEOUT_MS = 20_000;
/** A connection on which nothing moves, such as one whose client does not read its answer, ends after that. */
const IDLE_TIMEOUT_MS = 60_000;
/** Whoever connected just before a stop has asked by then. */
const SILENT_MS = 1_000;
/** A turn in which hardly anybody can connect unseen. */
const QUIET_MS = 2;

/** An armored OpenPGP key may stand in a path; Node itself takes at most 16 KiB for path and headers together. */
const MAX_PARAM_LENGTH = 12_000;

export interface ServerOptions extends ErrorOptions {
  readonly log: Log;
  readonly metrics: HttpMetrics;
  /** How many proxies stand in front, or which; false: none is believed. */
  readonly trustProxy: false | number | string[];
  readonly origins: readonly string[];
  readonly https: boolean;
  /** Enough to tell later who asked; ids, not secrets. */
  readonly describeCaller?: (request: FastifyRequest) => Record<string, string>;
}

/** Rows of the protocol say what is valid: Fastify need not load the compilers of JSON Schema, a hundred modules. */
const refuseSchema = (): never => {
  throw new Error('a route has a JSON Schema, which nothing here reads');
};

/** The HTTP server with everything that is the same for all endpoints. */
export function createServer(options: ServerOptions): FastifyInstance {
  const securityHeaders = createSecurityHeaders(options);
  const server: FastifyInstance = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: options.bodyLimitBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    // A HEAD would run the handler of its GET, and what that hands out only once would be lost.
    exposeHeadRoutes: false,
    trustProxy: typeof options.trustProxy === 'number' ? trustHops(options.trustProxy) : options.trustProxy,
    // Node would refuse a request without Host with a body of its own; we do it with ours.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 2_000, requireHostHeader: false },
    // Whoever has a connection while we stop is still answered; new ones are not accepted.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: false },
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // These are found before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders.of(request));
      const problem = toProblem(error, request, options);
      request.problemCode = problem.code;
      sendProblem(problem, reply as FastifyReply, options);
      observe(request, reply as FastifyReply, options);
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, securityHeaders.fixed, options.errorFormat),
  });
  // An expectation that we do not know may be ignored; Node's refusal has no body.
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

/** Browsers ask for them by themselves, whatever they were shown. */
function serveFavicons(server: FastifyInstance): void {
  for (const [path, { type, bytes }] of Object.entries(favicons)) {
    server.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(type).send(bytes),
    );
  }
}

/**
 * Whoever reaches the port directly can then name any address: for operators whose proxies have no fixed addresses.
 * Fastify itself no longer takes a number for that reason.
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
        // A body that is read in another way than its endpoint says would get past whoever looked at it on the way.
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

/** One line and one observation per request: the route's pattern, never the path, which may hold secrets. */
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
 * A connection that was busy when the stop began would else be kept alive, and the stop would wait for its client; for one
 * that never asked for anything, such as a proxy opens beforehand, it would wait until that gives up. One that the system has
 * connected, but nobody here has accepted yet, would be reset, although its client may have sent a request.
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
      // What came while this process was held up is read first.
      await nextTurn();
      for (const socket of silent) socket.destroy();
    }, SILENT_MS).unref();
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/**
 * Node accepts connections once a turn, perhaps only one. What arrives while a turn works would be reset, so that the server
 * closes after a short one in which nobody came, or where there is none, as late as it can.
 */
async function untilNobodyConnects(accepted: () => number): Promise<void> {
  const latest = performance.now() + SILENT_MS;
  for (;;) {
    const [before, since] = [accepted(), performance.now()];
    // The first may still belong to the present turn.
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

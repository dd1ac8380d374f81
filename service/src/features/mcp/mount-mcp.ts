import { AsyncLocalStorage } from 'node:async_hooks';
import { answerPreflight, type Log } from '@countersign/edge';
import { generalLimit, type Limit, Problem } from '@countersign/protocol';
import { createMcpHandler, isLegacyRequest, legacyStatelessFallback } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findPosition } from '../../platform/changes/change-log.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import { presentedMethod, readBearer, readKey } from '../../platform/http/authenticate.ts';
import type { KeyPrincipal, OauthPrincipal } from '../../platform/http/principal.ts';
import { type LimitContext, rateLimitHeaders, spendLimits } from '../../platform/limits/enforce-limits.ts';
import type { HeldAnswers } from '../../platform/limits/held-answers.ts';
import { createPlainAnswer } from './answer-plainly.ts';
import { checkMessages } from './check-messages.ts';
import {
  bodyMissing,
  createChallenge,
  hostRefused,
  isStoppingNow,
  keyTypeRefused,
  methodRefused,
  originRefused,
} from './errors.ts';
import { type McpExchange, type McpFactory, type McpPrincipal, principalName, userIdOf } from './exchange.ts';
import { createOriginGuard } from './guard-origin.ts';
import { jsonRpcErrorFormat } from './json-rpc-error-format.ts';
import { createListenBus } from './listen-bus.ts';
import { missingScopes } from './required-scopes.ts';
import { sendResponse } from './send-response.ts';
import { createSessions } from './serve-sessions.ts';
import { createWatch } from './watch-exchanges.ts';

/** A transaction with its context, and the message around it. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Per instance; each principal may have far fewer. */
const MAX_SUBSCRIPTIONS = 10_000;
/** All other headers, credentials above all, stay in this file. */
const PASSED_ON = [
  'accept',
  'content-type',
  'last-event-id',
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'mcp-session-id',
];

interface McpDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly baseUrl: string;
  readonly uiUrl: string;
  readonly log: Log;
  readonly limits: LimitContext;
  readonly held: HeldAnswers;
  readonly authenticators: {
    oauth(token: string): Promise<OauthPrincipal>;
    key(secret: string): Promise<KeyPrincipal>;
  };
  readonly isStopping: () => boolean;
  readonly factory: McpFactory;
  /** Whether an answer may be delayed, and be a stream meanwhile; true if that cannot be determined. */
  readonly mayWait?: (body: unknown) => boolean;
}

/** Mounts the MCP endpoint: both protocols at one URL. */
export function mountMcp(server: FastifyInstance, deps: McpDeps): void {
  const { db, baseUrl, log, isStopping } = deps;
  const guard = createOriginGuard(deps);
  const challenge = createChallenge(baseUrl);
  const current = new AsyncLocalStorage<McpExchange>();
  const watch = createWatch();
  const factory = () => {
    const exchange = current.getStore();
    if (!exchange) throw new Error('an MCP server outside of an exchange');
    return deps.factory(exchange);
  };
  const onerror = (err: Error) => log.debug({ err }, 'MCP message refused');
  const bus = createListenBus({ ...deps, current });
  const modern = createMcpHandler(factory, { legacy: 'reject', bus, onerror });
  // Comments keep the connection alive during a wait.
  const streaming = createMcpHandler(factory, { legacy: 'reject', bus, onerror, responseMode: 'sse' });
  // Separate, so that a stop can end subscriptions cleanly while answers are still pending.
  const listening = createMcpHandler(factory, { legacy: 'reject', bus, onerror, maxSubscriptions: MAX_SUBSCRIPTIONS });
  server.addHook('preClose', () => listening.close());

  /** Runs the work with the exchange available to all code below. */
  function within<T>(exchange: Omit<McpExchange, 'publish'>, work: () => T): T {
    const whole: McpExchange = { ...exchange, publish: (event) => current.run(whole, () => bus.publish(event)) };
    return current.run(whole, work);
  }

  async function identify(request: FastifyRequest): Promise<McpPrincipal> {
    try {
      const { oauth, key } = deps.authenticators;
      const isToken = presentedMethod(['jwt', 'key'], request) === 'jwt';
      const principal = isToken ? await oauth(readBearer(request)) : await key(readKey(request));
      if (principal.kind === 'orion-key') throw keyTypeRefused();
      return principal;
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 401) throw error;
      throw challenge.unauthorized(error, request.headers.authorization !== undefined);
    }
  }

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { origin } = request.headers;
    if (origin !== undefined && !guard.allowsOrigin(origin)) throw originRefused();
    if (!guard.allowsHost(request.host)) throw hostRefused(baseUrl);
    request.standing = await spendLimits(deps.limits, `${request.method} /mcp`, [generalLimit], request);
    if (request.standing) reply.headers(rateLimitHeaders(request.standing));
    request.principal = await identify(request);
    request.cameWhole = request.raw.complete;
  }

  const answerStreaming = legacyStatelessFallback(factory, onerror);
  const answerPlainly = createPlainAnswer(factory);
  const sessions = createSessions({
    ...deps,
    within,
    answer: (request, options) =>
      deps.mayWait?.(options?.parsedBody) === false
        ? answerPlainly(request, options)
        : answerStreaming(request, options),
  });

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Sending a body slowly must not outlast the revocation of a key or grant.
    const principal = request.cameWhole ? (request.principal as McpPrincipal) : await identify(request);
    const recheck = async () => {
      const again = await identify(request);
      if (request.method === 'GET') await sessions.prolong(again, asked);
    };
    const messages = request.body === undefined ? 1 : checkMessages(request.body, request.rawBody.length);
    const over = watch({ name: principalName(principal), messages, response: reply.raw, recheck });
    const asked = toWebRequest(request, over, baseUrl);
    const onEnd = (work: () => void) => {
      if (reply.raw.closed) work();
      else reply.raw.once('close', work);
    };
    const userId = userIdOf(principal);
    if (userId !== null && (request.method === 'GET' || isListen(request.body))) onEnd(deps.held.hold(userId));
    reply.header('x-accel-buffering', 'no');
    if (request.method === 'GET') {
      const stream = await sessions.stream(principal, asked);
      return reply.type('text/event-stream').send(stream);
    }
    if (request.method === 'DELETE') {
      await sessions.end(principal, asked);
      return reply.code(204).send();
    }
    if (request.method !== 'POST') throw methodRefused();
    const { body } = request;
    if (body === undefined) throw bodyMissing();
    // The first message was counted on arrival.
    await spendLimits(deps.limits, 'POST /mcp', Array<Limit>(messages - 1).fill(generalLimit), request);
    const missing = missingScopes(principal, body);
    if (missing.length > 0) throw challenge.insufficientScope(missing, principal.scopes);
    const response = (await isLegacyRequest(asked, body))
      ? await sessions.post({ principal, ip: request.ip }, { request: asked, body, onEnd })
      : await answerModern(principal, asked, request);
    return sendResponse(reply, response, { isAnswer: !isListen(body) });
  }

  async function answerModern(
    principal: McpPrincipal,
    asked: Request,
    { body, ip }: FastifyRequest,
  ): Promise<Response> {
    const exchange = { era: 'modern', principal, session: null, ip, position: 0 } as const;
    if (!isListen(body)) {
      const handler = deps.mayWait?.(body) ? streaming : modern;
      return within(exchange, () => handler.fetch(asked, { parsedBody: body }));
    }
    if (isStopping()) throw isStoppingNow();
    const userId = userIdOf(principal);
    // Read before the subscription is acknowledged: nothing may be missed from then on.
    const position = userId === null ? 0 : await findPosition(db, userId);
    return within({ ...exchange, position }, () => listening.fetch(asked, { parsedBody: body }));
  }

  const config = { errorFormat: jsonRpcErrorFormat, allowsOrigin: guard.allowsOrigin };
  server.options('/mcp', { config }, answerPreflight);
  server.route({
    method: ['POST', 'GET', 'DELETE', 'HEAD', 'PUT', 'PATCH'],
    url: '/mcp',
    config,
    bodyLimit: MAX_BODY_BYTES,
    onRequest: admit,
    handler: handle,
  });
}

const isListen = (body: unknown) => (body as { method?: unknown } | null)?.method === 'subscriptions/listen';

/** The request in the SDK's form; its body was parsed by our own reader and is passed separately. */
function toWebRequest({ method, headers }: FastifyRequest, signal: AbortSignal, baseUrl: string): Request {
  const passed = PASSED_ON.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new Request(`${baseUrl}/mcp`, { method, headers: passed, signal });
}

import type { Answer, Endpoint, Limit, ParsedRequest } from '@countersign/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  enforceLimit,
  type LimitContext,
  limitSubject,
  rateLimitHeaders,
  type Standing,
} from '../limits/enforce-limits.ts';
import { type Authenticators, acceptedMethods, authenticate, type Method, presentedMethod } from './authenticate.ts';
import { authoriseAddress, authoriseCaller } from './authorise.ts';
import { parsePart } from './parse-request.ts';
import type { Principal, PrincipalOf } from './principal.ts';

/** What a handler gets: the parsed request, who asks, and the few things it may do beside answering. */
interface Call<E extends Endpoint> extends ParsedRequest<E> {
  readonly principal: PrincipalOf<E>;
  setHeader(name: string, value: string): void;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;

/** A handler for each row: a missing one does not compile. */
export type Handlers<Rows extends Record<string, Endpoint>> = { [Name in keyof Rows]: Handler<Rows[Name]> };

export interface Gate {
  readonly limits: LimitContext;
  readonly authenticators: Authenticators;
}

/** Mounts the rows on the server. The order is the same for all: limit by address, who, limit by caller, what, whose, do. */
export function serve<Rows extends Record<string, Endpoint>>(
  server: FastifyInstance,
  rows: Rows,
  handlers: Handlers<Rows>,
  gate: Gate,
): void {
  for (const [name, row] of Object.entries(rows)) mount(server, row, handlers[name] as Handler<Endpoint>, gate);
}

function mount(server: FastifyInstance, row: Endpoint, handler: Handler<Endpoint>, gate: Gate): void {
  const route = `${row.method} ${row.path}`;
  const byAddress = row.limits.filter((limit) => limit.per === 'ip');
  const byCaller = row.limits.filter((limit) => limit.per !== 'ip');
  const accepted = row.access === 'public' ? [] : acceptedMethods(row.access);

  async function spend(limits: readonly Limit[], call: FastifyRequest, reply: FastifyReply): Promise<void> {
    for (const limit of limits) {
      const subject = limitSubject(limit, call.ip, call.principal);
      if (subject !== null) call.standing = await enforceLimit(gate.limits, route, limit, subject, call.standing);
    }
    if (call.standing) reply.headers(rateLimitHeaders(call.standing));
  }

  async function identify(call: FastifyRequest, reply: FastifyReply, method: Method): Promise<void> {
    if (row.access === 'public') return;
    call.principal = await authenticate(method, call, gate.authenticators);
    authoriseCaller(row.access, call.principal);
    await spend(byCaller, call, reply);
  }

  server.route({
    method: row.method,
    url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Strangers are turned away before their body is read; only a signature needs the body to be judged.
    onRequest: async (request, reply) => {
      await spend(byAddress, request, reply);
      if (row.access === 'public') return;
      const method = presentedMethod(accepted, request);
      if (method !== 'signature') await identify(request, reply, method);
    },
    handler: async (request, reply) => {
      if (!request.principal) await identify(request, reply, 'signature');
      const parsed = {
        params: row.params && parsePart('params', row.params, request.params),
        query: row.query && parsePart('query', row.query, request.query),
        body: row.body && parsePart('body', row.body, request.body),
      };
      if (row.access !== 'public' && request.principal) authoriseAddress(row.access, request.principal, parsed);
      const call = {
        ...parsed,
        principal: request.principal,
        setHeader: (name: string, value: string) => void reply.header(name, value),
      };
      return answer(row, await handler(call as Call<Endpoint>), reply);
    },
  });
}

/** Sends only what the row names: a field that a handler returns by mistake is not sent. */
function answer(row: Endpoint, value: unknown, reply: FastifyReply): FastifyReply {
  const { status, body, contentType, cacheSeconds } = row.success;
  if (!body) return reply.code(status).send();
  const result = body.safeParse(value);
  if (!result.success) {
    const where = result.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`).join(', ');
    throw new Error(`the answer of ${row.method} ${row.path} does not fit its row: ${where}`);
  }
  reply.code(status);
  if (cacheSeconds) reply.header('cache-control', `public, max-age=${cacheSeconds}`);
  if (contentType) return reply.header('content-type', contentType).send(result.data);
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(result.data));
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    standing: Standing | null;
    rawBody: Uint8Array;
  }
}

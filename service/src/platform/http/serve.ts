import { type Answer, type Endpoint, type Limit, type ParsedRequest, Problem } from '@countersign/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  enforceLimit,
  type LimitContext,
  limitSubject,
  rateLimitHeaders,
  type Standing,
} from '../limits/enforce-limits.ts';
import { type Authenticators, authenticate, presentedMethod } from './authenticate.ts';
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

  async function spend(limits: readonly Limit[], call: FastifyRequest, reply: FastifyReply): Promise<void> {
    for (const limit of limits) {
      const subject = limitSubject(limit, call.ip, call.principal);
      if (subject !== null) call.standing = await enforceLimit(gate.limits, route, limit, subject, call.standing);
    }
    if (call.standing) reply.headers(rateLimitHeaders(call.standing));
  }

  async function identify(call: FastifyRequest, reply: FastifyReply, body: Uint8Array): Promise<void> {
    if (row.access === 'public') return;
    call.principal = await authenticate(presentedMethod(row.access, call), call, gate.authenticators, body);
    authoriseCaller(row.access, call.principal);
    await spend(byCaller, call, reply);
  }

  server.route({
    method: row.method,
    url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Strangers are turned away before their body is read; only a signature needs the body to be judged.
    onRequest: async (request, reply) => {
      await spend(byAddress, request, reply);
      if (row.access !== 'public' && presentedMethod(row.access, request) !== 'signature') {
        await identify(request, reply, new Uint8Array());
      }
    },
    handler: async (request, reply) => {
      if (!request.principal) await identify(request, reply, request.rawBody);
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

/** Sends only what the row names: a field that a handler returns by mistake cannot leave the house. */
function answer(row: Endpoint, value: unknown, reply: FastifyReply): FastifyReply {
  const { status, body, contentType, cacheSeconds } = row.success;
  if (!body) return reply.code(status).send();
  const result = body.safeParse(value);
  if (!result.success) {
    throw new Problem(500, 'answer.invalid', 'Something went wrong on our side.', { cause: result.error });
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

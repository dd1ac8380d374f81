import type { Readable } from 'node:stream';
import { mountRow, type unchanged } from '@countersign/edge';
import type { Access, Answer, Endpoint, Limit, ParsedRequest } from '@countersign/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LimitContext, rateLimitHeaders, type Standing, spendLimits } from '../limits/enforce-limits.ts';
import { type Authenticators, acceptedMethods, authenticate, type Method, presentedMethod } from './authenticate.ts';
import { authoriseAddress, authoriseCaller } from './authorise.ts';
import type { Principal, PrincipalOf } from './principal.ts';

/** The input of a handler: the parsed request, the caller, and some helpers. */
interface Call<E extends Endpoint> extends ParsedRequest<E> {
  readonly principal: PrincipalOf<E>;
  readonly client: { readonly ip: string; readonly userAgent: string | null };
  /** Aborted when the client disconnects before the answer. */
  readonly gone: () => AbortSignal;
  /** Throws a 401 if the caller's key was revoked meanwhile. For handlers that wait and then lease something. */
  readonly confirmKey: () => Promise<unknown>;
  setHeader(name: string, value: string): void;
}

type Result<E extends Endpoint> =
  | (E['success'] extends { stream: true } ? Readable : Answer<E>)
  | (E['success'] extends { revalidates: true } ? typeof unchanged : never);

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>> | Result<E>;

/** A handler for each row: a missing one does not compile. */
export type Handlers<Rows extends Record<string, Endpoint>> = { [Name in keyof Rows]: Handler<Rows[Name]> };

export interface Gate {
  readonly limits: LimitContext;
  readonly authenticators: Authenticators;
}

/**
 * Mounts the rows on the server. The order is the same for all: limit by address, authenticate, limit by caller, parse,
 * authorise, handle.
 */
export function serve<Rows extends Record<string, Endpoint>>(
  server: FastifyInstance,
  rows: Rows,
  handlers: Handlers<Rows>,
  gate: Gate,
): void {
  server.decorateRequest('principal', null);
  server.decorateRequest('cameWhole', false);
  server.decorateRequest('standing', null);
  for (const [name, row] of Object.entries(rows)) mount(server, row, handlers[name] as Handler<Endpoint>, gate);
}

function mount(server: FastifyInstance, row: Endpoint, handler: Handler<Endpoint>, gate: Gate): void {
  const route = `${row.method} ${row.path}`;
  const byAddress = row.limits.filter((limit) => limit.per === 'ip');
  const byCaller = row.limits.filter((limit) => limit.per !== 'ip');
  const accepted = row.access === 'public' ? [] : acceptedMethods(row.access);
  const changing = row.method !== 'GET' && row.access !== 'public' ? row.access : null;

  async function spend(limits: readonly Limit[], call: FastifyRequest, reply: FastifyReply): Promise<void> {
    call.standing = await spendLimits(gate.limits, route, limits, call);
    if (call.standing) reply.headers(rateLimitHeaders(call.standing));
  }

  async function identify(call: FastifyRequest, reply: FastifyReply, method: Method): Promise<void> {
    if (row.access === 'public') return;
    call.principal = await authenticate(method, call, gate.authenticators);
    call.cameWhole = call.raw.complete;
    authoriseCaller(row.access, call.principal);
    await spend(byCaller, call, reply);
  }

  const confirmKey = (call: FastifyRequest) => authenticate('key', call, gate.authenticators);

  /** As late as possible: sending a body slowly must not outlast a logout or the revocation of a key. */
  async function confirm(access: Access, call: FastifyRequest): Promise<void> {
    const { principal, cameWhole } = call;
    if (principal?.kind === 'jwt' && !access.afterLogout) {
      await gate.authenticators.confirmSession(principal, access.whileFrozen === true);
    }
    if (principal && 'keyId' in principal && !cameWhole) await confirmKey(call);
  }

  mountRow(server, row, {
    // Unauthenticated requests are refused before their body is read; only a signature covers the body.
    admit: async (request, reply) => {
      await spend(byAddress, request, reply);
      if (row.access === 'public') return;
      const method = presentedMethod(accepted, request);
      if (method !== 'signature') await identify(request, reply, method);
    },
    identify: async (request, reply) => {
      if (!request.principal) await identify(request, reply, 'signature');
    },
    handle: async (parts, request, reply) => {
      const { principal, ip, headers } = request;
      if (row.access !== 'public' && principal) authoriseAddress(row.access, principal, parts);
      if (changing) await confirm(changing, request);
      return handler({
        ...parts,
        principal,
        client: { ip, userAgent: headers['user-agent'] ?? null },
        gone: () => signalOfClose(reply),
        confirmKey: () => confirmKey(request),
        setHeader: (name, value) => void reply.header(name, value),
      } as Call<Endpoint>);
    },
  });
}

/** A shared reason: otherwise each finished answer would create an exception with its stack. */
const clientGone = new DOMException('The client is gone', 'AbortError');

function signalOfClose({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort(clientGone);
  else raw.once('close', () => controller.abort(clientGone));
  return controller.signal;
}

/** Identifies the key or user in logs; ids, no secrets. */
export function describeCaller({ principal }: FastifyRequest): Record<string, string> {
  if (!principal) return {};
  return {
    caller: principal.kind,
    ...('keyId' in principal && { keyId: principal.keyId }),
    ...('userId' in principal && { userId: principal.userId }),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    /** Whether the whole body was here when the caller was looked up: then nothing can arrive after a revocation. */
    cameWhole: boolean;
    standing: Standing | null;
  }
}

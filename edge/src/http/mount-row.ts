import type { Readable } from 'node:stream';
import type { Endpoint } from '@countersign/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { aboutRequest, noteAbout } from './about-request.ts';
import type { ErrorFormat } from './error-format.ts';
import { parsePart } from './parse-request.ts';
import { answerPreflight } from './security-headers.ts';

/** 48 weeks: caches treat more than a year as a mistake. */
const FOR_EVER_SECONDS = 29_030_400;

/** Answers a conditional request of a row that revalidates. */
export const unchanged = Symbol('unchanged');

/** The parts of a request after parsing by its row. */
interface ParsedParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

/** The server's handling of one row. Anything thrown becomes an error in the server's error format. */
export interface RowHooks {
  /** Before the body is read. */
  readonly admit?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** After the body is read, before anything is parsed. */
  readonly identify?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly handle: (parts: ParsedParts, request: FastifyRequest, reply: FastifyReply) => unknown;
  /** Serialises an answer that already has the row's type, if the schema would cost too much. */
  readonly serialise?: (answer: unknown) => string;
}

/** Mounts a row: who, what, do, answer, in this order. */
export function mountRow(server: FastifyInstance, row: Endpoint, hooks: RowHooks): void {
  const url = row.path.replaceAll(/\{(\w+)\}/g, ':$1');
  if (row.anyOrigin && !server.hasRoute({ method: 'OPTIONS', url })) {
    server.options(url, { config: { row } }, answerPreflight);
  }
  server.route({
    // An immutable answer supports HEAD; elsewhere HEAD would consume what its GET hands out once.
    method: row.success.immutable ? [row.method, 'HEAD'] : row.method,
    url,
    config: { row },
    ...(row.maxBodyBytes !== undefined && { bodyLimit: row.maxBodyBytes }),
    ...(hooks.admit && { onRequest: hooks.admit }),
    handler: async (request, reply) => {
      await hooks.identify?.(request, reply);
      const parts = {
        params: row.params && parsePart('params', row.params, request.params),
        query: row.query && parsePart('query', row.query, request.query),
        headers: row.headers && parsePart('headers', row.headers, request.headers),
        body: row.body && parsePart('body', row.body, request.body),
      };
      const value = await hooks.handle(parts, request, reply);
      // A new resource had no hash before.
      if (!aboutRequest(request.params).requestHash) noteAbout(request, value);
      return answer(row, value, reply, hooks.serialise);
    },
  });
}

function answer(row: Endpoint, value: unknown, reply: FastifyReply, serialise: RowHooks['serialise']): FastifyReply {
  const { status, body, contentType, cacheSeconds, immutable, stream } = row.success;
  if (immutable) reply.header('cache-control', `public, max-age=${FOR_EVER_SECONDS}, immutable`);
  // Set after the answer is built: an error must not be cached.
  const allowCache = () => cacheSeconds && reply.header('cache-control', `public, max-age=${cacheSeconds}`);
  if (value === unchanged) {
    allowCache();
    return reply.code(304).send();
  }
  if (!body) return reply.code(status).send();
  if (status === 303) return reply.redirect(String(onlyNamed(row, body, value)), status);
  if (stream) {
    // A handler with several formats sets the content type itself.
    if (!reply.hasHeader('content-type')) reply.header('content-type', contentType);
    return reply.code(status).send(value as Readable);
  }
  const content = serialise ? serialise(value) : onlyNamed(row, body, value);
  reply.code(status);
  allowCache();
  if (contentType) return reply.header('content-type', contentType).send(content);
  const json = serialise ? content : JSON.stringify(content);
  return reply.header('content-type', 'application/json; charset=utf-8').send(json);
}

/** Sends only members that the row names: a member returned by mistake is not sent. */
function onlyNamed(row: Endpoint, body: NonNullable<Endpoint['success']['body']>, value: unknown): unknown {
  const result = body.safeParse(value);
  if (result.success) return result.data;
  const where = result.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`).join(', ');
  throw new Error(`the response of ${row.method} ${row.path} does not match its schema: ${where}`);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    row?: Endpoint;
    /** Routes mounted in addition to the rows. */
    errorFormat?: ErrorFormat;
    /** Which foreign pages may call it, in addition to our own. */
    allowsOrigin?: (origin: string) => boolean;
  }
}

import type { Readable } from 'node:stream';
import type { Endpoint } from '@countersign/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { aboutRequest, noteAbout } from './about-request.ts';
import type { ErrorFormat } from './error-format.ts';
import { parsePart } from './parse-request.ts';
import { answerPreflight } from './security-headers.ts';

/** 48 weeks: caches take more than a year for a mistake. */
const FOR_EVER_SECONDS = 29_030_400;

/** The answer of a row that revalidates, to whoever has seen it already. */
export const unchanged = Symbol('unchanged');

/** The parts of a request after its row has parsed them. */
interface ParsedParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

/** What a server does with the requests of one row. Whatever is thrown becomes an error in the server's error format. */
export interface RowHooks {
  /** Before the body is read. */
  readonly admit?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Once the body is there, before anything is parsed. */
  readonly identify?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly handle: (parts: ParsedParts, request: FastifyRequest, reply: FastifyReply) => unknown;
  /** Writes the answer where its type already is the row's, and reading it through the schema would cost too much. */
  readonly serialise?: (answer: unknown) => string;
}

/** Mounts a row: who, what, do, answer, in this order. */
export function mountRow(server: FastifyInstance, row: Endpoint, hooks: RowHooks): void {
  const url = row.path.replaceAll(/\{(\w+)\}/g, ':$1');
  if (row.anyOrigin && !server.hasRoute({ method: 'OPTIONS', url })) {
    server.options(url, { config: { row } }, answerPreflight);
  }
  server.route({
    // What never changes can be asked for without its body; a HEAD of anything else would use up what its GET hands out.
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
      // What was just created had no hash before.
      if (!aboutRequest(request.params).requestHash) noteAbout(request, value);
      return answer(row, value, reply, hooks.serialise);
    },
  });
}

function answer(row: Endpoint, value: unknown, reply: FastifyReply, serialise: RowHooks['serialise']): FastifyReply {
  const { status, body, contentType, cacheSeconds, immutable, stream } = row.success;
  if (immutable) reply.header('cache-control', `public, max-age=${FOR_EVER_SECONDS}, immutable`);
  // Not before the answer is made: what goes wrong with it must not be kept.
  const allowCache = () => cacheSeconds && reply.header('cache-control', `public, max-age=${cacheSeconds}`);
  if (value === unchanged) {
    allowCache();
    return reply.code(304).send();
  }
  if (!body) return reply.code(status).send();
  if (status === 303) return reply.redirect(String(onlyNamed(row, body, value)), status);
  if (stream) {
    // A handler that can write several formats says which one it writes.
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

/** Sends only what the row names: a field that a handler returns by mistake is not sent. */
function onlyNamed(row: Endpoint, body: NonNullable<Endpoint['success']['body']>, value: unknown): unknown {
  const result = body.safeParse(value);
  if (result.success) return result.data;
  const where = result.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`).join(', ');
  throw new Error(`the response of ${row.method} ${row.path} does not match its schema: ${where}`);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    row?: Endpoint;
    /** Of what is mounted beside the rows. */
    errorFormat?: ErrorFormat;
    /** Which pages may call it, beside our own. */
    allowsOrigin?: (origin: string) => boolean;
  }
}

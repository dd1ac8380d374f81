import { addressHeader, apiKeyHeader, signatureHeader, timestampHeader } from '@countersign/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE';
const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  apiKeyHeader,
  addressHeader,
  signatureHeader,
  timestampHeader,
  'last-event-id',
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'mcp-session-id',
].join(', ');
const EXPOSED_HEADERS =
  'link, mcp-session-id, problem-code, retry-after, www-authenticate, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, x-request-id';

export interface SecurityHeaders {
  /** Sent with every answer, even to unparsable requests. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Sent with the answer to this request. */
  of(request: FastifyRequest): Record<string, string>;
}

/** Headers of every answer, and CORS for our own origins and those that a route allows. Nothing here uses cookies. */
export function createSecurityHeaders(options: { origins: readonly string[]; https: boolean }): SecurityHeaders {
  const fixed = {
    // Only the reference and error pages need any of these; their style sheets and icons are inline.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    vary: 'Origin',
    ...(options.https && { 'strict-transport-security': 'max-age=31536000' }),
  };
  return {
    fixed,
    of({ id, headers: { origin }, routeOptions }) {
      const own = { ...fixed, 'x-request-id': id };
      if (origin === undefined) return own;
      // Browsers send no credentials by themselves, so a foreign page learns nothing that it could not fetch.
      const { row, allowsOrigin } = routeOptions.config;
      const isAllowed = options.origins.includes(origin) || allowsOrigin?.(origin);
      const allowed = row?.anyOrigin ? '*' : isAllowed && origin;
      if (!allowed) return own;
      return { ...own, 'access-control-allow-origin': allowed, 'access-control-expose-headers': EXPOSED_HEADERS };
    },
  };
}

export function addSecurityHeaders(server: FastifyInstance, headers: SecurityHeaders): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers.of(request));
  });

  server.options('/*', answerPreflight);
}

/** Answers CORS preflight requests. */
export async function answerPreflight(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (reply.getHeader('access-control-allow-origin') && request.headers['access-control-request-method']) {
    reply.headers({
      'access-control-allow-methods': ALLOWED_METHODS,
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '600',
    });
  }
  return reply.code(204).send();
}

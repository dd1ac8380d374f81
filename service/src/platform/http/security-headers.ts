import type { FastifyInstance } from 'fastify';

const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE';
const ALLOWED_HEADERS =
  'authorization, content-type, idempotency-key, x-api-key, x-ethereum-address, x-ethereum-signature, x-ethereum-timestamp';
const EXPOSED_HEADERS = 'link, retry-after, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, x-request-id';

/** Headers of every answer, and CORS for the pages of our own origins. Nothing here uses cookies. */
export function addSecurityHeaders(
  server: FastifyInstance,
  options: { origins: readonly string[]; https: boolean },
): void {
  const fixed = {
    // Only the reference page shows anything; its one style sheet is inline.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(options.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };

  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...fixed, 'x-request-id': request.id, vary: 'Origin' });
    const { origin } = request.headers;
    if (origin === undefined || !options.origins.includes(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED_HEADERS });
  });

  server.options('/*', async (request, reply) => {
    if (reply.getHeader('access-control-allow-origin') && request.headers['access-control-request-method']) {
      reply.headers({
        'access-control-allow-methods': ALLOWED_METHODS,
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '600',
      });
    }
    return reply.code(204).send();
  });
}

import { prefersHtml, variesByAccept } from '@countersign/edge';
import type { FastifyInstance } from 'fastify';

/** Redirects browsers from the bare URL of the service to the pages; programs get the answer of the contract. */
export function leadBrowsers(server: FastifyInstance, uiUrl: string): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/') return;
    reply.headers(variesByAccept);
    if (prefersHtml(request.headers.accept)) return reply.redirect(uiUrl, 302);
  });
}

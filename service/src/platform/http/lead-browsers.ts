import { prefersHtml, variesByAccept } from '@countersign/edge';
import type { FastifyInstance } from 'fastify';

/** Whoever opens the bare address of the service in a browser is led to the pages; programs get what the contract says. */
export function leadBrowsers(server: FastifyInstance, uiUrl: string): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== '/') return;
    reply.headers(variesByAccept);
    if (prefersHtml(request.headers.accept)) return reply.redirect(uiUrl, 302);
  });
}

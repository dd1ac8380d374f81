import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HASHED, loadFiles, sendFile } from './static-files.ts';

export const docsPath = '/docs/guides';

/** These pages run no scripts, send no requests and cannot be framed. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Serves the built documentation from memory, next to the reference: pages by name, files unchanged. */
export function serveDocs(server: FastifyInstance, directory: string): void {
  const files = loadFiles(directory);
  if (!files.has('index.html')) throw new Error(`DOCS_DIR holds no documentation: no index.html in ${directory}.`);

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': asked = 'index' } = request.params as { '*'?: string };
    // Links are relative, so a trailing slash would break them.
    if (asked === '') return reply.redirect('../guides', 301);
    const [, name] = /([^/]+)\/$/.exec(asked) ?? [];
    if (name && files.has(`${asked.slice(0, -1)}.html`)) return reply.redirect(`../${name}`, 301);
    const file = files.get(`${asked}.html`) ?? (asked.endsWith('.html') ? undefined : files.get(asked));
    if (!file) return reply.callNotFound();
    return sendFile(request, reply, file, { policy, isHashed: asked.startsWith(HASHED) });
  };
  for (const url of [docsPath, `${docsPath}/*`]) server.route({ method: ['GET', 'HEAD'], url, handler: answer });
}

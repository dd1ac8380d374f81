import { type WebConfiguration, webConfigurationName } from '@countersign/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HASHED, loadFiles, sendFile } from './static-files.ts';

const INDEX = 'index.html';
const CONSENT = 'oauth/consent';

/**
 * The path of the pages in the service; null if they are elsewhere. A proxy that serves us below its own path removes
 * that first.
 */
export function webPath({ baseUrl, uiUrl }: { baseUrl: string; uiUrl: string }): string | null {
  return uiUrl.startsWith(`${baseUrl}/`) ? uiUrl.slice(baseUrl.length).replace(/\/+$/, '') || null : null;
}

/**
 * Serves the built web application from memory: requests are looked up among the files present at the start, so no path
 * reaches anything else. Unknown paths get the page, whose router handles them.
 */
export function serveWeb(
  server: FastifyInstance,
  { path, directory, configuration }: { path: string; directory: string; configuration: WebConfiguration },
): void {
  if (!/^(\/[\w.~-]+)+$/.test(path)) throw new Error(`UI_URL: ${path} must consist of letters, digits and -._~ only.`);
  const files = loadFiles(directory);
  const index = files.get(INDEX);
  if (!index) throw new Error(`WEB_DIR does not contain a web application: there is no ${INDEX} in ${directory}.`);
  // Without its compressed forms, which lack the configuration.
  files.set(INDEX, { type: index.type, bytes: Buffer.from(configure(index.bytes.toString(), configuration)) });
  const policy = contentSecurityPolicy(configuration);

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': asked = '' } = request.params as { '*'?: string };
    const isHashed = asked.startsWith(HASHED);
    const file = files.get(asked) ?? (isHashed ? undefined : files.get(INDEX));
    // A page loaded before an update may request a file that is gone; the page would be a wrong answer.
    if (!file) return reply.callNotFound();
    // A web client opens it in a new window, and waits there for the result.
    if (asked === CONSENT) reply.header('cross-origin-opener-policy', 'unsafe-none');
    return sendFile(request, reply, file, { policy, isHashed });
  };
  for (const url of [path, `${path}/*`]) server.route({ method: ['GET', 'HEAD'], url, handler: answer });
}

/** The page is built without its URLs; they are inserted here. */
function configure(html: string, configuration: WebConfiguration): string {
  const { pathname } = new URL(configuration.uiUrl);
  const content = JSON.stringify(configuration).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replaceAll(/(href|src)="\.\//g, `$1="${pathname.replace(/\/+$/, '')}/`)
    .replace(`name="${webConfigurationName}" content=""`, () => `name="${webConfigurationName}" content="${content}"`);
}

function contentSecurityPolicy({ baseUrl, walletConnect, push }: WebConfiguration): string {
  const hosts = [baseUrl, ...(walletConnect ? [walletConnect.relayUrl] : [])].map((each) => new URL(each).origin);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // The icons supplied by wallets.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${hosts.join(' ')}`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // One policy for one URL: that of the worker that shows push messages.
    `trusted-types ${push ? 'push-worker' : "'none'"}`,
  ].join('; ');
}

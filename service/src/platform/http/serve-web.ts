import { type WebConfiguration, webConfigurationName } from '@countersign/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HASHED, loadFiles, sendFile } from './static-files.ts';

const INDEX = 'index.html';
const CONSENT = 'oauth/consent';

/**
 * Where the service finds the pages among its own paths; null where they are elsewhere. A proxy that puts the service
 * under a path of its own takes that away before the request gets here.
 */
export function webPath({ baseUrl, uiUrl }: { baseUrl: string; uiUrl: string }): string | null {
  return uiUrl.startsWith(`${baseUrl}/`) ? uiUrl.slice(baseUrl.length).replace(/\/+$/, '') || null : null;
}

/**
 * Serves the built web application from memory: what is asked for is looked up among the names that were there at the start,
 * so no path leads anywhere else. Unknown paths get the one page, whose own routes know what to show.
 */
export function serveWeb(
  server: FastifyInstance,
  { path, directory, configuration }: { path: string; directory: string; configuration: WebConfiguration },
): void {
  if (!/^(\/[\w.~-]+)+$/.test(path)) throw new Error(`UI_URL: ${path} must consist of letters, digits and -._~ only.`);
  const files = loadFiles(directory);
  const index = files.get(INDEX);
  if (!index) throw new Error(`WEB_DIR does not contain a web application: there is no ${INDEX} in ${directory}.`);
  // Without what was compressed of it before it was told anything.
  files.set(INDEX, { type: index.type, bytes: Buffer.from(configure(index.bytes.toString(), configuration)) });
  const policy = contentSecurityPolicy(configuration);

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': asked = '' } = request.params as { '*'?: string };
    const isHashed = asked.startsWith(HASHED);
    const file = files.get(asked) ?? (isHashed ? undefined : files.get(INDEX));
    // A page that was loaded before an update may ask for what is gone; the page itself would be no answer to that.
    if (!file) return reply.callNotFound();
    // A client on the web opens it in a window of its own, and waits there for the answer.
    if (asked === CONSENT) reply.header('cross-origin-opener-policy', 'unsafe-none');
    return sendFile(request, reply, file, { policy, isHashed });
  };
  for (const url of [path, `${path}/*`]) server.route({ method: ['GET', 'HEAD'], url, handler: answer });
}

/** The page is built without knowing where it will be; it is told once, here. */
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
    // The icons that wallets bring along.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${hosts.join(' ')}`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // One policy, which knows one address: that of the worker that shows push messages.
    `trusted-types ${push ? 'push-worker' : "'none'"}`,
  ].join('; ');
}

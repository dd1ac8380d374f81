import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type WebConfiguration, webConfigurationName } from '@countersign/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Files under this have the hash of their content in their name. */
const HASHED = 'assets/';
const INDEX = 'index.html';
const CONSENT = 'oauth/consent';

interface File {
  readonly type: string;
  readonly bytes: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

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
  if (!index) throw new Error(`WEB_DIR holds no web application: there is no ${INDEX} in ${directory}.`);
  // Without what was compressed of it before it was told anything.
  files.set(INDEX, { type: index.type, bytes: Buffer.from(configure(index.bytes.toString(), configuration)) });
  const policy = contentSecurityPolicy(configuration);

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': asked = '' } = request.params as { '*'?: string };
    const isHashed = asked.startsWith(HASHED);
    const file = files.get(asked) ?? (isHashed ? undefined : files.get(INDEX));
    // A page that was loaded before an update may ask for what is gone; the page itself would be no answer to that.
    if (!file) return reply.callNotFound();
    const [encoding, bytes] = choose(file, request.headers['accept-encoding']);
    reply.headers({
      'content-security-policy': policy,
      'cross-origin-resource-policy': 'same-origin',
      // A client on the web opens it in a window of its own, and waits there for the answer.
      ...(asked === CONSENT && { 'cross-origin-opener-policy': 'unsafe-none' }),
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Origin, Accept-Encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
    return reply.type(file.type).send(bytes);
  };
  for (const url of [path, `${path}/*`]) server.route({ method: ['GET', 'HEAD'], url, handler: answer });
}

function loadFiles(directory: string): Map<string, File> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const read = (name: string) => readFileSync(join(directory, name));
  const found = names.flatMap((name): [string, File][] => {
    const type = types[extname(name)];
    if (!type) return [];
    const br = names.includes(`${name}.br`) ? { br: read(`${name}.br`) } : {};
    const gzip = names.includes(`${name}.gz`) ? { gzip: read(`${name}.gz`) } : {};
    return [[name, { type, bytes: read(name), ...br, ...gzip }]];
  });
  return new Map(found);
}

/** The page is built without knowing where it will be; it is told once, here. */
function configure(html: string, configuration: WebConfiguration): string {
  const { pathname } = new URL(configuration.uiUrl);
  const content = JSON.stringify(configuration).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replaceAll(/(href|src)="\.\//g, `$1="${pathname.replace(/\/+$/, '')}/`)
    .replace(`name="${webConfigurationName}" content=""`, () => `name="${webConfigurationName}" content="${content}"`);
}

function contentSecurityPolicy({ baseUrl }: WebConfiguration): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // The icons that wallets bring along.
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(baseUrl).origin}`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function choose(file: File, accepted = ''): [string | null, Buffer] {
  const takes = (encoding: string) =>
    new RegExp(`(^|,)\\s*${encoding}\\s*(,|$|;\\s*q=(?!0(\\.0*)?\\s*(,|$)))`).test(accepted);
  if (file.br && takes('br')) return ['br', file.br];
  if (file.gzip && takes('gzip')) return ['gzip', file.gzip];
  return [null, file.bytes];
}

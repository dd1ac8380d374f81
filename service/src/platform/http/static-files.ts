import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Files under this path have a hash of their content in their name. */
export const HASHED = 'assets/';

export interface File {
  readonly type: string;
  readonly bytes: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** The files of the pages, by their path in the folder. */
export function loadFiles(directory: string): Map<string, File> {
  const names = new Set(readdirSync(directory, { recursive: true, encoding: 'utf8' }));
  const read = (name: string) => readFileSync(join(directory, name));
  const found = [...names].flatMap((name): [string, File][] => {
    const type = types[extname(name)];
    if (!type) return [];
    const br = names.has(`${name}.br`) ? { br: read(`${name}.br`) } : {};
    const gzip = names.has(`${name}.gz`) ? { gzip: read(`${name}.gz`) } : {};
    return [[name, { type, bytes: read(name), ...br, ...gzip }]];
  });
  return new Map(found);
}

/** In the smallest encoding that the browser accepts. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: File,
  { policy, isHashed }: { policy: string; isHashed: boolean },
): FastifyReply {
  const [encoding, bytes] = choose(file, request.headers['accept-encoding']);
  reply.headers({
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Origin, Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
  return reply.type(file.type).send(bytes);
}

function choose(file: File, accepted = ''): [string | null, Buffer] {
  const takes = (encoding: string) =>
    new RegExp(`(^|,)\\s*${encoding}\\s*(,|$|;\\s*q=(?!0(\\.0*)?\\s*(,|$)))`).test(accepted);
  if (file.br && takes('br')) return ['br', file.br];
  if (file.gzip && takes('gzip')) return ['gzip', file.gzip];
  return [null, file.bytes];
}

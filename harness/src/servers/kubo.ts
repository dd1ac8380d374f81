import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rawCid } from '@countersign/protocol';

/** The injected fault of the node. */
export type Mischief = 'none' | 'wrong key' | 'no json' | 'other bytes' | 'silent' | 'halfway' | 'error' | 'endless';

export interface KuboNode {
  readonly url: string;
  readonly blocks: Map<string, Buffer>;
  readonly pinned: Set<string>;
  /** The requests, with their credentials. */
  readonly asked: { command: string; query: string; authorization: string | undefined }[];
  mischief: Mischief;
  /** This many blocks can still be removed; after that, removing fails. */
  removals: number;
  /** The target of its redirects. */
  redirectTo: string | null;
  stop(): Promise<void>;
}

/** A node with the part of Kubo's RPC interface that we use, and injectable faults. */
export async function startKubo(port = 0): Promise<KuboNode> {
  const server = createServer((request, response) => void answer(node, request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const node: KuboNode = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    blocks: new Map(),
    pinned: new Set(),
    asked: [],
    mischief: 'none',
    removals: Number.POSITIVE_INFINITY,
    redirectTo: null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return node;
}

async function answer(node: KuboNode, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://node');
  const command = pathname.replace(/^.*\/api\/v0\//, '');
  node.asked.push({ command, query: String(searchParams), authorization: request.headers.authorization });
  const body = await readAll(request);
  if (request.method !== 'POST') return void response.writeHead(405).end();
  if (node.redirectTo) return void response.writeHead(307, { location: node.redirectTo }).end();
  if (node.mischief === 'silent') return;
  if (node.mischief === 'halfway') return void response.writeHead(200, { 'content-length': 100 }).write('{"Key":');
  if (node.mischief === 'error') return fail(response, 'the disk is full');
  if (node.mischief === 'endless') return writeForEver(response);
  if (command === 'version') return sayJson(response, { Version: '0.39.0', Commit: '', Repo: '18' });
  if (command === 'block/get') return giveBlock(node, response, searchParams.get('arg') ?? '');
  if (command === 'block/put') return keepBlock(node, response, searchParams, await readFile(request, body));
  if (command === 'pin/rm') return unpin(node, response, searchParams.get('arg') ?? '');
  if (command === 'block/rm') return removeBlock(node, response, searchParams);
  response.writeHead(404).end('404 page not found');
}

function giveBlock(node: KuboNode, response: ServerResponse, cid: string): void {
  const block = node.blocks.get(cid);
  if (!block) fail(response, `block was not found locally (offline): ipld: could not find ${cid}`);
  else response.end(node.mischief === 'other bytes' ? Buffer.concat([block, Buffer.from('!')]) : block);
}

function unpin(node: KuboNode, response: ServerResponse, cid: string): void {
  if (node.pinned.delete(cid)) sayJson(response, { Pins: [cid] });
  else fail(response, 'not pinned or pinned indirectly');
}

/** A pinned block stays, and a successful answer reports that. */
function removeBlock(node: KuboNode, response: ServerResponse, options: URLSearchParams): void {
  const cid = options.get('arg') ?? '';
  node.removals -= 1;
  if (node.removals < 0) fail(response, 'the disk is read-only');
  else if (node.pinned.has(cid)) sayJson(response, { Hash: cid, Error: 'pinned: recursive' });
  else if (node.blocks.delete(cid) || options.get('force') === 'true') sayJson(response, { Hash: cid });
  else sayJson(response, { Hash: cid, Error: 'ipld: could not find it' });
}

function keepBlock(node: KuboNode, response: ServerResponse, options: URLSearchParams, bytes: Buffer): void {
  const cid = rawCid(createHash('sha256').update(bytes).digest());
  node.blocks.set(cid, bytes);
  if (options.get('pin') === 'true') node.pinned.add(cid);
  const Key = node.mischief === 'wrong key' ? rawCid(Buffer.alloc(32)) : cid;
  if (node.mischief === 'no json') response.end('<html>');
  else if (options.get('cid-codec') === 'raw' && options.get('mhtype') === 'sha2-256') {
    sayJson(response, { Key, Size: bytes.length });
  } else fail(response, 'no such codec');
}

/** The only file of a form, read by the platform's own parser. */
async function readFile({ headers }: IncomingMessage, body: Buffer<ArrayBuffer>): Promise<Buffer> {
  const form = await new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
  const [file, ...others] = [...form.values()];
  if (!(file instanceof File) || others.length > 0) throw new Error('a form with one file is expected');
  return Buffer.from(await file.arrayBuffer());
}

async function readAll(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const sayJson = (response: ServerResponse, body: object) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Kubo's format of a failed command. */
const fail = (response: ServerResponse, Message: string) =>
  void response.writeHead(500).end(JSON.stringify({ Message, Code: 0, Type: 'error' }));

function writeForEver(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request in the proxy. */
export interface Passing {
  readonly method: string;
  readonly path: string;
  /** The request body, as text. */
  readonly body: string;
  /** The answer; null before the request is forwarded. */
  readonly answer: { readonly status: number; readonly body: string } | null;
}

/** Replaces the answer; null closes the connection without one. */
type Instead = { readonly status: number; readonly body: string; readonly headers?: Record<string, string> } | null;

/** Called twice for each request, before it is forwarded and with its answer; a returned value replaces the answer. */
export type Watch = (passing: Passing, gone: AbortSignal) => Promise<Instead | undefined>;

export interface Between {
  readonly url: string;
  stop(): Promise<void>;
}

/** A proxy in front of a server on this machine. A disconnect of the client is passed on to the server. */
export async function startProxy(target: string, watch: Watch): Promise<Between> {
  const server = createServer((request, response) => void pass(target, watch, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function pass(target: string, watch: Watch, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const left = new AbortController();
  response.on('close', () => left.abort());
  try {
    const body = await readText(request);
    const passing = { method: request.method ?? '', path: request.url ?? '', body, answer: null };
    const early = await watch(passing, left.signal);
    if (early !== undefined) return give(response, early);
    const answer = await ask(target + passing.path, request, body, left.signal);
    const late = await watch({ ...passing, answer }, left.signal);
    give(response, late === undefined ? answer : late);
  } catch {
    response.destroy();
  }
}

function give(response: ServerResponse, instead: Instead): void {
  if (instead === null) return void response.destroy();
  response.writeHead(instead.status, { 'content-type': 'application/json', ...instead.headers }).end(instead.body);
}

/** The headers that programs depend on; the proxy sets the others, such as lengths and encodings. */
const sent = ['content-type', 'x-api-key', 'authorization', 'accept', 'idempotency-key', 'prefer', 'if-none-match'];
const answered = ['content-type', 'etag', 'link', 'problem-code', 'retry-after'];

async function ask(url: string, { method = 'GET', headers }: IncomingMessage, body: string, signal: AbortSignal) {
  const kept = sent.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const response = await fetch(url, {
    method,
    headers: Object.fromEntries(kept),
    ...(body !== '' && { body }),
    signal,
  });
  const { status } = response;
  return {
    status,
    body: await response.text(),
    headers: Object.fromEntries([...response.headers].filter(([name]) => answered.includes(name))),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

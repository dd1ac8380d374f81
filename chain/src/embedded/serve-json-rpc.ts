import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '@countersign/edge';
import { nodeHttp } from '@countersign/edge/node-http';
import { z } from 'zod';
import type { Node } from './create-node.ts';
import { rpcErrors, toRpcError } from './rpc-error.ts';

const HOST = '127.0.0.1';
const MAX_BODY_BYTES = 1024 * 1024;
const MAX_BATCH = 100;
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
const MAX_CONNECTIONS = 500;
const REQUEST_TIMEOUT_MS = 10_000;
/** Longer than the pauses of clients: a connection that ends during a write is a lost request. */
const KEEP_ALIVE_MS = 65_000;

const requestShape = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(100), z.number(), z.null()]),
  method: z.string().max(100),
  params: z.array(z.unknown()).default([]),
});

export interface Server {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** JSON-RPC for programs on this machine, and not for web pages. */
export async function serveJsonRpc(node: Node, { port, log }: { port: number; log: Log }): Promise<Server> {
  function fail(error: unknown, id: string | number | null = null): object {
    const known = toRpcError(error);
    if (known === null) log.error({ err: error }, 'request failed');
    const { code, message, data } = known ?? rpcErrors.internal();
    return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } };
  }

  async function answerOne(question: unknown): Promise<object> {
    const { data, success } = requestShape.safeParse(question);
    if (!success)
      return fail(rpcErrors.notRequest('a request must have "jsonrpc": "2.0", "id", "method" and a "params" array'));
    const { id, method, params } = data;
    return node.request(method, params).then(
      (result) => ({ jsonrpc: '2.0', id, result }),
      (error: unknown) => fail(error, id),
    );
  }

  async function answer(body: string): Promise<object> {
    const questions: unknown = parseJson(body);
    if (!Array.isArray(questions)) return answerOne(questions);
    if (questions.length === 0 || questions.length > MAX_BATCH) {
      throw rpcErrors.notRequest(`a batch must contain 1 to ${MAX_BATCH} requests`);
    }
    return Promise.all(questions.map(answerOne));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = findRefusal(request);
    if (refusal !== null) return end(response, refusal, '');
    const body = await readBody(request);
    if (body === null) return end(response, 413, '');
    const text = JSON.stringify(await answer(body).catch((error: unknown) => fail(error)));
    const isTooLong = text.length > MAX_ANSWER_BYTES;
    // A closing connection accepts no further request.
    response.shouldKeepAlive = server.listening;
    end(
      response,
      200,
      isTooLong ? JSON.stringify(fail(rpcErrors.tooMuch('the response is too long: request less'))) : text,
    );
  }

  const server = nodeHttp.createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      handle(request, response).catch((err: unknown) => {
        // The client has gone.
        log.debug({ err }, 'request aborted');
        response.destroy();
      });
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${actual}`,
    port: actual,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

/** A page whose domain resolves to this machine sends its own host; every other page sends its origin. */
function findRefusal({ method, headers }: IncomingMessage): number | null {
  const isLoopback = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/i.test(headers.host ?? '');
  if (!isLoopback || headers.origin !== undefined) return 403;
  if (method !== 'POST') return 405;
  return Number(headers['content-length']) > MAX_BODY_BYTES ? 413 : null;
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw rpcErrors.notJson();
  }
}

function end(response: ServerResponse, status: number, text: string): void {
  // The rest of a refused body is not read.
  response.writeHead(status, { 'content-type': 'application/json', ...(status !== 200 && { connection: 'close' }) });
  response.end(text);
}

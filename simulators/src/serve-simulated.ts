import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFaultSwitch, type Fault, type FaultOrder, type FaultSwitch, findFaultyField } from './faults.ts';

const SLOW_MS = 30_000;
/** For calls that are refused unread. */
const instead: Partial<Record<Fault, { readonly status: number; readonly retryAfterSeconds?: number }>> = {
  error: { status: 500 },
  busy: { status: 429, retryAfterSeconds: 2 },
  unavailable: { status: 503 },
};

export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
  /** The parsed body; null if there was none. */
  readonly body: unknown;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

interface Simulated {
  /** An error in the provider's format. */
  refuse(status: number, message: string): Reply;
  /** The answer to an API call; `instead` is set if a fault replaces it. */
  answer(call: Call, instead: Reply | null): Reply;
  /** Handles an action of its console, under /_simulator; null if it does not exist. */
  command?(call: Call): Reply | null;
}

interface ServerOptions {
  readonly port?: number | undefined;
  readonly slowMs?: number | undefined;
  readonly now?: (() => number) | undefined;
}

export interface SimulatedServer {
  readonly url: string;
  readonly faults: FaultSwitch;
  stop(): Promise<void>;
}

/** Serves a simulated provider on loopback, with faults that are set here or by PUT /_simulator/faults. */
export async function serveSimulated(
  { answer, command, refuse }: Simulated,
  { port = 0, slowMs = SLOW_MS, now = Date.now }: ServerOptions,
): Promise<SimulatedServer> {
  const faults = createFaultSwitch(now);
  const stopping = new AbortController();

  async function serveInterface(call: Call, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { fault, ...ordered } = faults.next(call.method);
    const refused = instead[fault];
    const reply = answer(call, refused ? refuse(refused.status, `Simulated fault: ${fault}`) : null);
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'slow') await sleep(slowMs, undefined, { signal: stopping.signal }).catch(() => {});
    const retryAfterSeconds = refused && (ordered.retryAfterSeconds ?? refused.retryAfterSeconds);
    if (retryAfterSeconds !== undefined) response.setHeader('retry-after', retryAfterSeconds);
    send(response, fault === 'garbled' ? { status: reply.status, body: undefined } : reply);
  }

  function setFault(order: FaultOrder): Reply {
    const faulty = findFaultyField(order);
    if (faulty) return refuse(400, faulty);
    faults.set(order);
    return { status: 200, body: order };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const raw = await buffer(request);
    const call = { method, url, headers, raw, body: parse(raw) };
    if (!url.startsWith('/_simulator/')) return serveInterface(call, request, response);
    const isFault = method === 'PUT' && url === '/_simulator/faults';
    const reply = isFault ? setFault((call.body ?? {}) as FaultOrder) : command?.(call);
    send(response, reply ?? refuse(404, 'Not found'));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? '{"id": "cut o' : JSON.stringify(body));
}

function parse(raw: Buffer): unknown {
  try {
    return raw.length === 0 ? null : JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}

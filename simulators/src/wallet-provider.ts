import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFaultSwitch, type Fault, type FaultOrder, type FaultSwitch, findFaultyField } from './faults.ts';
import { type KeyQuorum, QuorumRefused, readKeyQuorum } from './wallet-quorum.ts';

const SLOW_MS = 30_000;
const RETRY_AFTER_SECONDS = 2;
/** Of calls that are not even looked at. */
const statusInstead: Partial<Record<Fault, number>> = { error: 500, busy: 429 };

/** A call to the provider, and the answer that it got, or would have got but for a fault. */
export interface WalletCall {
  readonly method: string;
  readonly path: string;
  /** The parsed body; null if there was none. */
  readonly body: unknown;
  readonly status: number;
}

export interface WalletProviderOptions {
  readonly appId: string;
  readonly appSecret: string;
  readonly port?: number;
  readonly slowMs?: number;
}

export interface WalletProvider {
  /** For WALLET_PROVIDER_URL. */
  readonly url: string;
  readonly calls: readonly WalletCall[];
  readonly quorums: ReadonlyMap<string, KeyQuorum>;
  readonly faults: FaultSwitch;
  stop(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const refuse = (status: number, error: string): Reply => ({ status, body: { error } });

/** A wallet provider on loopback, in memory. It checks credentials, keys and thresholds for real, and has no wallets. */
export async function startWalletProvider(options: WalletProviderOptions): Promise<WalletProvider> {
  const { appId, appSecret, port = 0, slowMs = SLOW_MS } = options;
  const basic = `Basic ${Buffer.from(`${appId}:${appSecret}`).toString('base64')}`;
  const quorums = new Map<string, KeyQuorum>();
  const calls: WalletCall[] = [];
  const faultSwitch = createFaultSwitch();
  const stopping = new AbortController();

  function answer({ method, headers }: IncomingMessage, path: string, body: unknown): Reply {
    if (headers.authorization !== basic) return refuse(401, 'Invalid app ID or app secret');
    if (headers['privy-app-id'] !== appId) return refuse(400, 'Missing or invalid privy-app-id header');
    const given = (body ?? {}) as Record<string, unknown>;
    if (method === 'POST' && path === '/v1/key_quorums') return keep(randomBytes(12).toString('hex'), given);
    const [, id = ''] = /^\/v1\/key_quorums\/([^/]+)$/.exec(path) ?? [];
    const found = quorums.get(id);
    if (!found) return refuse(404, 'Key quorum not found');
    if (method === 'GET') return { status: 200, body: found };
    if (method === 'PATCH') return keep(id, { ...fieldsOf(found), ...given });
    if (method === 'DELETE') return { status: 200, body: { success: quorums.delete(id) } };
    return refuse(405, 'Method not allowed');
  }

  function keep(id: string, fields: Record<string, unknown>): Reply {
    try {
      const quorum = readKeyQuorum(id, fields);
      quorums.set(id, quorum);
      return { status: 200, body: quorum };
    } catch (error) {
      if (error instanceof QuorumRefused) return refuse(400, error.message);
      throw error;
    }
  }

  async function serveProvider(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = request;
    const body = parse(await buffer(request));
    const fault = faultSwitch.next(method);
    const status = statusInstead[fault];
    const reply = status === undefined ? answer(request, path, body) : refuse(status, `Simulated fault: ${fault}`);
    calls.push({ method, path, body, status: reply.status });
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'slow') await sleep(slowMs, undefined, { signal: stopping.signal }).catch(() => {});
    if (fault === 'busy') response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    send(response, fault === 'garbled' ? { status: reply.status, body: undefined } : reply);
  }

  async function serveConsole(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const order = (parse(await buffer(request)) ?? {}) as FaultOrder;
    if (`${request.method} ${request.url}` !== 'PUT /_simulator/faults')
      return send(response, refuse(404, 'Not found'));
    const fault = findFaultyField(order);
    if (fault) return send(response, refuse(400, fault));
    faultSwitch.set(order);
    send(response, { status: 200, body: order });
  }

  const server = createServer((request, response) => {
    const serve = request.url?.startsWith('/_simulator/') ? serveConsole : serveProvider;
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    quorums,
    faults: faultSwitch,
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As they were ordered, so that a change can replace some of them. */
const fieldsOf = ({ display_name, authorization_threshold, authorization_keys, user_ids }: KeyQuorum) => ({
  display_name,
  authorization_threshold,
  ...(authorization_keys.length > 0 && { public_keys: authorization_keys.map(({ public_key }) => public_key) }),
  ...(user_ids.length > 0 && { user_ids }),
});

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

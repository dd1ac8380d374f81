import { type KeyObject, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCsr } from './custody-csr.ts';
import { findTokenFault } from './custody-signed-call.ts';
import { CustodyTransactions, OrderRefused, type TransactionChange } from './custody-transactions.ts';
import { createFaultSwitch, type FaultOrder, type FaultSwitch, findFaultyField } from './faults.ts';

const DEFAULT_VAULT = '0';
const SLOW_MS = 30_000;
const RETRY_AFTER_SECONDS = 2;

/** A call to the provider, as it came and as it was judged. */
export interface ReceivedCall {
  readonly method: string;
  readonly uri: string;
  readonly apiKey: string;
  /** The parsed body; null if there was none. */
  readonly body: unknown;
  /** What is wrong with key, signature or claims; null if they are right. */
  readonly tokenFault: string | null;
  /** The answer that it got, or would have got but for a fault. */
  readonly status: number;
}

interface User {
  readonly publicKey: KeyObject;
  readonly vaultAccountIds: readonly string[];
  readonly nonces: Set<string>;
}

interface Registration {
  readonly apiKey: string;
  readonly vaultAccountIds: readonly string[];
}

export interface CustodyProvider {
  /** For CUSTODY_BASE_URL. */
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  readonly transactions: CustodyTransactions;
  readonly faults: FaultSwitch;
  /** Takes the public key of a signing request, and gives out an API key for it. */
  register(csr: string, vaultAccountIds?: readonly string[]): Registration;
  stop(): Promise<void>;
}

export interface CustodyProviderOptions {
  readonly port?: number;
  /** Every look at a transaction takes it one step further, until it is COMPLETED. */
  readonly advances?: boolean;
  readonly slowMs?: number;
  readonly now?: () => number;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const refuse = (status: number, message: string, code: number): Reply => ({ status, body: { message, code } });

/**
 * A custody provider on loopback, in memory. It checks keys, signatures, claims and orders for real, signs nothing and sends
 * nothing to a chain. What a person would do in its console is done under /_simulator.
 */
export async function startCustodyProvider(options: CustodyProviderOptions = {}): Promise<CustodyProvider> {
  const { port = 0, advances = false, slowMs = SLOW_MS, now = Date.now } = options;
  const users = new Map<string, User>();
  const calls: ReceivedCall[] = [];
  const transactions = new CustodyTransactions();
  const switchboard = createFaultSwitch();
  const stopping = new AbortController();

  function register(csr: string, vaultAccountIds: readonly string[] = [DEFAULT_VAULT]): Registration {
    const { publicKey } = readCsr(csr);
    const apiKey = randomUUID();
    users.set(apiKey, { publicKey, vaultAccountIds, nonces: new Set() });
    return { apiKey, vaultAccountIds };
  }

  function findFault(user: User | undefined, call: Parameters<typeof findTokenFault>[0]): string | null {
    if (!user) return 'unknown API key';
    return findTokenFault(call, user.publicKey, Math.floor(now() / 1000), (nonce) => {
      const isNew = !user.nonces.has(nonce);
      user.nonces.add(nonce);
      return isNew;
    });
  }

  /** What the provider itself does. */
  function answer(user: User, method: string, path: string, body: unknown): Reply {
    const [, vaultId] = /^\/v1\/vault\/accounts\/([^/]+)$/.exec(path) ?? [];
    if (method === 'GET' && vaultId !== undefined) {
      return user.vaultAccountIds.includes(vaultId)
        ? { status: 200, body: { id: vaultId, name: 'Simulated vault', hiddenOnUI: false, assets: [] } }
        : refuse(404, 'The Provided Vault Account ID is invalid', 11_001);
    }
    if (method === 'POST' && path === '/v1/transactions') {
      const { id, status } = transactions.create(body ?? {}, (vault) => user.vaultAccountIds.includes(String(vault)));
      return { status: 200, body: { id, status } };
    }
    const [, externalTxId, id] = /^\/v1\/transactions\/(?:external_tx_id\/([^/]+)|([^/]+))$/.exec(path) ?? [];
    if (method === 'GET' && (externalTxId !== undefined || id !== undefined)) {
      const found = transactions.find(externalTxId !== undefined ? { externalTxId } : { id: String(id) });
      if (!found) return refuse(404, 'Transaction not found', 1003);
      if (advances) transactions.advance(found);
      return { status: 200, body: found };
    }
    return refuse(404, 'Not found', 1);
  }

  async function serveProvider(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: uri = '' } = request;
    const raw = await buffer(request);
    const apiKey = String(request.headers['x-api-key'] ?? '');
    const fault = switchboard.next(method);
    const user = users.get(apiKey);
    const tokenFault = findFault(user, { uri, body: raw, apiKey, authorization: request.headers.authorization });
    const body = parse(raw);
    const mayWork = fault !== 'error' && fault !== 'busy';
    const reply = !mayWork
      ? refuse(fault === 'busy' ? 429 : 500, `Simulated fault: ${fault}`, 1)
      : tokenFault !== null || !user
        ? refuse(401, `Unauthorized: ${tokenFault}`, -1)
        : attempt(() => answer(user, method, decodeURI(uri), body));
    calls.push({ method, uri, apiKey, body, tokenFault, status: reply.status });
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'slow') await sleep(slowMs, undefined, { signal: stopping.signal }).catch(() => {});
    if (fault === 'busy') response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    send(response, fault === 'garbled' ? { status: reply.status, body: undefined } : reply);
  }

  /** What a person does in the console of the provider. */
  async function serveConsole(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (parse(await buffer(request)) ?? {}) as Record<string, unknown>;
    const route = `${request.method} ${request.url}`;
    const [, id] = /^PUT \/_simulator\/transactions\/([^/]+)$/.exec(route) ?? [];
    const reply = attempt((): Reply => {
      if (route === 'PUT /_simulator/users') {
        const vaults = body.vaultAccountIds as readonly string[] | undefined;
        return { status: 201, body: register(String(body.csr), vaults) };
      }
      if (route === 'PUT /_simulator/faults') {
        const order = body as unknown as FaultOrder;
        const fault = findFaultyField(order);
        if (fault) return refuse(400, fault, 1);
        switchboard.set(order);
        return { status: 200, body: order };
      }
      if (route === 'GET /_simulator/calls') return { status: 200, body: calls };
      if (route === 'GET /_simulator/transactions') return { status: 200, body: transactions.list() };
      if (id !== undefined) {
        const changed = transactions.change(id, body as unknown as TransactionChange);
        if (changed) return { status: 200, body: changed };
      }
      return refuse(404, 'Not found', 1);
    });
    send(response, reply);
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
    transactions,
    faults: switchboard,
    register,
    async stop() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function attempt(work: () => Reply): Reply {
  try {
    return work();
  } catch (error) {
    const code = error instanceof OrderRefused ? error.code : 1;
    return refuse(400, error instanceof Error ? error.message : String(error), code);
  }
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

import { type KeyObject, randomUUID } from 'node:crypto';
import { readCsr } from './custody-csr.ts';
import { findTokenFault } from './custody-signed-call.ts';
import { CustodyTransactions, OrderRefused, type TransactionChange } from './custody-transactions.ts';
import type { FaultSwitch } from './faults.ts';
import { type Call, type Reply, serveSimulated } from './serve-simulated.ts';

const DEFAULT_VAULT = '0';

/** A call to the provider, and its validation. */
export interface ReceivedCall {
  readonly method: string;
  readonly uri: string;
  readonly apiKey: string;
  /** The parsed body; null if there was none. */
  readonly body: unknown;
  /** The fault in key, signature or claims; null if they are valid. */
  readonly tokenFault: string | null;
  /** The answer, or what it would have been without an injected fault. */
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
  /** Takes the public key of a signing request, and issues an API key for it. */
  register(csr: string, vaultAccountIds?: readonly string[]): Registration;
  stop(): Promise<void>;
}

export interface CustodyProviderOptions {
  readonly port?: number;
  /** Every query of a transaction advances it one step, until it is COMPLETED. */
  readonly advances?: boolean;
  readonly slowMs?: number;
  readonly now?: () => number;
}

const refuse = (status: number, message: string, code: number): Reply => ({ status, body: { message, code } });

/**
 * A custody provider on loopback, in memory. It really verifies keys, signatures, claims and orders, signs nothing and
 * sends nothing to a chain. Actions in its console are available under /_simulator.
 */
export async function startCustodyProvider(options: CustodyProviderOptions = {}): Promise<CustodyProvider> {
  const { advances = false, now = Date.now } = options;
  const users = new Map<string, User>();
  const calls: ReceivedCall[] = [];
  const transactions = new CustodyTransactions();

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

  /** The provider's own API. */
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

  function receive({ method, url: uri, headers, raw, body }: Call, instead: Reply | null): Reply {
    const apiKey = String(headers['x-api-key'] ?? '');
    const user = users.get(apiKey);
    const tokenFault = findFault(user, { uri, body: raw, apiKey, authorization: headers.authorization });
    const reply =
      instead ??
      (tokenFault !== null || !user
        ? refuse(401, `Unauthorized: ${tokenFault}`, -1)
        : attempt(() => answer(user, method, decodeURI(uri), body)));
    calls.push({ method, uri, apiKey, body, tokenFault, status: reply.status });
    return reply;
  }

  /** Actions of a person in the provider's console. */
  function command({ method, url, body }: Call): Reply | null {
    const given = (body ?? {}) as Record<string, unknown>;
    const route = `${method} ${url}`;
    const [, id] = /^PUT \/_simulator\/transactions\/([^/]+)$/.exec(route) ?? [];
    if (route === 'PUT /_simulator/users') {
      const vaults = given.vaultAccountIds as readonly string[] | undefined;
      return attempt(() => ({ status: 201, body: register(String(given.csr), vaults) }));
    }
    if (route === 'GET /_simulator/calls') return { status: 200, body: calls };
    if (route === 'GET /_simulator/transactions') return { status: 200, body: transactions.list() };
    const changed = id === undefined ? null : transactions.change(id, given as unknown as TransactionChange);
    return changed && { status: 200, body: changed };
  }

  const simulated = {
    answer: receive,
    command,
    refuse: (status: number, message: string) => refuse(status, message, 1),
  };
  const server = await serveSimulated(simulated, options);
  return { ...server, calls, transactions, register };
}

function attempt(work: () => Reply): Reply {
  try {
    return work();
  } catch (error) {
    const code = error instanceof OrderRefused ? error.code : 1;
    return refuse(400, error instanceof Error ? error.message : String(error), code);
  }
}

import { randomBytes } from 'node:crypto';
import type { FaultSwitch } from './faults.ts';
import { type Call, type Reply, serveSimulated } from './serve-simulated.ts';
import { type KeyQuorum, QuorumRefused, readKeyQuorum } from './wallet-quorum.ts';

/** A call to the provider, and its answer, or what it would have been without a fault. */
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

const refuse = (status: number, error: string): Reply => ({ status, body: { error } });

/**
 * A wallet provider on loopback, in memory. It really verifies credentials, keys and thresholds, and has no wallets.
 */
export async function startWalletProvider(options: WalletProviderOptions): Promise<WalletProvider> {
  const { appId, appSecret } = options;
  const basic = `Basic ${Buffer.from(`${appId}:${appSecret}`).toString('base64')}`;
  const quorums = new Map<string, KeyQuorum>();
  const calls: WalletCall[] = [];

  function answer({ method, url: path, headers, body }: Call): Reply {
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

  function receive(call: Call, instead: Reply | null): Reply {
    const { method, url: path, body } = call;
    const reply = instead ?? answer(call);
    calls.push({ method, path, body, status: reply.status });
    return reply;
  }

  const server = await serveSimulated({ answer: receive, refuse }, options);
  return { ...server, calls, quorums };
}

/** As requested, so that a change can replace some of them. */
const fieldsOf = ({ display_name, authorization_threshold, authorization_keys, user_ids }: KeyQuorum) => ({
  display_name,
  authorization_threshold,
  ...(authorization_keys.length > 0 && { public_keys: authorization_keys.map(({ public_key }) => public_key) }),
  ...(user_ids.length > 0 && { user_ids }),
});

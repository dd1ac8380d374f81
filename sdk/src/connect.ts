import { lifetimes } from '@countersign/protocol';
import { createClient } from './client.ts';
import { pause, retrying } from './retrying.ts';

const POLL_MS = 3_000;

/** A request for a key, pending the owner's approval. */
export interface Connection {
  readonly code: string;
  /** Where the owner approves it: show it, or open it in a browser. */
  readonly authUrl: string;
  /**
   * The key, once the owner has approved; throws an `ApiError` with status 410 after the code is declined or has
   * expired.
   */
  wait(options?: {
    readonly signal?: AbortSignal;
  }): Promise<{ readonly apiKey: string; readonly walletAddress: string }>;
}

/**
 * Requests a key without any credentials: the owner approves the code in the web application. Codes last ten minutes.
 */
export async function startConnection(options: {
  readonly baseUrl: string;
  /** The polling interval; 3 s by default. */
  readonly pollMs?: number;
}): Promise<Connection> {
  const { baseUrl, pollMs = POLL_MS } = options;
  const client = createClient({ baseUrl });
  const { code, authUrl } = await client.initiateConnection();
  return {
    code,
    authUrl,
    async wait({ signal } = {}) {
      const endsAt = performance.now() + lifetimes.connectionCode * 1000 + ONE_MORE_MS;
      while (performance.now() < endsAt) {
        const ask = () => client.getConnectionStatus({ query: { code } }, { signal });
        const { status, apiKey, walletAddress } = await retrying(ask, signal);
        if (status === 'ready' && apiKey !== undefined && walletAddress !== undefined) return { apiKey, walletAddress };
        await pause(pollMs, signal);
      }
      throw new Error('The connection code has expired');
    },
  };
}

/** Long enough for the service itself to report that the code has expired. */
const ONE_MORE_MS = 30_000;

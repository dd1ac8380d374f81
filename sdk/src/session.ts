import type { Contract, Received } from '@countersign/protocol';
import { createClient } from './client.ts';
import type { Session } from './credentials.ts';

/** How long before their expiry access tokens are renewed. */
const MARGIN_SECONDS = 60;

export type Tokens = Received<Contract['refreshTokens']>;

/**
 * Keeps a sign-in alive: `createClient({ baseUrl, credentials: { session } })`. A refresh token works once, and reusing
 * one ends the session: store the tokens that `onTokens` receives, and let only one process use them at a time.
 */
export function createSession(options: {
  readonly baseUrl: string;
  /** From `signIn`, or from storage. */
  readonly tokens: Tokens;
  /** Called with each new pair before it is used. */
  readonly onTokens?: (tokens: Tokens) => void | Promise<void>;
}): Session {
  const client = createClient({ baseUrl: options.baseUrl });
  let tokens = options.tokens;
  let refreshing: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const { refreshToken } = tokens;
    const next = await client.refreshTokens({ body: { refreshToken } });
    tokens = { accessToken: next.accessToken, refreshToken: next.refreshToken };
    await options.onTokens?.(tokens);
  }

  return {
    async accessToken() {
      if (endOf(tokens.accessToken) - MARGIN_SECONDS <= Date.now() / 1000) {
        refreshing ??= refresh().finally(() => {
          refreshing = null;
        });
        await refreshing;
      }
      return tokens.accessToken;
    },
  };
}

/** `exp` of a JWT, in Unix seconds. Anything but a JWT counts as expired. */
function endOf(token: string): number {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp : 0;
  } catch {
    return 0;
  }
}

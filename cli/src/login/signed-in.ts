import { parseAddress } from '@countersign/protocol';
import { type Client, createClient, createSession, type Session } from '@countersign/sdk';
import type { Context } from '../context.ts';
import { Failure, UsageError } from '../failures.ts';
import { walletOf } from './wallet-of.ts';

/** The identity that commands act under. */
export interface SignedIn {
  readonly client: Client;
  /** The owner's account. */
  readonly account: string;
  /** A key can submit, read and reject; everything else needs the owner's session or a signature for each request. */
  readonly kind: 'key' | 'session' | 'wallet';
}

/** COUNTERSIGN_WALLET_KEY, or COUNTERSIGN_KEY and COUNTERSIGN_ACCOUNT, take precedence over a stored sign-in. */
export function signedIn(context: Context): SignedIn {
  const { url, signal, logins, surroundings } = context;
  const { COUNTERSIGN_WALLET_KEY: walletKey, COUNTERSIGN_KEY: apiKey, COUNTERSIGN_ACCOUNT: named } = surroundings.env;
  if (walletKey) {
    const wallet = walletOf(walletKey);
    const client = createClient({ baseUrl: url, credentials: { wallet }, signal });
    return { client, account: wallet.address, kind: 'wallet' };
  }
  if (apiKey) {
    if (!named) throw new UsageError('COUNTERSIGN_ACCOUNT: is required with COUNTERSIGN_KEY');
    const account = readAccount(named, 'COUNTERSIGN_ACCOUNT');
    return { client: createClient({ baseUrl: url, credentials: { apiKey }, signal }), account, kind: 'key' };
  }
  const login = logins.find(url);
  if (!login) throw new Failure(`You are not signed in to ${url}; run: countersign login`);
  const credentials = login.kind === 'key' ? { apiKey: login.apiKey } : { session: keptSession(context) };
  return { client: createClient({ baseUrl: url, credentials, signal }), account: login.account, kind: login.kind };
}

/** For commands that only the owner may run. */
export function signedInOwner(context: Context): SignedIn {
  const found = signedIn(context);
  if (found.kind !== 'key') return found;
  throw new Failure(
    `Only the owner may do this, but you are signed in with an API key; run countersign login --wallet, or open ${context.url}/app`,
  );
}

export function readAccount(text: string, field: string): string {
  if (parseAddress(text) === null) throw new UsageError(`${field}: must be an Ethereum address`);
  return text;
}

/**
 * A refresh token works once: concurrent processes take turns, and each starts with the token that the previous one
 * stored.
 */
function keptSession({ url, logins }: Context): Session {
  return {
    accessToken: () =>
      logins.alone(() => {
        const login = logins.find(url);
        if (login?.kind !== 'session') throw new Failure('You have signed out in the meantime');
        const onTokens = (tokens: { accessToken: string; refreshToken: string }) =>
          logins.renew(url, { ...login, ...tokens });
        return createSession({ baseUrl: url, tokens: login, onTokens }).accessToken();
      }),
  };
}

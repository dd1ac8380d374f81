import {
  addressHeader,
  apiKeyHeader,
  serviceHost,
  sha256Hex,
  signatureHeader,
  signedRequestText,
  timestampHeader,
} from '@countersign/protocol';

/** An Ethereum account that can sign; a viem account is one. */
export interface Wallet {
  readonly address: `0x${string}`;
  signMessage(request: { message: string }): Promise<`0x${string}`>;
}

/** A sign-in that renews itself; see `createSession`. */
export interface Session {
  /** An access token that is valid for at least a minute. */
  accessToken(): Promise<string>;
}

/** How a client authenticates. A session renews its access token, a wallet signs every request. */
export type Credentials =
  | { readonly accessToken: string }
  | { readonly session: Session }
  | { readonly apiKey: string }
  | { readonly wallet: Wallet };

interface UnsignedRequest {
  readonly baseUrl: string;
  readonly method: string;
  readonly pathWithQuery: string;
  readonly body: string;
}

/** Creates the headers of a request. */
export type Authenticate = (request: UnsignedRequest) => Promise<Record<string, string>>;

export function createAuthenticate(credentials: Credentials | undefined): Authenticate {
  if (!credentials) return async () => ({});
  if ('accessToken' in credentials) return async () => bearer(credentials.accessToken);
  if ('session' in credentials) return async () => bearer(await credentials.session.accessToken());
  if ('apiKey' in credentials) return async () => ({ [apiKeyHeader]: credentials.apiKey });
  return signWith(credentials.wallet);
}

const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

function signWith(wallet: Wallet): Authenticate {
  let lastTimestamp = 0;
  return async ({ baseUrl, method, pathWithQuery, body }) => {
    // Each signed text is accepted once, so two identical requests within a second need different times; the service
    // tolerates that.
    const timestamp = Math.max(Math.floor(Date.now() / 1000), lastTimestamp + 1);
    lastTimestamp = timestamp;
    const message = signedRequestText({
      host: serviceHost(baseUrl),
      method,
      path: pathWithQuery,
      bodySha256Hex: sha256Hex(new TextEncoder().encode(body)),
      timestamp,
    });
    return {
      [addressHeader]: wallet.address,
      [timestampHeader]: String(timestamp),
      [signatureHeader]: await wallet.signMessage({ message }),
    };
  };
}

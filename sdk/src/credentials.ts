import {
  addressHeader,
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

/** How a client proves who it is. A wallet signs every request by itself. */
export type Credentials = { readonly accessToken: string } | { readonly apiKey: string } | { readonly wallet: Wallet };

export interface UnsignedRequest {
  readonly baseUrl: string;
  readonly method: string;
  readonly pathWithQuery: string;
  readonly body: string;
}

/** The headers that go with a request. */
export async function credentialHeaders(
  credentials: Credentials | undefined,
  request: UnsignedRequest,
): Promise<Record<string, string>> {
  if (!credentials) return {};
  if ('accessToken' in credentials) return { authorization: `Bearer ${credentials.accessToken}` };
  if ('apiKey' in credentials) return { 'x-api-key': credentials.apiKey };
  const { wallet } = credentials;
  const timestamp = Math.floor(Date.now() / 1000);
  const message = signedRequestText({
    host: serviceHost(request.baseUrl),
    method: request.method,
    path: request.pathWithQuery,
    bodySha256Hex: sha256Hex(new TextEncoder().encode(request.body)),
    timestamp,
  });
  return {
    [addressHeader]: wallet.address,
    [timestampHeader]: String(timestamp),
    [signatureHeader]: await wallet.signMessage({ message }),
  };
}

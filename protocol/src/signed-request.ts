import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The data covered by the signature of a request. */
type SignedRequest = {
  /** The host of the service, see {@link serviceHost}. */
  readonly host: string;
  readonly method: string;
  /** Path with query, as sent. */
  readonly path: string;
  /** SHA-256 of the raw body in lower-case hex; of zero bytes without a body. */
  readonly bodySha256Hex: string;
  /** Unix seconds, as in the header. */
  readonly timestamp: number;
};

/** The signed text (EIP-191 `personal_sign`): five lines without a trailing newline. */
export function signedRequestText({ host, method, path, bodySha256Hex, timestamp }: SignedRequest): string {
  return [host, method.toUpperCase(), path, bodySha256Hex, timestamp].join('\n');
}

/** SHA-256 in lower-case hex without 0x. */
export function sha256Hex(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** The host in signatures: with its port, unless that is the default of the scheme. */
export function serviceHost(baseUrl: string): string {
  return new URL(baseUrl).host;
}

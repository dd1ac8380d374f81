import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** What a signature of a request covers. */
type SignedRequest = {
  /** The host of the service, see {@link serviceHost}. */
  readonly host: string;
  readonly method: string;
  /** Path with query, as on the wire. */
  readonly path: string;
  /** SHA-256 of the raw body in lower-case hex; of no bytes where there is no body. */
  readonly bodySha256Hex: string;
  /** Unix seconds, as in the header. */
  readonly timestamp: number;
};

/** The text that is signed (EIP-191 `personal_sign`): five lines without a newline at the end. */
export function signedRequestText({ host, method, path, bodySha256Hex, timestamp }: SignedRequest): string {
  return [host, method.toUpperCase(), path, bodySha256Hex, timestamp].join('\n');
}

/** SHA-256 in lower-case hex without 0x. */
export function sha256Hex(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** The host that signatures name: with its port unless that is the scheme's default. */
export function serviceHost(baseUrl: string): string {
  return new URL(baseUrl).host;
}

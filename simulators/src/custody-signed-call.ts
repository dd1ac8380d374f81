import { createHash, type KeyObject, verify } from 'node:crypto';

const MAX_LIFETIME_SECONDS = 29;
/** How far a caller's clock may be ahead. */
const MAX_SKEW_SECONDS = 5;

export interface SignedCall {
  /** Path and query, as sent. */
  readonly uri: string;
  readonly body: Buffer;
  readonly apiKey: string;
  readonly authorization: string | undefined;
}

interface Claims {
  readonly uri?: unknown;
  readonly nonce?: unknown;
  readonly iat?: unknown;
  readonly exp?: unknown;
  readonly sub?: unknown;
  readonly bodyHash?: unknown;
}

/**
 * The fault in the token of a call, or null. Every nonce is accepted once: `useNonce` returns whether this is its first
 * use.
 */
export function findTokenFault(
  { uri, body, apiKey, authorization }: SignedCall,
  publicKey: KeyObject,
  nowSeconds: number,
  useNonce: (nonce: string) => boolean,
): string | null {
  const [, header = '', payload = '', signature = ''] =
    /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization ?? '') ?? [];
  const { alg } = decode(header) as { alg?: unknown };
  if (alg !== 'RS256') return 'the token must be a JWT with RS256';
  if (!verify('sha256', Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, 'base64url'))) {
    return 'invalid signature';
  }
  const claims = decode(payload) as Claims;
  if (claims.sub !== apiKey) return 'sub does not match the API key';
  if (claims.uri !== uri) return 'uri does not match the path and query of this call';
  if (claims.bodyHash !== createHash('sha256').update(body).digest('hex')) return 'bodyHash does not match this body';
  const { iat, exp, nonce } = claims;
  if (!isSeconds(iat) || !isSeconds(exp)) return 'iat and exp must be whole seconds';
  if (exp - iat > MAX_LIFETIME_SECONDS || exp <= iat) return `exp must be at most ${MAX_LIFETIME_SECONDS} s after iat`;
  if (iat > nowSeconds + MAX_SKEW_SECONDS) return 'iat is in the future';
  if (exp <= nowSeconds) return 'the token has expired';
  if ((typeof nonce !== 'string' && typeof nonce !== 'number') || nonce === '') return 'nonce is missing';
  return useNonce(String(nonce)) ? null : 'nonce has been used before';
}

const isSeconds = (value: unknown): value is number => Number.isSafeInteger(value);

function decode(part: string): object {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

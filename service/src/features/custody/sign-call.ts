import { createHash, randomUUID, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { CustodyAccess } from './provider.ts';

/** The provider's maximum lifetime of a token. */
const LIFETIME_SECONDS = 29;

/** With a callback it runs in the thread pool: an RSA-4096 signature takes milliseconds. */
const signAsync = promisify(sign);

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = encode({ alg: 'RS256', typ: 'JWT' });

export interface UnsignedCall {
  /** Path and query, as the provider sees them. */
  readonly uri: string;
  /** The exact bytes sent; empty if there are none. */
  readonly body: string;
}

/** The token that authenticates a single call, to this path with this body, at the custody provider. */
export async function signCall(
  { apiKey, privateKey }: Pick<CustodyAccess, 'apiKey' | 'privateKey'>,
  { uri, body }: UnsignedCall,
  nowMs: number,
): Promise<string> {
  const iat = Math.floor(nowMs / 1000);
  const claims = encode({
    uri,
    nonce: randomUUID(),
    iat,
    exp: iat + LIFETIME_SECONDS,
    sub: apiKey,
    bodyHash: createHash('sha256').update(body).digest('hex'),
  });
  const unsigned = `${header}.${claims}`;
  const signature = await signAsync('sha256', Buffer.from(unsigned), privateKey);
  return `${unsigned}.${signature.toString('base64url')}`;
}

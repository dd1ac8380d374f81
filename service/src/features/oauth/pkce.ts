import { createHash } from 'node:crypto';

/** SHA-256 in base64url. */
export const isChallenge = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text);

/** Whether the challenge was derived from the verifier (RFC 7636, 4.1). */
export function fitsChallenge(verifier: string, challenge: string): boolean {
  return (
    /^[A-Za-z0-9._~-]{43,128}$/.test(verifier) &&
    createHash('sha256').update(verifier).digest('base64url') === challenge
  );
}

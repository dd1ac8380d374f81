import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID, sign, verify } from 'node:crypto';

export interface Claims {
  readonly sub: string;
  readonly address: string;
  readonly jti: string;
  readonly family: string;
  readonly sid: string;
}

const own = generateKeyPairSync('ed25519');
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

/** The claims of a token, without verification. */
export const readClaims = (token: string): Claims => decode(token.split('.')[1]);

/** The minimal cost of tokens: one signature each, with Node's own library. */
export function createTokens(known: readonly { readonly kid: string; readonly jwk: object }[]) {
  const keys = new Map<string, KeyObject>([['floor', own.publicKey]]);
  for (const { kid, jwk } of known) keys.set(kid, createPublicKey({ key: { ...jwk }, format: 'jwk' }));

  function issue(typ: string, claims: object): string {
    const nowSeconds = Math.floor(Date.now() / 1000);
    const about = { iss: 'floor', aud: 'floor', iat: nowSeconds, exp: nowSeconds + 900 };
    const text = `${encode({ alg: 'EdDSA', kid: 'floor', typ })}.${encode({ ...claims, ...about })}`;
    return `${text}.${sign(null, Buffer.from(text), own.privateKey).toString('base64url')}`;
  }
  return {
    issuePair(owner: { sub: string; address: string }, family: { id: string; current_token_id: string }) {
      return {
        accessToken: issue('at+jwt', { ...owner, jti: randomUUID(), sid: family.id }),
        refreshToken: issue('rt+jwt', { ...owner, jti: family.current_token_id, family: family.id }),
      };
    },
    verify(token: string): Claims {
      const [head = '', body = '', signature = ''] = token.split('.');
      const key = keys.get(decode(head).kid);
      const isGenuine = key && verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
      if (!isGenuine) throw new Error('not a token');
      return decode(body);
    },
  };
}

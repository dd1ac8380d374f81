import type { KeyObject } from 'node:crypto';
import { type Address, parseAddress } from '@countersign/protocol';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SigningKeys } from './signing-keys.ts';

/** Kinds of tokens differ in type or audience, so that a token is never accepted as another kind. */
export interface TokenKind {
  readonly typ: 'at+jwt' | 'rt+jwt';
  /** The path of the audience below our base URL. */
  readonly audiencePath: '' | `/${string}`;
}

export interface TokenOwner {
  readonly userId: string;
  readonly address: Address;
}

interface TokenContent {
  readonly owner: TokenOwner;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** The owner, in the claims of every token. */
export const ownerClaims = {
  sub: z.uuid(),
  address: z.string().transform((text, context): Address => {
    const address = parseAddress(text);
    if (!address) context.addIssue({ code: 'custom', message: 'not an address' });
    return address ?? z.NEVER;
  }),
};

export interface SignerDeps {
  readonly baseUrl: string;
  readonly keys: SigningKeys;
  readonly now: () => number;
}

/** Signs and reads JWTs of any kind with our keys. */
export function createTokenSigner({ baseUrl, keys, now }: SignerDeps) {
  async function findKey({ kid }: { kid?: string }): Promise<KeyObject> {
    const key = typeof kid === 'string' ? await keys.publicKey(kid) : null;
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  return {
    /** The same content gives the same token: Ed25519 signatures are deterministic. */
    async sign(kind: TokenKind, { owner, claims, issuedAt, expiresAt }: TokenContent): Promise<string> {
      const { kid, privateKey } = await keys.current();
      return new SignJWT({ address: owner.address, ...claims })
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: kind.typ })
        .setIssuer(baseUrl)
        .setAudience(baseUrl + kind.audiencePath)
        .setSubject(owner.userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey);
    },
    /** Null for anything but a valid token of this kind signed by us; throws only if that cannot be decided. */
    async verify<T extends z.ZodType>(kind: TokenKind, token: string, claims: T): Promise<z.output<T> | null> {
      try {
        const { payload } = await jwtVerify(token, findKey, {
          algorithms: ['EdDSA'],
          typ: kind.typ,
          issuer: baseUrl,
          audience: baseUrl + kind.audiencePath,
          requiredClaims: ['exp', 'sub'],
          currentDate: new Date(now()),
        });
        return claims.safeParse(payload).data ?? null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

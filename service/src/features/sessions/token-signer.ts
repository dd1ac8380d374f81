import type { KeyObject } from 'node:crypto';
import { type Address, parseAddress } from '@countersign/protocol';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SigningKeys } from './signing-keys.ts';

/** Tokens of two kinds differ in type or audience, so that none passes for one of the other kind. */
export interface TokenKind {
  readonly typ: 'at+jwt' | 'rt+jwt';
  /** The audience, below our own address. */
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

/** The owner, as every token names it. */
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
    /** The same content gives the same token: Ed25519 signatures are repeatable. */
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
    /** Null for whatever is not a living token of this kind signed by us; a throw only where that cannot be told. */
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

import { type KeyObject, randomUUID } from 'node:crypto';
import { type Address, lifetimes, parseAddress } from '@countersign/protocol';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SigningKeys } from './signing-keys.ts';

/** An access token and a refresh token differ in type and audience, so that neither passes for the other. */
const kinds = {
  access: { typ: 'at+jwt', audiencePath: '' },
  refresh: { typ: 'rt+jwt', audiencePath: '/auth/refresh' },
} as const;

type Kind = keyof typeof kinds;

const account = {
  sub: z.uuid(),
  address: z.string().transform((text, context): Address => {
    const address = parseAddress(text);
    if (!address) context.addIssue({ code: 'custom', message: 'not an address' });
    return address ?? z.NEVER;
  }),
};
const accessClaims = z.object({ ...account, exp: z.number() });
const refreshClaims = z.object({ ...account, jti: z.uuid(), family: z.uuid() });

export type AccessClaims = z.output<typeof accessClaims>;
export type RefreshClaims = z.output<typeof refreshClaims>;

export interface TokenOwner {
  readonly userId: string;
  readonly address: Address;
}

export type Tokens = ReturnType<typeof createTokens>;

/** Signs and reads our JWTs. */
export function createTokens({ baseUrl, keys, now }: { baseUrl: string; keys: SigningKeys; now: () => number }) {
  async function sign(kind: Kind, owner: TokenOwner, claims: Record<string, unknown>, issuedAt: Date, expiresAt: Date) {
    const { kid, privateKey } = await keys.current();
    return new SignJWT({ address: owner.address, ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid, typ: kinds[kind].typ })
      .setIssuer(baseUrl)
      .setAudience(baseUrl + kinds[kind].audiencePath)
      .setSubject(owner.userId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(privateKey);
  }

  /** Null for whatever is not a living token of this kind signed by us; a throw only where that cannot be told. */
  async function verify<T extends z.ZodType>(kind: Kind, token: string, claims: T): Promise<z.output<T> | null> {
    try {
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: ['EdDSA'],
        typ: kinds[kind].typ,
        issuer: baseUrl,
        audience: baseUrl + kinds[kind].audiencePath,
        requiredClaims: ['exp', 'sub'],
        currentDate: new Date(now()),
      });
      return claims.safeParse(payload).data ?? null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  async function findKey({ kid }: { kid?: string }): Promise<KeyObject> {
    const key = typeof kid === 'string' ? await keys.publicKey(kid) : null;
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  return {
    signAccess(owner: TokenOwner): Promise<string> {
      const issuedAt = now();
      const expiresAt = new Date(issuedAt + lifetimes.accessToken * 1000);
      return sign('access', owner, { jti: randomUUID() }, new Date(issuedAt), expiresAt);
    },
    /** The same arguments give the same token: Ed25519 signatures are repeatable. */
    signRefresh(
      owner: TokenOwner,
      token: { id: string; familyId: string; issuedAt: Date; expiresAt: Date },
    ): Promise<string> {
      return sign('refresh', owner, { jti: token.id, family: token.familyId }, token.issuedAt, token.expiresAt);
    },
    verifyAccess: (token: string): Promise<AccessClaims | null> => verify('access', token, accessClaims),
    verifyRefresh: (token: string): Promise<RefreshClaims | null> => verify('refresh', token, refreshClaims),
  };
}

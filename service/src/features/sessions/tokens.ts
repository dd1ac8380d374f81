import { randomUUID } from 'node:crypto';
import { lifetimes } from '@countersign/protocol';
import { z } from 'zod';
import { createTokenSigner, ownerClaims, type SignerDeps, type TokenOwner } from './token-signer.ts';

const access = { typ: 'at+jwt', audiencePath: '' } as const;
const refresh = { typ: 'rt+jwt', audiencePath: '/auth/refresh' } as const;

const accessClaims = z.object({ ...ownerClaims, sid: z.uuid(), exp: z.number() });
const refreshClaims = z.object({ ...ownerClaims, jti: z.uuid(), family: z.uuid() });

export type AccessClaims = z.output<typeof accessClaims>;
export type RefreshClaims = z.output<typeof refreshClaims>;

export type Tokens = ReturnType<typeof createTokens>;

/** Signs and verifies the tokens of signed-in users. */
export function createTokens(deps: SignerDeps) {
  const signer = createTokenSigner(deps);
  return {
    signAccess(owner: TokenOwner, familyId: string): Promise<string> {
      const issuedAt = new Date(deps.now());
      const expiresAt = new Date(issuedAt.getTime() + lifetimes.accessToken * 1000);
      return signer.sign(access, { owner, claims: { jti: randomUUID(), sid: familyId }, issuedAt, expiresAt });
    },
    /** The same arguments give the same token. */
    signRefresh(
      owner: TokenOwner,
      { id, familyId, ...times }: { id: string; familyId: string; issuedAt: Date; expiresAt: Date },
    ): Promise<string> {
      return signer.sign(refresh, { owner, claims: { jti: id, family: familyId }, ...times });
    },
    verifyAccess: (token: string): Promise<AccessClaims | null> => signer.verify(access, token, accessClaims),
    verifyRefresh: (token: string): Promise<RefreshClaims | null> => signer.verify(refresh, token, refreshClaims),
  };
}

import { randomUUID } from 'node:crypto';
import { lifetimes, ownScopes, type Scope } from '@countersign/protocol';
import { z } from 'zod';
import { createTokenSigner, ownerClaims, type SignerDeps, type TokenOwner } from '../sessions/index.ts';

const access = { typ: 'at+jwt', audiencePath: '/mcp' } as const;
const refresh = { typ: 'rt+jwt', audiencePath: '/oauth/token' } as const;

const claims = z.object({
  ...ownerClaims,
  exp: z.number(),
  jti: z.uuid(),
  grant: z.uuid(),
  client_id: z.string(),
  scope: z
    .string()
    .transform((text) => text.split(' '))
    .pipe(z.array(z.enum(ownScopes))),
});

export type OauthClaims = z.output<typeof claims>;

/** The claims of a grant's token, besides its owner and times. */
interface Granted {
  readonly grantId: string;
  readonly clientId: string;
  readonly scopes: readonly Scope[];
}

export type OauthTokens = ReturnType<typeof createOauthTokens>;

/** Signs and verifies the tokens of clients; sign-in tokens have other audiences. */
export function createOauthTokens(deps: SignerDeps) {
  const signer = createTokenSigner(deps);
  const claimsOf = (id: string, { grantId, clientId, scopes }: Granted) => ({
    jti: id,
    grant: grantId,
    client_id: clientId,
    scope: scopes.join(' '),
  });
  return {
    signAccess(owner: TokenOwner, granted: Granted): Promise<string> {
      const issuedAt = new Date(deps.now());
      const expiresAt = new Date(issuedAt.getTime() + lifetimes.accessToken * 1000);
      return signer.sign(access, { owner, claims: claimsOf(randomUUID(), granted), issuedAt, expiresAt });
    },
    /** The same arguments give the same token. */
    signRefresh(
      owner: TokenOwner,
      granted: Granted,
      { id, ...times }: { id: string; issuedAt: Date; expiresAt: Date },
    ): Promise<string> {
      return signer.sign(refresh, { owner, claims: claimsOf(id, granted), ...times });
    },
    verifyAccess: (token: string): Promise<OauthClaims | null> => signer.verify(access, token, claims),
    verifyRefresh: (token: string): Promise<OauthClaims | null> => signer.verify(refresh, token, claims),
  };
}

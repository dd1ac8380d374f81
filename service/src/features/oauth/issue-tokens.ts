import { type Answer, lifetimes, type oauthRows, type ParsedRequest, type Scope } from '@countersign/protocol';
import type { TokenOwner } from '../sessions/index.ts';
import type { ProvenClient } from './authenticate-client.ts';
import { keepClient } from './client-store.ts';
import type { OauthDeps } from './deps.ts';
import type { Grant } from './grant-store.ts';

/** The input and output of the token endpoint. */
export type TokenForm = ParsedRequest<typeof oauthRows.exchangeToken>['body'];
export type TokenAnswer = Answer<typeof oauthRows.exchangeToken>;

/** An access token for these scopes, and the grant's current refresh token. */
export async function issueTokens(
  { db, tokens }: OauthDeps,
  client: ProvenClient,
  owner: TokenOwner,
  grant: Grant,
  scopes: readonly Scope[],
): Promise<TokenAnswer> {
  const { id: grantId, clientId, currentTokenId: id, rotatedAt: issuedAt, expiresAt } = grant;
  if (!id || !issuedAt) throw new Error('a grant without a refresh token');
  const signRefresh = () =>
    tokens.signRefresh(owner, { grantId, clientId, scopes: grant.scopes }, { id, issuedAt, expiresAt });
  await keepClient(db, clientId);
  const [accessToken, refreshToken] = await Promise.all([
    tokens.signAccess(owner, { grantId, clientId, scopes }),
    client.grantTypes.includes('refresh_token') ? signRefresh() : null,
  ]);
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: lifetimes.accessToken,
    ...(refreshToken && { refresh_token: refreshToken }),
    scope: scopes.join(' '),
  };
}

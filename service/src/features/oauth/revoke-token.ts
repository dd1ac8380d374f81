import { serviceActor } from '../../platform/audit/actor.ts';
import { authenticateClient, type ClientCredentials } from './authenticate-client.ts';
import type { OauthDeps } from './deps.ts';
import { invalidGrant, invalidRequest } from './errors.ts';
import { revokeGrant } from './grant-store.ts';

/** Ends the grant of a refresh or access token. An invalid token is not an error (RFC 7009, 2.2). */
export async function revokeToken(
  deps: OauthDeps,
  token: string | undefined,
  credentials: ClientCredentials,
): Promise<void> {
  const client = await authenticateClient(deps, credentials);
  if (!token) throw invalidRequest('token: is required');
  const claims = (await deps.tokens.verifyRefresh(token)) ?? (await deps.tokens.verifyAccess(token));
  if (!claims) return;
  if (claims.client_id !== client.clientId) throw invalidGrant('token: was not issued to this client');
  await revokeGrant(deps.db, serviceActor, { id: claims.grant }, 'client');
}

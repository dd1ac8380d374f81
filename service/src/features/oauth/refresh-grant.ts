import { randomUUID } from 'node:crypto';
import { lifetimes } from '@countersign/protocol';
import { serviceActor } from '../../platform/audit/actor.ts';
import type { ProvenClient } from './authenticate-client.ts';
import type { OauthDeps } from './deps.ts';
import { invalidRequest, refreshRefused, unauthorizedClient } from './errors.ts';
import { findGrantInGrace, revokeGrant, rotateGrant } from './grant-store.ts';
import { issueTokens, type TokenAnswer, type TokenForm } from './issue-tokens.ts';
import { readResource } from './read-resource.ts';
import { readScopes } from './read-scopes.ts';

/** Exchanges a refresh token. One that was exchanged before is stolen or lost: its whole grant ends. */
export async function refreshGrant(deps: OauthDeps, client: ProvenClient, form: TokenForm): Promise<TokenAnswer> {
  if (!client.grantTypes.includes('refresh_token')) {
    throw unauthorizedClient('grant_type: the client is not registered for refresh_token');
  }
  if (!form.refresh_token) throw invalidRequest('refresh_token: is required');
  const claims = await deps.tokens.verifyRefresh(form.refresh_token);
  if (!claims || claims.client_id !== client.clientId) throw refreshRefused();
  // A subset of the granted scopes, for this access token only: its successors may have all of them again.
  const scopes = readScopes(form.scope, claims.scope);
  readResource(deps, form.resource);
  const { sub: userId, address, grant: grantId, jti: tokenId } = claims;
  const grant =
    (await rotateGrant(deps.db, { grantId, tokenId, successorId: randomUUID() }, lifetimes.refreshToken)) ??
    (await findGrantInGrace(deps.db, grantId, tokenId, deps.refreshGraceSeconds));
  if (grant) return issueTokens(deps, client, { userId, address }, grant, scopes);
  if (await revokeGrant(deps.db, serviceActor, { id: grantId }, 'refresh-reuse')) {
    deps.metrics.refreshReuse.inc();
    deps.log.warn({ userId, grantId }, 'rotated refresh token reused, grant revoked');
  }
  throw refreshRefused();
}

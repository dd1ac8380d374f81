import { randomUUID } from 'node:crypto';
import { lifetimes } from '@countersign/protocol';
import { serviceActor } from '../../platform/audit/actor.ts';
import type { ProvenClient } from './authenticate-client.ts';
import type { OauthDeps } from './deps.ts';
import { codeRefused, invalidGrant, invalidRequest } from './errors.ts';
import { type Grant, revokeGrant, useCode } from './grant-store.ts';
import { issueTokens, type TokenAnswer, type TokenForm } from './issue-tokens.ts';
import { fitsChallenge } from './pkce.ts';
import { readResource } from './read-resource.ts';
import { hashSecret } from './secrets.ts';

/** A code works once: a second use, or a mismatch, ends its grant. */
export async function exchangeCode(deps: OauthDeps, client: ProvenClient, form: TokenForm): Promise<TokenAnswer> {
  if (!form.code) throw invalidRequest('code: is required');
  const codeHash = hashSecret(form.code);
  const isRefreshed = client.grantTypes.includes('refresh_token');
  const lifetimeSeconds = isRefreshed ? lifetimes.refreshToken : lifetimes.accessToken;
  const grant = await useCode(deps.db, codeHash, randomUUID(), lifetimeSeconds);
  if (!grant) {
    const revoked = await revokeGrant(deps.db, serviceActor, { codeHash }, 'code-reuse');
    if (revoked) deps.log.warn({ grantId: revoked.id }, 'authorization code reused, grant revoked');
    throw codeRefused();
  }
  try {
    checkAttempt(deps, grant, client, form);
  } catch (fault) {
    await revokeGrant(deps.db, serviceActor, { id: grant.id }, 'code-misuse');
    throw fault;
  }
  return issueTokens(deps, client, grant, grant, grant.scopes);
}

function checkAttempt(deps: OauthDeps, grant: Grant, client: ProvenClient, form: TokenForm): void {
  if (grant.clientId !== client.clientId) throw codeRefused();
  if (form.redirect_uri ? form.redirect_uri !== grant.redirectUri : grant.redirectGiven) {
    throw invalidGrant('redirect_uri: must match the authorization request');
  }
  if (!form.code_verifier) throw invalidRequest('code_verifier: is required');
  if (!fitsChallenge(form.code_verifier, grant.codeChallenge)) {
    throw invalidGrant('code_verifier: does not match code_challenge');
  }
  readResource(deps, form.resource);
}

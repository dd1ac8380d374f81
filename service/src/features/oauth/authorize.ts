import { lifetimes, type oauthRows, type ParsedRequest, Problem } from '@countersign/protocol';
import { answerClient } from './answer-client.ts';
import type { OauthClient } from './client.ts';
import type { OauthDeps } from './deps.ts';
import { invalidRequest, requestNotSupported, requestUriNotSupported, unsupportedResponseType } from './errors.ts';
import { findClient } from './find-client.ts';
import { isChallenge } from './pkce.ts';
import { readResource } from './read-resource.ts';
import { readScopes } from './read-scopes.ts';
import { findRedirectFault, isSameRedirect } from './redirect-uri.ts';
import { insertSession } from './session-store.ts';

const MAX_STATE_CHARACTERS = 4_096;

type Query = ParsedRequest<typeof oauthRows.authorize>['query'];

/** The target of the browser. An unknown client or redirect URI is thrown: nothing is sent there. */
export async function authorize(deps: OauthDeps, query: Query): Promise<string> {
  const client = await findClient(deps, required(query, 'client_id'));
  const redirect = chooseRedirect(client, single(query, 'redirect_uri'));
  const state = typeof query.state === 'string' && query.state !== '' ? query.state : null;
  try {
    const { clientId, name: clientName } = client;
    const session = { ...readRequest(deps, query), ...redirect, state, clientId, clientName };
    const id = await insertSession(deps.db, session, lifetimes.oauthSession);
    return `${deps.uiUrl}/oauth/consent?session=${id}`;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [, name = ''] = error.code.split('.');
    return answerClient(deps, { ...redirect, state }, { error: name, error_description: error.message });
  }
}

function chooseRedirect({ redirectUris }: OauthClient, asked: string | undefined) {
  if (asked === undefined) {
    const [only, ...others] = redirectUris;
    if (only === undefined || others.length > 0) {
      throw invalidRequest('redirect_uri: is required, because the client has registered more than one');
    }
    return { redirectUri: usable(only), redirectGiven: false };
  }
  if (!redirectUris.some((uri) => isSameRedirect(uri, asked))) {
    throw invalidRequest('redirect_uri: is not registered for this client');
  }
  return { redirectUri: usable(asked), redirectGiven: true };
}

/** Validated again, because a client may have registered it under older rules. */
function usable(redirectUri: string): string {
  const fault = findRedirectFault(redirectUri);
  if (fault !== null) throw invalidRequest(`redirect_uri: ${fault}`);
  return redirectUri;
}

/** The request; all other faults are reported to the client. */
function readRequest(deps: OauthDeps, query: Query) {
  if (single(query, 'request') !== undefined) throw requestNotSupported('request: is not supported');
  if (single(query, 'request_uri') !== undefined) throw requestUriNotSupported('request_uri: is not supported');
  if (required(query, 'response_type') !== 'code') throw unsupportedResponseType('response_type: must be code');
  if ((single(query, 'response_mode') ?? 'query') !== 'query') throw invalidRequest('response_mode: must be query');
  if (single(query, 'code_challenge_method') !== 'S256') throw invalidRequest('code_challenge_method: must be S256');
  const codeChallenge = required(query, 'code_challenge');
  if (!isChallenge(codeChallenge)) throw invalidRequest('code_challenge: must be 43 characters of base64url');
  if ((single(query, 'state') ?? '').length > MAX_STATE_CHARACTERS) {
    throw invalidRequest(`state: must be at most ${MAX_STATE_CHARACTERS} characters`);
  }
  return {
    codeChallenge,
    scopes: readScopes(single(query, 'scope')),
    resource: readResource(deps, single(query, 'resource')),
  };
}

/** A parameter without a value counts as absent (RFC 6749, 3.1). */
function single(query: Query, name: keyof Query): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalidRequest(`${name}: must be sent only once`);
  return value;
}

function required(query: Query, name: keyof Query): string {
  const value = single(query, name);
  if (value === undefined) throw invalidRequest(`${name}: is required`);
  return value;
}

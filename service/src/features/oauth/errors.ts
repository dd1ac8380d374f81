import { Problem, type ProblemCode } from '@countersign/protocol';
import { unauthorized } from '../../platform/http/authenticate.ts';

const refused = (code: ProblemCode) => (message: string) => new Problem(400, code, message);

export const invalidRequest = refused('oauth.invalid_request');
export const invalidRedirectUri = refused('oauth.invalid_redirect_uri');
export const invalidClientMetadata = refused('oauth.invalid_client_metadata');
export const invalidGrant = refused('oauth.invalid_grant');
export const invalidScope = refused('oauth.invalid_scope');
export const invalidTarget = refused('oauth.invalid_target');
export const unauthorizedClient = refused('oauth.unauthorized_client');
export const unsupportedGrantType = refused('oauth.unsupported_grant_type');
export const unsupportedResponseType = refused('oauth.unsupported_response_type');
export const requestNotSupported = refused('oauth.request_not_supported');
export const requestUriNotSupported = refused('oauth.request_uri_not_supported');

export const clientUnknown = () =>
  refused('oauth.invalid_client')('client_id: is unknown; it may have expired unused, register again');

/** One text for every fault of a client authentication: details would help an attacker. */
export const clientRefused = () =>
  new Problem(401, 'oauth.invalid_client', 'The client is unknown, or did not authenticate as registered', {
    headers: { 'www-authenticate': 'Basic realm="oauth", charset="UTF-8"' },
  });

export const codeRefused = () => invalidGrant('code: is unknown, expired or already used; restart the authorization');

export const refreshRefused = () =>
  invalidGrant('refresh_token: is invalid, expired, already used or revoked; restart the authorization');

export const sessionUnknown = () =>
  new Problem(404, 'consent.unknown', 'session: does not exist; start again from the program that requests access');

export const sessionDecided = () => new Problem(400, 'consent.decided', 'sessionId: has already been decided');

export const sessionExpired = () =>
  new Problem(410, 'consent.expired', 'sessionId: has expired; start again from the program that requests access');

export const grantNotFound = () => new Problem(404, 'grant.not_found', 'id: you have no grant with this id');

export const tokenRefused = () =>
  unauthorized('oauth.invalid_token', 'The access token is invalid, expired or revoked');

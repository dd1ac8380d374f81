import { proven, type Requirement } from './requirement.ts';

export const serviceEndpointsAgents: readonly Requirement[] = [
  proven(
    'service.connect.initiate.200',
    'POST /auth/connect/initiate (public, no body) answers 200 {code, authUrl}',
    'POST /auth/connect/initiate > 200 > answers with exactly a code and where to approve it, without a body and without credentials',
  ),
  proven(
    'service.connect.initiate.429',
    'POST /auth/connect/initiate over 10 requests per minute is 429',
    'POST /auth/connect/initiate > 429: the 11th request of a client in a minute, and of no other',
  ),
  proven(
    'service.connect.status.400',
    'GET /auth/connect/status (public) without the query parameter code is 400',
    'GET /auth/connect/status > 400 > no code, with the field named',
  ),
  proven(
    'service.connect.status.404',
    'GET /auth/connect/status with an unknown code is 404',
    'GET /auth/connect/status > 404 > a code that nobody was given, of whatever form',
  ),
  proven(
    'service.connect.status.429',
    'GET /auth/connect/status over 30 requests per minute is 429',
    'GET /auth/connect/status > 429: the 31st request of a client in a minute, whatever the codes: guessing is limited',
  ),
  proven(
    'service.connect.approve.200',
    'POST /auth/connect/approve (JWT) {code} answers 200 {success: boolean}',
    'POST /auth/connect/approve > 200 > answers {success: true}, and a key is there with the three scopes of the own account',
  ),
  proven(
    'service.connect.approve.401',
    'POST /auth/connect/approve without a JWT is 401',
    'POST /auth/connect/approve > 401 > nobody, a key or a signature, and the code stays pending',
  ),
  proven(
    'service.connect.approve.404',
    'POST /auth/connect/approve with an unknown code is 404',
    'POST /auth/connect/approve > 404 > a code that nobody was given, of whatever form',
  ),
  proven(
    'service.connect.approve.429',
    'POST /auth/connect/approve over 5 requests per minute is 429',
    'POST /auth/connect/approve > 429: the 6th request of a user in a minute, from whatever address, and of no other user',
    'POST /auth/connect/approve > 429: 50 at once let exactly 5 through',
  ),

  proven(
    'service.mcp.post',
    'POST /mcp takes MCP messages: initialize and tool calls',
    'initialize > begins a session, and says what the server is and how to work with it',
    'requestVerification with a session > submits what POST /transactions would, and says what comes next',
    'requestVerification without sessions > submits what POST /transactions would, and says what comes next',
  ),
  proven(
    'service.mcp.get',
    'GET /mcp opens an SSE stream that carries MCP server notifications',
    'GET /mcp > is a stream that nobody keeps or collects, and begins at once with a place to come back to',
  ),
  proven(
    'service.mcp.delete',
    'DELETE /mcp terminates an MCP session',
    'a session > ends with DELETE on every instance, streams included',
  ),
  proven(
    'service.mcp.bearer',
    '/mcp accepts Authorization: Bearer with an OAuth 2.1 token on POST, GET and DELETE',
    'an OAuth access token > works on POST, GET and DELETE in both eras, for the user who granted it',
  ),
  proven(
    'service.mcp.key',
    '/mcp accepts x-api-key (legacy) on POST, GET and DELETE',
    'a session > ends with DELETE on every instance, streams included',
    'initialize > with a server key begins a session, too',
  ),
  proven(
    'service.mcp.session-id',
    'Mcp-Session-Id is required after initialization',
    'a session > is needed for anything but initialize: 400 without its id',
  ),
  proven(
    'service.mcp.accept',
    'Accept: application/json, text/event-stream is served',
    'a body > is answered only where both JSON and a stream are accepted',
  ),
  proven(
    'service.mcp.request',
    'tool requestVerification submits a blockchain transaction for verification',
    'requestVerification with a session > submits what POST /transactions would, and says what comes next',
    'requestVerification without sessions > submits what POST /transactions would, and says what comes next',
  ),
  proven(
    'service.mcp.check',
    'tool checkVerificationStatus tells the verification status of a submitted transaction',
    'checkVerificationStatus with a session > tells the verdict APPROVED with its reasons and what to do',
    'checkVerificationStatus with a session > tells the verdict REJECTED with its reasons and what to do',
    'checkVerificationStatus with a session > tells the verdict UNDECIDED with its reasons and what to do',
    'checkVerificationStatus without sessions > tells the verdict APPROVED with its reasons and what to do',
    'checkVerificationStatus without sessions > tells the verdict REJECTED with its reasons and what to do',
    'checkVerificationStatus without sessions > tells the verdict UNDECIDED with its reasons and what to do',
  ),

  proven(
    'service.oauth.resource',
    'GET /.well-known/oauth-protected-resource is public RFC 9728 metadata',
    'GET /.well-known/oauth-protected-resource > 200 says what tokens are for, who gives them and which scopes there are',
  ),
  proven(
    'service.oauth.resource.urls',
    'protected-resource metadata: resource is {base_url}/mcp, authorization_servers holds {base_url}',
    'GET /.well-known/oauth-protected-resource > 200 says what tokens are for, who gives them and which scopes there are',
  ),
  proven(
    'service.oauth.resource.scopes',
    'protected-resource metadata: scopes_supported is the three :own scopes, resource_name a string',
    'GET /.well-known/oauth-protected-resource > 200 says what tokens are for, who gives them and which scopes there are',
  ),
  proven(
    'service.oauth.server',
    'GET /.well-known/oauth-authorization-server is public RFC 8414 metadata',
    'GET /.well-known/oauth-authorization-server > 200 names every endpoint, and only what is served; the issuer is our address, byte for byte',
  ),
  proven(
    'service.oauth.register.201',
    'POST /oauth/register (public) answers 201 with the client record and client_secret',
    'POST /oauth/register > 201 > echoes what was registered, with an id and a secret that does not expire, and nobody keeps it',
  ),
  proven(
    'service.oauth.register.fields',
    'register takes redirect_uris, client_name, grant_types, token_endpoint_auth_method',
    'POST /oauth/register > 201 > echoes what was registered, with an id and a secret that does not expire, and nobody keeps it',
  ),
  proven(
    'service.oauth.authorize',
    'GET /oauth/authorize (public) redirects to the consent page in the web UI',
    'GET /oauth/authorize > 303 to the consent page > with a session of 10 minutes that holds what was asked for; nobody keeps it or learns where it came from',
  ),
  proven(
    'service.oauth.authorize.type',
    'GET /oauth/authorize: response_type must be code',
    'GET /oauth/authorize > 303 to the client with an error > response_type code token: unsupported_response_type, with state and iss',
    'GET /oauth/authorize > 303 to the client with an error > response_type token: unsupported_response_type, with state and iss',
  ),
  proven(
    'service.oauth.authorize.query',
    'authorize takes client_id, redirect_uri, code_challenge(_method), state, scope, resource',
    'GET /oauth/authorize > 303 to the consent page > with a session of 10 minutes that holds what was asked for; nobody keeps it or learns where it came from',
  ),
  proven(
    'service.oauth.session-info',
    'GET /oauth/session-info (public) gives the details for the consent page',
    'GET /oauth/session-info > 200 > tells anybody who asks for what, where the answer goes, and how long it may be decided',
  ),
  proven(
    'service.oauth.session-info.query',
    'GET /oauth/session-info needs the query parameter session',
    'GET /oauth/session-info > 400 without a session',
  ),
  proven(
    'service.oauth.approve',
    'POST /oauth/approve {sessionId} gives {redirectUrl}: redirect URI with code and state',
    'POST /oauth/approve > 200 > gives the redirect URI with a code of 256 bits, state and iss, and nothing else',
  ),
  proven(
    'service.oauth.approve.401',
    'POST /oauth/approve without a JWT is 401',
    'POST /oauth/approve > 401 > anything but a sign-in token, and the session stays open',
  ),
  proven(
    'service.oauth.token.code',
    'POST /oauth/token (public) serves the grant authorization_code',
    'POST /oauth/token with authorization_code > 200 > answers with exactly an access token of 900 s, a refresh token and the scopes, which nobody keeps',
  ),
  proven(
    'service.oauth.token.refresh',
    'POST /oauth/token (public) serves the grant refresh_token',
    'POST /oauth/token with refresh_token > 200 > answers with a new pair of the same form; the old access token lives on until its end',
  ),
  proven(
    'service.oauth.token.body',
    'token answer: {access_token, token_type: bearer, expires_in: 900, refresh_token, scope}',
    'POST /oauth/token with authorization_code > 200 > answers with exactly an access token of 900 s, a refresh token and the scopes, which nobody keeps',
  ),
  proven(
    'service.oauth.token.scope',
    'scope in the token answer is a space-separated list',
    'POST /oauth/token with authorization_code > 200 > answers with exactly an access token of 900 s, a refresh token and the scopes, which nobody keeps',
  ),
  proven(
    'service.oauth.token.access',
    'an OAuth access token is a JWT valid 15 minutes (900 s)',
    'an access token of a client > is taken by the MCP endpoint until its 15 minutes are over',
  ),
  proven(
    'service.oauth.token.lifetime',
    'an OAuth refresh token is valid 30 days',
    'POST /oauth/token with refresh_token > 200 > gives each new refresh token its own 30 days',
  ),
  proven(
    'service.oauth.token.rotation',
    'an OAuth refresh token rotates on every use',
    'POST /oauth/token with refresh_token > 200 > answers with a new pair of the same form; the old access token lives on until its end',
    'POST /oauth/token with refresh_token > 400 > invalid_grant for a rotated token, and its grant ends with all its live access tokens, and no other',
  ),
];

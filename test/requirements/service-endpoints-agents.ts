import { open, proven, type Requirement } from './requirement.ts';

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

  open(5, 'service.mcp.post', 'POST /mcp takes MCP messages: initialize and tool calls'),
  open(5, 'service.mcp.get', 'GET /mcp opens an SSE stream that carries MCP server notifications'),
  open(5, 'service.mcp.delete', 'DELETE /mcp terminates an MCP session'),
  open(5, 'service.mcp.bearer', '/mcp accepts Authorization: Bearer with an OAuth 2.1 token on POST, GET and DELETE'),
  open(5, 'service.mcp.key', '/mcp accepts x-api-key (legacy) on POST, GET and DELETE'),
  open(5, 'service.mcp.session-id', 'Mcp-Session-Id is required after initialization'),
  open(5, 'service.mcp.accept', 'Accept: application/json, text/event-stream is served'),
  open(5, 'service.mcp.request', 'tool requestVerification submits a blockchain transaction for verification'),
  open(5, 'service.mcp.check', 'tool checkVerificationStatus tells the verification status of a submitted transaction'),

  open(5, 'service.oauth.resource', 'GET /.well-known/oauth-protected-resource is public RFC 9728 metadata'),
  open(
    5,
    'service.oauth.resource.urls',
    'protected-resource metadata: resource is {base_url}/mcp, authorization_servers holds {base_url}',
  ),
  open(
    5,
    'service.oauth.resource.scopes',
    'protected-resource metadata: scopes_supported is the three :own scopes, resource_name a string',
  ),
  open(5, 'service.oauth.server', 'GET /.well-known/oauth-authorization-server is public RFC 8414 metadata'),
  open(
    5,
    'service.oauth.register.201',
    'POST /oauth/register (public) answers 201 with the client record and client_secret',
  ),
  open(
    5,
    'service.oauth.register.fields',
    'register takes redirect_uris, client_name, grant_types, token_endpoint_auth_method',
  ),
  open(5, 'service.oauth.authorize', 'GET /oauth/authorize (public) redirects to the consent page in the web UI'),
  open(5, 'service.oauth.authorize.type', 'GET /oauth/authorize: response_type must be code'),
  open(
    5,
    'service.oauth.authorize.query',
    'authorize takes client_id, redirect_uri, code_challenge(_method), state, scope, resource',
  ),
  open(5, 'service.oauth.session-info', 'GET /oauth/session-info (public) gives the details for the consent page'),
  open(5, 'service.oauth.session-info.query', 'GET /oauth/session-info needs the query parameter session'),
  open(
    5,
    'service.oauth.approve',
    'POST /oauth/approve {sessionId} gives {redirectUrl}: redirect URI with code and state',
  ),
  open(5, 'service.oauth.approve.401', 'POST /oauth/approve without a JWT is 401'),
  open(5, 'service.oauth.token.code', 'POST /oauth/token (public) serves the grant authorization_code'),
  open(5, 'service.oauth.token.refresh', 'POST /oauth/token (public) serves the grant refresh_token'),
  open(
    5,
    'service.oauth.token.body',
    'token answer: {access_token, token_type: bearer, expires_in: 900, refresh_token, scope}',
  ),
  open(5, 'service.oauth.token.scope', 'scope in the token answer is a space-separated list'),
  open(5, 'service.oauth.token.access', 'an OAuth access token is a JWT valid 15 minutes (900 s)'),
  open(5, 'service.oauth.token.lifetime', 'an OAuth refresh token is valid 30 days'),
  open(5, 'service.oauth.token.rotation', 'an OAuth refresh token rotates on every use'),
];

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, page, timestamp } from './fields.ts';
import { lifetimes } from './lifetimes.ts';
import { consentLimit, generalLimit, signInLimit } from './limits.ts';
import { ownScopes, scopes } from './scopes.ts';

const group = 'OAuth 2.1';
const oauth = { group, errorFormat: 'oauth' } as const;
const open = { ...oauth, access: 'public', anyOrigin: true } as const;
const jwt = { ...oauth, access: { by: ['jwt'] }, limits: [generalLimit] } as const;

export const clientAuthMethods = ['none', 'client_secret_post', 'client_secret_basic'] as const;
export type ClientAuthMethod = (typeof clientAuthMethods)[number];
export const grantTypes = ['authorization_code', 'refresh_token'] as const;
export type GrantType = (typeof grantTypes)[number];

const protectedResource = z.object({
  resource: z.url().describe('The resource the tokens are for.'),
  authorization_servers: z.array(z.url()),
  scopes_supported: z.array(z.enum(ownScopes)),
  bearer_methods_supported: z.array(z.literal('header')),
  resource_name: z.string(),
  resource_documentation: z.url(),
});

const authorizationServer = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  registration_endpoint: z.url(),
  revocation_endpoint: z.url(),
  jwks_uri: z.url(),
  response_types_supported: z.array(z.literal('code')),
  response_modes_supported: z.array(z.literal('query')),
  grant_types_supported: z.array(z.enum(grantTypes)),
  token_endpoint_auth_methods_supported: z.array(z.enum(clientAuthMethods)),
  revocation_endpoint_auth_methods_supported: z.array(z.enum(clientAuthMethods)),
  code_challenge_methods_supported: z.array(z.literal('S256')),
  scopes_supported: z.array(z.enum(ownScopes)),
  authorization_response_iss_parameter_supported: z.literal(true),
  client_id_metadata_document_supported: z.literal(true).optional().describe('If the operator has enabled it.'),
  service_documentation: z.url(),
});

const metadata = { ...open, method: 'GET', limits: [generalLimit] } as const;
const aboutResource = {
  ...metadata,
  summary: 'Metadata of the MCP endpoint (RFC 9728)',
  success: { status: 200, body: protectedResource, cacheSeconds: 300 },
} as const;
const aboutServer = {
  ...metadata,
  summary: 'Metadata of the authorization server (RFC 8414)',
  success: { status: 200, body: authorizationServer, cacheSeconds: 300 },
} as const;

/** Lenient: the service checks each field itself, because RFC 7591 has its own error codes. */
const registration = z
  .looseObject({
    redirect_uris: z
      .unknown()
      .optional()
      .meta({ type: 'array', items: { type: 'string' } }),
    client_name: z.unknown().optional().meta({ type: 'string', maxLength: 200 }),
    grant_types: z
      .unknown()
      .optional()
      .meta({ type: 'array', items: { type: 'string', enum: [...grantTypes] } }),
    token_endpoint_auth_method: z
      .unknown()
      .optional()
      .describe('Defaults to `client_secret_basic`.')
      .meta({ type: 'string', enum: [...clientAuthMethods] }),
  })
  .meta({
    examples: [
      {
        redirect_uris: ['http://127.0.0.1:7777/callback'],
        client_name: 'My agent',
        token_endpoint_auth_method: 'none',
      },
    ],
  });

/** A repeated parameter becomes an array: the service decides, because the client must receive the error. */
const parameter = (description: string, ...examples: string[]) =>
  z
    .unknown()
    .optional()
    .describe(description)
    .meta({ type: 'string', ...(examples.length > 0 && { examples }) });

const tokenForm = z.object({
  grant_type: z
    .string()
    .optional()
    .meta({ enum: [...grantTypes] }),
  code: z.string().max(1000).optional(),
  redirect_uri: z
    .string()
    .max(4096)
    .optional()
    .describe('Must equal the redirect URI of the authorization request, if it had one.'),
  code_verifier: z.string().max(1000).optional(),
  refresh_token: z.string().max(4096).optional(),
  scope: z.string().max(1000).optional().describe('A subset of the granted scopes, for this access token.'),
  resource: z.string().max(4096).optional(),
  client_id: z.string().max(4096).optional(),
  client_secret: z.string().max(1000).optional(),
});
const exampleClient = { client_id: '0d9f2c1e-6b7a-4c53-9f41-2a8e5b7c6d10' };
const exampleToken = 'eyJhbGciOiJFZERTQSJ9.eyJqdGki...';

/** Where a client with a secret may also authenticate. */
const clientHeader = z.object({
  authorization: z.string().max(8192).optional().describe("`Basic`, with the client's id and secret."),
});

export const clientShown = z.object({
  clientId: z.string(),
  clientName: z.string().nullable().describe('The name the client gives itself. Not verified.'),
  redirectHost: z
    .string()
    .describe('The host the browser returns to; a scheme such as `cursor:` for a desktop program.'),
  loopback: z.boolean().describe("A program on the user's own computer."),
});

export const oauthRows = {
  getProtectedResource: endpoint({ ...aboutResource, path: '/.well-known/oauth-protected-resource' }),
  getMcpProtectedResource: endpoint({ ...aboutResource, path: '/.well-known/oauth-protected-resource/mcp' }),
  getAuthorizationServer: endpoint({ ...aboutServer, path: '/.well-known/oauth-authorization-server' }),
  getMcpAuthorizationServer: endpoint({ ...aboutServer, path: '/.well-known/oauth-authorization-server/mcp' }),
  registerClient: endpoint({
    ...open,
    method: 'POST',
    path: '/oauth/register',
    summary: 'Register a client (RFC 7591)',
    limits: [signInLimit],
    body: registration,
    success: {
      status: 201,
      body: z.object({
        client_id: z.string(),
        client_secret: z.string().optional().describe('Returned only once. Absent for the method `none`.'),
        client_secret_expires_at: z.literal(0).optional(),
        client_id_issued_at: z.int().describe('Unix time in seconds.'),
        redirect_uris: z.array(z.string()),
        client_name: z.string().optional(),
        grant_types: z.array(z.enum(grantTypes)),
        response_types: z.array(z.literal('code')),
        token_endpoint_auth_method: z.enum(clientAuthMethods),
      }),
    },
    errors: { 400: '`invalid_redirect_uri` or `invalid_client_metadata`.' },
  }),
  authorize: endpoint({
    group,
    errorFormat: 'page',
    method: 'GET',
    path: '/oauth/authorize',
    summary: 'Request a grant: redirects the browser to the consent page',
    access: 'public',
    limits: [signInLimit],
    query: z.object({
      response_type: parameter('Required: `code`.', 'code'),
      response_mode: parameter('`query`.'),
      client_id: parameter('Required, as registered.', exampleClient.client_id),
      redirect_uri: parameter('One of the registered URIs; optional if there is only one.'),
      code_challenge: parameter(
        'Required: the S256 challenge of the verifier.',
        'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      ),
      code_challenge_method: parameter('Needed: `S256`.', 'S256'),
      state: parameter('Returned unchanged with the response.'),
      scope: parameter('Space-separated; defaults to all three.'),
      resource: parameter('The MCP endpoint (RFC 8707).'),
      request: parameter('Not supported.'),
      request_uri: parameter('Not supported.'),
    }),
    success: {
      status: 303,
      body: z.string().describe('Redirect to the consent page, or to the client with an error.'),
    },
    errors: { 400: 'The client or its redirect URI is unknown: an error page, never a redirect.' },
  }),
  getOauthSession: endpoint({
    ...oauth,
    method: 'GET',
    path: '/oauth/session-info',
    summary: 'Read the details for the consent page',
    access: 'public',
    limits: [generalLimit],
    query: z.object({ session: z.string().min(1, 'must not be empty').max(200) }),
    success: {
      status: 200,
      body: z.object({
        sessionId: id,
        client: clientShown,
        scopes: z.array(z.enum(scopes)).meta({ examples: [[...ownScopes]] }),
        resource: z.url(),
        expiresAt: timestamp,
        status: z.enum(['pending', 'approved', 'denied', 'expired']),
      }),
    },
    errors: { 404: 'No such session.' },
  }),
  approveOauth: endpoint({
    ...jwt,
    access: { ...jwt.access, whileFrozen: true },
    limits: [generalLimit, consentLimit],
    method: 'POST',
    path: '/oauth/approve',
    summary: "Approve or deny a client's authorization request",
    body: z.object({
      sessionId: z.string().min(1, 'must not be empty').max(200),
      approved: z.boolean().default(true).describe('False denies.'),
    }),
    success: {
      status: 200,
      body: z.object({
        redirectUrl: z.string().describe('Where to send the browser next, with the code or the error.'),
      }),
    },
    errors: { 400: 'It has already been decided.', 404: 'No such session.', 410: 'It has expired.' },
  }),
  exchangeToken: endpoint({
    ...open,
    method: 'POST',
    path: '/oauth/token',
    summary: 'Exchange a code or a refresh token for tokens',
    limits: [signInLimit],
    headers: clientHeader,
    bodyType: 'form',
    body: tokenForm.meta({
      examples: [{ grant_type: 'refresh_token', refresh_token: exampleToken, ...exampleClient }],
    }),
    success: {
      status: 200,
      body: z.object({
        access_token: z.string().describe('JWT for the MCP endpoint.'),
        token_type: z.literal('bearer'),
        expires_in: z.literal(lifetimes.accessToken).describe('Seconds.'),
        refresh_token: z
          .string()
          .optional()
          .describe(
            `JWT, valid for ${lifetimes.refreshToken / 86_400} days, single use. Absent for a client registered without that grant type.`,
          ),
        scope: z
          .string()
          .describe('Space-separated.')
          .meta({ examples: [ownScopes.join(' ')] }),
      }),
    },
    errors: {
      400: '`invalid_request`, `invalid_grant`, `invalid_scope`, `invalid_target`, `unauthorized_client` or `unsupported_grant_type`.',
      401: '`invalid_client`.',
    },
  }),
  revokeToken: endpoint({
    ...open,
    method: 'POST',
    path: '/oauth/revoke',
    summary: 'Revoke a grant by its refresh or access token (RFC 7009)',
    limits: [signInLimit],
    headers: clientHeader,
    bodyType: 'form',
    body: z
      .object({
        token: z.string().max(4096).optional(),
        token_type_hint: z.string().max(100).optional(),
        client_id: tokenForm.shape.client_id,
        client_secret: tokenForm.shape.client_secret,
      })
      .meta({ examples: [{ token: exampleToken, ...exampleClient }] }),
    success: { status: 200 },
    errors: { 401: '`invalid_client`.' },
  }),
  listGrants: endpoint({
    ...jwt,
    method: 'GET',
    path: '/oauth/grants',
    summary: 'List the clients the user has granted access to, newest first',
    query: page,
    success: {
      status: 200,
      body: z.array(
        z.object({
          id,
          client: clientShown,
          scopes: z.array(z.enum(scopes)),
          createdAt: timestamp,
          lastUsedAt: timestamp.nullable().describe('When it last received tokens.'),
          expiresAt: timestamp,
        }),
      ),
    },
  }),
  deleteGrant: endpoint({
    ...jwt,
    access: { ...jwt.access, whileFrozen: true },
    method: 'DELETE',
    path: '/oauth/grants/{id}',
    summary: 'Revoke a grant; its tokens stop working immediately',
    params: z.object({ id: z.string().max(200) }),
    success: { status: 204 },
    errors: { 404: 'You have no such grant.' },
  }),
};

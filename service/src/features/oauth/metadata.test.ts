import { proves } from '@countersign/harness/proves';
import { testBaseUrl } from '@countersign/harness/service/test-service';
import { describe, expect, it } from 'vitest';
import { allScopes, mcpUrl, useOauth } from './oauth.fixture.ts';

const { call } = await useOauth();
const foreign = { headers: { origin: 'https://inspector.example' } };

describe.each(['', '/mcp'])('GET /.well-known/oauth-protected-resource%s', (suffix) => {
  it(
    '200 with resource, authorization server and scopes',
    proves('oauth.resource-metadata', 'oauth.resource-metadata.scopes', 'oauth.resource-metadata.urls'),
    async () => {
      const answer = await call(`GET /.well-known/oauth-protected-resource${suffix}`, foreign);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        resource: mcpUrl,
        authorization_servers: [testBaseUrl],
        scopes_supported: allScopes.split(' '),
        bearer_methods_supported: ['header'],
        resource_name: 'Countersign',
        resource_documentation: `${testBaseUrl}/docs`,
      });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    },
  );
});

describe.each(['', '/mcp'])('GET /.well-known/oauth-authorization-server%s', (suffix) => {
  it(
    '200 with exactly the served endpoints; the issuer is our URL, byte for byte',
    proves('oauth.server-metadata'),
    async () => {
      const answer = await call(`GET /.well-known/oauth-authorization-server${suffix}`, foreign);
      const methods = ['none', 'client_secret_post', 'client_secret_basic'];
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        issuer: testBaseUrl,
        authorization_endpoint: `${testBaseUrl}/oauth/authorize`,
        token_endpoint: `${testBaseUrl}/oauth/token`,
        registration_endpoint: `${testBaseUrl}/oauth/register`,
        revocation_endpoint: `${testBaseUrl}/oauth/revoke`,
        jwks_uri: `${testBaseUrl}/.well-known/jwks.json`,
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_methods_supported: methods,
        revocation_endpoint_auth_methods_supported: methods,
        code_challenge_methods_supported: ['S256'],
        scopes_supported: allScopes.split(' '),
        authorization_response_iss_parameter_supported: true,
        service_documentation: `${testBaseUrl}/docs`,
      });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    },
  );
});

describe('pages of any origin', () => {
  it.each(['/oauth/register', '/oauth/token', '/oauth/revoke'])('may call %s', async (path) => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    const answer = await call(`OPTIONS ${path}`, { headers: { ...foreign.headers, ...asked } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it('may not decide for a user', async () => {
    const answer = await call('OPTIONS /oauth/approve', {
      headers: { ...foreign.headers, 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

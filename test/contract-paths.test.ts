import { proves } from '@countersign/harness/proves';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { contract, type Endpoint, serviceApi, validationContract } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';

/** Every method and path of the main service's interface, except those of MCP, which are not rows. */
const documented = `
GET /
GET /health
POST /auth/siwe/nonce
POST /auth/siwe/verify
POST /auth/refresh
POST /auth/logout
POST /auth/logout-all
GET /auth/validate
GET /auth/me
POST /auth/connect/initiate
GET /auth/connect/status
POST /auth/connect/approve
GET /.well-known/oauth-protected-resource
GET /.well-known/oauth-authorization-server
POST /oauth/register
GET /oauth/authorize
GET /oauth/session-info
POST /oauth/approve
POST /oauth/token
POST /user-api-keys
GET /user-api-keys
POST /user-api-keys/register
GET /user-api-keys/profile
DELETE /user-api-keys/{apiKeyId}
POST /users
GET /users/{ethereumAddress}
GET /settings
PUT /settings
GET /settings/by-ethereum/{ethereumAddress}
PUT /settings/provider-quorum/{type}
GET /settings/provider-quorum/{type}
DELETE /settings/provider-quorum/{type}
POST /settings/register-provider-quorum
POST /custody/generate-csr/{type}
GET /custody/integration/{type}
GET /custody/integrations
GET /custody/csr/{type}
POST /custody/complete/{type}
POST /custody/validate/{type}
GET /custody/config/{type}/{ethereumAddress}
POST /custody/admin/transactions
POST /transactions
GET /transactions/users/{ethereumAddress}
POST /transactions/{requestHash}/approvals
GET /transactions/{requestHash}/approval-status
POST /provider-quorum
GET /verification-services
GET /verification-services/active
GET /verification-services/{id}
GET /verification-services/inbox/{inbox}
GET /verification-services/pgp-public-key/{key}
GET /public/agents/{ethereumAddress}
GET /public/agents/{ethereumAddress}/transactions
GET /public/agents/{ethereumAddress}/transactions/{requestHash}
GET /public/agents/{ethereumAddress}/metrics
PATCH /internal/orion-metadata/{requestHash}/tee-proof
PATCH /internal/orion-metadata/{requestHash}/settlement
`
  .trim()
  .split('\n');

const { service } = await useTestService();
const routesOf = (rows: Readonly<Record<string, Endpoint>>) =>
  Object.values(rows).map(({ method, path }) => `${method} ${path}`);

describe('the documented interfaces', () => {
  it('have a row for every method and path', proves('http.paths'), () => {
    const served = new Set(routesOf(contract));
    expect(documented.filter((route) => !served.has(route))).toEqual([]);
    expect(routesOf(validationContract)).toEqual(expect.arrayContaining(['GET /health', 'POST /validate']));
  });

  it.each([...documented, 'POST /mcp', 'GET /mcp', 'DELETE /mcp'])(
    '%s is served',
    proves('http.paths'),
    async (route) => {
      const filled = route.replaceAll(/\{\w+\}/g, '0');
      const { status, text, headers } = await service.call(filled);
      expect(headers.get('problem-code'), text).not.toBe('http.no_route');
      expect(status).toBeLessThan(500);
    },
  );

  it(
    'differ from our additions: every endpoint states its purpose in the reference',
    proves('docs.own-choices'),
    () => {
      const silent = Object.values<Endpoint>(serviceApi.rows).filter(({ summary }) => summary.length < 10);
      expect(silent).toEqual([]);
    },
  );
});

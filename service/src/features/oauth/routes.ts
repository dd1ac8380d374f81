import { isUuid, type oauthRows } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import { readCursor } from '../../platform/db/page.ts';
import { cutPage } from '../../platform/http/next-page.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { authorize } from './authorize.ts';
import { decide, getSession } from './decide-session.ts';
import type { OauthDeps } from './deps.ts';
import { grantNotFound } from './errors.ts';
import { exchangeToken } from './exchange-token.ts';
import { type Grant, listLiveGrants, revokeGrant } from './grant-store.ts';
import { describeResource, describeServer } from './metadata.ts';
import { describeRedirect } from './redirect-uri.ts';
import { registerClient } from './register-client.ts';
import { revokeToken } from './revoke-token.ts';

export function oauthRoutes(deps: OauthDeps): Handlers<typeof oauthRows> {
  const { db, baseUrl } = deps;
  const resource = describeResource(baseUrl);
  const server = describeServer(baseUrl, { hasDocuments: deps.documents !== null });
  return {
    getProtectedResource: () => resource,
    getMcpProtectedResource: () => resource,
    getAuthorizationServer: () => server,
    getMcpAuthorizationServer: () => server,
    registerClient: ({ body }) => registerClient(db, body),
    authorize: ({ query, setHeader }) => {
      // A web client opens this in a new window, and receives the result from it.
      setHeader('cross-origin-opener-policy', 'unsafe-none');
      return authorize(deps, query);
    },
    getOauthSession: async ({ query }) => {
      const { session, status } = await getSession(db, query.session);
      return {
        sessionId: session.id,
        client: showClient(session),
        scopes: [...session.scopes],
        resource: session.resource,
        expiresAt: session.expiresAt.toISOString(),
        status,
      };
    },
    approveOauth: async ({ principal, body }) => ({ redirectUrl: await decide(deps, principal, body) }),
    exchangeToken: ({ headers, body }) => exchangeToken(deps, headers.authorization, body),
    revokeToken: async ({ headers, body: { token, ...form } }) => {
      await revokeToken(deps, token, { authorization: headers.authorization, ...form });
    },
    listGrants: async ({ principal, query, setHeader }) => {
      const found = await listLiveGrants(db, principal.userId, query.limit + 1, readCursor(query.cursor));
      return cutPage(found, query.limit, `${baseUrl}/oauth/grants`, setHeader).map(showGrant);
    },
    deleteGrant: async ({ principal, params: { id } }) => {
      const { userId } = principal;
      const revoked = isUuid(id) && (await revokeGrant(db, actorOf(principal), { id, userId }, 'owner'));
      if (!revoked) throw grantNotFound();
    },
  };
}

const showClient = (client: Pick<Grant, 'clientId' | 'clientName' | 'redirectUri'>) => ({
  clientId: client.clientId,
  clientName: client.clientName,
  ...describeRedirect(client.redirectUri),
});

const showGrant = (grant: Grant) => ({
  id: grant.id,
  client: showClient(grant),
  scopes: [...grant.scopes],
  createdAt: grant.createdAt.toISOString(),
  lastUsedAt: grant.rotatedAt?.toISOString() ?? null,
  expiresAt: grant.expiresAt.toISOString(),
});

import { consentTo } from '@countersign/harness/people/consent';
import { testRedirectUri } from '@countersign/harness/people/oauth';
import { signIn } from '@countersign/harness/people/wallet';
import { useReachableService } from '@countersign/harness/service/use-reachable-service';
import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { describe, expect, it } from 'vitest';

const { service, baseUrl } = await useReachableService();
const { call } = service;
const resource = `${baseUrl}/mcp`;
const scope = 'transactions:create:own transactions:approve:own transactions:read:own';
const plainHttp = { [oauth.allowInsecureRequests]: true };

async function discover(): Promise<oauth.AuthorizationServer> {
  const said = await oauth.resourceDiscoveryRequest(new URL(resource), plainHttp);
  const { authorization_servers: servers } = await oauth.processResourceDiscoveryResponse(new URL(resource), said);
  const issuer = new URL(servers?.[0] ?? '');
  const answer = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...plainHttp });
  return oauth.processDiscoveryResponse(issuer, answer);
}

async function register(as: oauth.AuthorizationServer, method: string): Promise<oauth.Client> {
  const metadata = { redirect_uris: [testRedirectUri], client_name: 'A client', token_endpoint_auth_method: method };
  const answer = await oauth.dynamicClientRegistrationRequest(as, metadata, plainHttp);
  return oauth.processDynamicClientRegistrationResponse(answer);
}

const proofs: Record<string, (client: oauth.Client) => oauth.ClientAuth> = {
  none: () => oauth.None(),
  client_secret_post: ({ client_secret }) => oauth.ClientSecretPost(String(client_secret)),
  client_secret_basic: ({ client_secret }) => oauth.ClientSecretBasic(String(client_secret)),
};

describe('oauth4webapi', () => {
  it.each(Object.entries(proofs))(
    'finds the server, registers with method %s, gets tokens, refreshes and revokes them',
    async (method, prove) => {
      const user = await signIn(call);
      const as = await discover();
      const client = await register(as, method);
      const clientAuth = prove(client);
      const verifier = oauth.generateRandomCodeVerifier();
      const state = oauth.generateRandomState();
      const url = new URL(as.authorization_endpoint ?? '');
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: client.client_id,
        redirect_uri: testRedirectUri,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        scope,
        resource,
      }).toString();

      // Checks the state and, as promised in our metadata, that the answer names this server.
      const parameters = oauth.validateAuthResponse(as, client, await consentTo(call, user, url), state);
      const tokens = await oauth.processAuthorizationCodeResponse(
        as,
        client,
        await oauth.authorizationCodeGrantRequest(as, client, clientAuth, parameters, testRedirectUri, verifier, {
          additionalParameters: { resource },
          ...plainHttp,
        }),
      );
      expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 900, scope });

      // Fetches our keys and validates the token by RFC 9068.
      const request = new Request(resource, { headers: { authorization: `Bearer ${tokens.access_token}` } });
      const claims = await oauth.validateJwtAccessToken(as, request, resource, plainHttp);
      expect(claims).toMatchObject({ iss: baseUrl, sub: user.userId, client_id: client.client_id, scope });

      const refreshed = await oauth.processRefreshTokenResponse(
        as,
        client,
        await oauth.refreshTokenGrantRequest(as, client, clientAuth, tokens.refresh_token ?? '', plainHttp),
      );
      expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);

      const token = refreshed.refresh_token ?? '';
      const revoked = await oauth.revocationRequest(as, client, clientAuth, token, plainHttp);
      expect(await oauth.processRevocationResponse(revoked)).toBeUndefined();
      const after = await oauth.refreshTokenGrantRequest(as, client, clientAuth, token, plainHttp);
      await expect(oauth.processRefreshTokenResponse(as, client, after)).rejects.toMatchObject({
        error: 'invalid_grant',
      });
    },
  );

  it('recognises a denial', async () => {
    const as = await discover();
    const client = await register(as, 'none');
    const url = new URL(as.authorization_endpoint ?? '');
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      code_challenge: await oauth.calculatePKCECodeChallenge(oauth.generateRandomCodeVerifier()),
      code_challenge_method: 'S256',
      state: 'mine',
    }).toString();
    const denied = await consentTo(call, await signIn(call), url, false);
    expect(() => oauth.validateAuthResponse(as, client, denied, 'mine')).toThrow(
      expect.objectContaining({ error: 'access_denied' }),
    );
  });
});

describe('openid-client', () => {
  it('discovers the server and registers, obtains tokens, refreshes and revokes them', async () => {
    const user = await signIn(call);
    const metadata = { redirect_uris: [testRedirectUri], token_endpoint_auth_method: 'client_secret_post' };
    const config = await openid.dynamicClientRegistration(new URL(baseUrl), metadata, undefined, {
      algorithm: 'oauth2',
      execute: [openid.allowInsecureRequests],
    });
    const verifier = openid.randomPKCECodeVerifier();
    const state = openid.randomState();
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: testRedirectUri,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      resource,
    });
    const back = await consentTo(call, user, url);
    const checks = { pkceCodeVerifier: verifier, expectedState: state };
    const tokens = await openid.authorizationCodeGrant(config, back, checks, { resource });
    expect(tokens).toMatchObject({ token_type: 'bearer', scope });
    expect(tokens.expiresIn()).toBeGreaterThan(0);

    const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '', { resource });
    await openid.tokenRevocation(config, refreshed.access_token);
    await expect(openid.refreshTokenGrant(config, refreshed.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('detects an answer that names another server', async () => {
    const metadata = { redirect_uris: [testRedirectUri], token_endpoint_auth_method: 'none' };
    const config = await openid.dynamicClientRegistration(new URL(baseUrl), metadata, openid.None(), {
      algorithm: 'oauth2',
      execute: [openid.allowInsecureRequests],
    });
    const verifier = openid.randomPKCECodeVerifier();
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: testRedirectUri,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    const back = await consentTo(call, await signIn(call), url);
    expect(back.searchParams.get('iss')).toBe(baseUrl);
    back.searchParams.set('iss', 'https://other.example');
    await expect(openid.authorizationCodeGrant(config, back, { pkceCodeVerifier: verifier })).rejects.toThrow();
  });
});

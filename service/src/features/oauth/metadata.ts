import {
  type Answer,
  clientAuthMethods,
  grantTypes,
  type oauthRows,
  ownScopes,
  serviceApi,
} from '@countersign/protocol';

/** RFC 9728. */
export const describeResource = (baseUrl: string): Answer<typeof oauthRows.getProtectedResource> => ({
  resource: `${baseUrl}/mcp`,
  authorization_servers: [baseUrl],
  scopes_supported: [...ownScopes],
  bearer_methods_supported: ['header'],
  resource_name: serviceApi.title,
  resource_documentation: `${baseUrl}/docs`,
});

/** RFC 8414. */
export const describeServer = (
  baseUrl: string,
  { hasDocuments }: { hasDocuments: boolean },
): Answer<typeof oauthRows.getAuthorizationServer> => ({
  issuer: baseUrl,
  authorization_endpoint: `${baseUrl}/oauth/authorize`,
  token_endpoint: `${baseUrl}/oauth/token`,
  registration_endpoint: `${baseUrl}/oauth/register`,
  revocation_endpoint: `${baseUrl}/oauth/revoke`,
  jwks_uri: `${baseUrl}/.well-known/jwks.json`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: [...grantTypes],
  token_endpoint_auth_methods_supported: [...clientAuthMethods],
  revocation_endpoint_auth_methods_supported: [...clientAuthMethods],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: [...ownScopes],
  authorization_response_iss_parameter_supported: true,
  ...(hasDocuments && { client_id_metadata_document_supported: true }),
  service_documentation: `${baseUrl}/docs`,
});

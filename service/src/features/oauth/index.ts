export { createOauthAuthenticator } from './authenticate-oauth.ts';
export { createDocumentReader } from './client-documents/document-reader.ts';
export { deleteExpiredOauth } from './delete-expired-oauth.ts';
export { revokeAllGrants } from './grant-store.ts';
export { describeRedirect } from './redirect-uri.ts';
export { oauthRoutes } from './routes.ts';
export { oauthGrants } from './table.ts';
export { createOauthTokens } from './tokens.ts';

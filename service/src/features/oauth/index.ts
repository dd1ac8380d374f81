export { createOauthAuthenticator } from './authenticate-oauth.ts';
export { createDocumentReader } from './client-documents/document-reader.ts';
export { deleteExpiredOauth } from './delete-expired-oauth.ts';
export { findGrantName } from './grant-store.ts';
export { oauthRoutes } from './routes.ts';
export { createOauthTokens } from './tokens.ts';

export { createJwtAuthenticator } from './authenticate-jwt.ts';
export { createSignatureAuthenticator } from './authenticate-signature.ts';
export { ensureSigningKey, rotateOldSigningKey, rotateSigningKey } from './rotate-signing-keys.ts';
export { sessionRoutes } from './routes.ts';
export { createSigningKeys } from './signing-keys.ts';
export { deleteExpired } from './store.ts';
export { createTokens } from './tokens.ts';

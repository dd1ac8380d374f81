export { createJwtAuthenticator } from './authenticate-jwt.ts';
export { createSignatureAuthenticator } from './authenticate-signature.ts';
export { sessionRoutes } from './routes.ts';
export {
  createSigningKeys,
  ensureSigningKey,
  rotateOldSigningKey,
  rotateSigningKey,
} from './signing-keys.ts';
export { deleteExpired } from './store.ts';
export { createTokens } from './tokens.ts';
export { verifySignature } from './verify-signature.ts';

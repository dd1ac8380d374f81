export { createJwtAuthenticator, createSessionConfirmer } from './authenticate-jwt.ts';
export { createSignatureAuthenticator } from './authenticate-signature.ts';
export { rememberTokens } from './remember-tokens.ts';
export { ensureSigningKey, rotateOldSigningKey, rotateSigningKey } from './rotate-signing-keys.ts';
export { sessionRoutes } from './routes.ts';
export { createSigningKeys } from './signing-keys.ts';
export { deleteExpired } from './store.ts';
export { createTokenSigner, ownerClaims, type SignerDeps, type TokenOwner } from './token-signer.ts';
export { createTokens } from './tokens.ts';

export { createKeyAuthenticator } from './authenticate-key.ts';
export { tellKeysRevoked } from './kept-keys.ts';
export { createKey, installBootstrapKeys, issueKey } from './keys.ts';
export { LastUse } from './last-use.ts';
export { findPgpKey } from './pgp-store.ts';
export { readPgpFingerprint, readPgpPublicKey } from './read-pgp-key.ts';
export { createKeyRegistry, keyRegistration } from './register-on-chain.ts';
export { apiKeyRoutes } from './routes.ts';
export {
  deactivateKey,
  deactivateSomeKeys,
  liftExpiry,
  listServerKeys,
  noteKeysUsed,
  revokeServerKey,
} from './store.ts';
export { apiKeys, pgpKeys } from './table.ts';

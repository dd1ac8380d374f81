export { createKeyAuthenticator } from './authenticate-key.ts';
export { installBootstrapKeys, issueKey } from './keys.ts';
export { LastUse } from './last-use.ts';
export { apiKeyRoutes } from './routes.ts';
export { listServerKeys, noteKeysUsed, revokeServerKey } from './store.ts';

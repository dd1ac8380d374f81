export { createKeyAuthenticator } from './authenticate-key.ts';
export { installBootstrapKeys, issueKey } from './keys.ts';
export { LastUse } from './last-use.ts';
export { apiKeyRoutes } from './routes.ts';
export { noteKeysUsed } from './store.ts';

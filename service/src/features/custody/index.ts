export { createKeyMaker } from './create-key-maker.ts';
export { type CustodyClient, createCustodyClient } from './custody-client.ts';
export { findActiveIntegration } from './open-access.ts';
export type { CustodyAccess, CustodyAnswer, CustodyOrder, CustodyTransaction } from './provider.ts';
export { custodyRoutes } from './routes.ts';
export { sealedApiKeys, sealedPrivateKeys } from './sealed-columns.ts';
export { activeCustody, isActive as isCustodyActive } from './store.ts';

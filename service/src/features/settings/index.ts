export { escrowAccountRoutes } from './escrow-accounts-routes.ts';
export { findEscrowOwner, listEscrowAccounts } from './escrow-accounts-store.ts';
export { settingsRoutes } from './routes.ts';
export { readSettings } from './store.ts';
export { defaultRepeatWithinHours, settings } from './table.ts';
export { type Circumstances, readCircumstances, trustedIds } from './trusted-services.ts';

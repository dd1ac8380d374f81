export { accountFrozen } from './errors.ts';
export { findFrozenAt, holdFreeze, isFrozen, lockFreeze, markFrozen, markUnfrozen, requireUnfrozen } from './freeze.ts';
export { accountRoutes } from './routes.ts';
export { findUser, findUserOnChain, type User, updateAccount } from './store.ts';
export { users } from './table.ts';
export { findOrCreateUser, getUser } from './users.ts';
export { type AccountDeps, type AccountSignature, isProvenBy, verifyAccount } from './verify-account.ts';

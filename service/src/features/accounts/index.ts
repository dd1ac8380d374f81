export { accountRoutes } from './routes.ts';
export type { User } from './store.ts';
export { users } from './table.ts';
export { findOrCreateUser, getUser } from './users.ts';

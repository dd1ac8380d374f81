export { accountRoutes } from './routes.ts';
export { findUser, type User } from './store.ts';
export { users } from './table.ts';
export { findOrCreateUser, getUser } from './users.ts';

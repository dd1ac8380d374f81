export { countFitting } from './count-fitting.ts';
export type { TransactionDeps } from './deps.ts';
export { transactionRoutes } from './routes.ts';
export type { Transaction } from './store.ts';
export { approvals, transactions } from './table.ts';

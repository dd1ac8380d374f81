export { reaches, readRequestHash } from './access.ts';
export { countFitting } from './count-fitting.ts';
export type { TransactionDeps } from './deps.ts';
export { transactionNotFound } from './errors.ts';
export { transactionRoutes } from './routes.ts';
export { payloadOf, showSettlement, showTeeProof } from './show.ts';
export {
  findState,
  type RequestRecord,
  type Settlement,
  type TeeProof,
  type Transaction,
  type TransactionState,
} from './store.ts';
export { approvals, requestRecords, settlements, teeProofs, transactions, verdicts } from './table.ts';

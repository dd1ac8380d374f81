export { reaches, readRequestHash } from './access.ts';
export { awaitNews } from './approval-status.ts';
export { countFitting } from './count-fitting.ts';
export { createTransaction } from './create-transaction.ts';
export { currentColumns, isExpired } from './current-columns.ts';
export type { AcceptedVerdict, TransactionDeps } from './deps.ts';
export { transactionNotFound } from './errors.ts';
export { expireApprovals } from './expire-approvals.ts';
export { firstSentence } from './first-sentence.ts';
export { readStanding, type Standing } from './read-standing.ts';
export { readTransaction } from './read-transactions.ts';
export { transactionRoutes } from './routes.ts';
export { payloadOf, showCall, showSettlement, showTeeProof } from './show.ts';
export {
  dropPayloadCopy,
  findMetadata,
  findState,
  listBriefly,
  type RequestRecord,
  type Settlement,
  type TeeProof,
  type Transaction,
  type TransactionState,
} from './store.ts';
export { approvals, executions, requestRecords, settlements, teeProofs, transactions, verdicts } from './table.ts';
export { waitingOf } from './waiting.ts';

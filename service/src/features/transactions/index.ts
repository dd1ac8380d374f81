export { awaitNews } from './approval-status.ts';
export { deleteFinished, type Finished, listFinished } from './archive-store.ts';
export { countFitting } from './count-fitting.ts';
export { createTransaction } from './create-transaction.ts';
export { currentColumns, isExpired } from './current-columns.ts';
export { findVerdict, insertExecution } from './decision-store.ts';
export type { AcceptedVerdict, TransactionDeps } from './deps.ts';
export { eventsOf } from './events-of.ts';
export { expireApprovals } from './expire-approvals.ts';
export { firstSentence } from './first-sentence.ts';
export { hasOpen, listHandedOver } from './freeze-store.ts';
export { deleteOldInstructions } from './instruction-uses.ts';
export { listPage } from './list-page.ts';
export { nextStatus } from './next-status.ts';
export { isForPolicy, judgedBy, whyOwnerNeeded } from './owner-need.ts';
export { publishChange } from './publish-change.ts';
export { readStanding, type Standing } from './read-standing.ts';
export { describeTransaction, readPayload, readTransaction, showTransactions } from './read-transactions.ts';
export { recordExecution } from './record-execution.ts';
export { type RejectionDeps, rejectOpen } from './reject-open.ts';
export { transactionRoutes } from './routes.ts';
export { actionOf, showAction, showCall, showRelease } from './show.ts';
export {
  type ActionColumns,
  advanceTransaction,
  type CallColumns,
  claimTransaction,
  findState,
  findTransaction,
  listBriefly,
  lockTransaction,
  readAction,
  type Transaction,
  type TransactionKey,
  type TransactionState,
} from './store.ts';
export {
  approvals,
  executions,
  isOf,
  releases,
  transactions,
  verdicts,
} from './table.ts';
export { waitingOf } from './waiting.ts';

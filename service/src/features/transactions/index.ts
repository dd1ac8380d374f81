export { currentColumns, isExpired } from './base/current-columns.ts';
export type { AcceptedVerdict, TransactionDeps } from './base/deps.ts';
export { firstSentence } from './base/first-sentence.ts';
export { publishChange } from './base/publish-change.ts';
export { actionOf, showAction, showCall, showRelease } from './base/show.ts';
export { advanceTransaction, claimTransaction, lockTransaction } from './base/status-store.ts';
export {
  type ActionColumns,
  type CallColumns,
  findState,
  findTransaction,
  listBriefly,
  readAction,
  type Transaction,
  type TransactionKey,
  type TransactionState,
} from './base/store.ts';
export {
  approvals,
  executions,
  isOf,
  transactions,
  verdicts,
} from './base/table.ts';
export { waitingOf } from './base/waiting.ts';
export { findVerdict, insertExecution } from './decide/decision-store.ts';
export { eventsOf } from './decide/events-of.ts';
export { expireApprovals } from './decide/expire-approvals.ts';
export { hasOpen, listHandedOver } from './decide/freeze-store.ts';
export { deleteOldInstructions } from './decide/instruction-uses.ts';
export { nextStatus } from './decide/next-status.ts';
export { isForPolicy, judgedBy, whyOwnerNeeded } from './decide/owner-need.ts';
export { type RejectionDeps, rejectOpen } from './decide/reject-open.ts';
export { deleteFinished, type Finished, listFinished } from './execute/archive-store.ts';
export { recordExecution } from './execute/record-execution.ts';
export { awaitNews } from './read/approval-status.ts';
export { countFitting } from './read/count-fitting.ts';
export { listPage } from './read/list-page.ts';
export { readStanding, type Standing } from './read/read-standing.ts';
export { describeTransaction, readPayload, readTransaction, showTransactions } from './read/read-transactions.ts';
export { transactionRoutes } from './routes.ts';
export { createTransaction } from './submit/create-transaction.ts';

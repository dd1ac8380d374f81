import { type Changes, loggedTopic, transactionTopic, userTopic } from '../../../platform/changes/changes.ts';
import type { Transaction } from './store.ts';

/** Notifies the callers that wait for this transaction, and the pages of its owner; for after the commit. */
export function publishChange(
  changes: Pick<Changes, 'publish'>,
  { userId, requestHash, status, revision }: Pick<Transaction, 'userId' | 'requestHash' | 'status' | 'revision'>,
): void {
  // A new transaction has no entry in the change log yet.
  const logged = revision > 1 ? [loggedTopic] : [];
  changes.publish([transactionTopic(requestHash), userTopic(userId), ...logged], { requestHash, status, revision });
}

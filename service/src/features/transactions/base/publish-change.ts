import { type Changes, loggedTopic, transactionTopic, userTopic } from '../../../platform/changes/changes.ts';
import type { Transaction } from './store.ts';

/** Tells whoever waits for this transaction, and its owner's pages; for after the commit. */
export function publishChange(
  changes: Pick<Changes, 'publish'>,
  { userId, requestHash, status, revision }: Pick<Transaction, 'userId' | 'requestHash' | 'status' | 'revision'>,
): void {
  // What is new is in no log yet.
  const logged = revision > 1 ? [loggedTopic] : [];
  changes.publish([transactionTopic(requestHash), userTopic(userId), ...logged], { requestHash, status, revision });
}

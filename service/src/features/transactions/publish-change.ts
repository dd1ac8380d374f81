import { type Changes, transactionTopic, userTopic } from '../../platform/changes/changes.ts';
import type { Transaction } from './store.ts';

/** Tells whoever waits for this transaction, and its owner's pages; for after the commit. */
export function publishChange(
  changes: Pick<Changes, 'publish'>,
  { userId, requestHash, status, revision }: Pick<Transaction, 'userId' | 'requestHash' | 'status' | 'revision'>,
): void {
  changes.publish([transactionTopic(requestHash), userTopic(userId)], { requestHash, status, revision });
}

import type { NotificationEvent, TransactionStatus } from '@countersign/protocol';

const eventOf: Readonly<Record<TransactionStatus, NotificationEvent | null>> = {
  PENDING: null,
  APPROVED: 'transaction.approved',
  REJECTED: 'transaction.rejected',
  EXECUTED: 'transaction.executed',
  FAILED: 'transaction.failed',
};

/** The notification events for a change of status. */
export function eventsOf(before: TransactionStatus, after: TransactionStatus): NotificationEvent[] {
  const event = before === after ? null : eventOf[after];
  return event ? [event] : [];
}

/** The notification events for a verdict: if the transaction stays pending, it waits for the owner. */
export const verdictEvents = (after: TransactionStatus): NotificationEvent[] =>
  after === 'PENDING' ? ['transaction.verdict', 'transaction.owner_needed'] : ['transaction.verdict'];

import type { NotificationEvent, TransactionStatus } from '@countersign/protocol';

const eventOf: Readonly<Record<TransactionStatus, NotificationEvent | null>> = {
  PENDING: null,
  APPROVED: 'transaction.approved',
  REJECTED: 'transaction.rejected',
  EXECUTED: 'transaction.executed',
  FAILED: 'transaction.failed',
};

/** What a change of status is to those who want to be told. */
export function eventsOf(before: TransactionStatus, after: TransactionStatus): NotificationEvent[] {
  const event = before === after ? null : eventOf[after];
  return event ? [event] : [];
}

/** What a verdict is to them: one that settles nothing waits for the owner. */
export const verdictEvents = (after: TransactionStatus): NotificationEvent[] =>
  after === 'PENDING' ? ['transaction.verdict', 'transaction.owner_needed'] : ['transaction.verdict'];

import { transactionPage } from '@countersign/protocol';
import type { Delivery } from './delivery-store.ts';

const verdictWords = {
  APPROVED: 'The arbiter approved a transaction',
  REJECTED: 'The arbiter rejected a transaction',
  UNDECIDED: 'The arbiter could not decide on a transaction',
} as const;

const words: Readonly<Record<Delivery['event'], string>> = {
  'transaction.verdict': 'The arbiter has judged a transaction',
  'transaction.owner_needed': 'A transaction needs your decision',
  'transaction.approved': 'A transaction was approved',
  'transaction.rejected': 'A transaction was rejected',
  'transaction.expiring': 'An approval expires within ten minutes',
  'transaction.expired': 'An approval has expired',
  'transaction.released': 'A transaction was handed to the custody provider',
  'transaction.executed': 'A transaction was executed',
  'transaction.failed': 'A transaction failed',
  test: 'Test notification: notifications arrive here',
  confirm: 'Confirm this e-mail address',
};

/** What happened, in fixed texts of ours only. */
export const describeEvent = ({ event, decision }: Pick<Delivery, 'event' | 'decision'>): string =>
  event === 'transaction.verdict' && decision ? verdictWords[decision] : words[event];

/** The page for the owner. The link only shows it; a decision needs a session. */
export const pageOf = (uiUrl: string, { requestHash }: Pick<Delivery, 'requestHash'>): string =>
  requestHash === null ? `${uiUrl}/settings#notifications` : transactionPage(uiUrl, requestHash);

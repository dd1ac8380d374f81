import type { Contract, Received } from '@countersign/protocol';

type Listed = Received<Contract['listTransactions']>[number];
type Standing = Pick<Listed, 'status' | 'statusReason' | 'waitingFor' | 'executedLate'>;

const looks = {
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  care: 'bg-care-wash text-care',
  calm: 'bg-sunken text-muted',
};

/** The status of a transaction, in the owner's terms. */
export function standingInWords({
  status,
  statusReason,
  waitingFor,
  executedLate,
}: Standing): [keyof typeof looks, string] {
  if (executedLate) return ['bad', 'Executed after expiry'];
  // Third parties do not learn the reason.
  if (status === 'PENDING' && waitingFor === null) return ['calm', 'Pending'];
  if (status === 'PENDING') return waitingFor === 'owner' ? ['care', 'Waiting for you'] : ['calm', 'Being checked'];
  if (status === 'APPROVED') return ['good', 'Approved'];
  if (status === 'EXECUTED') return ['good', 'Executed'];
  if (status === 'FAILED') return ['bad', 'Failed'];
  return ['bad', statusReason === 'expired' ? 'Expired' : 'Rejected'];
}

export function Status({ of }: { of: Standing }) {
  const [look, words] = standingInWords(of);
  return (
    <span className={`inline-block whitespace-nowrap rounded-full px-2.5 py-0.5 text-sm font-medium ${looks[look]}`}>
      {words}
    </span>
  );
}

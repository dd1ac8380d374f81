import { useQueryClient } from '@tanstack/react-query';
import { ownedKey } from '../../data/use-owned.ts';
import { Countdown } from '../../parts/countdown.tsx';
import { When } from '../../parts/when.tsx';
import type { WholeTransaction } from './record.ts';
import { decidedBy } from './standing-line.tsx';

/** The status in one sentence: the next step, or the outcome. Its countdown is not announced every second. */
export function StatusSentence({ record, userId }: { record: WholeTransaction; userId: string }) {
  const queries = useQueryClient();
  const { status, statusReason, waitingFor, since, validUntil, release, executed, executedLate } = record;
  if (executedLate) {
    return <p className="font-semibold text-bad">This was executed on chain after its approval had expired.</p>;
  }
  if (status === 'PENDING') {
    return (
      <p>
        {waitingWords[waitingFor ?? 'arbiter']}
        {since && (
          <>
            {' '}
            <span aria-live="off" className="text-muted">
              Waiting started <When at={since} />.
            </span>
          </>
        )}
      </p>
    );
  }
  if (status === 'APPROVED' && release && release.status !== 'waiting') {
    return <p>Sent to your custody provider. It can no longer be withdrawn here.</p>;
  }
  if (status === 'APPROVED') {
    const lookAgain = () => void queries.invalidateQueries({ queryKey: ownedKey(userId, 'transactions') });
    return (
      <p>
        Approved{decidedBy(record) && ` by ${decidedBy(record)}`}.{' '}
        {validUntil && (
          <span aria-live="off">
            The approval expires <Countdown until={validUntil} onEnd={lookAgain} />.
          </span>
        )}
      </p>
    );
  }
  if (status === 'EXECUTED') {
    return (
      <p>
        Executed on chain
        {executed && (
          <>
            {' '}
            <When at={executed.minedAt ?? executed.recordedAt} />
          </>
        )}
        .
      </p>
    );
  }
  if (status === 'FAILED' && release?.status === 'failed') {
    return <p>Your custody provider did not execute it: {release.reason ?? 'no reason was given'}.</p>;
  }
  if (status === 'FAILED' && (record.calls?.length ?? 0) > 1) {
    return (
      <p>It was sent and failed on chain. If its calls were sent one by one, those before the failed one happened.</p>
    );
  }
  if (status === 'FAILED') return <p>It was sent and failed on chain: nothing moved except the network fee.</p>;
  return (
    <p>
      {rejectedWords(statusReason) ?? `Rejected${decidedBy(record) ? ` by ${decidedBy(record)}` : ''}. This is final.`}
    </p>
  );
}

const waitingWords = {
  sealing: 'Being sealed for the arbiter. You can reject it now, or approve it once it has been checked.',
  arbiter: 'The arbiter is checking it. You can reject it now, or approve it once the check is done.',
  owner: 'Waiting for you: nothing is sent without your approval.',
  execution: 'Waiting to be sent.',
};

function rejectedWords(reason: string | null): string | null {
  if (reason === 'expired') return 'The approval expired before it was used. It can no longer be sent.';
  if (reason === 'nonce_used') return 'Nonce reuse: another request with the same payment nonce was approved first.';
  if (reason === 'instruction_used') return 'Another request was approved with the same instruction id first.';
  if (reason === 'frozen') return 'Rejected when you froze your account.';
  return null;
}

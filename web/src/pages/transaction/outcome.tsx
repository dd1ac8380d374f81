import { useQueryClient } from '@tanstack/react-query';
import { ownedKey } from '../../data/use-owned.ts';
import { Countdown } from '../../parts/countdown.tsx';
import { When } from '../../parts/when.tsx';
import type { WholeTransaction } from './record.ts';
import { decidedBy } from './standing-line.tsx';

/** How it stands, in one sentence: what comes next, or what it came to. What ticks in it is not read out every second. */
export function Outcome({ record, userId }: { record: WholeTransaction; userId: string }) {
  const queries = useQueryClient();
  const { status, statusReason, waitingFor, since, validUntil, release, executed, executedLate } = record;
  if (executedLate) {
    return <p className="font-semibold text-bad">This was carried out on chain after its approval had ended.</p>;
  }
  if (status === 'PENDING') {
    return (
      <p>
        {waitingWords[waitingFor ?? 'arbiter']}
        {since && (
          <>
            {' '}
            <span aria-live="off" className="text-muted">
              Since <When at={since} />.
            </span>
          </>
        )}
      </p>
    );
  }
  if (status === 'APPROVED' && release && release.status !== 'waiting') {
    return <p>Handed over to your custody provider. It can no longer be withdrawn here.</p>;
  }
  if (status === 'APPROVED') {
    const lookAgain = () => void queries.invalidateQueries({ queryKey: ownedKey(userId, 'transactions') });
    return (
      <p>
        Approved by {decidedBy(record) ?? 'all who are needed'}.{' '}
        {validUntil && (
          <span aria-live="off">
            The approval ends <Countdown until={validUntil} onEnd={lookAgain} />.
          </span>
        )}
      </p>
    );
  }
  if (status === 'EXECUTED') {
    return (
      <p>
        Carried out on chain
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
  if (status === 'FAILED') return <p>It was sent and failed on chain: nothing was moved but the network fee.</p>;
  return <p>{rejectedWords(statusReason) ?? `Rejected by ${decidedBy(record) ?? 'somebody who may'}, for good.`}</p>;
}

const waitingWords = {
  sealing: 'It is being sealed for the arbiter. You can decide once the arbiter has looked at it.',
  arbiter: 'The arbiter is looking at it. You can decide once that is done.',
  owner: 'It waits for you: nothing is sent without your word.',
  execution: 'It waits to be sent.',
};

function rejectedWords(reason: string | null): string | null {
  if (reason === 'expired') return 'The approval ended before it was used. Nothing may be sent any more.';
  if (reason === 'nonce_used')
    return 'Another request with the same payment was approved before: this one is a repeat.';
  if (reason === 'frozen') return 'Rejected when you froze your account.';
  return null;
}

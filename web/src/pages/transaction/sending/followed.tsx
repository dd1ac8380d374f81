import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { keepSending, nothingSent, type Sending } from '../../../data/kept-sending.ts';
import { isSomethingElse } from '../../../data/report-sent.ts';
import { ownedKey } from '../../../data/use-owned.ts';
import { Button, Spinner } from '../../../parts/button.tsx';
import { FailureNotice } from '../../../parts/failure-notice.tsx';
import type { User } from '../../../session/kept-session.ts';
import { useSession } from '../../../session/session-context.ts';
import type { WholeTransaction } from '../record.ts';
import { describeReportFailure } from './describe-sending-failure.ts';
import { progressWords, useFollowed } from './follow-sent.ts';
import { SentCalls } from './sent-calls.tsx';

interface Props {
  readonly record: WholeTransaction;
  readonly sent: Sending;
  readonly user: User;
  /** Asks for another hash; null until it is needed. */
  readonly other: ReactNode;
  readonly onOther: () => void;
  /** Null if a transaction that differs from the whole may still be a part of it. */
  readonly onForget: (() => void) | null;
}

/** Shown until the chain confirms the outcome. */
export function Followed({ record, sent, user, other, onOther, onForget }: Props) {
  const { call } = useSession();
  const queries = useQueryClient();
  const { requestHash, chainId } = record;
  const last = useFollowed(call, { requestHash, hashes: sent.hashes }, () => {
    keepSending(requestHash, nothingSent);
    void queries.invalidateQueries({ queryKey: ownedKey(user.id, 'transactions') });
  });
  // What may be the approved transaction, or may still be mined, could be sent twice.
  const startOver = last?.is === 'refused' && isSomethingElse(last.error) ? onForget : null;
  const progress = last?.is === 'early' ? progressWords(last.error) : null;
  return (
    <div className="flex flex-col gap-4">
      {last?.is === 'refused' ? (
        <>
          <FailureNotice error={last.error} describe={describeReportFailure} />
          {startOver && (
            <p className="text-pretty">Starting over undoes nothing: look first what this transaction did.</p>
          )}
        </>
      ) : (
        <div role="status" className="flex flex-col gap-1">
          <p className="flex items-center gap-3">
            <Spinner /> Waiting for the network to confirm it. You can go on to other pages.
          </p>
          {progress && <p className="text-sm text-pretty text-muted">{progress}</p>}
        </div>
      )}
      <SentCalls hashes={sent.hashes} chainId={chainId} areCalls={sent.hashes.length > 1} />
      {other ?? (
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <Button look="quiet" onPress={onOther}>
            Report another transaction
          </Button>
          {startOver && (
            <Button look="quiet" onPress={startOver}>
              Start over
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

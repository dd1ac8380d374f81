import { executionTypes } from '@countersign/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ownedKey } from '../../../data/use-owned.ts';
import { Button, Spinner } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { CopyField } from '../../../parts/copy-field.tsx';
import { ExplorerLink } from '../../../parts/explorer-link.tsx';
import { FailureNotice } from '../../../parts/failure-notice.tsx';
import { Fold } from '../../../parts/fold.tsx';
import type { User } from '../../../session/kept-session.ts';
import { useSession } from '../../../session/session-context.ts';
import { type Action, hasAction, type Readable, type WholeTransaction } from '../record.ts';
import { describeReportFailure } from './describe-sending-failure.ts';
import { useFollowed } from './follow-sent.ts';
import { keepSending, nothingSent, readSending, type Sending as Sent } from './kept-sending.ts';
import { SentElsewhere } from './sent-elsewhere.tsx';

const SendDialog = lazy(() => import('./send-dialog.tsx'));

interface Props {
  readonly record: WholeTransaction;
  readonly readable: Readable;
  readonly user: User;
}

/** What an owner who sends approved transactions does next; nothing where somebody else sends, or nothing is left. */
export function Sending({ record, readable, user }: Props) {
  const { status, statusReason, execution, release } = record;
  const isEnded = status === 'REJECTED' && (statusReason === 'expired' || statusReason === 'frozen');
  const isHandedOver = release !== null && release.status !== 'waiting';
  if (execution === executionTypes.AGENT_EXECUTED || isHandedOver || record.executedLate) return null;
  if (status !== 'APPROVED' && !(isEnded && record.validUntil !== null)) return null;
  return <Open record={record} readable={readable} user={user} mayStill={status === 'APPROVED'} />;
}

function Open({ record, readable, user, mayStill }: Props & { readonly mayStill: boolean }) {
  const { requestHash } = record;
  const [sent, setSent] = useState(() => readSending(requestHash));
  const [shows, setShows] = useState<'dialog' | 'elsewhere' | null>(null);
  const keep = (next: Sent) => {
    keepSending(requestHash, next);
    setSent(next);
  };
  const action = readable.action && hasAction(readable.action) ? readable.action : null;
  const count = action?.calls?.length ?? 1;
  const signs = action?.typedData != null;
  const elsewhere = (
    <SentElsewhere
      count={count}
      onReport={(hashes) => {
        keep({ hashes, isWhole: true, batchId: null });
        setShows(null);
      }}
      onClose={() => setShows(null)}
    />
  );
  if (sent.isWhole) {
    return (
      <Card title="Sent">
        <Followed
          record={record}
          sent={sent}
          user={user}
          other={shows === 'elsewhere' ? elsewhere : null}
          onOther={() => setShows('elsewhere')}
          onForget={() => keep(nothingSent)}
        />
      </Card>
    );
  }
  // What has ended without anything being sent needs nothing more than its sentence.
  if (!mayStill && shows === null && sent.hashes.length === 0) {
    return (
      <div className="-mb-3 px-3 sm:px-6">
        <Elsewhere onPress={() => setShows('elsewhere')} />
      </div>
    );
  }
  return (
    <Card
      title={mayStill ? (signs ? 'Sign it' : 'Send it') : 'Report what was sent'}
      lead={mayStill ? leadOf(sent, count, signs) : null}
    >
      <div className="flex flex-col gap-4">
        {shows === 'elsewhere' ? (
          elsewhere
        ) : (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            {action && mayStill && (
              <Button onPress={() => setShows('dialog')}>
                {sent.hashes.length > 0 || sent.batchId !== null
                  ? 'Continue with my wallet'
                  : signs
                    ? 'Sign with my wallet'
                    : 'Send with my wallet'}
              </Button>
            )}
            <Elsewhere onPress={() => setShows('elsewhere')} />
          </div>
        )}
        {action && <Bytes action={action} />}
      </div>
      {shows === 'dialog' && action && (
        <Suspense>
          <SendDialog
            record={record}
            readable={readable}
            action={action}
            sending={sent}
            onKeep={keep}
            onClose={() => setShows(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

const Elsewhere = ({ onPress }: { onPress: () => void }) => (
  <Button look="quiet" onPress={onPress}>
    I have sent it elsewhere
  </Button>
);

function leadOf({ hashes }: Sent, count: number, signs: boolean): string {
  if (signs) return 'Your wallet signs exactly what was approved. Nothing is sent by that.';
  if (hashes.length > 0) return `${hashes.length} of ${count} calls sent. Send the others in the same way.`;
  return 'Your wallet sends exactly what was approved, and its outcome is followed here. If your agent sends approved transactions itself, leave it to the agent.';
}

/** What was approved, for programs that take bytes. */
function Bytes({ action: { tx, calls, typedData } }: { action: Action }) {
  const all = calls ?? (tx ? [tx] : []);
  return (
    <Fold title="Approved bytes" hint="To copy">
      <div className="flex flex-col gap-5">
        {all.map((call, index) => (
          <div key={`${index} ${call.to}`} className="flex flex-col gap-3">
            {all.length > 1 && (
              <h4 className="text-sm font-semibold">
                Call {index + 1} of {all.length}
              </h4>
            )}
            <CopyField label="To" text={call.to} />
            <CopyField label="Value (wei)" text={call.value} />
            <CopyField label="Data" text={call.data} />
          </div>
        ))}
        {typedData && <CopyField label="Typed data (EIP-712)" text={JSON.stringify(typedData)} />}
      </div>
    </Fold>
  );
}

interface FollowedProps {
  readonly record: WholeTransaction;
  readonly sent: Sent;
  readonly user: User;
  /** Takes another hash; null until it is asked for. */
  readonly other: ReactNode;
  readonly onOther: () => void;
  readonly onForget: () => void;
}

/** Until the chain tells what became of it. */
function Followed({ record, sent, user, other, onOther, onForget }: FollowedProps) {
  const session = useSession();
  const queries = useQueryClient();
  const { requestHash, chainId } = record;
  const failure = useFollowed(session, { requestHash, hashes: sent.hashes }, () => {
    keepSending(requestHash, nothingSent);
    void queries.invalidateQueries({ queryKey: ownedKey(user.id, 'transactions') });
  });
  return (
    <div className="flex flex-col gap-4">
      {failure === null ? (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Waiting for the network to confirm it. You can leave this page.
        </p>
      ) : (
        <FailureNotice error={failure} describe={describeReportFailure} />
      )}
      <ul className="flex flex-col gap-3">
        {sent.hashes.map((hash, index) => (
          <li key={hash}>
            <CopyField
              label={sent.hashes.length > 1 ? `Transaction of call ${index + 1}` : 'Transaction'}
              text={hash}
            />
            <ExplorerLink chainId={chainId} kind="tx" id={hash} />
          </li>
        ))}
      </ul>
      {other ?? (
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <Button look="quiet" onPress={onOther}>
            Report another transaction
          </Button>
          {/* Only what the service knows to be something else: what may still come would be sent twice. */}
          {failure !== null && (
            <Button look="quiet" onPress={onForget}>
              Start over
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

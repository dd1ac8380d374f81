import { executionTypes } from '@countersign/protocol';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { keepSending, onSendingKept, readSending, type Sending as Sent } from '../../../data/kept-sending.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Notice } from '../../../parts/notice.tsx';
import type { User } from '../../../session/kept-session.ts';
import { hasAction, type Readable, type WholeTransaction } from '../record.ts';
import { ApprovedBytes } from './approved-bytes.tsx';
import { Followed } from './followed.tsx';
import { inOneForm } from './in-one-form.ts';
import { SentCalls } from './sent-calls.tsx';
import { SentElsewhere } from './sent-elsewhere.tsx';
import { addsTo, isBegun, startedOver, withEntered } from './sent-so-far.ts';

const SendDialog = lazy(() => import('./send-dialog.tsx'));

interface Props {
  readonly record: WholeTransaction;
  readonly readable: Readable;
  readonly user: User;
}

/**
 * The next step for an owner who sends approved transactions; nothing if another party sends, or if nothing is left to
 * send.
 */
export function Sending({ record, readable, user }: Props) {
  const { status, statusReason, execution, release } = record;
  const isEnded = status === 'REJECTED' && (statusReason === 'expired' || statusReason === 'frozen');
  const isHandedOver = release !== null && release.status !== 'waiting';
  if (execution === executionTypes.AGENT_EXECUTED || isHandedOver || record.executedLate) return null;
  if (status !== 'APPROVED' && !(isEnded && record.validUntil !== null)) return null;
  return (
    <Open key={record.requestHash} record={record} readable={readable} user={user} mayStill={status === 'APPROVED'} />
  );
}

function Open({ record, readable, user, mayStill }: Props & { readonly mayStill: boolean }) {
  const { requestHash } = record;
  const [sent, setSent] = useState(() => readSending(requestHash));
  const [shows, setShows] = useState<'dialog' | 'elsewhere' | null>(null);
  const keep = (next: Sent) => {
    keepSending(requestHash, next);
    setSent(next);
  };
  const action = useMemo(
    () => (readable.action && hasAction(readable.action) ? inOneForm(readable.action) : null),
    [readable.action],
  );
  const count = action?.calls?.length ?? 1;
  const signs = action?.typedData != null;
  useEffect(() => onSendingKept(requestHash, setSent), [requestHash]);
  const elsewhere = (
    <SentElsewhere
      count={count}
      known={addsTo(sent, count)}
      onReport={(hashes) => {
        keep(withEntered(sent, hashes, { count, mayStill }));
        setShows(null);
      }}
      onClose={() => setShows(null)}
    />
  );
  // One transaction may be one of several calls, which the service cannot distinguish from a different transaction.
  const isOneCall = action !== null && count === 1;
  if (sent.isWhole) {
    return (
      <Card title="Sent">
        <Followed
          record={record}
          sent={sent}
          user={user}
          other={shows === 'elsewhere' ? elsewhere : null}
          onOther={() => setShows('elsewhere')}
          onForget={isOneCall ? () => keep(startedOver(sent)) : null}
        />
      </Card>
    );
  }
  // The number of calls is sealed too: this may be one of several.
  const isLocked = action === null && isBegun(sent);
  const hasBegun = sent.hashes.length > 0 || sent.batchId !== null || sent.isAsked;
  // A request that ended without a transaction needs only its status.
  if (!mayStill && shows === null && !hasBegun) {
    return (
      <div className="-mb-3 px-3 sm:px-6">
        <Button look="quiet" onPress={() => setShows('elsewhere')}>
          {signs ? 'It was used on chain' : 'I have sent it elsewhere'}
        </Button>
      </div>
    );
  }
  return (
    <Card
      title={mayStill ? (signs ? 'Sign it' : 'Send it') : 'Report what was sent'}
      lead={mayStill && !isLocked ? leadOf(sent, { count, signs, isSealed: action === null }) : null}
    >
      <div className="flex flex-col gap-4">
        {sent.isAsked && shows !== 'dialog' && <NoAnswer what={whatOf(sent, count)} />}
        {sent.hashes.length > 0 && <SentCalls hashes={sent.hashes} chainId={record.chainId} areCalls={count > 1} />}
        {isLocked ? (
          <p className="text-pretty">Unlock this request to report what was sent: there may be several calls.</p>
        ) : shows === 'elsewhere' ? (
          elsewhere
        ) : (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            {action && mayStill && (
              <Button onPress={() => setShows('dialog')}>
                {hasBegun ? 'Continue with my wallet' : signs ? 'Sign with my wallet' : 'Send with my wallet'}
              </Button>
            )}
            <Button look="quiet" onPress={() => setShows('elsewhere')}>
              {signs
                ? 'It was used on chain'
                : sent.isAsked
                  ? 'It was sent: enter its hash'
                  : 'I have sent it elsewhere'}
            </Button>
          </div>
        )}
        {action && <ApprovedBytes record={record} action={action} />}
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

/** The page was left, or the connection lost, between request and answer. */
const NoAnswer = ({ what }: { what: string }) => (
  <Notice kind="care" title="Your wallet has not answered">
    It was asked to send {what}, and may have done so. Look there first: it is not to be sent twice.
  </Notice>
);

function whatOf({ hashes, batchId }: Sent, count: number): string {
  if (count === 1) return 'this';
  return batchId === null ? `call ${hashes.length + 1} of ${count}` : 'the batch';
}

interface Told {
  readonly count: number;
  readonly signs: boolean;
  readonly isSealed: boolean;
}

function leadOf({ hashes }: Sent, { count, signs, isSealed }: Told): string {
  if (isSealed) return 'Unlock this request to send it from here, or send it elsewhere and report its hash.';
  if (signs)
    return 'Your wallet signs exactly what was approved. Nothing is sent by that; whoever gets the signature uses it.';
  if (hashes.length > 0) return `${hashes.length} of ${count} calls sent. Send the others in the same way.`;
  return 'Your wallet sends exactly what was approved, and its outcome is followed here. If your agent sends approved transactions itself, leave it to the agent.';
}

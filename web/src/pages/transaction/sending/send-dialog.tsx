import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readSending, type Sending } from '../../../data/kept-sending.ts';
import { chainName } from '../../../networks.ts';
import { Account } from '../../../parts/account.tsx';
import { Button } from '../../../parts/button.tsx';
import { CopyField } from '../../../parts/copy-field.tsx';
import { Dialog, DialogActions } from '../../../parts/dialog.tsx';
import { Fact, Facts } from '../../../parts/facts.tsx';
import { FailureNotice } from '../../../parts/failure-notice.tsx';
import { inertLine } from '../../../parts/inert-text.tsx';
import { useArmed } from '../../../parts/use-armed.ts';
import { useSession } from '../../../session/session-context.ts';
import { SendingWallet } from '../../../wallets/sending-wallet.tsx';
import { RawAction } from '../raw-action.tsx';
import type { Action, Readable, WholeTransaction } from '../record.ts';
import type { Sender } from './ask-wallet.ts';
import { carryOut } from './carry-out.ts';
import { describeSendingFailure } from './describe-sending-failure.ts';
import { Left } from './left.ts';
import { canBatch } from './wallet-batch.ts';

interface Props {
  readonly record: WholeTransaction;
  readonly readable: Readable;
  readonly action: Action;
  readonly sending: Sending;
  readonly onKeep: (sending: Sending) => void;
  readonly onClose: () => void;
}

interface Sends {
  readonly sender: Sender;
  /** How the batch was announced to the owner. */
  readonly atOnce: boolean;
}

/** Shows the approved action again, and has the owner's wallet send exactly that. Loaded on demand. */
export default function SendDialog(props: Props) {
  const { record, readable, action, sending, onKeep, onClose } = props;
  const { call } = useSession();
  const { requestHash } = record;
  const [isAsking, setAsking] = useState(false);
  const [oneByOne, setOneByOne] = useState(false);
  const leaving = useRef(new AbortController());
  // Otherwise the wallet would ask for the next call after the page was left.
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const sends = useMutation({
    mutationFn: ({ sender, atOnce }: Sends) =>
      carryOut({
        action,
        sender,
        before: sending,
        atOnce,
        look: () => call((client) => client.getTransaction({ params: { requestHash } })),
        keep: onKeep,
        read: () => readSending(requestHash),
        onAsking: setAsking,
        signal: leaving.current.signal,
      }),
    onSuccess: (signature) => {
      if (signature === null) onClose();
    },
  });
  const signs = action.typedData !== null;
  const isSigned = typeof sends.data === 'string';
  const title = signs ? 'Sign with your wallet' : 'Send with your wallet';
  const leave = (
    <Button look="secondary" disabled={isAsking} onPress={onClose}>
      {isSigned || sends.isPending ? 'Close' : 'Cancel'}
    </Button>
  );
  return (
    <Dialog title={title} busy={isAsking} onClose={onClose}>
      {isSigned ? (
        <>
          <Signed signature={sends.data ?? ''} />
          <DialogActions>{leave}</DialogActions>
        </>
      ) : (
        <>
          <Approved record={record} readable={readable} action={action} sent={sending.hashes.length} />
          {sends.error !== null && !(sends.error instanceof Left) && (
            <FailureNotice error={sends.error} describe={describeSendingFailure} />
          )}
          <SendingWallet address={record.escrowAddress} leave={<DialogActions>{leave}</DialogActions>}>
            {({ name, ask }) => {
              const sender: Sender = { account: record.escrowAddress, chainId: record.chainId, ask };
              return (
                <Steps
                  action={action}
                  sending={sending}
                  sender={sender}
                  walletName={name}
                  sends={sends}
                  isAsking={isAsking}
                  oneByOne={oneByOne}
                  onOneByOne={() => {
                    sends.reset();
                    setOneByOne(true);
                  }}
                  onNotSent={() => {
                    sends.reset();
                    onKeep({ ...sending, isAsked: false });
                  }}
                  leave={leave}
                />
              );
            }}
          </SendingWallet>
        </>
      )}
    </Dialog>
  );
}

interface ApprovedProps extends Pick<Props, 'record' | 'readable' | 'action'> {
  readonly sent: number;
}

/** The effect in the arbiter's words, and the calls; if sent one by one, the next call. */
function Approved({ record, readable, action, sent }: ApprovedProps) {
  const does = readable.report?.does ?? [];
  const count = action.calls?.length ?? 1;
  const next = sent > 0 && sent < count ? (action.calls?.[sent] ?? null) : null;
  return (
    <>
      {does.length > 0 && (
        <ul className="flex flex-col gap-1">
          {does.map((each) => (
            <li key={each} className="font-semibold wrap-anywhere">
              <bdi>{inertLine(each, 300)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <Facts>
        <Fact name="Network">{chainName(record.chainId)}</Fact>
        <Fact name="From">
          <Account address={record.escrowAddress} />
        </Fact>
      </Facts>
      <section
        aria-label="What was approved"
        className="max-h-44 overflow-y-auto rounded-xl text-sm sm:max-h-72"
        {...{ tabIndex: 0 }}
      >
        {next && (
          <h3 className="mb-1 font-semibold">
            Call {sent + 1} of {count}
          </h3>
        )}
        <RawAction action={next ? { ...action, tx: next, calls: null } : action} chainId={record.chainId} />
      </section>
    </>
  );
}

interface StepsProps {
  readonly action: Action;
  readonly sending: Sending;
  readonly sender: Sender;
  readonly walletName: string;
  readonly leave: ReactNode;
  readonly isAsking: boolean;
  readonly oneByOne: boolean;
  readonly onOneByOne: () => void;
  /** The owner has checked the wallet. */
  readonly onNotSent: () => void;
  readonly sends: { readonly isPending: boolean; readonly error: unknown; mutate(sends: Sends): void };
}

function Steps(props: StepsProps) {
  const { action, sending, sender, walletName, leave, isAsking, oneByOne, onOneByOne, onNotSent, sends } = props;
  const { calls, typedData } = action;
  const isArmed = useArmed();
  const count = calls?.length ?? 1;
  const sent = sending.hashes.length;
  const isUndecided = count > 1 && sent === 0 && !sending.isAsked && sending.batchId === null && !oneByOne;
  const batches = useQuery({
    queryKey: ['can-batch', walletName, sender.account, sender.chainId],
    queryFn: () => canBatch(sender),
    enabled: isUndecided,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: isAtOnce = null } = batches;
  const isOneByOne = count > 1 && sending.batchId === null && (!isUndecided || isAtOnce === false);
  // The starting point of the search is unknown.
  const onlyOwnerKnows = sending.isAsked && sending.batchId === null && sending.since === null;
  const state = { signs: typedData !== null, count, sent, isOneByOne, walletName };
  return (
    <>
      {isOneByOne && sent === 0 && !sending.isAsked && (
        <p className="text-pretty">
          This wallet sends the {count} calls one by one, in order, and asks you for each. If one fails, those before it
          have happened.
        </p>
      )}
      {isUndecided && isAtOnce && <p>Your wallet carries out all {count} calls together, or none of them.</p>}
      {isUndecided && isAtOnce === null && batches.isError && (
        <FailureNotice
          error={batches.error}
          describe={() => noAnswerOnBatches}
          onRetry={() => void batches.refetch()}
        />
      )}
      {isUndecided && (isAtOnce === null ? batches.isError : isAtOnce && sends.error !== null) && (
        <div>
          <Button look="quiet" onPress={onOneByOne}>
            Send the calls one by one instead
          </Button>
        </div>
      )}
      {sending.isAsked && !sends.isPending && !onlyOwnerKnows && (
        <StillOpen isBatch={sending.batchId !== null} walletName={walletName} />
      )}
      {onlyOwnerKnows && !sends.isPending && <AskOwner walletName={walletName} onNotSent={onNotSent} />}
      <p role="status" className="text-sm text-muted empty:hidden">
        {sends.isPending && waitingWords(state, isAsking)}
      </p>
      <DialogActions>
        {leave}
        <Button
          busy={sends.isPending}
          disabled={!isArmed || onlyOwnerKnows || (isUndecided && isAtOnce === null)}
          onPress={() => sends.mutate({ sender, atOnce: isUndecided && isAtOnce === true })}
        >
          {verbOf(state, sending)}
        </Button>
      </DialogActions>
    </>
  );
}

const noAnswerOnBatches = {
  title: 'Your wallet did not say whether it sends several calls together',
  text: 'Nothing was sent. Ask it again, or send the calls one by one: if one fails, those before it have happened.',
};

/** Confirms that the wallet may be asked for the same call again. */
const StillOpen = ({ isBatch, walletName }: { isBatch: boolean; walletName: string }) => (
  <p className="text-pretty">
    If {walletName} still asks you for {isBatch ? 'the batch' : 'it'}, answer there first.{' '}
    {isBatch
      ? 'A batch that it has already is not sent again.'
      : 'What your account has sent since is looked up first: if this is part of it, it is not sent again.'}
  </p>
);

const AskOwner = ({ walletName, onNotSent }: { walletName: string; onNotSent: () => void }) => (
  <div className="flex flex-col gap-2">
    <p className="text-pretty">
      {walletName} may have sent it, and this page cannot look that up: it does not know where your account stood
      before. Look in {walletName}. If it was sent, close this and enter its hash; if {walletName} still asks you for
      it, decline it there first.
    </p>
    <div>
      <Button look="quiet" onPress={onNotSent}>
        My wallet did not send it
      </Button>
    </div>
  </div>
);

interface State {
  readonly signs: boolean;
  readonly count: number;
  readonly sent: number;
  readonly isOneByOne: boolean;
  readonly walletName: string;
}

function verbOf({ signs, count, sent, walletName }: State, { isAsked, batchId }: Sending): string {
  if (signs) return `Sign with ${walletName}`;
  if (batchId !== null) return `Ask ${walletName} about the batch`;
  if (isAsked) return `Check, then send with ${walletName}`;
  return sent > 0 && sent < count ? `Send call ${sent + 1} of ${count} with ${walletName}` : `Send with ${walletName}`;
}

function waitingWords({ signs, count, sent, isOneByOne, walletName }: State, isAsking: boolean): string {
  if (signs) return `Confirm the signature in ${walletName}.`;
  if (!isOneByOne) return isAsking ? `Confirm it in ${walletName}.` : `Waiting for ${walletName}.`;
  if (isAsking) return `Confirm call ${sent + 1} of ${count} in ${walletName}.`;
  return sent === 0
    ? `Waiting for ${walletName}.`
    : `${sent} of ${count} calls sent. The next one follows once that is mined.`;
}

const Signed = ({ signature }: { signature: string }) => (
  <>
    <p className="text-pretty">
      This is your signature of exactly what was approved. Nothing was sent: hand it to whoever asked for it. Once it
      has been used on chain, report that transaction on this page.
    </p>
    <CopyField label="Signature" text={signature} />
  </>
);

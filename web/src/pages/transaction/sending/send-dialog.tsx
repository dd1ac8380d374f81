import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
import { canBatch, type Sender } from './ask-wallet.ts';
import { carryOut } from './carry-out.ts';
import { describeSendingFailure } from './describe-sending-failure.ts';
import type { Sending } from './kept-sending.ts';

interface Props {
  readonly record: WholeTransaction;
  readonly readable: Readable;
  readonly action: Action;
  readonly sending: Sending;
  readonly onKeep: (sending: Sending) => void;
  readonly onClose: () => void;
}

/** Shows once more what was approved, and has the owner's wallet send exactly that. Loaded on demand. */
export default function SendDialog(props: Props) {
  const { record, readable, action, sending, onKeep, onClose } = props;
  const { call } = useSession();
  const { requestHash } = record;
  const sends = useMutation({
    mutationFn: (sender: Sender) =>
      carryOut({
        action,
        sender,
        before: sending,
        look: () => call((client) => client.getTransaction({ params: { requestHash } })),
        keep: onKeep,
      }),
    onSuccess: (signature) => {
      if (signature === null) onClose();
    },
  });
  const signs = action.typedData !== null;
  const isSigned = typeof sends.data === 'string';
  const title = signs ? 'Sign with your wallet' : 'Send with your wallet';
  const leave = (
    <Button look="secondary" disabled={sends.isPending} onPress={onClose}>
      {isSigned ? 'Close' : 'Cancel'}
    </Button>
  );
  return (
    <Dialog title={title} busy={sends.isPending} onClose={onClose}>
      {isSigned ? (
        <>
          <Signed signature={sends.data ?? ''} />
          <DialogActions>{leave}</DialogActions>
        </>
      ) : (
        <>
          <Approved record={record} readable={readable} action={action} />
          {sends.error !== null && <FailureNotice error={sends.error} describe={describeSendingFailure} />}
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

/** What it does in the arbiter's words, and what it is. */
function Approved({ record, readable, action }: Pick<Props, 'record' | 'readable' | 'action'>) {
  const does = readable.report?.does ?? [];
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
      <div className="max-h-48 overflow-y-auto rounded-xl text-sm sm:max-h-72" {...{ tabIndex: 0 }}>
        <RawAction action={action} chainId={record.chainId} />
      </div>
    </>
  );
}

interface StepsProps {
  readonly action: Action;
  readonly sending: Sending;
  readonly sender: Sender;
  readonly walletName: string;
  readonly leave: ReactNode;
  readonly sends: { readonly isPending: boolean; mutate(sender: Sender): void };
}

function Steps({ action, sending, sender, walletName, leave, sends }: StepsProps) {
  const { calls, typedData } = action;
  const isArmed = useArmed();
  const count = calls?.length ?? 1;
  const sent = sending.hashes.length;
  const isBatch = count > 1 && sent === 0;
  const { data: isAtOnce = null } = useQuery({
    queryKey: ['can-batch', walletName, sender.chainId],
    queryFn: () => canBatch(sender),
    enabled: isBatch && sending.batchId === null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isOneByOne = sent > 0 || (isBatch && isAtOnce === false && sending.batchId === null);
  return (
    <>
      {count > 1 && isOneByOne && (
        <p className="text-pretty">
          This wallet sends the {count} calls one by one, in order, and asks you for each. If one fails, those before it
          have happened.
        </p>
      )}
      {isBatch && isAtOnce && <p>Your wallet carries out all {count} calls together, or none of them.</p>}
      <p role="status" className="text-sm text-muted empty:hidden">
        {sends.isPending && waitingWords(walletName, { count, sent, isOneByOne, signs: typedData !== null })}
      </p>
      <DialogActions>
        {leave}
        <Button
          busy={sends.isPending}
          disabled={!isArmed || (isBatch && isAtOnce === null && sending.batchId === null)}
          onPress={() => sends.mutate(sender)}
        >
          {verbOf({ signs: typedData !== null, count, sent, isWaiting: sending.batchId !== null, walletName })}
        </Button>
      </DialogActions>
    </>
  );
}

function verbOf(of: { signs: boolean; count: number; sent: number; isWaiting: boolean; walletName: string }): string {
  if (of.signs) return `Sign with ${of.walletName}`;
  if (of.isWaiting) return `Ask ${of.walletName} about the batch`;
  return of.sent > 0 ? `Send call ${of.sent + 1} of ${of.count} with ${of.walletName}` : `Send with ${of.walletName}`;
}

function waitingWords(
  name: string,
  { count, sent, isOneByOne, signs }: { count: number; sent: number; isOneByOne: boolean; signs: boolean },
): string {
  if (signs) return `Confirm the signature in ${name}.`;
  if (!isOneByOne) return `Confirm it in ${name}.`;
  return sent === 0
    ? `Confirm call 1 of ${count} in ${name}.`
    : `${sent} of ${count} calls sent. The next one follows when that is mined; confirm it in ${name}.`;
}

const Signed = ({ signature }: { signature: string }) => (
  <>
    <p className="text-pretty">
      This is your signature of exactly what was approved. Nothing was sent: hand it to whoever asked for it.
    </p>
    <CopyField label="Signature" text={signature} />
  </>
);

import { createClient, type Wallet } from '@countersign/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { apiUrl } from '../../configuration.ts';
import { ownedKey } from '../../data/use-owned.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { lowerFirst } from '../../parts/first-letter.ts';
import { useArmed } from '../../parts/use-armed.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { useNow } from '../../parts/when.tsx';
import type { User } from '../../session/kept-session.ts';
import { useSession } from '../../session/session-context.ts';
import { type Choices, choicesOf } from './choices.ts';
import { describeDecisionFailure } from './describe-decision-failure.ts';
import type { Readable, WholeTransaction } from './record.ts';
import { StatusSentence } from './status-sentence.tsx';

const OwnerWallet = lazy(() => import('../../wallets/owner-wallet.tsx'));

/** Always within reach of a thumb, above the navigation. */
const onPhones = 'max-lg:sticky max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:shadow-lg';

interface Decided {
  readonly decision: 'APPROVED' | 'REJECTED';
  /** Signs the decision; without a signature, the session authorises it. */
  readonly wallet: Wallet | null;
}

interface Props {
  readonly record: WholeTransaction;
  readonly readable: Readable;
  readonly user: User;
  /** Stays mounted, because a wallet may be open, but accepts no decision. */
  readonly isBehind: boolean;
}

/** Approve or reject, below all the evidence; bound to the version of the record on screen. */
export function Deciding({ record, readable, user, isBehind }: Props) {
  const decision = useDecision(record, user);
  const bar = useRef<HTMLElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const choices = choicesOf(record, readable, useNow(30_000));
  const shown = `${record.requestHash} ${record.updatedAt} ${readable.prompt === null} ${readable.report === null}`;
  const isArmed = useArmed(`${shown} ${isBehind}`, bar) && !isBehind;
  const [askedFor, askFor] = useState<{ shown: string; wallet: Wallet | null } | null>(null);
  const [signs, setSigns] = useState(false);
  useEffect(() => {
    if (decision.isSuccess) outcome.current?.focus({ preventScroll: true });
  }, [decision.isSuccess]);

  const failure = decision.error;
  const buttons = (wallet: Wallet | null) =>
    choices && (
      <Buttons
        choices={choices}
        isArmed={isArmed}
        pending={decision.isPending ? decision.variables.decision : null}
        isSigned={wallet !== null}
        onApprove={() =>
          choices.against.length > 0 ? askFor({ shown, wallet }) : decision.mutate({ decision: 'APPROVED', wallet })
        }
        onReject={() => decision.mutate({ decision: 'REJECTED', wallet })}
      />
    );
  const isBar = Boolean(choices?.approve) && !signs && failure === null;
  return (
    <>
      <section
        ref={bar}
        aria-label="Your decision"
        className={`flex flex-col gap-3 rounded-2xl border border-line bg-surface p-3 shadow-sm sm:p-6 ${isBar ? onPhones : ''}`}
      >
        <div ref={outcome} tabIndex={-1} role="status" className={`outline-none ${isBar ? 'max-lg:sr-only' : ''}`}>
          <StatusSentence record={record} userId={user.id} />
        </div>
        {failure !== null && <FailureNotice error={failure} describe={describeDecisionFailure} />}
        {choices && !signs && buttons(null)}
        {choices && signs && (
          <Suspense fallback={<Waiting>Looking for your wallet…</Waiting>}>
            <p className="text-sm text-muted">
              Your wallet will show five lines: this service, POST, the path with the request's hash, the hash of your
              decision, and the time.
            </p>
            <OwnerWallet address={user.ethereumAddress}>{buttons}</OwnerWallet>
          </Suspense>
        )}
        {choices?.approve && askedFor?.shown === shown && (
          <Confirm
            title={choices.isUndecided ? 'Approve without the arbiter?' : 'Approve anyway?'}
            confirm="Approve anyway"
            danger
            busy={decision.isPending}
            ready={!isBehind}
            onClose={() => askFor(null)}
            onConfirm={() => {
              decision.mutate({ decision: 'APPROVED', wallet: askedFor.wallet });
              askFor(null);
            }}
          >
            <p>{choices.isUndecided ? 'The arbiter could not confirm this transaction:' : 'Reasons not to approve:'}</p>
            <ul className="flex max-h-60 list-disc flex-col gap-2 overflow-y-auto pl-5 wrap-anywhere">
              {choices.against.map((why) => (
                <li key={why}>
                  <bdi>{why}</bdi>
                </li>
              ))}
            </ul>
            <p className="font-semibold">If you approve: {lowerFirst(choices.approve.consequence)}.</p>
          </Confirm>
        )}
      </section>
      {choices && (
        <div className="-mt-4 px-3 sm:px-6">
          <Button look="quiet" disabled={decision.isPending} onPress={() => setSigns(!signs)}>
            <span className="text-sm font-normal">
              {signs ? 'Decide without a signature' : 'Sign the decision with your wallet instead'}
            </span>
          </Button>
        </div>
      )}
    </>
  );
}

function useDecision(record: WholeTransaction, user: User) {
  const { call } = useSession();
  const queries = useQueryClient();
  const { requestHash, updatedAt } = record;
  const lookAgain = () => queries.invalidateQueries({ queryKey: ownedKey(user.id, 'transactions') });
  return useMutation({
    mutationFn: ({ decision, wallet }: Decided) => {
      const request = { params: { requestHash }, body: { decision, ifUpdatedAt: updatedAt } };
      if (!wallet) return call((client) => client.createApproval(request));
      return createClient({ baseUrl: apiUrl, credentials: { wallet } }).createApproval(request);
    },
    // Busy until the outcome is shown.
    onSuccess: lookAgain,
    // The page may be out of date.
    onError: () => void lookAgain(),
  });
}

interface ButtonsProps {
  readonly choices: Choices;
  readonly isArmed: boolean;
  readonly pending: 'APPROVED' | 'REJECTED' | null;
  readonly isSigned: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

function Buttons({
  choices: { approve, reject, against },
  isArmed,
  pending,
  isSigned,
  onApprove,
  onReject,
}: ButtonsProps) {
  const isOff = pending !== null || !isArmed;
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button look="secondary" busy={pending === 'REJECTED'} disabled={isOff} onPress={onReject}>
        <Choice {...reject} isSigned={isSigned} />
      </Button>
      {approve && (
        <Button
          look={against.length > 0 ? 'secondary' : 'primary'}
          busy={pending === 'APPROVED'}
          disabled={isOff}
          onPress={onApprove}
        >
          <Choice {...approve} isSigned={isSigned} />
        </Button>
      )}
    </div>
  );
}

const Choice = ({ verb, consequence, isSigned }: { verb: string; consequence: string; isSigned: boolean }) => (
  <span className="flex flex-col items-center text-center">
    <span>
      {isSigned ? 'Sign: ' : ''}
      {verb}
      <span className="sr-only">:</span>{' '}
    </span>
    <span className="text-xs font-normal text-balance sm:text-sm">{consequence}</span>
  </span>
);

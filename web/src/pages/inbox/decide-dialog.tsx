import { useChange } from '../../data/use-change.ts';
import { chainName } from '../../networks.ts';
import { Account } from '../../parts/account.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Agent, What } from '../../parts/listed.tsx';
import type { Choice } from './row-actions.tsx';

const words = {
  APPROVED: {
    title: 'Approve this transaction?',
    confirm: 'Approve transaction',
    consequence: 'It can be executed as soon as you approve it.',
  },
  REJECTED: {
    title: 'Reject this transaction?',
    confirm: 'Reject transaction',
    consequence: 'It will not be executed. This is final.',
  },
};

interface Props {
  readonly choice: Choice;
  readonly onDecided: () => void;
  readonly onClose: () => void;
}

/** Repeats what is being decided: rows look alike. */
export function DecideDialog({ choice: { row, decision }, onDecided, onClose }: Props) {
  const { title, confirm, consequence } = words[decision];
  const deciding = useChange(
    (client) =>
      client.createApproval({
        params: { requestHash: row.requestHash },
        body: { decision, ifUpdatedAt: row.updatedAt },
      }),
    ['transactions'],
  );
  return (
    <Confirm
      title={title}
      confirm={confirm}
      danger={decision === 'REJECTED'}
      busy={deciding.isPending}
      onConfirm={() => deciding.mutate(undefined, { onSuccess: onDecided })}
      onClose={onClose}
    >
      <p className="max-h-40 overflow-y-auto font-medium wrap-anywhere">
        <What of={row} />
      </p>
      <Facts>
        {row.tx && (
          <Fact name="Contract">
            <Account address={row.tx.to} />
          </Fact>
        )}
        <Fact name="Network">{chainName(row.chainId)}</Fact>
        <Fact name="Agent">
          <Agent of={row} />
        </Fact>
      </Facts>
      <p>{consequence}</p>
      {deciding.error && <FailureNotice error={deciding.error} />}
    </Confirm>
  );
}

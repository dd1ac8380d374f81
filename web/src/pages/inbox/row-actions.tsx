import { Icon } from '../../parts/icon.tsx';
import type { Listed } from '../../parts/listed.tsx';

/** What somebody is about to decide. */
export interface Choice {
  readonly row: Listed;
  readonly decision: 'APPROVED' | 'REJECTED';
}

interface Props {
  readonly row: Listed;
  /** It waits no more. */
  readonly isGone: boolean;
  readonly isOpened: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/**
 * Decides without opening again what was opened before. Against the arbiter nobody approves from here: the page of the
 * transaction shows why it is not sure.
 */
export function RowActions({ row, isGone, isOpened, onChoose }: Props) {
  if (isGone) return <p className="text-sm xl:text-right">No longer waiting</p>;
  if (!isOpened) {
    return (
      <p className="flex items-center justify-end gap-1 text-sm font-medium text-accent">
        Open to decide
        <Icon name="chevron" className="size-4" />
      </p>
    );
  }
  return (
    <div className="relative flex items-center gap-2 xl:justify-end">
      <SmallButton onPress={() => onChoose({ row, decision: 'REJECTED' })}>Reject</SmallButton>
      {row.decision === 'APPROVED' ? (
        <SmallButton isPrimary onPress={() => onChoose({ row, decision: 'APPROVED' })}>
          Approve
        </SmallButton>
      ) : (
        <span className="pointer-events-none text-sm text-muted">Open to approve</span>
      )}
    </div>
  );
}

interface ButtonProps {
  readonly children: string;
  readonly isPrimary?: boolean;
  readonly onPress: () => void;
}

/** As tall as a line allows on a desk, as a thumb needs it on a phone. */
const SmallButton = ({ children, isPrimary = false, onPress }: ButtonProps) => (
  <button
    type="button"
    onClick={onPress}
    className={`min-h-11 grow rounded-lg border px-3 text-sm font-semibold xl:min-h-9 xl:grow-0 ${isPrimary ? 'border-transparent bg-accent text-on-accent hover:bg-accent-strong' : 'border-line bg-surface hover:border-muted'}`}
  >
    {children}…
  </button>
);

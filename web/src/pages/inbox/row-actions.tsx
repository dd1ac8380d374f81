import { Icon } from '../../parts/icon.tsx';
import type { Listed } from '../../parts/listed.tsx';

/** A decision about to be made. */
export interface Choice {
  readonly row: Listed;
  readonly decision: 'APPROVED' | 'REJECTED';
}

interface Props {
  readonly row: Listed;
  /** The request no longer waits. */
  readonly isGone: boolean;
  readonly isOpened: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/**
 * Decides in the list on requests that were opened before. A request that the arbiter did not approve can only be
 * approved on its page, which shows the doubts.
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

/** As tall as a line on a desktop, as tall as a thumb needs on a phone. */
const SmallButton = ({ children, isPrimary = false, onPress }: ButtonProps) => (
  <button
    type="button"
    onClick={onPress}
    className={`min-h-11 grow rounded-lg border px-3 text-sm font-semibold xl:min-h-9 xl:grow-0 ${isPrimary ? 'border-transparent bg-accent text-on-accent hover:bg-accent-strong' : 'border-line bg-surface hover:border-muted'}`}
  >
    {children}…
  </button>
);

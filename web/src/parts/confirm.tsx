import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { useArmed } from './use-armed.ts';

interface Props {
  readonly title: string;
  /** The consequence, in words. */
  readonly children: ReactNode;
  /** The verb. */
  readonly confirm: string;
  /** The confirmed action is pending and can no longer be cancelled. */
  readonly busy?: boolean;
  readonly danger?: boolean;
  /** Whether confirming is possible. */
  readonly ready?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before an irreversible action. */
export function Confirm({
  title,
  children,
  confirm,
  busy = false,
  danger = false,
  ready = true,
  onConfirm,
  onClose,
}: Props) {
  const isArmed = useArmed();
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      {children}
      <DialogActions>
        <Button look="secondary" disabled={busy} onPress={onClose}>
          Cancel
        </Button>
        <Button look={danger ? 'danger' : 'primary'} busy={busy} disabled={!isArmed || !ready} onPress={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

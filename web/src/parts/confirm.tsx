import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useArmed } from './use-armed.ts';

interface Props {
  readonly title: string;
  /** What will happen, in words. */
  readonly children: ReactNode;
  /** The verb. */
  readonly confirm: string;
  /** What was confirmed is on its way, and can no longer be cancelled. */
  readonly busy?: boolean;
  readonly danger?: boolean;
  /** Confirming is possible. */
  readonly ready?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks again before something that cannot be taken back. */
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
  const dialog = useRef<HTMLDialogElement>(null);
  const isArmed = useArmed();
  // Closed while it is still there, it gives the focus back to whatever had it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="confirm-title"
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      // Browsers ask only once whether Escape may close it.
      onKeyDown={(event) => {
        if (busy && event.key === 'Escape') event.preventDefault();
      }}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-2xl border border-line bg-surface p-6 text-ink shadow-xl backdrop:bg-black/50"
    >
      <h2 id="confirm-title" className="wrap-anywhere text-xl font-semibold">
        {title}
      </h2>
      <div className="mt-3 flex flex-col gap-4">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" disabled={busy} onPress={onClose}>
          Cancel
        </Button>
        <Button look={danger ? 'danger' : 'primary'} busy={busy} disabled={!isArmed || !ready} onPress={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}

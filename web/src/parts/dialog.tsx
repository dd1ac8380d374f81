import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Its request is pending and can no longer be cancelled. */
  readonly busy?: boolean;
  readonly onClose: () => void;
}

/** A modal dialog. */
export function Dialog({ title, children, busy = false, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closing it before it unmounts returns the focus to its previous owner.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
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
      <h2 id={id} className="wrap-anywhere text-xl font-semibold">
        {title}
      </h2>
      <div className="mt-3 flex flex-col gap-4">{children}</div>
    </dialog>
  );
}

/** The last row of a dialog: cancel and continue. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex flex-wrap justify-end gap-3">{children}</div>
);

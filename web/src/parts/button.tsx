import type { ReactNode } from 'react';

const looks = {
  primary: 'bg-accent text-on-accent border-transparent hover:bg-accent-strong',
  secondary: 'bg-surface text-ink border-line hover:border-muted',
  danger: 'bg-bad text-paper border-transparent hover:opacity-90',
  quiet: 'border-transparent text-accent hover:text-accent-strong underline underline-offset-4',
};

interface Props {
  readonly children: ReactNode;
  /** The action, for users who cannot see the context. */
  readonly label?: string;
  readonly look?: keyof typeof looks;
  /** Its request is pending: it keeps the focus and ignores further presses. */
  readonly busy?: boolean;
  /** Another action is pending. */
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

export function Button({ children, label, look = 'primary', busy = false, disabled = false, onPress }: Props) {
  const isOff = busy || disabled;
  const padding = look === 'quiet' ? 'py-2' : 'px-5 py-3';
  return (
    <button
      type="button"
      aria-disabled={isOff}
      aria-busy={busy}
      aria-label={label}
      onClick={isOff ? undefined : () => onPress()}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-xl border font-semibold motion-safe:transition-colors aria-disabled:cursor-default aria-disabled:opacity-60 ${padding} ${looks[look]}`}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 motion-safe:animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}

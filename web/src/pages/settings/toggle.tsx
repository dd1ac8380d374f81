import type { ReactNode } from 'react';

interface Props {
  readonly label: ReactNode;
  readonly text?: ReactNode;
  readonly isOn: boolean;
  readonly busy?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** An on/off switch. */
export const Toggle = ({ label, text, isOn, busy = false, onChange }: Props) => (
  <label className="flex cursor-pointer items-start gap-3 py-1">
    <input
      type="checkbox"
      checked={isOn}
      aria-busy={busy}
      onChange={(event) => {
        if (!busy) onChange(event.target.checked);
      }}
      className="mt-1 size-5 shrink-0 accent-accent"
    />
    <span className="min-w-0">
      <span className="block font-medium">{label}</span>
      {text && <span className="block text-pretty text-sm text-muted">{text}</span>}
    </span>
  </label>
);

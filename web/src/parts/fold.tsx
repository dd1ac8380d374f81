import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  readonly title: string;
  /** The contents in a few words. */
  readonly hint?: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Details that most users do not need. */
export const Fold = ({ title, hint, open = false, children }: Props) => (
  <details open={open} className="group border-b border-line last:border-b-0">
    <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2">
      <span className="motion-safe:transition-transform group-open:rotate-90">
        <Icon name="chevron" className="size-4" />
      </span>
      <h3 className="whitespace-nowrap font-semibold">{title}</h3>
      {hint && <span className="ml-auto text-right text-sm text-muted">{hint}</span>}
    </summary>
    <div className="pb-5">{children}</div>
  </details>
);

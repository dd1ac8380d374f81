import type { ReactNode } from 'react';

/** Names with their values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line rounded-xl border border-line bg-sunken px-4">{children}</dl>;
}

export function Fact({ name, children, hint }: { name: string; children: ReactNode; hint?: string }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[9.5rem_1fr]">
      <dt className="text-sm text-muted sm:pt-0.5">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {children}
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </dd>
    </div>
  );
}

import type { ReactNode } from 'react';

interface Props {
  readonly title?: ReactNode;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** One subject of a page. */
export const Card = ({ title, lead, actions, children }: Props) => (
  <section className="rounded-2xl border border-line bg-surface p-5 shadow-sm sm:p-6">
    {(title || actions) && (
      <div className="flex flex-wrap items-start not-last:mb-4 justify-between gap-3">
        <div className="min-w-0">
          {title && <h2 className="text-lg font-semibold">{title}</h2>}
          {lead && <p className="mt-1 max-w-prose text-pretty text-muted">{lead}</p>}
        </div>
        {actions}
      </div>
    )}
    {children}
  </section>
);

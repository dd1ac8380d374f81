import { createContext, type ReactNode, use, useEffect, useRef } from 'react';

/** How many requests wait for the owner, such as "3"; null where none does. Every tab says so. */
export const PendingRequests = createContext<string | null>(null);

interface Props {
  readonly title: string;
  /** What stands in the tab, where that is more than the title. */
  readonly tabTitle?: string;
  /** What stands above the title, in one line. */
  readonly above?: ReactNode;
  /** One sentence that says what the page is for. */
  readonly lead?: ReactNode;
  /** What can be done with the whole of it. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page of the application. Its tab says how many requests wait for the owner, whatever the page is. Its heading gets the
 * focus when somebody comes from another page, so that it is read out.
 */
export function Page({ title, tabTitle = title, above, lead, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pending = use(PendingRequests);
  useEffect(() => {
    if (hasShown) heading.current?.focus({ preventScroll: true });
    hasShown = true;
  }, []);
  return (
    <>
      <title>{`${pending === null ? '' : `(${pending}) `}${tabTitle} · Countersign`}</title>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {above}
          <h1 ref={heading} tabIndex={-1} className="wrap-anywhere text-2xl font-semibold leading-tight sm:text-3xl">
            {title}
          </h1>
          {lead && <p className="mt-2 max-w-3xl text-pretty text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {children}
    </>
  );
}

/** A page that was just opened is read from its top. */
let hasShown = false;

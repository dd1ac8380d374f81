import { createContext, type ReactNode, use, useEffect, useRef } from 'react';

/** How many requests wait for the owner, such as "3"; null if there are none. Shown in the title of every tab. */
export const PendingRequests = createContext<string | null>(null);

interface Props {
  readonly title: string;
  /** The title of the tab, if it is longer than that of the page. */
  readonly tabTitle?: string;
  /** One line above the title. */
  readonly above?: ReactNode;
  /** The purpose of the page in one sentence. */
  readonly lead?: ReactNode;
  /** Actions for the whole page. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page of the application. Its tab shows how many requests wait for the owner. Its heading takes the focus on
 * navigation, so that screen readers announce it.
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

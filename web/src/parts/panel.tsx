import { type ReactNode, useEffect, useRef } from 'react';
import { Mark } from './mark.tsx';

interface Props {
  readonly title: string;
  /** The kind of the outcome, if this shows one. */
  readonly mark?: 'good' | 'bad' | 'care';
  readonly children: ReactNode;
}

/**
 * The previous heading, of any panel; null before the first, because a page that was just opened is read from its top.
 */
let said: string | null = null;

/**
 * The current message of a page. When it changes, the new heading takes the focus, so that screen readers announce it.
 */
export function Panel({ title, mark, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (said !== null && said !== title) heading.current?.focus();
    said = title;
  }, [title]);
  return (
    <section aria-labelledby="title" className="rounded-2xl border border-line bg-surface p-5 shadow-sm sm:p-8">
      <title>{`${title} · Countersign`}</title>
      {mark && <Mark kind={mark} />}
      <h1
        id="title"
        ref={heading}
        tabIndex={-1}
        className="wrap-anywhere text-balance text-2xl font-semibold leading-tight"
      >
        {title}
      </h1>
      <div className="mt-4 flex flex-col gap-5 leading-relaxed">{children}</div>
    </section>
  );
}

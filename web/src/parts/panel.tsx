import { type ReactNode, useEffect, useRef } from 'react';
import { Mark } from './mark.tsx';

interface Props {
  readonly title: string;
  /** How it went, where this tells the end of something. */
  readonly mark?: 'good' | 'bad' | 'care';
  readonly children: ReactNode;
}

/** The last heading, whichever panel had it; null before the first, for a page that was just opened is read from its top. */
let said: string | null = null;

/** What a page has to say at the moment. When that changes, the new heading gets the focus, so that it is read out. */
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

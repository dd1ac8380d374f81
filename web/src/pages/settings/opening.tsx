import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** The content that opens. */
  readonly label: string;
  readonly isOpen: boolean;
  /** The button that opens it. */
  readonly opener: ReactNode;
  readonly children: ReactNode;
}

/** A button that a form replaces while it is open. The focus follows, because it would be lost otherwise. */
export function Opening({ label, isOpen, opener, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const target = isOpen ? place.current : place.current?.querySelector('button');
    target?.focus();
  }, [isOpen]);
  if (!isOpen) return <div ref={place}>{opener}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend, and its parts are not one value
    <div ref={place} role="group" aria-label={label} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {children}
    </div>
  );
}

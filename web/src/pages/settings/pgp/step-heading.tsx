import { useEffect, useRef } from 'react';

/** The heading of the next step. It takes the focus, because the button that led here is gone. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h4 ref={heading} tabIndex={-1} className="font-semibold outline-none">
      {children}
    </h4>
  );
}

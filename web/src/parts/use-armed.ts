import { type RefObject, useEffect, useState } from 'react';

const ARMS_AFTER_MS = 600;

/**
 * False for a moment after the page comes into view and after its content changes: a control must not change under the
 * pointer. With `target`, that element must be in view as well.
 */
export function useArmed(shown = '', target?: RefObject<Element | null>): boolean {
  const [armedFor, setArmedFor] = useState<string | null>(null);
  useEffect(() => {
    let timer = 0;
    let isInView = target === undefined;
    const begin = () => {
      window.clearTimeout(timer);
      setArmedFor(null);
      if (isInView) timer = window.setTimeout(() => setArmedFor(shown), ARMS_AFTER_MS);
    };
    begin();
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      begin();
    });
    if (target?.current) observer.observe(target.current);
    window.addEventListener('focus', begin);
    document.addEventListener('visibilitychange', begin);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('focus', begin);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [shown, target]);
  // Exactly until then: the effect above runs after the new content was painted.
  return armedFor === shown;
}

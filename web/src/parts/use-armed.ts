import { useEffect, useState } from 'react';

const ARMS_AFTER_MS = 600;

/**
 * False for a moment after the page comes into view: whoever opens it beneath a pointer that is about to click a second
 * time must not get that click for a decision.
 */
export function useArmed(): boolean {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    let timer = 0;
    const begin = () => {
      window.clearTimeout(timer);
      setArmed(false);
      timer = window.setTimeout(() => setArmed(true), ARMS_AFTER_MS);
    };
    begin();
    window.addEventListener('focus', begin);
    document.addEventListener('visibilitychange', begin);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('focus', begin);
      document.removeEventListener('visibilitychange', begin);
    };
  }, []);
  return isArmed;
}

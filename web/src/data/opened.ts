import { useEffect, useSyncExternalStore } from 'react';

const KEY = 'countersign.opened';
/** Nobody remembers more, and a browser has little room. */
const MAX_KEPT = 500;

interface Seen {
  readonly requestHash: string;
  /** Changes whenever anything about the transaction does. */
  readonly updatedAt: string;
}

const listeners = new Set<() => void>();

const markOf = (userId: string, { requestHash, updatedAt }: Seen) => `${userId} ${requestHash} ${updatedAt}`;

function read(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers in this browser that the owner has had this transaction before them, as it is now. Its page calls it. */
export function useNoteOpened(userId: string, seen: Seen | undefined): void {
  const mark = seen && markOf(userId, seen);
  useEffect(() => {
    if (!mark) return;
    const others = read(localStorage.getItem(KEY)).filter((each) => each !== mark);
    localStorage.setItem(KEY, JSON.stringify([...others, mark].slice(-MAX_KEPT)));
    for (const listener of listeners) listener();
  }, [mark]);
}

/** Tells whether the owner has opened a transaction as it is now; one that has changed must be opened again. */
export function useOpened(userId: string): (seen: Seen) => boolean {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
  const marks = new Set(read(text));
  return (seen) => marks.has(markOf(userId, seen));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // It may have been opened in another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

import { useEffect, useSyncExternalStore } from 'react';

const KEY = 'countersign.opened';
/** More is not useful, and browser storage is small. */
const MAX_KEPT = 500;

interface Seen {
  readonly requestHash: string;
  /** A version that changes with every change of the transaction. */
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

/** Records in this browser that the owner has opened this version of the transaction. Its page calls it. */
export function useNoteOpened(userId: string, seen: Seen | undefined): void {
  const mark = seen && markOf(userId, seen);
  useEffect(() => {
    if (!mark) return;
    const others = read(localStorage.getItem(KEY)).filter((each) => each !== mark);
    localStorage.setItem(KEY, JSON.stringify([...others, mark].slice(-MAX_KEPT)));
    for (const listener of listeners) listener();
  }, [mark]);
}

/** Tells whether the owner has opened the current version; a changed transaction must be opened again. */
export function useOpened(userId: string): (seen: Seen) => boolean {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
  const marks = new Set(read(text));
  return (seen) => marks.has(markOf(userId, seen));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab may have opened it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

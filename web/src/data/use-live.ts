import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session/session-context.ts';
import { followEvents } from './follow-events.ts';
import { ownedKey } from './use-owned.ts';

/** What comes within this time is looked up once. */
const GATHER_MS = 80;

/** Keeps everything that is shown of the owner's transactions up to date, as long as the page is open. */
export function useLive(userId: string | null): void {
  const session = useSession();
  const queries = useQueryClient();
  const { open } = session;
  useEffect(() => {
    if (userId === null) return;
    const end = new AbortController();
    let timer = 0;
    const lookAgain = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(
        () => void queries.invalidateQueries({ queryKey: ownedKey(userId, 'transactions') }),
        GATHER_MS,
      );
    };
    void followEvents({ open }, lookAgain, end.signal);
    return () => {
      end.abort();
      window.clearTimeout(timer);
    };
  }, [userId, open, queries]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session/session-context.ts';
import { followEvents } from './follow-events.ts';
import { ownedKey } from './use-owned.ts';

/** Events within this time cause one refetch. */
const GATHER_MS = 80;

/** Keeps the owner's transactions up to date while the page is open. */
export function useLive(userId: string | null): void {
  const session = useSession();
  const queries = useQueryClient();
  const { open } = session;
  useEffect(() => {
    if (userId === null) return;
    const end = new AbortController();
    let isBehind = false;
    let isLooking = false;
    /** One refetch at a time: on a busy account a restarted one would never finish. */
    const lookAgain = async () => {
      isBehind = true;
      if (isLooking) return;
      isLooking = true;
      while (isBehind && !end.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
        isBehind = false;
        await queries.invalidateQueries({ queryKey: ownedKey(userId, 'transactions') });
      }
      isLooking = false;
    };
    void followEvents({ open }, () => void lookAgain(), end.signal);
    return () => end.abort();
  }, [userId, open, queries]);
}

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
    let isBehind = false;
    let isLooking = false;
    /** One look at a time: an account on which something always happens would otherwise never see the end of one. */
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

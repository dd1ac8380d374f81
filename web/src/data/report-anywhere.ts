import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session/session-context.ts';
import { keepSending, nothingSent, readSending, sentRequests } from './kept-sending.ts';
import { reportSent } from './report-sent.ts';
import { ownedKey } from './use-owned.ts';

const EVERY_MS = 10_000;

/** Reports what was sent from whichever page is open: its owner need not wait at that of the request, which does it more often. */
export function useReportAnywhere(userId: string | null): void {
  const { call } = useSession();
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    let timer = 0;
    let isOver = false;
    /** What the service takes for something else, or for somebody else's: its page says so. */
    const refused = new Set<string>();
    const reportAll = async () => {
      for (const requestHash of sentRequests()) {
        if (isOver) return;
        if (refused.has(requestHash) || location.pathname.includes(requestHash)) continue;
        const reported = await reportSent(call, { requestHash, hashes: readSending(requestHash).hashes });
        if (reported.is === 'refused') refused.add(requestHash);
        if (reported.is !== 'ended') continue;
        keepSending(requestHash, nothingSent);
        void queries.invalidateQueries({ queryKey: ownedKey(userId, 'transactions') });
      }
      if (!isOver) timer = window.setTimeout(() => void reportAll(), EVERY_MS);
    };
    void reportAll();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [userId, call, queries]);
}

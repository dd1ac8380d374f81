import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session/session-context.ts';
import { keepSending, nothingSent, readSending, sentRequests } from './kept-sending.ts';
import { reportSent } from './report-sent.ts';
import { ownedKey } from './use-owned.ts';

const EVERY_MS = 10_000;

/**
 * Reports sent transactions from any page, so that the owner need not wait on the page of the request, which reports
 * more often.
 */
export function useReportAnywhere(userId: string | null): void {
  const { call } = useSession();
  const queries = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    let timer = 0;
    let isOver = false;
    /** The service refuses the report as another transaction or another user's: the page of the request explains it. */
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

import { ApiError } from '@countersign/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Reported, reportSent, type Sent } from '../../../data/report-sent.ts';
import type { Session } from '../../../session/session.ts';

const POLL_MS = 3_000;

/**
 * Reports the sent transactions until the chain confirms the outcome; the result of the last report, or null before the
 * first.
 */
export function useFollowed(call: Session['call'], { requestHash, hashes }: Sent, onEnd: () => void): Reported | null {
  const [last, setLast] = useState<Reported | null>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let timer = 0;
    let isOver = false;
    const report = async () => {
      const reported = await reportSent(call, { requestHash, hashes });
      if (isOver) return;
      setLast(reported);
      if (reported.is === 'ended') end();
      if (reported.is === 'early') timer = window.setTimeout(() => void report(), POLL_MS);
    };
    setLast(null);
    void report();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [requestHash, hashes, call]);
  return last;
}

/** The progress on the network, as reported by the service. */
export function progressWords(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (/is not known on chain/.test(error.message)) {
    return 'The network does not show it so far. If you sped it up or cancelled it in your wallet, its hash is another one now: report that.';
  }
  const found = /has (\d+) of (\d+) confirmations/.exec(error.message);
  return found ? `${found[1]} of ${found[2]} confirmations so far.` : null;
}

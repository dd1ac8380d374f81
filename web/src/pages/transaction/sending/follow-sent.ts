import { ApiError } from '@countersign/sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Session } from '../../../session/session.ts';

const POLL_MS = 3_000;

/** The chain does not show it yet; anything else that the service says of it is final. */
const isEarly = (error: ApiError) => /try again later|is not known on chain/.test(error.message);

/**
 * Reports what was sent until the chain tells what became of it. The failure of the last attempt, where the chain shows
 * something else than was approved, or nobody can look it up.
 */
export function useFollowed(
  { call }: Pick<Session, 'call'>,
  { requestHash, hashes }: { readonly requestHash: string; readonly hashes: readonly `0x${string}`[] },
  onEnd: () => void,
): unknown {
  const [failure, setFailure] = useState<unknown>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let timer = 0;
    let isOver = false;
    const txHash = hashes.at(-1);
    const report = async () => {
      if (!txHash) return;
      const body = { txHash, ...(hashes.length > 1 && { earlierTxHashes: hashes.slice(0, -1) }) };
      try {
        await call((client) => client.recordExecution({ params: { requestHash }, body }));
        if (!isOver) end();
      } catch (error) {
        if (isOver) return;
        const isFinal = error instanceof ApiError && error.statusCode === 400 && !isEarly(error);
        setFailure(isFinal ? error : null);
        if (!isFinal) timer = window.setTimeout(() => void report(), POLL_MS);
      }
    };
    setFailure(null);
    void report();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [requestHash, hashes, call]);
  return failure;
}

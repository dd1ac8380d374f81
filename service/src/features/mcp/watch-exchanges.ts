import type { ServerResponse } from 'node:http';
import { Problem } from '@countersign/protocol';
import { tooMuchAtOnce } from './errors.ts';

/** Per principal and instance: open streams and calls that wait for their answer. */
const MAX_AT_ONCE = 100;
/** Twice in the minute within which a revocation must take effect. */
const RECHECK_EVERY_MS = 30_000;

interface Exchange {
  /** The owner. */
  readonly name: string;
  /** The number of its messages. */
  readonly messages: number;
  readonly response: ServerResponse;
  /** Throws a 401 once the credentials of its start are no longer valid. */
  readonly recheck: () => Promise<unknown>;
}

/** Limits the concurrent exchanges of a principal, and ends those that outlive their credentials. */
export function createWatch() {
  const open = new Map<string, number>();

  /** Returns the function that aborts the exchange if it ends unanswered. */
  return function watch({ name, messages, response, recheck }: Exchange): AbortSignal {
    const count = open.get(name) ?? 0;
    if (count + messages > MAX_AT_ONCE) throw tooMuchAtOnce();
    open.set(name, count + messages);
    const over = new AbortController();
    const timer = setInterval(() => {
      recheck().catch((error: unknown) => {
        // An unavailable database proves nothing about them.
        if (error instanceof Problem && error.status === 401) response.destroy();
      });
    }, RECHECK_EVERY_MS).unref();
    const finish = () => {
      clearInterval(timer);
      const left = (open.get(name) ?? messages) - messages;
      if (left === 0) open.delete(name);
      else open.set(name, left);
      if (!response.writableFinished) over.abort();
    };
    if (response.destroyed) finish();
    else response.once('close', finish);
    return over.signal;
  };
}

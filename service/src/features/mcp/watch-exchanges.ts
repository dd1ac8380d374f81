import type { ServerResponse } from 'node:http';
import { Problem } from '@countersign/protocol';
import { tooMuchAtOnce } from './errors.ts';

/** Of one principal on one instance: open streams, and calls that wait for their answer. */
const MAX_AT_ONCE = 100;
/** Twice in the minute within which a revocation must be felt. */
const RECHECK_EVERY_MS = 30_000;

interface Exchange {
  /** Whose it is. */
  readonly name: string;
  /** How many messages it has. */
  readonly messages: number;
  readonly response: ServerResponse;
  /** Throws a 401 once the credentials that began it are no longer good. */
  readonly recheck: () => Promise<unknown>;
}

/** Sees to it that a principal has only so many exchanges at once, and none that outlives its credentials. */
export function createWatch() {
  const open = new Map<string, number>();

  /** Returns what is aborted where the exchange ends before it is answered. */
  return function watch({ name, messages, response, recheck }: Exchange): AbortSignal {
    const count = open.get(name) ?? 0;
    if (count + messages > MAX_AT_ONCE) throw tooMuchAtOnce();
    open.set(name, count + messages);
    const over = new AbortController();
    const timer = setInterval(() => {
      recheck().catch((error: unknown) => {
        // A database that does not answer says nothing about them.
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

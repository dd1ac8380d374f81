import type { Database } from '../db/database.ts';
import { type LoggedChange, readChanges } from './change-log.ts';
import { type Changes, userTopic } from './changes.ts';

const AT_ONCE = 100;
/** However well others tell, look again after that: a process may die between its commit and telling. */
const LOOK_AGAIN_AFTER_MS = 15_000;

interface Follower {
  readonly db: Database;
  readonly changes: Changes;
  readonly userId: string;
  /** The place after which to begin. */
  readonly after: number;
  /** The next changes, in order, each once. What it throws is as if they had not been there: they come again. */
  readonly onChanges: (found: readonly LoggedChange[]) => void | Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Reads a user's changes from a place on, whoever makes them on whichever instance. Returns how to stop. */
export function followChanges({ db, changes, userId, after, onChanges, onError }: Follower): () => void {
  let position = after;
  let isReading = false;
  let isRung = false;
  let isStopped = false;

  async function readOn(): Promise<void> {
    isRung = true;
    if (isReading) return;
    isReading = true;
    try {
      // The bell may ring while a page is read, and a full page is rarely the last one.
      while (isRung && !isStopped) {
        isRung = false;
        const found = await readChanges(db, userId, position, AT_ONCE);
        if (isStopped || found.length === 0) continue;
        await onChanges(found);
        position = found.at(-1)?.position ?? position;
        if (found.length === AT_ONCE) isRung = true;
      }
    } catch (error) {
      onError(error);
    } finally {
      isReading = false;
    }
  }

  const look = () => void readOn();
  const unsubscribe = changes.subscribe(userTopic(userId), look);
  const timer = setInterval(look, LOOK_AGAIN_AFTER_MS).unref();
  look();
  return () => {
    isStopped = true;
    unsubscribe();
    clearInterval(timer);
  };
}

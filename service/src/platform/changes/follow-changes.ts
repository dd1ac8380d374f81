import type { Database } from '../db/database.ts';
import { type LoggedChange, readChanges } from './change-log.ts';
import { type Changes, userTopic } from './changes.ts';

const AT_ONCE = 100;
/** The polling interval, in case a process dies between its commit and the notification. */
const LOOK_AGAIN_AFTER_MS = 15_000;

interface Follower {
  readonly db: Database;
  readonly changes: Changes;
  readonly userId: string;
  /** The position after which to start. */
  readonly after: number;
  /** Receives the next changes, in order, each once. If it throws, the same changes come again. */
  readonly onChanges: (found: readonly LoggedChange[]) => void | Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Reads a user's changes from a position on, from all instances. Returns how to stop. */
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
      // A notification may arrive during the read, and a full page is rarely the last one.
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

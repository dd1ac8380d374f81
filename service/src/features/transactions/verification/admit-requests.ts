import type { Database } from '../../../platform/db/database.ts';
import type { TransactionDeps } from '../deps.ts';
import { readLine } from './queue-state.ts';

/** Whoever comes later waits for a new reading, which all of them share. */
const READ_AGAIN_AFTER_MS = 1_000;
/** One arbiter judges as many within seconds: however long they have waited for it to start, they are no load. */
const FEW = 100;

interface Bounds {
  /** Requests that may wait for the arbiters of one service; null: any number. */
  readonly requests: number | null;
  /** How long the next of them may have waited; null: for ever. */
  readonly seconds: number | null;
}

interface AdmissionDeps {
  readonly db: Database;
  readonly bounds: Bounds;
  readonly now: () => number;
  readonly onRefused: (bound: keyof Bounds) => void;
}

/** What an instance knows of the requests that wait for one service. */
interface Line {
  /** As it was read last, from the database that all instances share. */
  waiting: number;
  nextWaitedSeconds: number;
  readAt: number;
  reading: Promise<void> | null;
  /** Those that we admitted and that are not stored yet. */
  underWay: number;
  /** Those that we admitted and that the reading may not have seen. */
  unseen: number;
}

/**
 * Refuses new requests while too many wait for their arbiters. An instance counts what it admits on top of each reading, so
 * that of a burst it takes no more than there is room for, and n instances at most n times as many.
 */
export function createAdmission({ db, bounds, now, onRefused }: AdmissionDeps): TransactionDeps['admit'] {
  if (bounds.requests === null && bounds.seconds === null) return (_serviceId, work) => work();
  const most = Math.max(bounds.requests ?? 0, FEW);
  const lines = new Map<number, Line>();

  async function read(serviceId: number, line: Line): Promise<void> {
    // They may commit after the statement has looked. Nobody else is admitted until it answers.
    const unseen = line.underWay;
    Object.assign(line, await readLine(db, serviceId, most), { unseen, readAt: now() });
  }

  return async (serviceId, work) => {
    const line = lines.get(serviceId) ?? newLine();
    lines.set(serviceId, line);
    if (Math.abs(now() - line.readAt) > READ_AGAIN_AFTER_MS) {
      line.reading ??= read(serviceId, line).finally(() => {
        line.reading = null;
      });
      await line.reading;
    }
    const exceeded = findExceeded(bounds, line);
    if (exceeded) {
      onRefused(exceeded);
      return null;
    }
    line.underWay += 1;
    line.unseen += 1;
    try {
      return await work();
    } finally {
      line.underWay -= 1;
    }
  };
}

const newLine = (): Line => ({
  waiting: 0,
  nextWaitedSeconds: 0,
  readAt: Number.NEGATIVE_INFINITY,
  reading: null,
  underWay: 0,
  unseen: 0,
});

function findExceeded({ requests, seconds }: Bounds, line: Line): keyof Bounds | null {
  const waiting = line.waiting + line.unseen;
  if (requests !== null && waiting >= requests) return 'requests';
  if (seconds !== null && waiting >= FEW && line.nextWaitedSeconds > seconds) return 'seconds';
  return null;
}

import type { Database } from '../../../platform/db/database.ts';
import type { TransactionDeps, WaitingBound } from '../base/deps.ts';
import { readLine, readOwnLine } from './queue-state.ts';

/** A later request waits for a new reading, which all concurrent requests share. */
const READ_AGAIN_AFTER_MS = 1_000;
/** One arbiter judges this many within seconds: however long they have waited for it to start, they are not a load. */
const FEW = 100;
/**
 * The maximum number of cached lines; lines with requests under way may exceed it. Each removal costs a new reading.
 */
const MOST_LINES = 10_000;

interface Bounds extends Record<WaitingBound, number | null> {
  /** The maximum number of requests that wait for the arbiters of one service; null: no limit. */
  readonly requests: number | null;
  /** The same for the requests of one owner. */
  readonly requestsPerUser: number | null;
  /** The maximum waiting time of the next request; null: no limit. */
  readonly seconds: number | null;
}

interface AdmissionDeps {
  readonly db: Database;
  readonly bounds: Bounds;
  readonly now: () => number;
  readonly onRefused: (bound: WaitingBound) => void;
}

/** The waiting requests in the database, which all instances share. */
interface Reading {
  readonly waiting: number;
  readonly nextWaitedSeconds?: number;
}

/** An instance's count of the requests that wait for one service, of all owners or of one. */
interface Line {
  last: Reading;
  readAt: number;
  reading: Promise<void> | null;
  /** Admitted requests that are not stored yet. */
  underWay: number;
  /** Admitted requests that the last reading may not include. */
  unseen: number;
}

/**
 * Refuses new requests while too many wait for their arbiters. An instance adds the requests that it admits to each
 * reading, so that in a burst it admits no more than the limit, and n instances at most n times as many.
 */
export function createAdmission({ db, bounds, now, onRefused }: AdmissionDeps): TransactionDeps['admit'] {
  const { requests, requestsPerUser, seconds } = bounds;
  const most = Math.max(requests ?? 0, FEW);
  const look = createLines(now);

  function refuse(bound: WaitingBound): WaitingBound {
    onRefused(bound);
    return bound;
  }

  return async (serviceId, userId, work) => {
    const [own, all] = await Promise.all([
      requestsPerUser === null
        ? null
        : look(`${serviceId} ${userId}`, () => readOwnLine(db, serviceId, userId, requestsPerUser)),
      requests === null && seconds === null ? null : look(`${serviceId}`, () => readLine(db, serviceId, most)),
    ]);
    // No `await` until both lines are counted: no other request may be checked in between.
    if (own && requestsPerUser !== null && waitingIn(own) >= requestsPerUser) return refuse('requestsPerUser');
    if (all && requests !== null && waitingIn(all) >= requests) return refuse('requests');
    const isLate = seconds !== null && (all?.last.nextWaitedSeconds ?? 0) > seconds;
    if (all && isLate && waitingIn(all) >= FEW) return refuse('seconds');
    const joined = [own, all].filter((line) => line !== null);
    for (const line of joined) {
      line.underWay += 1;
      line.unseen += 1;
    }
    try {
      return await work();
    } finally {
      for (const line of joined) line.underWay -= 1;
    }
  };
}

const waitingIn = ({ last, unseen }: Line) => last.waiting + unseen;

/** The lines of an instance, each read again when its last reading is too old. */
function createLines(now: () => number) {
  const lines = new Map<string, Line>();
  const isOld = ({ readAt }: Line) => Math.abs(now() - readAt) > READ_AGAIN_AFTER_MS;

  async function readAnew(line: Line, read: () => Promise<Reading | undefined>): Promise<void> {
    // Requests under way may commit after the statement started, and others may be admitted before it returns.
    const seen = line.unseen - line.underWay;
    const last = await read();
    if (last) Object.assign(line, { last, unseen: line.unseen - seen, readAt: now() });
  }

  return async (key: string, read: () => Promise<Reading | undefined>): Promise<Line> => {
    if (lines.size >= MOST_LINES) {
      for (const [each, line] of lines) if (isOld(line) && line.underWay === 0 && !line.reading) lines.delete(each);
    }
    const line = lines.get(key) ?? newLine();
    lines.set(key, line);
    if (isOld(line)) {
      line.reading ??= readAnew(line, read).finally(() => {
        line.reading = null;
      });
      await line.reading;
    }
    return line;
  };
}

const newLine = (): Line => ({
  last: { waiting: 0 },
  readAt: Number.NEGATIVE_INFINITY,
  reading: null,
  underWay: 0,
  unseen: 0,
});

import type { Database } from '../../../platform/db/database.ts';
import type { TransactionDeps, WaitingBound } from '../base/deps.ts';
import { readLine, readOwnLine } from './queue-state.ts';

/** Whoever comes later waits for a new reading, which all of them share. */
const READ_AGAIN_AFTER_MS = 1_000;
/** One arbiter judges as many within seconds: however long they have waited for it to start, they are no load. */
const FEW = 100;
/** Lines that are remembered, unless requests are just joining them: each costs a reading to forget. */
const MOST_LINES = 10_000;

interface Bounds extends Record<WaitingBound, number | null> {
  /** Requests that may wait for the arbiters of one service; null: any number. */
  readonly requests: number | null;
  /** As `requests`, of one owner. */
  readonly requestsPerUser: number | null;
  /** How long the next of them may have waited; null: for ever. */
  readonly seconds: number | null;
}

interface AdmissionDeps {
  readonly db: Database;
  readonly bounds: Bounds;
  readonly now: () => number;
  readonly onRefused: (bound: WaitingBound) => void;
}

/** As the requests that wait stand in the database that all instances share. */
interface Reading {
  readonly waiting: number;
  readonly nextWaitedSeconds?: number;
}

/** What an instance knows of the requests that wait for one service, all or those of one owner. */
interface Line {
  last: Reading;
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

/** The lines of an instance, each read again where its last reading is too old. */
function createLines(now: () => number) {
  const lines = new Map<string, Line>();
  const isOld = ({ readAt }: Line) => Math.abs(now() - readAt) > READ_AGAIN_AFTER_MS;

  async function readAnew(line: Line, read: () => Promise<Reading | undefined>): Promise<void> {
    // Those under way may commit after the statement has looked, and others may be admitted before it answers.
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

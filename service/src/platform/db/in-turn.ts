import { DatabaseBusy } from './database-busy.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { prepareOnce } from './prepare-once.ts';

/** The maximum length of a line: further callers would not be answered in time. */
const MAX_WAITING = 500;

type InTurn = <Result>(line: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Work that needs the same database lock queues here instead: without a connection, which others need, and without the
 * statement timeout, which would run out for the last in the queue. The lock is still needed, for other instances. Each
 * database has its own lines, so that one pool never waits for another.
 */
export const inTurn = prepareOnce((): InTurn => {
  const lines = new Map<string, PromiseWithResolvers<void>[]>();

  return async (line, work) => {
    const waiting = lines.get(line);
    if (waiting && waiting.length >= MAX_WAITING) throw new DatabaseBusy();
    if (waiting) {
      const turn = Promise.withResolvers<void>();
      waiting.push(turn);
      await turn.promise;
    } else {
      lines.set(line, []);
    }
    try {
      return await work();
    } catch (error) {
      // The others would fail too, one after the other, and the last would wait for minutes.
      if (isDatabaseUnavailable(error)) for (const { reject } of lines.get(line)?.splice(0) ?? []) reject(error);
      throw error;
    } finally {
      const next = lines.get(line)?.shift();
      if (next) next.resolve();
      else lines.delete(line);
    }
  };
});

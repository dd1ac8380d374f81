import { DatabaseBusy } from './database-busy.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { prepareOnce } from './prepare-once.ts';

/** Of one line. Whoever joined a longer one would not be answered in time. */
const MAX_WAITING = 500;

type InTurn = <Result>(line: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Work that would wait for the same lock of the database waits here instead: without a connection, which others need, and
 * without the time limit of a statement, which a busy process uses up for those at the end. The lock itself is still
 * needed, for other instances. Each database has lines of its own, so that those of one pool wait for nobody in another.
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
      // The next would meet the same, one after the other, and the last would hang for minutes.
      if (isDatabaseUnavailable(error)) for (const { reject } of lines.get(line)?.splice(0) ?? []) reject(error);
      throw error;
    } finally {
      const next = lines.get(line)?.shift();
      if (next) next.resolve();
      else lines.delete(line);
    }
  };
});

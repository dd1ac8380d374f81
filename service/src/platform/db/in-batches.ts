import { DatabaseBusy } from './database-busy.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

/** The batch size of one statement; the rest goes with the next one. */
const MAX_BATCH = 1_000;
/** The maximum queue: further callers would not be answered in time. */
const MAX_WAITING = 20_000;

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Batches work that costs little more for many items than for one. Items that arrive during a batch form the next one,
 * so that any number of callers needs one connection, and a single item does not wait. `work` returns a result for each
 * item.
 */
export function inBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isWorking = false;

  async function workOff(): Promise<void> {
    isWorking = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH);
      try {
        const results = await work(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
      } catch (error) {
        for (const { reject } of batch) reject(error);
        // The next batch would only fail too, and its items have waited as long.
        if (isDatabaseUnavailable(error)) for (const { reject } of waiting.splice(0)) reject(error);
      }
    }
    isWorking = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MAX_WAITING) return reject(new DatabaseBusy());
      waiting.push({ item, resolve, reject });
      if (!isWorking) void workOff();
    });
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@countersign/edge';
import type { Changes } from './changes/changes.ts';

/** The polling interval, in case a process dies between its commit and the notification. */
const LOOK_AGAIN_AFTER_SECONDS = 15;
const TRY_AGAIN_AFTER_SECONDS = 5;
/** A due item that was not leased is just being leased elsewhere. */
const PAUSE_SECONDS = 0.05;

/** Rows that represent work, each leased by one worker over all instances. */
interface Workload<Item> {
  /** For the log, such as `releases`. */
  readonly name: string;
  /** The topic of new work. */
  readonly topic: string;
  readonly changes: Pick<Changes, 'subscribe'>;
  readonly log: Log;
  /** Concurrent items, so that slow ones do not use all connections. */
  readonly mostAtOnce: number;
  /** The maximum of concurrent items per party, so that one with thousands delays no other party. */
  readonly fairShare: number;
  /** The log fields of an item. */
  readonly about: (item: Item) => object;
  /** Its party. */
  readonly partyOf: (item: Item) => string;
  /** Leases due items, the oldest first, except those of crowded parties. */
  readonly takeDue: (max: number, crowded: readonly string[]) => Promise<readonly Item[]>;
  /** The time until the next item of an uncrowded party is due; null if there is none. */
  readonly secondsUntilDue: (crowded: readonly string[]) => Promise<number | null>;
  /** If it throws, the lease ends and the item is retried. */
  readonly work: (item: Item) => Promise<void>;
  readonly lookAgainAfterSeconds?: number;
  /** How long a stop waits for active items; the leases of the rest end. Default: unlimited. */
  readonly patienceMs?: number;
}

export interface RunningWork {
  /** Lets active items finish. */
  stop(): Promise<void>;
}

/** Processes due items on every instance. Without any, a poll is one index lookup. */
export function workOff<Item>(load: Workload<Item>): RunningWork {
  const { name, log, mostAtOnce, fairShare, lookAgainAfterSeconds = LOOK_AGAIN_AFTER_SECONDS } = load;
  /** By party. */
  const atWork = new Map<Promise<void>, string>();
  let isStopped = false;
  let ring = () => {};
  const unsubscribe = load.changes.subscribe(load.topic, () => ring());

  function begin(item: Item): void {
    const done = load
      .work(item)
      .catch((err) => log.warn({ err, workload: name, ...load.about(item) }, 'work failed, will retry'))
      .then(() => {
        atWork.delete(done);
        ring();
      });
    atWork.set(done, load.partyOf(item));
  }

  const listCrowded = () =>
    [...Map.groupBy(atWork.values(), (party) => party)]
      .filter(([, { length }]) => length >= fairShare)
      .map(([party]) => party);

  /** Leases a few at a time, so that no party gets more than two shares. Returns how long there is nothing to do. */
  async function look(): Promise<number> {
    for (;;) {
      const portion = Math.min(mostAtOnce - atWork.size, fairShare);
      if (portion === 0) return lookAgainAfterSeconds;
      const seconds = (await load.secondsUntilDue(listCrowded())) ?? lookAgainAfterSeconds;
      if (seconds > 0) return Math.min(Math.max(seconds, PAUSE_SECONDS), lookAgainAfterSeconds);
      const taken = await load.takeDue(portion, listCrowded());
      taken.forEach(begin);
      if (taken.length === 0) return PAUSE_SECONDS;
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      // Subscribed before the read, so that nothing is missed between the two.
      const bell = Promise.withResolvers<void>();
      ring = bell.resolve;
      const seconds = await look().catch((err) => {
        log.warn({ err, workload: name }, 'looking for work failed, will retry');
        return TRY_AGAIN_AFTER_SECONDS;
      });
      const timer = setTimeout(bell.resolve, Math.ceil(seconds * 1000));
      if (!isStopped) await bell.promise;
      clearTimeout(timer);
    }
  }

  const running = run();
  return {
    async stop() {
      isStopped = true;
      unsubscribe();
      ring();
      await running;
      const ended = Promise.all(atWork.keys());
      const { patienceMs } = load;
      await (patienceMs === undefined ? ended : Promise.race([ended, sleep(patienceMs, null, { ref: false })]));
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '@countersign/edge';
import type { Changes } from './changes/changes.ts';

/** However well others tell, look again after that: a process may die between its commit and telling. */
const LOOK_AGAIN_AFTER_SECONDS = 15;
const TRY_AGAIN_AFTER_SECONDS = 5;
/** What is due and was not taken is just being taken elsewhere. */
const PAUSE_SECONDS = 0.05;

/** Rows that are work, each held by one worker of all instances until a time on it. */
interface Workload<Item> {
  /** For the log, such as `releases`. */
  readonly name: string;
  /** Where it is told that there may be something to do. */
  readonly topic: string;
  readonly changes: Pick<Changes, 'subscribe'>;
  readonly log: Log;
  /** At a time, so that somebody slow does not take all connections. */
  readonly mostAtOnce: number;
  /** Whoever has so many at work gets no more, so that one with thousands keeps nobody else waiting. */
  readonly fairShare: number;
  /** What the log says of it. */
  readonly about: (item: Item) => object;
  /** Whose it is. */
  readonly partyOf: (item: Item) => string;
  /** Holds what is due, the longest first, but none of the crowded parties. */
  readonly takeDue: (max: number, crowded: readonly string[]) => Promise<readonly Item[]>;
  /** Until the next one is due that is not of the crowded parties; null where none is open. */
  readonly secondsUntilDue: (crowded: readonly string[]) => Promise<number | null>;
  /** Where it throws, the hold ends and the item is looked at again. */
  readonly work: (item: Item) => Promise<void>;
  readonly lookAgainAfterSeconds?: number;
  /** How long a stop waits for what is at work; the hold of the rest ends. Default: as long as it takes. */
  readonly patienceMs?: number;
}

export interface RunningWork {
  /** Lets what is at work come to its end. */
  stop(): Promise<void>;
}

/** Takes what is due, on every instance. Where nothing is, a look at an index is all. */
export function workOff<Item>(load: Workload<Item>): RunningWork {
  const { name, log, mostAtOnce, fairShare, lookAgainAfterSeconds = LOOK_AGAIN_AFTER_SECONDS } = load;
  /** By whose they are. */
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

  /** Takes a few at a time, so that nobody gets more than two shares. Gives how long there is nothing to do. */
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
      // Hung up before the look, so that nothing is missed between the two.
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

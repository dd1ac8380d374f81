import { releaseTopic } from '../../platform/changes/changes.ts';
import type { ReleaseDeps } from './deps.ts';
import { driveRelease } from './drive-release.ts';
import { secondsUntilDue, type TakenRelease, takeDue } from './store.ts';

/** At a time, so that a slow provider does not take all connections. */
const MOST_AT_ONCE = 16;
/** Whoever has so many at work gets no more, so that a user with thousands of open orders keeps nobody else waiting. */
const FAIR_SHARE = 4;
/** However well others tell, look again after that: a process may die between its commit and telling. */
const LOOK_AGAIN_AFTER_SECONDS = 5;
/** What is due and was not taken is just being taken elsewhere. */
const PAUSE_SECONDS = 0.05;

export interface RunningReleases {
  /** Lets what is at work come to its end. */
  stop(): Promise<void>;
}

/** Takes what is due, on every instance; each order is leased to one of them. Where nothing is, a look at an index is all. */
export function startReleases(deps: ReleaseDeps): RunningReleases {
  const { db, changes, log } = deps;
  /** By whose they are. */
  const atWork = new Map<Promise<void>, string>();
  let isStopped = false;
  let ring = () => {};
  const unsubscribe = changes.subscribe(releaseTopic, () => ring());

  function work(release: TakenRelease): void {
    const done = driveRelease(deps, release, { refusalIsFinal: false })
      // Its lease ends, and it is looked at again.
      .catch((err) => log.warn({ err, requestHash: release.externalId }, 'release failed, will retry'))
      .then(() => {
        atWork.delete(done);
        ring();
      });
    atWork.set(done, release.userId);
  }

  const listCrowded = () =>
    [...Map.groupBy(atWork.values(), (userId) => userId)]
      .filter(([, { length }]) => length >= FAIR_SHARE)
      .map(([userId]) => userId);

  /** Takes a few at a time, so that no user gets more than two shares. Gives how long there is nothing to do. */
  async function look(): Promise<number> {
    for (let isMore = true; isMore; ) {
      const portion = Math.min(MOST_AT_ONCE - atWork.size, FAIR_SHARE);
      if (portion === 0) return LOOK_AGAIN_AFTER_SECONDS;
      const taken = await takeDue(db, portion, listCrowded());
      taken.forEach(work);
      isMore = taken.length === portion;
    }
    const seconds = (await secondsUntilDue(db, listCrowded())) ?? LOOK_AGAIN_AFTER_SECONDS;
    return Math.min(Math.max(seconds, PAUSE_SECONDS), LOOK_AGAIN_AFTER_SECONDS);
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      // Hung up before the look, so that nothing is missed between the two.
      const bell = Promise.withResolvers<void>();
      ring = bell.resolve;
      const seconds = await look().catch((err) => {
        log.warn({ err }, 'releases could not be looked for, will retry');
        return LOOK_AGAIN_AFTER_SECONDS;
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
      await Promise.all(atWork.keys());
    },
  };
}

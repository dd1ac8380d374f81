import { setTimeout as sleep } from 'node:timers/promises';

/** Each query opens its own connection, which takes resources from a restarting server. */
const POLL_MS = 100;
/** The limit after which it counts as not recovered. */
const GIVE_UP_SECONDS = 300;

export const secondsSince = (moment: number): number => (performance.now() - moment) / 1_000;

export async function until(isDone: () => Promise<boolean>, what: string): Promise<void> {
  for (const startedAt = performance.now(); !(await isDone()); await sleep(POLL_MS)) {
    if (secondsSince(startedAt) > GIVE_UP_SECONDS) throw new Error(`${what}: not within ${GIVE_UP_SECONDS} s`);
  }
}

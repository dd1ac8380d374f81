import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Counts } from './load.ts';
import { signalAll } from './processes.ts';
import { keepProbing, type Probed, type Site, untilNextVerdict } from './site.ts';
import { secondsSince, until } from './until.ts';
import type { Kind, Program } from './world.ts';

/** The preparation of a world for faults that need one. */
export type Preparation = 'none' | 'small disk' | 'slow disk' | 'other clock';

interface Outcome {
  /** From the fault, or from its end if it lasts, to the next verdict. */
  readonly recoverySeconds: number | null;
  /** Of a kill: the writes that were sent and not yet answered. */
  readonly inFlight?: number;
  /** Further observations, in words. */
  readonly seen?: string;
  /** Violated expectations. */
  readonly violations: readonly string[];
}

export interface Fault {
  readonly name: string;
  readonly does: string;
  readonly holds: string;
  readonly undone: string;
  readonly on: readonly Kind[];
  readonly needs: Preparation;
  /** Rounds of the main faults; others get a tenth. */
  readonly isKill: boolean;
  /** The maximum recovery time. */
  readonly limitSeconds: number | null;
  run(site: Site): Promise<Outcome>;
}

export const both: readonly Kind[] = ['embedded', 'postgres'];
export const lossless = 'nothing acknowledged is lost, half-written or doubled';

/** The number of rounds of each fault, and of a whole run. */
export const ROUNDS = 20;
export const roundsOf = ({ isKill }: Fault, rounds: number): number => (isKill ? rounds : Math.ceil(rounds / 10));

/** The minimum number of writes in flight at a kill. */
const UNDER_LOAD = 10;

/** The processes, once they run and the time has come. */
async function untilAlive(pidsOf: () => Promise<readonly number[]>, isNow = () => true): Promise<readonly number[]> {
  let pids: readonly number[] = [];
  await until(async () => {
    if (!isNow()) return false;
    // Not earlier: the pid may have been reused, and the database has other backends.
    pids = (await pidsOf()).filter((pid) => pid > 0);
    return pids.length > 0 && isNow();
  }, 'a living process under load');
  return pids;
}

/** Kills processes while the agents write, and reports how many writes were in flight. */
export async function killUnderLoad({ load }: Site, pidsOf: () => Promise<readonly number[]>): Promise<number> {
  const pids = await untilAlive(pidsOf, () => load.inFlight() >= UNDER_LOAD);
  const inFlight = load.inFlight();
  signalAll(pids, 'SIGKILL');
  return inFlight;
}

export const kill = (name: string, program: Program, limitSeconds: number, on = both): Fault => ({
  name,
  does: `kill -9 of the ${name.split(' ')[0]} under write load`,
  holds: lossless,
  undone: '`npm start` restarts it',
  on,
  needs: 'none',
  isKill: true,
  limitSeconds,
  async run(site) {
    const inFlight = await killUnderLoad(site, async () => [await site.world.pidOf(program)]);
    const startedAt = performance.now();
    await untilNextVerdict(site);
    return { recoverySeconds: secondsSince(startedAt), inFlight, violations: [] };
  },
});

export const freeze = (name: string, pidsOf: (site: Site) => Promise<readonly number[]>, on = both): Fault => ({
  name,
  does: 'SIGSTOP for longer than a lease and a statement may take',
  holds: `${lossless}; no request waits for more than 15 s`,
  undone: 'SIGCONT',
  on,
  needs: 'none',
  isKill: false,
  limitSeconds: null,
  async run(site) {
    const pids = await untilAlive(() => pidsOf(site));
    await site.load.takeCounts();
    signalAll(pids, 'SIGSTOP');
    await sleep(site.outageSeconds * 1_000);
    const startedAt = performance.now();
    signalAll(pids, 'SIGCONT');
    await untilNextVerdict(site);
    const recoverySeconds = secondsSince(startedAt);
    const counts = await site.load.takeCounts();
    return { recoverySeconds, seen: answersOf(counts), violations: hungOf(counts) };
  },
});

export const slowest = (probes: readonly Probed[]) => Math.max(0, ...probes.map(({ milliseconds }) => milliseconds));
export const inSeconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
export const statusesOf = (probes: readonly Probed[]) => [...new Set(probes.map(({ status }) => status))].join(', ');

export const answersOf = ({ outcomes, slowestMs }: Counts) =>
  `answers ${JSON.stringify(outcomes)}, slowest ${inSeconds(slowestMs)}`;
export const hungOf = ({ hung }: Counts) => (hung > 0 ? [`${hung} requests were not answered in 15 s`] : []);

interface Outage {
  readonly counts: Counts;
  readonly seen: string;
  readonly violations: readonly string[];
}

/** During an outage of the database: the process lives, reports that it is not ready, and answers without delay. */
export async function duringOutage(site: Site, seconds: number): Promise<Outage> {
  await site.load.takeCounts();
  const ends = ['/health/live', '/health/ready', '/.well-known/jwks.json'].map((path) => keepProbing(site.world, path));
  await sleep(seconds * 1_000);
  const [live = [], ready = []] = await Promise.all(ends.map((end) => end()));
  const counts = await site.load.takeCounts();
  const violations = hungOf(counts);
  if (live.some(({ status }) => status !== 200)) violations.push(`live answered ${statusesOf(live)}`);
  if (ready.at(-1)?.status !== 503) violations.push(`ready answered ${ready.at(-1)?.status} at the end`);
  const seen = `live ${statusesOf(live)}, ready ${statusesOf(ready)}, slowest probe ${inSeconds(Math.max(slowest(live), slowest(ready)))}; ${answersOf(counts)}`;
  return { counts, seen, violations };
}

/** Fills the disk, and keeps it full. */
export function fillDisk(directory: string): () => void {
  const file = join(directory, 'filler');
  const descriptor = openSync(file, 'w');
  const chunk = Buffer.alloc(64 * 1024);
  const fill = () => {
    for (let size = chunk.length; size >= 512; ) {
      try {
        writeSync(descriptor, chunk, 0, size);
      } catch {
        size /= 2;
      }
    }
  };
  fill();
  const again = setInterval(fill, 100);
  return () => {
    clearInterval(again);
    closeSync(descriptor);
    rmSync(file);
  };
}

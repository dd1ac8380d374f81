import type { Subject } from '../held/start-subject.ts';
import { withDatabase } from '../setting/database.ts';
import { findFreePort } from '../setting/find-free-port.ts';
import { familyMs } from '../setting/processor-time.ts';
import { withSubject } from '../setting/with-subject.ts';
import { compare, type Pair, type PairSetting, type Share, startAsker } from './compare.ts';
import { DECIDED, EACH, type Held, type Holder, holdPolls, holdStreams, USERS } from './measure-held.ts';
import { measureIdle, measureValidate, measureVerdict } from './measure-whole.ts';
import { pairs } from './pairs.ts';
import { reportHeld } from './report-held.ts';
import type { Result } from './results.ts';
import { withWhole } from './whole.ts';
import { makeWorld, type World } from './world.ts';

export interface Row {
  readonly name: string;
  readonly what: string;
  /** A description of the floor, if there is one. */
  readonly floor?: string;
}

/** Called for each row, when it is measured. */
type OnResult = (name: string, measure: () => Promise<Result>) => Promise<void>;

interface Asked {
  readonly names: ReadonlySet<string>;
  readonly slices: number;
}

/** Rows that share a setting, because creating it takes longer than measuring a row. */
interface Group {
  readonly rows: readonly Row[];
  measure(asked: Asked, onResult: OnResult): Promise<void>;
}

const program = (name: string) => new URL(`start-${name}.ts`, import.meta.url);
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

const pairGroup: Group = {
  rows: pairs,
  measure: ({ names, slices }, onResult) =>
    withDatabase(async (clusterUrl, postmaster) => {
      // A service creates the floor's database, and then stops.
      const floorWorld = await makeWorld(clusterUrl, 'floor');
      await floorWorld.stop();
      const asker = await startAsker();
      await withSubject<{ url: string; world: World }>(program('product'), [clusterUrl], (product) =>
        withSubject<{ url: string }>(program('floor'), [floorWorld.world.databaseUrl], async (floor) => {
          const sides = { floor: { ...floor, world: floorWorld.world }, product };
          for (const pair of pairs.filter(({ name }) => names.has(name))) {
            await onResult(pair.name, () => measurePair(pair, { asker, postmaster, sides, slices }));
          }
        }),
      ).finally(asker.stop);
    }),
};

const showShare = ({ low, middle, high }: Share) => `${percent(middle)} (${percent(low)} to ${percent(high)})`;

async function measurePair(pair: Pair, setting: PairSetting): Promise<Result> {
  const compared = await compare(pair, setting);
  return {
    figures: [
      {
        what: 'requests a second, of the floor',
        target: `at least ${percent(pair.least)}`,
        measured: showShare(compared.throughput),
        isMet: compared.throughput.middle >= pair.least,
      },
      { what: 'requests for the same processor time', target: '', measured: showShare(compared.thrift), isMet: null },
    ],
    compared,
  };
}

const wholeGroup: Group = {
  rows: [
    { name: 'validate', what: '`POST /validate`, one request after the other' },
    { name: 'verdict', what: 'one verdict, with everything that `npm start` runs' },
    { name: 'idle', what: 'everything that `npm start` runs, asked for nothing' },
  ],
  measure: ({ names }, onResult) =>
    withWhole(async (whole) => {
      const startMs = familyMs(whole.pid);
      const asker = await startAsker();
      const measures = {
        idle: () => measureIdle(whole, startMs),
        validate: () => measureValidate(whole, asker),
        verdict: () => measureVerdict(whole),
      };
      try {
        for (const [name, measure] of Object.entries(measures)) if (names.has(name)) await onResult(name, measure);
      } finally {
        asker.stop();
      }
    }),
};

const heldGroup: Group = {
  rows: [
    { name: 'polls', what: '5,000 polls with `wait=25`, held at the same time' },
    { name: 'streams', what: '5,000 event streams, open at the same time' },
  ],
  async measure({ names }, onResult) {
    const measures = { polls: holdPolls, streams: holdStreams };
    for (const [name, hold] of Object.entries(measures).filter(([each]) => names.has(each))) {
      // Each uses a new database: decided requests cannot be polled again.
      await withDatabase((databaseUrl, postmaster) => onResult(name, () => measureHeld(hold, databaseUrl, postmaster)));
    }
  },
};

/** First the product, then the floor on the same database: both at once would be four processes on two cores. */
async function measureHeld(
  hold: (holder: Holder) => Promise<Held>,
  databaseUrl: string,
  postmaster: number,
): Promise<Result> {
  const port = String(await findFreePort());
  const pausesUrl = `http://127.0.0.1:${port}`;
  const measured: Held[] = [];
  const subjects: Subject[] = [];
  const made = [databaseUrl, String(USERS), String(EACH + DECIDED), port];
  await withSubject<Subject>(program('held-product'), made, async ({ pid, ...subject }) => {
    subjects.push(subject);
    measured.push(await hold({ ...subject, users: pick(subject, 0), pid, postmaster, pausesUrl }));
  });
  await withSubject<{ url: string }>(program('held-floor'), [databaseUrl, port], async ({ pid, url }) => {
    const [subject] = subjects as [Subject];
    // Skips the requests that were decided with the product.
    measured.push(await hold({ ...subject, url, users: pick(subject, DECIDED), pid, postmaster, pausesUrl }));
  });
  const [product, floor] = measured as [Held, Held];
  return reportHeld({ product, floor });
}

/** One slice of each user's requests, from this index on. */
const pick = ({ users }: Subject, from: number) =>
  users.map((user) => ({ ...user, requestHashes: user.requestHashes.slice(from, from + EACH) }));

export const groups: readonly Group[] = [pairGroup, wholeGroup, heldGroup];

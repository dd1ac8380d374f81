import type { Subject } from '../held/start-subject.ts';
import { withDatabase } from '../setting/database.ts';
import { familyMs } from '../setting/processor-time.ts';
import { withSubject } from '../setting/with-subject.ts';
import { compare, type Pair, type PairSetting, type Share, startAsker } from './compare.ts';
import { EACH, measurePolls, measureStreams, USERS } from './measure-held.ts';
import { measureIdle, measureValidate, measureVerdict } from './measure-whole.ts';
import { pairs } from './pairs.ts';
import type { Result } from './results.ts';
import { withWhole } from './whole.ts';
import { makeWorld, type World } from './world.ts';

export interface Row {
  readonly name: string;
  readonly what: string;
  /** What the floor does, where one runs beside it. */
  readonly floor?: string;
}

/** Told of each row's result as soon as it is there. */
type OnResult = (name: string, measure: () => Promise<Result>) => Promise<void>;

interface Asked {
  readonly names: ReadonlySet<string>;
  readonly slices: number;
}

/** Rows that share one setting, which takes longer to make than a row to measure. */
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
      // The floor's database is made by a service, which then leaves.
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
    const measures = { polls: measurePolls, streams: measureStreams };
    for (const [name, measure] of Object.entries(measures).filter(([each]) => names.has(each))) {
      // Each on a database of its own: those that were decided are not waited for any more.
      await withDatabase((databaseUrl, postmaster) =>
        withSubject<Subject>(
          new URL('../held/start-subject.ts', import.meta.url),
          [databaseUrl, String(USERS), String(EACH)],
          (subject) => onResult(name, () => measure({ ...subject, postmaster })),
        ),
      );
    }
  },
};

export const groups: readonly Group[] = [pairGroup, wholeGroup, heldGroup];

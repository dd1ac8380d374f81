import { readSwitch } from '@countersign/edge/environment';
import { defineConfig } from 'vitest/config';
import { readContract } from '../scripts/check/contract/clauses.ts';
import ContractReporter from './contract-reporter.ts';
import LongestFirst from './longest-first.ts';
import { thorough } from './thorough.ts';

const { clauses } = readContract();
const isWhole = readSwitch(process.env, 'COUNTERSIGN_WHOLE_SUITE');
const all = '*/**/*.test.ts';
const notOurs = ['**/node_modules/**', '.cache/**', '.data/**'];
/** They replace a module or a global, so no other test may run next to them. */
const mocking = [
  'validator/src/whole/explanation-fails.test.ts',
  'validator/src/whole/no-network.test.ts',
  'service/src/features/api-keys/constant-time.test.ts',
  'sdk/src/polling.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['./harness/src/database/database-cluster.ts'],
    // Twice the cores that we count on: many tests wait for something most of their time.
    maxWorkers: 4,
    // Room for what lives as long as one request: the collector has to run half as often.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    // Patience with a machine that does much else; no test asserts a time by it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Where 17,000 tests with real processes decide together, one that loses a race is named, and tried once more (decision 39).
    retry: isWhole ? 1 : 0,
    // Clauses of the contract, for `--tagsFilter`. The reporter names those that no chapter states.
    tags: clauses.map(({ id }) => ({ name: id })),
    strictTags: false,
    expect: { poll: { timeout: 40_000 } },
    reporters: [
      'default',
      new ContractReporter({
        clauses,
        whole: isWhole,
        leftOut: readSwitch(process.env, 'COUNTERSIGN_QUICK_SUITE') ? thorough.length : 0,
      }),
    ],
    projects: [
      // Reloading the modules for every file takes as long as the tests in it.
      {
        extends: true,
        test: {
          name: 'together',
          include: [all],
          exclude: [...notOurs, ...mocking, ...thorough],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'thorough', include: thorough, exclude: notOurs, isolate: false } },
      { extends: true, test: { name: 'apart', include: mocking, exclude: notOurs } },
    ],
  },
});

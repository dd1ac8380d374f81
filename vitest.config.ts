import { defineConfig } from 'vitest/config';
import LongestFirst from './test/longest-first.ts';
import RequirementReporter from './test/requirement-reporter.ts';

const all = '*/**/*.test.ts';
const notOurs = ['**/node_modules/**', '.cache/**', '.data/**'];
/** They put something else in the place of a module, and must not leave it there for others. */
const mocking = ['validator/src/explanation-fails.test.ts', 'service/src/features/api-keys/constant-time.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['./test/harness/database-cluster.ts'],
    // One more than the cores that we count on: many tests wait for something most of their time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Patience with a machine that does much else; no test asserts a time by it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', new RequirementReporter({ whole: process.env.COUNTERSIGN_WHOLE_SUITE === '1' })],
    projects: [
      // To load the modules anew for every file takes as long as the tests in it.
      { extends: true, test: { name: 'together', include: [all], exclude: [...notOurs, ...mocking], isolate: false } },
      { extends: true, test: { name: 'apart', include: mocking, exclude: notOurs } },
    ],
  },
});

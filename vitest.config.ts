import { defineConfig } from 'vitest/config';
import RequirementReporter from './test/requirement-reporter.ts';

export default defineConfig({
  test: {
    include: ['*/**/*.test.ts'],
    exclude: ['**/node_modules/**', '.cache/**', '.data/**'],
    globalSetup: ['./test/harness/database-cluster.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ['default', new RequirementReporter({ whole: process.env.COUNTERSIGN_WHOLE_SUITE === '1' })],
  },
});

/**
 * What takes a minute by its nature: a machine that has nothing installed yet, packages built and installed, processes killed
 * at every step. Nothing else depends on it from one change to the next, so that `npm test` leaves it to `npm run
 * test:thorough` and `.ci/run`. Those that take longest come first.
 */
export const thorough = [
  'test/fresh-clone',
  'test/start',
  'test/pair',
  'test/orion-service-killed',
  'test/orion-killed',
  'test/operations-under-load',
  'test/rolling-upgrade',
  'test/failover',
  'test/killed-under-load',
  'test/releases-killed',
  'test/sdk',
  'test/examples',
  'test/recipes',
  'test/process',
  'test/documented-commands',
  'test/orion-faults',
  'test/interrupted-run',
  'test/topology',
  'test/web-trial-wallet',
  'test/validator-process',
  'test/change-master-key',
  'test/data-directory',
  'test/simulators',
  'service/src/features/agents/rollups',
  'service/src/platform/postgres/embedded-postgres',
  'cli/src/guide',
  'cli/src/admin',
  'scripts/packages/make-release',
].map((name) => `${name}.test.ts`);

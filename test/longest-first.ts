import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute or more, mostly in waiting for processes. */
const long = [
  'test/fresh-clone',
  'test/start',
  'test/pair',
  'test/orion-service-killed',
  'test/orion-killed',
  'test/releases-killed',
  'test/process',
  'test/killed-under-load',
  'test/hostile-input',
  'service/src/features/agents/rollups',
  'test/web-trial-wallet',
  'test/orion-faults',
  'test/authorisation-matrix',
  'test/interrupted-run',
  'test/orion-validator',
  'service/src/platform/postgres/embedded-postgres',
  'orion/src/set-up',
  'test/web-connect',
  'test/web-consent',
  'service/src/new-master-key',
  'service/src/features/verification-services/mirror-registry',
  'test/web-sign-in',
  'service/src/features/releases/release-faults',
  'service/src/features/releases/release-races',
];

/** Begins with what takes longest: at the end nobody waits for a single file. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return index === -1 ? long.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

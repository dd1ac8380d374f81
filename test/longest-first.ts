import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { thorough } from './thorough.ts';

/** Files that take half a minute or more, mostly in waiting for processes. */
const long = [
  ...thorough,
  'test/authorisation-matrix.test.ts',
  'test/hostile-input.test.ts',
  'test/web-transaction.test.ts',
  'test/orion-validator.test.ts',
  'orion/src/set-up.test.ts',
  'test/web-connect.test.ts',
  'test/web-consent.test.ts',
  'service/src/new-master-key.test.ts',
  'service/src/features/verification-services/mirror-registry.test.ts',
  'test/web-sign-in.test.ts',
  'service/src/features/releases/release-faults.test.ts',
  'service/src/features/releases/release-races.test.ts',
];

/** Begins with what takes longest: at the end nobody waits for a single file. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((name) => moduleId.endsWith(`/${name}`));
      return index === -1 ? long.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

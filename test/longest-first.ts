import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute or more, mostly in waiting for processes. */
const long = [
  'test/fresh-clone',
  'test/pair',
  'test/start',
  'test/process',
  'test/orion-service-killed',
  'test/orion-killed',
  'test/killed-under-load',
  'test/validator-process',
  'test/orion-faults',
  'service/src/platform/postgres/embedded-postgres',
  'service/src/features/verification/record-requests',
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

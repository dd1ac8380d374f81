import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { thorough } from './thorough.ts';

/** The longest of the others: races above all, which run many rounds. */
const long = [
  ...thorough,
  'test/races.test.ts',
  'test/web-sign-in.test.ts',
  'service/src/features/sessions/logout.test.ts',
  'bench/blind/regression.test.ts',
  'validator/src/checks/node-cases.test.ts',
  'service/src/features/transactions/execute/record-execution.test.ts',
  'service/src/features/oauth/oauth-races.test.ts',
  'service/src/features/transactions/verification/admit-requests.test.ts',
  'service/src/features/releases/release.test.ts',
  'service/src/platform/db/database.test.ts',
  'service/src/platform/changes/changes.test.ts',
  'service/src/features/transactions/decide/transaction-status.test.ts',
  'service/src/features/transactions/decide/instruction-uses.test.ts',
  'service/src/features/transactions/verification/lease-requests.test.ts',
  'service/src/features/sessions/refresh.test.ts',
  'service/src/features/transactions/verification/offer-request.test.ts',
  'service/src/features/transactions/verification/admit-owner.test.ts',
  'service/src/features/transactions/execute/record-one-by-one.test.ts',
];

/** Starts with the longest, so that no single file is left at the end. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = long.findIndex((name) => moduleId.endsWith(`/${name}`));
      return index === -1 ? long.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

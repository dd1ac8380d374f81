import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import type { Clause } from '../scripts/check/contract/clauses.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** More tests than this that pass only at their second attempt are not a coincidence. */
const UNSTEADY_LIMIT = 3;

type Options = {
  readonly clauses: readonly Clause[];
  /** A full run, the only one that can tell whether each clause is proven. */
  readonly whole?: boolean;
  /** The number of files left out. */
  readonly leftOut?: number;
  readonly say?: (line: string) => void;
};

/**
 * Ends a run with its count of tests, and compares the contract with the clauses that its tests name and, after a full
 * run, with those that passed.
 */
export default class ContractReporter implements Reporter {
  readonly #options: Required<Options>;

  constructor(options: Options) {
    this.#options = { whole: false, leftOut: 0, say: print, ...options };
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const { say, leftOut } = this.#options;
    const proven = new Set<string>();
    const missed = new Set<string>();
    const unsteady: TestCase[] = [];
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      let failedInModule = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        for (const id of test.tags) (state === 'passed' ? proven : missed).add(id);
        if (state === 'passed') {
          count.passed += 1;
          if (test.diagnostic()?.flaky) unsteady.push(test);
        } else if (state === 'failed') failedInModule += 1;
        else count.skipped += 1;
      }
      // A file that cannot be loaded, or a hook that throws, fails the run without failing a test.
      count.failed += module.state() === 'failed' ? Math.max(failedInModule, 1) : failedInModule;
    }
    this.#reportClauses(proven, missed);
    for (const test of unsteady) {
      say(`unsteady, passed at its second try: ${test.fullName}`);
      for (const { stack } of test.result().errors ?? []) say(`  ${stack}`);
    }
    if (unsteady.length > UNSTEADY_LIMIT) process.exitCode = 1;
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    const rest = leftOut > 0 ? `; left out: ${leftOut} long files, which npm run test:thorough runs` : '';
    say(`${count.passed} passed, ${count.failed} failed${skipped}${rest}`);
  }

  /** A clause is proven if a test of it passed and none was skipped or failed. */
  #reportClauses(passed: ReadonlySet<string>, missed: ReadonlySet<string>): void {
    const { clauses, whole, say } = this.#options;
    const known = new Set(clauses.map(({ id }) => id));
    const unknown = [...new Set([...passed, ...missed])].filter((id) => !known.has(id));
    const built = clauses.filter(({ isOpen }) => !isOpen);
    const unproven = whole ? built.filter(({ id }) => !passed.has(id) || missed.has(id)) : [];
    for (const id of unknown) say(`contract: a test proves ${id}, which no chapter states`);
    for (const { id } of unproven) {
      say(`contract: ${missed.has(id) ? `not every test of ${id} passed` : `no test proves ${id}`}`);
    }
    if (unknown.length + unproven.length > 0) process.exitCode = 1;
    if (!whole) return;
    const open = clauses.length - built.length;
    say(`contract: ${built.length - unproven.length} of ${clauses.length} clauses proven, ${open} not built yet`);
  }
}

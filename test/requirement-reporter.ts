import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { requirements } from './requirements.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Ends a run with its count of tests and, after a whole run, holds the requirement map against what passed. */
export default class RequirementReporter implements Reporter {
  readonly #whole: boolean;

  constructor({ whole = false }: { whole?: boolean } = {}) {
    this.#whole = whole;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const passed = new Set<string>();
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      let failedInModule = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') {
          count.passed += 1;
          passed.add(test.fullName);
        } else if (state === 'failed') failedInModule += 1;
        else count.skipped += 1;
      }
      // A file that cannot be loaded, or a hook that throws, fails the run without failing a test.
      count.failed += module.state() === 'failed' ? Math.max(failedInModule, 1) : failedInModule;
    }
    if (this.#whole) reportRequirements(passed);
    print(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`);
  }
}

function reportRequirements(passed: ReadonlySet<string>): void {
  const openPerPart = new Map<number, number>();
  let provenCount = 0;
  for (const requirement of requirements) {
    if ('open' in requirement) {
      openPerPart.set(requirement.open, (openPerPart.get(requirement.open) ?? 0) + 1);
      continue;
    }
    const missing = requirement.provenBy.filter((test) => !passed.has(test));
    for (const test of missing) print(`requirement ${requirement.id}: no test passed with the name "${test}"`);
    if (missing.length > 0) process.exitCode = 1;
    else provenCount += 1;
  }
  const open = [...openPerPart].sort(([a], [b]) => a - b).map(([part, count]) => `${count} in part ${part}`);
  print(`requirements: ${provenCount} proven; open: ${open.join(', ') || 'none'}`);
}

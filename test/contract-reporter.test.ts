import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SerializedError, TestModule } from 'vitest/node';
import type { Clause } from '../scripts/check/contract/clauses.ts';
import ContractReporter from './contract-reporter.ts';

type Outcome = { state: 'passed' | 'failed' | 'skipped'; tags?: string[]; flaky?: boolean; stack?: string };

const clauses: readonly Clause[] = [
  { id: 'a.one', text: 'It holds.', chapter: 'a.md', isOpen: false },
  { id: 'a.two', text: 'It will hold.', chapter: 'a.md', isOpen: true },
];

/** The part of a test file's result that the reporter reads. */
const moduleOf = (outcomes: readonly Outcome[], state = 'passed') =>
  ({
    state: () => state,
    children: {
      allTests: () =>
        outcomes.map(({ state: result, tags = [], flaky = false, stack }, index) => ({
          fullName: `test ${index}`,
          tags,
          result: () => ({ state: result, errors: stack === undefined ? undefined : [{ stack }] }),
          diagnostic: () => ({ flaky }),
        })),
    },
  }) as unknown as TestModule;

function report(outcomes: readonly Outcome[], { whole = false, leftOut = 0, errors = 0, state = 'passed' } = {}) {
  const lines: string[] = [];
  const reporter = new ContractReporter({ clauses, whole, leftOut, say: (line) => lines.push(line) });
  reporter.onTestRunEnd(
    [moduleOf(outcomes, state)],
    Array.from({ length: errors }, () => ({}) as SerializedError),
  );
  return { lines, exitCode: process.exitCode };
}

const proven: Outcome = { state: 'passed', tags: ['a.one'] };

describe('the end of a run', () => {
  let before: typeof process.exitCode;
  beforeEach(() => {
    before = process.exitCode;
    process.exitCode = 0;
  });
  afterEach(() => {
    process.exitCode = before;
  });

  it('counts clauses after a full run', () => {
    expect(report([proven, { state: 'passed' }], { whole: true })).toEqual({
      lines: ['contract: 1 of 2 clauses proven, 1 not built yet', '2 passed, 0 failed'],
      exitCode: 0,
    });
  });

  it.each([
    ['no test proves a clause', [{ state: 'passed' }], 'contract: no test proves a.one'],
    [
      'a test of a clause was skipped',
      [proven, { ...proven, state: 'skipped' }],
      'contract: not every test of a.one passed',
    ],
    ['a test of a clause failed', [proven, { ...proven, state: 'failed' }], 'contract: not every test of a.one passed'],
  ] as [string, Outcome[], string][])('fails a run of everything if %s', (_, outcomes, line) => {
    const { lines, exitCode } = report(outcomes, { whole: true });
    expect(lines).toContain(line);
    expect(lines).toContain('contract: 0 of 2 clauses proven, 1 not built yet');
    expect(exitCode).toBe(1);
  });

  it('fails any run with a test that names an unknown clause, passed or not', () => {
    const { lines, exitCode } = report([{ state: 'skipped', tags: ['a.three'] }]);
    expect(lines).toContain('contract: a test proves a.three, which no chapter states');
    expect(exitCode).toBe(1);
  });

  it('reports no clauses after a partial run, and says what was left out', () => {
    expect(report([{ state: 'passed' }, { state: 'skipped' }], { leftOut: 3 })).toEqual({
      lines: ['1 passed, 0 failed, 1 skipped; left out: 3 long files, which npm run test:thorough runs'],
      exitCode: 0,
    });
  });

  it('counts a file that fails without a failed test, and errors outside tests', () => {
    expect(report([], { state: 'failed', errors: 1 }).lines).toEqual(['0 passed, 2 failed']);
  });

  it('names tests that pass at their second attempt, and fails above three of them', () => {
    const flaky: Outcome = { state: 'passed', flaky: true, stack: 'Error: why\n    at a line' };
    expect(report([flaky, flaky, flaky])).toMatchObject({ exitCode: 0 });
    const { lines, exitCode } = report([flaky, flaky, flaky, flaky]);
    expect(lines).toContain('unsteady, passed at its second try: test 3');
    expect(lines).toContain('  Error: why\n    at a line');
    expect(exitCode).toBe(1);
  });
});

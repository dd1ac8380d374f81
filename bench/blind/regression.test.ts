import { describe, expect, it } from 'vitest';
import { readOpenedCases } from './archive.ts';
import { judgedAs } from './judged.fixture.ts';
import { itJudgesNoWorse, NEWEST, openedRounds } from './regression.fixture.ts';
import { findWorse, readRecorded } from './regression.ts';

describe('the opened rounds', () => {
  it('are recorded case by case (npm run blind -- record)', () => {
    expect(Object.keys(readRecorded()).sort()).toEqual(
      readOpenedCases()
        .map(({ id }) => id)
        .sort(),
    );
  });

  itJudgesNoWorse(openedRounds.slice(0, NEWEST));
});

describe('worse is', () => {
  it.each([
    ['wrong', 'UNDECIDED', 'APPROVED'],
    ['wrong', 'REJECTED', 'APPROVED'],
    ['right', 'APPROVED', 'REJECTED'],
  ] as const)('a %s case that was %s and is %s', (label, before, now) => {
    expect(findWorse([judgedAs({ id: 'r1-1', label }, now)], { 'r1-1': before })).toEqual([
      `r1-1 (${label}): was ${before}, now ${now} at 0.9`,
    ]);
  });

  it.each([
    ['wrong', 'APPROVED', 'APPROVED'],
    ['wrong', 'REJECTED', 'UNDECIDED'],
    ['right', 'APPROVED', 'UNDECIDED'],
    ['right', 'UNDECIDED', 'REJECTED'],
  ] as const)('no %s case that was %s and is %s', (label, before, now) => {
    expect(findWorse([judgedAs({ id: 'r1-1', label }, now)], { 'r1-1': before })).toEqual([]);
  });

  it('no case without a record', () => {
    expect(findWorse([judgedAs({ id: 'r1-1', label: 'wrong' }, 'APPROVED')], {})).toEqual([]);
  });
});

import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../validator/src/explain/assignment/faults.fixture.ts';
import type { BlackBox } from '../accuracy/black-box.ts';
import { judgeCases, openReader } from './judge.ts';
import { judgedAs } from './judged.fixture.ts';
import { findWorse, readRecorded } from './regression.ts';
import { Rounds } from './rounds.ts';

const rounds = new Rounds().opened().map(({ number, judged }) => ({ number, cases: judged.map(({ own }) => own) }));
const recorded = readRecorded();

describe('the opened rounds', () => {
  it('are recorded case by case (npm run blind:record)', () => {
    expect(Object.keys(recorded).sort()).toEqual(rounds.flatMap(({ cases }) => cases.map(({ id }) => id)).sort());
  });

  it.each(rounds)(
    'are judged no worse than recorded, and shown so that a page can rely on it: round $number',
    proves('validator.answer.assignment', 'validator.answer.to-pass'),
    async ({ cases }) => {
      const reader = await openReader();
      const faults: string[] = [];
      const watched: BlackBox = {
        ...reader,
        async ask(request) {
          const report = await reader.ask(request);
          if (report)
            faults.push(...faultsOf(request.human_intent, report).map((each) => `${request.human_intent}: ${each}`));
          return report;
        },
      };
      const { judged } = await judgeCases(watched, cases);
      expect([...reader.crashes]).toEqual([]);
      expect(findWorse(judged, recorded)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
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

  it('no case that was never recorded', () => {
    expect(findWorse([judgedAs({ id: 'r1-1', label: 'wrong' }, 'APPROVED')], {})).toEqual([]);
  });
});

import { proves } from '@countersign/harness/proves';
import { expect, it } from 'vitest';
import { faultsOf } from '../../validator/src/verdict/assignment/faults.fixture.ts';
import type { BlackBox } from '../accuracy/black-box.ts';
import { judgeCases, openReader } from './judge.ts';
import { findWorse, readRecorded } from './regression.ts';
import { Rounds } from './rounds.ts';

const rounds = new Rounds();

/** Newest first. */
export const openedRounds = rounds.numbers().reverse();

/** The number of rounds that `npm test` judges again; the thorough tests judge the others. */
export const NEWEST = 4;

export function itJudgesNoWorse(numbers: readonly number[]): void {
  it.each(numbers)(
    'judges no case worse than recorded, and shows it so that a page can rely on it: round %i',
    proves('validator.answer.assignment', 'validator.answer.to-pass'),
    async (number) => {
      const cases = rounds.openedRound(number).judged.map(({ own }) => own);
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
      expect(findWorse(judged, readRecorded())).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}

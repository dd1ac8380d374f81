import { proves } from '@countersign/harness/proves';
import { expect, it } from 'vitest';
import { faultsOf } from '../../validator/src/verdict/assignment/faults.fixture.ts';
import type { BlackBox } from '../accuracy/black-box.ts';
import { judgeCases, openReader } from './judge.ts';
import { findWorse, readRecorded } from './regression.ts';
import { Rounds } from './rounds.ts';

/** The newest first. */
export const openedRounds = new Rounds()
  .opened()
  .map(({ number, judged }) => ({ number, cases: judged.map(({ own }) => own) }))
  .reverse();

/** As many as `npm test` judges again; the others are judged by the thorough tests. */
export const NEWEST = 4;

export function itJudgesNoWorse(rounds: typeof openedRounds): void {
  it.each(rounds)(
    'judges no case worse than recorded, and shows it so that a page can rely on it: round $number',
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
      expect(findWorse(judged, readRecorded())).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}

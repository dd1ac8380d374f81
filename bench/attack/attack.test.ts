import { describe, expect, it } from 'vitest';
import { openReader } from '../gate/reader.ts';
import { allCases } from './cases.ts';
import { isApproved, judgeAll } from './judge.ts';
import { readSurvivors } from './survivors.ts';

const LEAST_CASES = 240;
const LEAST_LANGUAGES = 15;

describe('requests with words that order nothing, or something else', async () => {
  const cases = allCases();
  const reader = await openReader();
  const judged = await judgeAll(cases, reader);
  const approved = judged.filter(isApproved).map(({ tried }) => tried.id);
  const listed = readSurvivors();

  it('are of many kinds and languages, with unique names', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(LEAST_CASES);
    expect(new Set(cases.map(({ language }) => language)).size).toBeGreaterThan(LEAST_LANGUAGES);
    expect([...new Set(cases.map(({ point }) => point))]).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
  });

  it('have controls with honest words, which are approved', () => {
    expect(judged.filter(({ isControlApproved }) => !isControlApproved).map(({ tried }) => tried.id)).toEqual([]);
  });

  it('are not approved, except for the listed survivors', () => {
    expect(approved.filter((id) => !listed.has(id))).toEqual([]);
  });

  it('are listed only as long as they are approved: run npm run bench:attack -- --record', () => {
    expect([...listed.keys()].filter((id) => !approved.includes(id))).toEqual([]);
  });

  it('crash nothing', () => {
    expect([...reader.crashes]).toEqual([]);
  });
});

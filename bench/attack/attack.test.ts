import { describe, expect, it } from 'vitest';
import { openReader } from '../gate/reader.ts';
import { allCases } from './cases.ts';
import { isApproved, judgeAll } from './judge.ts';
import { readSurvivors } from './survivors.ts';

const LEAST_CASES = 240;
const LEAST_LANGUAGES = 15;

describe('words that order nothing, or something else', async () => {
  const cases = allCases();
  const reader = await openReader();
  const judged = await judgeAll(cases, reader);
  const approved = judged.filter(isApproved).map(({ tried }) => tried.id);
  const listed = readSurvivors();

  it('are tried in many ways and languages, each by a name of its own', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(LEAST_CASES);
    expect(new Set(cases.map(({ language }) => language)).size).toBeGreaterThan(LEAST_LANGUAGES);
    expect([...new Set(cases.map(({ point }) => point))]).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
  });

  it('stand beside honest ones that are approved', () => {
    expect(judged.filter(({ isControlApproved }) => !isControlApproved).map(({ tried }) => tried.id)).toEqual([]);
  });

  it('are not approved, but for those that are listed', () => {
    expect(approved.filter((id) => !listed.has(id))).toEqual([]);
  });

  it('are listed only while they are approved: run npm run bench:attack -- --record', () => {
    expect([...listed.keys()].filter((id) => !approved.includes(id))).toEqual([]);
  });

  it('crash nothing', () => {
    expect([...reader.crashes]).toEqual([]);
  });
});

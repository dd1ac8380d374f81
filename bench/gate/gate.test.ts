import { describe, expect, it } from 'vitest';
import { allBases } from './bases.ts';
import { expectListShrunk, expectStopped, passMutants } from './gate.fixture.ts';
import { openSet } from './open/index.ts';
import { kinds } from './phrases.ts';
import { sampleOf } from './sample.ts';

const LEAST_EACH = 90;

describe('a right request', async () => {
  const passed = await passMutants(sampleOf(allBases()));

  it.each(kinds)('is mutated often enough: %s', (kind) => {
    expect(passed.made.get(kind)?.length).toBeGreaterThan(LEAST_EACH);
  });

  it.each(['stranger', 'refusal'] as const)('is mutated in every language: %s', (kind) => {
    const languages = new Set(passed.made.get(kind));
    const spoken = kind === 'stranger' ? openSet.statements : openSet.refusals;
    expect(Object.keys(spoken).filter((language) => !languages.has(language))).toEqual([]);
  });

  it.each(kinds)(
    'is not approved with something beside it that it does not ask for, or that takes it back: %s',
    (kind) => expectStopped(passed, kind),
  );

  it.each(kinds)('has no survivor listed that is stopped: %s', (kind) => expectListShrunk(passed, kind));
});

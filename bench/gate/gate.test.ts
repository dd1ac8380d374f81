import { describe, expect, it } from 'vitest';
import { allBases } from './bases.ts';
import { expectListShrunk, expectStopped, passMutants } from './gate.fixture.ts';
import { openSet } from './open/index.ts';
import { kinds } from './phrases.ts';
import { sampleOf } from './sample.ts';

const LEAST_EACH = 90;
const LEAST_OTHERS = 25;

describe('a right request', async () => {
  const passed = await passMutants(sampleOf(allBases()));

  it.each(kinds)('is mutated often enough: %s', (kind) => {
    expect(passed.made.get(kind)?.length).toBeGreaterThan(LEAST_EACH);
  });

  it.each(['stranger', 'closing', 'refusal', 'share'] as const)(
    'is mutated in every language that the reader knows: %s',
    (kind) => {
      const languages = new Set(passed.made.get(kind));
      expect(Object.keys(openSet.statements).filter((language) => !languages.has(language))).toEqual([]);
    },
  );

  it.each(['refusal', 'retraction'] as const)(
    'is mutated in many languages that the reader does not know: %s',
    (kind) => {
      const languages = new Set(passed.made.get(kind));
      const others = [...languages].filter((language) => !(language in openSet.statements));
      expect(others.length).toBeGreaterThan(LEAST_OTHERS);
    },
  );

  it.each(kinds)('is not approved with an addition that it does not order, or that takes the order back: %s', (kind) =>
    expectStopped(passed, kind),
  );

  it.each(kinds)('has no stopped mutant in its list of survivors: %s', (kind) => expectListShrunk(passed, kind));
});

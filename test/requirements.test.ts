import { describe, expect, it } from 'vitest';
import { requirements } from './requirements.ts';

describe('requirement map', () => {
  it('names every requirement once', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('says by its id which document a requirement comes from', () => {
    const source = /^(service|validation|decisions)(\.[\w-]+)+$/;
    expect(requirements.map(({ id }) => id).filter((id) => !source.test(id))).toEqual([]);
  });

  it('states a clause for every requirement', () => {
    expect(requirements.filter(({ clause }) => clause.trim() === '')).toEqual([]);
  });

  it('has for every requirement either a test that proves it or the part that closes it', () => {
    const unsettled = requirements.filter((requirement) =>
      'open' in requirement
        ? 'provenBy' in requirement ||
          !Number.isInteger(requirement.open) ||
          requirement.open < 2 ||
          requirement.open > 9
        : requirement.provenBy.length === 0 || requirement.provenBy.some((test) => test.trim() === ''),
    );
    expect(unsettled).toEqual([]);
  });
});

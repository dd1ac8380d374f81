import { expect, it } from 'vitest';
import { isSample } from './sample-mark.tsx';

it.each([
  ['api-key', 'Sample: Trader', true],
  ['api-key', 'Trader', false],
  ['api-key', null, false],
  // Clients choose their own names.
  ['oauth', 'Sample: Trader', false],
  ['session', null, false],
] as const)('a request of %s %s is a sample: %s', (kind, name, expected) => {
  expect(isSample({ kind, id: '1', name })).toBe(expected);
  expect(isSample(null)).toBe(false);
});

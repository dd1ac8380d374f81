import { expect, it } from 'vitest';
import { standsIn } from './is-faithful.ts';

it.each([
  ['Send 100 USDC to Bob', '100', true],
  ['Send 100 USDC to Bob', '100 usdc', true],
  ['Send 100 USDC.', 'USDC', true],
  ['(100 USDC)', '100', true],
  ['Send 100 USDC', '10', false],
  ['Send 100 USDC', '00', false],
  ['Send 1.5 ETH', '5', false],
  ['Send 1.5 ETH', '1', false],
  ['stake wstETH', 'ETH', false],
  ['100 or 10 USDC', '10', true],
  ['Send 100 USDC', '', false],
])('%s, %s: %s', (text, words, expected) => {
  expect(standsIn(text, words)).toBe(expected);
});

import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

it.each([
  ['It does what was asked. Nothing else.', 'It does what was asked.'],
  ['It sends 1.5 ETH to vitalik.eth. (All of it.)', 'It sends 1.5 ETH to vitalik.eth.'],
  ['\n  \nNot surely enough!\n- check.one: why', 'Not surely enough!'],
  ['no full stop', 'no full stop'],
  ['Says "no." Twice.', 'Says "no." Twice.'],
  ['', null],
  [' \n\r\n', null],
  [null, null],
])('%j begins with %j', (text, expected) => {
  expect(firstSentence(text)).toBe(expected);
});

it('the first sentence is one line of 300 characters at most, without half characters', () => {
  expect(firstSentence('a'.repeat(300))).toBe('a'.repeat(300));
  expect(firstSentence('a'.repeat(301))).toBe(`${'a'.repeat(299)}…`);
  expect(firstSentence(`${'a'.repeat(298)}😀 and more`)?.isWellFormed()).toBe(true);
  expect(firstSentence(' '.repeat(20_000))).toBeNull();
});

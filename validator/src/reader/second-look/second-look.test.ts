import { describe, expect, it } from 'vitest';
import { featuresOf } from './features.ts';
import { lookAgain } from './second-look.ts';
import { weigh } from './weigh.ts';

const keysOf = (text: string) => featuresOf(text).map(({ key }) => key);

describe('the features of a text', () => {
  it('are its words, two and three of them in a row, and the kinds of its values', () => {
    expect(keysOf('Pay bob.eth 5')).toEqual([
      '<',
      '< pay',
      '< pay @name',
      'pay',
      'pay @name',
      'pay @name @number',
      '@name',
      '@name @number',
      '@name @number >',
      '@number',
      '@number >',
      '>',
    ]);
    expect(keysOf('Send 5 to 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toEqual(keysOf('SEND 7,000.5 to 0xabcdef…'));
  });

  it('are characters in a row if a script has no spaces', () => {
    expect(keysOf('明天转').filter((key) => key.startsWith('~'))).toEqual(['~明天', '~天转', '~明天转']);
  });

  it('grow no faster than the text', () => {
    const count = (times: number) => keysOf('a1 '.repeat(times) + '转'.repeat(times)).length;
    expect(count(20_000)).toBeLessThan(100);
  });
});

describe('a text that reads', () => {
  it('like an instruction raises no doubt', () => {
    expect(lookAgain('Send 25 USDC to 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 on Base, please.')).toEqual([]);
  });

  it('like something else raises one that names the words with the most weight', () => {
    const text =
      'Just so you have it for the minutes: the committee is still debating whether the 25 USDC for 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 should go out at all.';
    const [doubt, ...others] = lookAgain(text);
    expect(others).toEqual([]);
    expect(doubt).toMatchObject({ kind: 'no-order', cue: 'unsettled' });
    expect(text.slice(doubt?.at.start, doubt?.at.end).trim()).toBe(doubt?.text);
    expect(doubt?.says).toContain('than an instruction to act now');
  });
});

it('a long text gets the same weight as a short one', () => {
  const weights = new Map([['wait', 1]]);
  expect(weigh('wait', { bias: 0, weights }).sum).toBe(weigh('wait '.repeat(500), { bias: 0, weights }).sum);
  expect(weigh('go', { bias: -2, weights })).toEqual({ sum: -2, most: null });
});

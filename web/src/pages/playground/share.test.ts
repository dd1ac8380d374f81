import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import { fromFragment, toFragment } from './share.ts';

describe('a shared trial', () => {
  it('survives the round trip in any script', () => {
    const trial = { words: 'Envía 100 USDC, por favor 🙏 請', action: { to: '0x00', data: '0x' } };
    for (const each of [trial, ...examples.map(({ words, action }) => ({ words, action }))]) {
      expect(fromFragment(toFragment(each))).toEqual(each);
    }
  });

  it.each([
    ['an empty text', ''],
    ['an empty fragment', '#'],
    ['text that is not base64', '#%%%'],
    ['text that is not JSON', `#${btoa('hello')}`],
    ['another shape', `#${btoa('{"words":"x"}')}`],
    ['words that are not text', `#${btoa('[1,{}]')}`],
    ['an action that is a list', `#${btoa('["x",[]]')}`],
    ['broken UTF-8', `#${btoa('["\xff",{}]')}`],
    ['too long a fragment', `#${'A'.repeat(20_000)}`],
  ])('is null for %s', (_what, fragment) => {
    expect(fromFragment(fragment)).toBeNull();
  });
});

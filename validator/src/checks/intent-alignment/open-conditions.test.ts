import { describe, expect, it } from 'vitest';
import type { Intent } from '../../reader/intent.ts';
import { findOpenConditions } from './open-conditions.ts';

const constraints = { slippageBps: null, deadline: null, gas: null, fee: null, forbid: [], anyOutput: null };

/** An intent whose words in brackets were left unread. */
function intent(marked: string, language = 'en'): Intent {
  const unread = [...marked.matchAll(/\[([^\]]+)\]/g)].map((match, index) => {
    const start = match.index - 2 * index;
    const value = match[1] ?? '';
    return { value, start, end: start + value.length, confidence: 1 };
  });
  return { text: marked.replace(/[[\]]/g, ''), language, steps: [], constraints, unread };
}

describe('findOpenConditions', () => {
  it.each([
    ['send 1 ETH to 0x only [after] [Bob] [confirms]', ['condition']],
    ['send 1 ETH to 0x [after] [lunch]', []],
    ['[Tomorrow], send 1 ETH to 0x', ['delay']],
    ['send 1 ETH to 0x [next] [week]', ['delay']],
    ['send 1 ETH to 0x for [tomorrow]’s lunch', []],
    ['send 1 ETH to 0x, the rent for [next] [month]', []],
    ['send 1 ETH to the [next] address', []],
  ])('reads %s', (text, kinds) => {
    expect(findOpenConditions(intent(text)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('reports a condition with the words that belong to it', () => {
    expect(findOpenConditions(intent('send 1 ETH to 0x [if] [gas] [drops] tomorrow'))).toEqual([
      { kind: 'condition', text: 'if gas drops', start: 17 },
    ]);
  });

  it('reports negations and repetitions in upper and lower case', () => {
    expect(findOpenConditions(intent('[Never] send 1 ETH [every] [week]')).map(({ kind }) => kind)).toEqual([
      'negation',
      'repetition',
    ]);
    expect(findOpenConditions(intent('[don’t] send')).map(({ kind }) => kind)).toEqual(['negation']);
  });

  it('knows the words of the detected language, and those of English in addition', () => {
    expect(findOpenConditions(intent('sende 1 ETH [wenn] [möglich]', 'de'))).toHaveLength(1);
    expect(findOpenConditions(intent('sende 1 ETH [wenn] [möglich]'))).toHaveLength(0);
    expect(findOpenConditions(intent('如果', 'zh'))).toHaveLength(0);
    expect(findOpenConditions(intent('[如果] 发送', 'zh'))).toHaveLength(1);
  });

  it('ignores words that were read, and words without meaning', () => {
    expect(findOpenConditions(intent('swap if [kindly] [please]'))).toEqual([]);
    expect(findOpenConditions(intent('send it [knot] [iffy]'))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { list } from '../../../validator/src/reader/languages/list.ts';
import { joinLists } from './join-lists.ts';

const source = String.raw`[list${'`'}
  // who
  send
  "pay"
  ${'$'}{name}s?
  (?:
    \p{L}+
    \d
  ) of
${'`'}]`;

it('the joined list has the same value', () => {
  const run = new Function('list', 'name', `return ${joinLists(source)}`);
  const unjoined = new Function('list', 'name', `return ${source}`);
  expect(run(null, 'bob')).toEqual(unjoined(list, 'bob'));
});

it('the number of lines stays the same, with each list on one of them', () => {
  const joined = joinLists(source).split('\n');
  expect(joined).toHaveLength(source.split('\n').length);
  expect(joined.slice(1, -1).join('')).toBe('');
});

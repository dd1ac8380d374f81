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

it('has the value that the list has', () => {
  const run = new Function('list', 'name', `return ${joinLists(source)}`);
  const unjoined = new Function('list', 'name', `return ${source}`);
  expect(run(null, 'bob')).toEqual(unjoined(list, 'bob'));
});

it('keeps the count of lines, with each list on one of them', () => {
  const joined = joinLists(source).split('\n');
  expect(joined).toHaveLength(source.split('\n').length);
  expect(joined.slice(1, -1).join('')).toBe('');
});

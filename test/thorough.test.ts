import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { thorough } from './thorough.ts';

const root = join(import.meta.dirname, '..');

it('the list of slow tests names each file once, where it is', () => {
  expect(thorough.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(thorough).size).toBe(thorough.length);
});

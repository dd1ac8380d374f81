import { expect, it } from 'vitest';
import { arithmetic } from './arithmetic.ts';
import { heldBack } from './held-back.ts';
import { records } from './records.ts';

it.each([...arithmetic, ...heldBack, ...records].map(({ example, pattern }) => [example, pattern] as const))(
  'reads %s',
  (example, pattern) => {
    expect(example.search(pattern)).toBeGreaterThanOrEqual(0);
  },
);

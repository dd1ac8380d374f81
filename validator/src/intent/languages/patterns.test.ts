import { expect, it } from 'vitest';
import { arithmetic } from './arithmetic.ts';
import { barred } from './barred.ts';
import { heldBack } from './held-back.ts';
import { records } from './records.ts';
import { turns } from './turned-actions.ts';

it.each(
  [...arithmetic, ...barred, ...heldBack, ...records, ...turns].map(
    ({ example, pattern }) => [example, pattern] as const,
  ),
)('reads %s', (example, pattern) => {
  expect(example.search(pattern)).toBeGreaterThanOrEqual(0);
});

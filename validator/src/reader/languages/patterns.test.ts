import { expect, it } from 'vitest';
import { languages } from './index.ts';
import { arithmetic } from './phrases/arithmetic.ts';
import { heldBack } from './phrases/held-back.ts';
import { records } from './phrases/records.ts';
import { turns } from './phrases/turned-actions.ts';

it.each(
  [...arithmetic, ...languages.flatMap(({ barred }) => barred), ...heldBack, ...records, ...turns].map(
    ({ example, pattern }) => [example, pattern] as const,
  ),
)('reads %s', (example, pattern) => {
  expect(example.search(pattern)).toBeGreaterThanOrEqual(0);
});

import { describe, expect, it } from 'vitest';
import { validateInTest } from '../whole/validate.fixture.ts';
import { stray, unsound, worthless } from './router-mistakes.fixture.ts';
import { unsoundVariants, worthlessVariants } from './router-variants.fixture.ts';

/** The arbiter approves a pass with at least this confidence. */
const threshold = 0.75;

describe('swaps without the promised output', () => {
  it.each([...stray, ...unsound, ...unsoundVariants, ...worthless, ...worthlessVariants])(
    'are not approved: $name',
    async ({ request }) => {
      const { decision, confidence } = await validateInTest(request);
      expect(decision === 'PASS' && confidence >= threshold).toBe(false);
    },
  );
});

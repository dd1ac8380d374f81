import { describe, expect, it } from 'vitest';
import { validateInTest } from '../whole/validate.fixture.ts';
import { stray, unsound, worthless } from './router-mistakes.fixture.ts';
import { unsoundVariants, worthlessVariants } from './router-variants.fixture.ts';

/** The arbiter approves what passes with at least this confidence. */
const threshold = 0.75;

describe('swaps that do not bring what they say', () => {
  it.each([...stray, ...unsound, ...unsoundVariants, ...worthless, ...worthlessVariants])(
    'does not approve $name',
    async ({ request }) => {
      const { decision, confidence } = await validateInTest(request);
      expect(decision === 'PASS' && confidence >= threshold).toBe(false);
    },
  );
});

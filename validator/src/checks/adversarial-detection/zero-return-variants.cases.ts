import type { NodeCases } from '../node-case.ts';
import { rightVariants, worthlessVariants } from '../router-variants.fixture.ts';

export const zeroReturnVariantCases: NodeCases = {
  node: 'adversarial_detection.zero_return',
  cases: [
    ...rightVariants.map((swap) => ({ ...swap, expect: 'PASS' as const })),
    ...worthlessVariants.map((swap) => ({ ...swap, expect: 'FAIL' as const })),
  ],
};

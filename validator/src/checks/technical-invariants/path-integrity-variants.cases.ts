import type { NodeCases } from '../node-case.ts';
import { rightVariants, unsoundVariants } from '../router-variants.fixture.ts';

export const pathIntegrityVariantCases: NodeCases = {
  node: 'technical_invariants.path_integrity',
  cases: [
    ...rightVariants.map((swap) => ({ ...swap, expect: 'PASS' as const })),
    ...unsoundVariants.map((swap) => ({ ...swap, expect: 'FAIL' as const })),
  ],
};

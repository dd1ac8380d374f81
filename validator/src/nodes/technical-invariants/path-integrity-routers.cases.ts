import type { NodeCases } from '../node-case.ts';
import { disjoint, rightSwaps } from '../router-requests.fixture.ts';

export const pathIntegrityRouterCases: NodeCases = {
  node: 'technical_invariants.path_integrity',
  cases: [
    ...rightSwaps.map((swap) => ({ ...swap, expect: 'PASS' as const })),
    ...disjoint.map((swap) => ({ ...swap, expect: 'FAIL' as const })),
  ],
};

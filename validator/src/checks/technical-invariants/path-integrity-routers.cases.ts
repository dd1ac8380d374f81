import type { NodeCases } from '../node-case.ts';
import { unsound } from '../router-mistakes.fixture.ts';
import { rightSwaps } from '../router-requests.fixture.ts';

export const pathIntegrityRouterCases: NodeCases = {
  node: 'technical_invariants.path_integrity',
  cases: [
    ...rightSwaps.map((swap) => ({ ...swap, expect: 'PASS' as const })),
    ...unsound.map((swap) => ({ ...swap, expect: 'FAIL' as const })),
  ],
};

import type { NodeCases } from '../node-case.ts';
import { worthless } from '../router-mistakes.fixture.ts';
import { rightSwaps } from '../router-requests.fixture.ts';

export const zeroReturnRouterCases: NodeCases = {
  node: 'adversarial_detection.zero_return',
  cases: [
    ...rightSwaps.map((swap) => ({ ...swap, expect: 'PASS' as const })),
    ...worthless.map((swap) => ({ ...swap, expect: 'FAIL' as const })),
  ],
};

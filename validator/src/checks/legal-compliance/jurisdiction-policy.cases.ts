import { dollars, erc20Transfer, friend, request, usdc } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const from = (jurisdiction?: string) =>
  request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100)), {
    metadata: jurisdiction ? { jurisdiction } : {},
  });
const policy = { denied_jurisdictions: ['KP', 'IR'] };

export const jurisdictionPolicyCases: NodeCases = {
  node: 'legal_compliance.jurisdiction_policy',
  cases: [
    { name: 'stops a country that is denied', request: from('KP'), policy, expect: 'FAIL', says: 'KP' },
    {
      name: 'stops a region of a country that is denied',
      request: from('ir-07'),
      policy,
      expect: 'FAIL',
      says: 'IR-07',
    },
    {
      name: 'lets other countries through',
      request: from('CH'),
      policy,
      expect: 'PASS',
      says: 'the claim is unverified',
    },
    { name: 'skips where the country is not said', request: from(), policy, expect: 'SKIP' },
    { name: 'skips where no country is denied', request: from('KP'), expect: 'SKIP' },
  ],
};

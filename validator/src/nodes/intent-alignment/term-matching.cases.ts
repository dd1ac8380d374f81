import { encode, friend, request, type SentCall, stranger } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const queue = '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1';
const contract = '0x3c2ad6a5bd0e9d1e0d5f3a2b1c4d5e6f70819203';

const claim = (...ids: readonly bigint[]): SentCall => ({
  to: queue,
  data: encode(
    'function claimWithdrawals(uint256[] requestIds, uint256[] hints)',
    ids,
    ids.map(() => 1n),
  ),
});

const give = (to: string): SentCall => ({
  to: contract,
  data: encode('function transferOwnership(address newOwner)', to),
});

const stake = (seconds: number): SentCall => ({
  to: '0x0000000071727de22e5e9d8baf0edac6f37da032',
  data: encode('function addStake(uint32 unstakeDelaySec)', seconds),
  value: '1000000000000000000',
});

export const termMatchingCases: NodeCases = {
  node: 'intent_alignment.term_matching',
  cases: [
    {
      name: 'stops the claim of another request than the one named',
      request: request('Claim my Lido withdrawal request 48213', claim(48214n)),
      expect: 'FAIL',
      says: '48214',
    },
    {
      name: 'stops a longer lock than the one named',
      request: request('Stake 1 ETH in the ERC-4337 entry point for 3 days', stake(30 * 86_400)),
      expect: 'FAIL',
      says: '30 days',
    },
    {
      name: 'lets the requests named through, however they are joined',
      request: request('Claim my Lido withdrawal requests 48,213 and #48214', claim(48213n, 48214n)),
      expect: 'PASS',
    },
    {
      name: 'lets the lock named through, in other units',
      request: request('Stake 1 ETH in the ERC-4337 entry point for 72 hours', stake(3 * 86_400)),
      expect: 'PASS',
    },
    {
      name: 'asks where the request is not named',
      request: request('Claim my Lido withdrawal', claim(48213n)),
      expect: 'SKIP',
      says: '48213',
    },
    {
      name: 'asks where another contract is named',
      request: request(`Transfer the ownership of ${stranger} to ${friend}`, give(friend)),
      expect: 'SKIP',
    },
    {
      name: 'does not take an amount for the number of a request',
      request: request('Claim my Lido withdrawal, about 5 ETH', claim(5n)),
      expect: 'SKIP',
    },
  ],
};

import { dollars, erc20Transfer, friend, nativeTransfer, owner, request, usdc } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = erc20Transfer(usdc, friend, dollars(100));
const intent = `Send 100 USDC to ${friend}`;

export const formatValidationLowlevelCases: NodeCases = {
  node: 'technical_invariants.format_validation_lowlevel',
  cases: [
    {
      name: 'stops an odd number of digits',
      request: request(intent, { ...send, data: `${send.data}0` as `0x${string}` }),
      expect: 'FAIL',
      says: 'proposed_tx.data',
    },
    {
      name: 'stops data that are not hex',
      request: request(intent, { ...send, data: '0xzz' }),
      expect: 'FAIL',
      says: 'not hex',
    },
    {
      name: 'stops a wrong checksum',
      request: request(intent, { ...send, to: usdc.replace('A0b8', 'a0B8') as `0x${string}` }),
      expect: 'FAIL',
      says: 'proposed_tx.to',
    },
    {
      name: 'stops an address that is too short',
      request: request(intent, { ...send, to: '0x1234' }),
      expect: 'FAIL',
      says: 'proposed_tx.to',
    },
    {
      name: 'stops a negative value',
      request: request(intent, { ...send, value: '-1' }),
      expect: 'FAIL',
      says: 'proposed_tx.value',
    },
    {
      name: 'stops a request without a transaction',
      request: { human_intent: intent, proposed_tx: { chain_id: 1, from: owner } },
      expect: 'FAIL',
      says: 'proposed_tx',
    },
    { name: 'lets a checksummed transfer through', request: request(intent, send), expect: 'PASS' },
    {
      name: 'lets lower-case addresses through',
      request: request(intent, { ...send, to: usdc.toLowerCase() as `0x${string}` }),
      expect: 'PASS',
    },
    {
      name: 'lets a value in hex through',
      request: request(`Send 1 ETH to ${friend}`, { ...nativeTransfer(friend, 0n), value: '0xde0b6b3a7640000' }),
      expect: 'PASS',
    },
  ],
};

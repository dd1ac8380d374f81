import {
  dollars,
  encode,
  erc20Transfer,
  friend,
  request,
  safe,
  safeExec,
  stranger,
  transferOwnership,
  usdc,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const contract = '0x9B3c3a4f2bC8A6b7f0c1d2E3F4a5b6C7d8e9F0A1'.toLowerCase() as `0x${string}`;
const send = erc20Transfer(usdc, friend, dollars(5));
const upgrade = { to: contract, data: encode('function upgradeTo(address newImplementation)', stranger) };
const addOwner = safeExec(
  { to: safe, data: encode('function addOwnerWithThreshold(address owner, uint256 _threshold)', stranger, 1n) },
  0,
);

export const ownershipChangeCases: NodeCases = {
  node: 'adversarial_detection.ownership_change',
  cases: [
    {
      name: 'stops a new owner where a transfer is asked for',
      request: request(`Send 5 USDC to ${friend}`, transferOwnership(contract, stranger)),
      expect: 'FAIL',
    },
    {
      name: 'stops a new owner beside a transfer',
      request: request(`Send 5 USDC to ${friend}`, [send, transferOwnership(contract, stranger)]),
      expect: 'FAIL',
      says: 'call 1',
    },
    {
      name: 'stops an upgrade that nobody asked for',
      request: request(`Send 5 USDC to ${friend}`, [send, upgrade]),
      expect: 'FAIL',
      says: 'implementation',
    },
    {
      name: 'stops a new owner of a Safe',
      request: request(`Send 5 USDC to ${friend}`, [send, addOwner]),
      expect: 'FAIL',
    },
    {
      name: 'lets a transfer of ownership through that is asked for',
      request: request(`Transfer ownership of ${contract} to ${friend}`, transferOwnership(contract, friend)),
      expect: 'PASS',
    },
    {
      name: 'lets an upgrade through that is asked for',
      request: request(`Upgrade the proxy ${contract} to ${stranger}`, upgrade),
      expect: 'PASS',
    },
    { name: 'skips a transfer', request: request(`Send 5 USDC to ${friend}`, send), expect: 'SKIP' },
  ],
};

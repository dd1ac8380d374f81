import { ether, friend, nativeTransfer, nobody, owner, request, stranger } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const delegate = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B';
const send = nativeTransfer(friend, ether(1));
const authorize = (address: string, chainId = 1) => ({
  authorization_list: [{ address, chain_id: chainId, nonce: 7 }],
});
const onlyAuthorize = (intent: string, address: string, chainId = 1) => ({
  human_intent: intent,
  proposed_tx: { chain_id: 1, from: owner, to: owner, value: '0', ...authorize(address, chainId) },
});

export const accountDelegationCases: NodeCases = {
  node: 'technical_invariants.account_delegation',
  cases: [
    {
      name: 'stops a delegation beside a transfer',
      request: request(`Send 1 ETH to ${friend}`, send, authorize(stranger)),
      expect: 'FAIL',
      says: 'no delegation',
    },
    {
      name: 'stops another delegate than the one named',
      request: onlyAuthorize(`Delegate my account to ${delegate}`, stranger),
      expect: 'FAIL',
      says: delegate,
    },
    {
      name: 'stops a delegation on every chain',
      request: onlyAuthorize(`Delegate my account to ${delegate}`, delegate, 0),
      expect: 'FAIL',
      says: 'every chain',
    },
    {
      name: 'stops a delegation for another chain',
      request: onlyAuthorize(`Delegate my account to ${delegate}`, delegate, 10),
      expect: 'FAIL',
      says: 'chain 10',
    },
    {
      name: 'stops the delegation of the account where votes are meant',
      request: onlyAuthorize(`Delegate my UNI votes to ${delegate}`, delegate),
      expect: 'FAIL',
    },
    {
      name: 'lets the delegate that is named through',
      request: onlyAuthorize(`Delegate my account to ${delegate} (EIP-7702)`, delegate),
      expect: 'PASS',
    },
    {
      name: 'lets every chain through where it is said',
      request: onlyAuthorize(`Delegate my account to ${delegate} on all chains`, delegate, 0),
      expect: 'PASS',
    },
    {
      name: 'lets the removal that is asked for through',
      request: onlyAuthorize('Remove the delegation of my account', nobody),
      expect: 'PASS',
    },
    {
      name: 'skips a transaction without authorizations',
      request: request(`Send 1 ETH to ${friend}`, send),
      expect: 'SKIP',
    },
  ],
};

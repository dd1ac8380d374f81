import type { Address } from '@countersign/protocol';
import { dollars, erc20Approve, erc20Transfer, friend, owner, request, usdc, v3Router } from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

/** The same first and last digits with others in between. */
const imitate = (address: Address, digits = 4): Address =>
  `0x${address.slice(2, 2 + digits)}${'5b'.repeat(20 - digits)}${address.slice(-digits)}`.toLowerCase() as Address;
const send = (to: Address) => erc20Transfer(usdc, to, dollars(100));

export const addressPoisoningCases: NodeCases = {
  node: 'adversarial_detection.address_poisoning',
  cases: [
    {
      name: 'stops an imitation of the recipient',
      request: request(`Send 100 USDC to ${friend}`, send(imitate(friend))),
      expect: 'FAIL',
      says: friend,
    },
    {
      name: 'stops an imitation of the sender that the intent itself names',
      request: request(`Send 100 USDC to ${imitate(owner)}`, send(imitate(owner))),
      expect: 'FAIL',
      says: 'the sender',
    },
    {
      name: 'stops an imitation of a router',
      request: request(
        `Approve 100 USDC for ${imitate(v3Router)}`,
        erc20Approve(usdc, imitate(v3Router), dollars(100)),
      ),
      expect: 'FAIL',
      says: v3Router,
    },
    {
      name: 'stops an imitation of a token',
      request: request(`Send 100 USDC to ${friend}`, { ...send(friend), to: imitate(usdc) }),
      expect: 'FAIL',
      says: usdc,
    },
    {
      name: 'stops an imitation of what a name stands for',
      request: request('Send 100 USDC to bob.eth', send(imitate(friend)), { context: { 'bob.eth': friend } }),
      expect: 'FAIL',
      says: 'bob.eth',
    },
    {
      name: 'stops an imitation of a token that the chain itself gave out',
      request: request(
        `Send 1 OP to ${friend} on Optimism`,
        { ...erc20Transfer(usdc, friend, 10n ** 18n), to: imitate('0x4200000000000000000000000000000000000042') },
        { chain_id: 10 },
      ),
      expect: 'FAIL',
      says: '0x4200000000000000000000000000000000000042',
    },
    {
      name: 'lets the recipient itself through',
      request: request(`Send 100 USDC to ${friend}`, send(friend)),
      expect: 'PASS',
    },
    {
      name: 'lets oneself through',
      request: request(`Send 100 USDC to myself, ${owner}`, send(owner)),
      expect: 'PASS',
    },
    {
      name: 'lets an address through that shares fewer digits',
      request: request(`Send 100 USDC to ${imitate(owner, 3)}`, send(imitate(owner, 3))),
      expect: 'PASS',
    },
    {
      name: 'lets an imitation through that the operator allows',
      request: request(`Send 100 USDC to ${imitate(owner)}`, send(imitate(owner))),
      policy: { allowed: [imitate(owner)] },
      expect: 'PASS',
    },
  ],
};
